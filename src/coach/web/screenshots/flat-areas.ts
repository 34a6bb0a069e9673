import { type Box, type Picture, toGray } from './pixels.ts';

/** A stretch of pixels whose colour hardly changes from one to the next: a bubble's fill, a bar, the page. */
export interface FlatArea {
  label: number;
  box: Box;
  /** Pixels in it. */
  size: number;
}

/** Each pixel's area by its label. */
export interface FlatAreas {
  labels: Int32Array;
  areas: FlatArea[];
}

/** How far pixels may differ and still belong together, in brightness and in each colour. */
export interface Evenness {
  /** Neighbours: a gradient stays within it. */
  step: { gray: number; colour: number };
  /** Across two pixels: more is the soft edge of a letter or of a pale bubble on a white page, and belongs to neither side. */
  slope: { gray: number; colour: number };
}

/** As a phone draws it. */
export const DRAWN: Evenness = { step: { gray: 3, colour: 3 }, slope: { gray: 4, colour: 4 } };
/** As a messenger passes it on: JPEG ripples around letters, in colours more than in brightness. */
export const PASSED_ON: Evenness = { step: { gray: 6, colour: 24 }, slope: { gray: 8, colour: 32 } };

/** Areas of at least `leastSize` pixels; smaller ones keep their labels but are not listed. */
export function flatAreas(picture: Picture, leastSize: number, { step, slope }: Evenness = DRAWN): FlatAreas {
  const { width, height, data } = picture;
  const gray = toGray(picture).data;
  const parents = new Int32Array(width * height);
  for (let at = 0; at < parents.length; at++) parents[at] = at;
  const rootOf = (start: number): number => {
    let at = start;
    for (;;) {
      const parent = parents[at] as number;
      if (parent === at) return at;
      const above = parents[parent] as number;
      parents[at] = above;
      at = above;
    }
  };
  const alike = (a: number, b: number, most: Evenness['step']): boolean => {
    const brighter = (gray[a] as number) - (gray[b] as number);
    if (brighter > most.gray || brighter < -most.gray) return false;
    for (let channel = 0; channel < 3; channel++) {
      const apart = (data[a * 4 + channel] as number) - (data[b * 4 + channel] as number);
      if (apart > most.colour || apart < -most.colour) return false;
    }
    return true;
  };
  const flat = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const across = alike(x > 0 ? at - 1 : at, x + 1 < width ? at + 1 : at, slope);
      const down = alike(y > 0 ? at - width : at, y + 1 < height ? at + width : at, slope);
      flat[at] = across && down ? 1 : 0;
    }
  const together = (a: number, b: number): boolean => flat[a] === 1 && flat[b] === 1 && alike(a, b, step);
  const join = (a: number, b: number) => {
    const [rootA, rootB] = [rootOf(a), rootOf(b)];
    if (rootA < rootB) parents[rootB] = rootA;
    else parents[rootA] = rootB;
  };
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      if (x + 1 < width && together(at, at + 1)) join(at, at + 1);
      if (y + 1 < height && together(at, at + width)) join(at, at + width);
    }
  const sizes = new Int32Array(width * height);
  for (let at = 0; at < parents.length; at++) {
    const root = rootOf(at);
    parents[at] = root;
    sizes[root] = (sizes[root] as number) + 1;
  }
  const found = new Map<number, FlatArea>();
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const label = parents[at] as number;
      const size = sizes[label] as number;
      if (size < leastSize) continue;
      const area = found.get(label);
      if (!area) found.set(label, { label, size, box: { left: x, right: x + 1, top: y, bottom: y + 1 } });
      else {
        const { box } = area;
        if (x < box.left) box.left = x;
        if (x >= box.right) box.right = x + 1;
        box.bottom = y + 1;
      }
    }
  return { labels: parents, areas: [...found.values()] };
}
