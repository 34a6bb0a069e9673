import type { FlatArea } from './flat-areas.ts';
import { chromaOf, type Gray, grayImage, heightOf, type Picture, widthOf } from './pixels.ts';
import { wipeSigns } from './signs.ts';

/** Of the darkest ink, so that stray soft pixels do not set the scale. */
const FULL_INK = 0.95;
const LEAST_INK = 24;

/**
 * The letters of a bubble, black on white whatever its colours are: ink is what differs from the fill of its own row, so that a gradient
 * is no ink, and what is connected to the outside is none either. Emoji and the app's own
 * time are wiped out.
 */
export function bubbleInk(picture: Picture, labels: Int32Array, { label, box }: FlatArea): Gray {
  const [width, height] = [widthOf(box), heightOf(box)];
  const image = grayImage(width, height);
  const outside = outsideOf(picture.width, labels, { label, box });
  const differences = new Uint8Array(width * height);
  const counts = new Uint32Array(256);
  let fill = firstFill(picture, labels, { label, box });
  for (let y = 0; y < height; y++) {
    fill = rowFill(picture, labels, { label, box }, y) ?? fill;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (outside[at]) continue;
      const source = (box.top + y) * picture.width + box.left + x;
      if (labels[source] === label) continue;
      let difference = 0;
      for (let channel = 0; channel < 3; channel++)
        difference = Math.max(
          difference,
          Math.abs((picture.data[source * 4 + channel] as number) - (fill[channel] as number)),
        );
      differences[at] = difference;
      counts[difference] = (counts[difference] as number) + 1;
    }
  }
  const full = Math.max(LEAST_INK, levelOf(counts, FULL_INK));
  for (let at = 0; at < differences.length; at++)
    image.data[at] = 255 - Math.min(255, Math.round(((differences[at] as number) * 255) / full));
  wipeSigns(image, (x, y) => chromaOf(picture, box.left + x, box.top + y));
  return image;
}

type Colour = readonly [number, number, number];

function rowFill(
  picture: Picture,
  labels: Int32Array,
  { label, box }: Pick<FlatArea, 'label' | 'box'>,
  y: number,
): Colour | null {
  let [red, green, blue, count] = [0, 0, 0, 0];
  const row = (box.top + y) * picture.width;
  for (let x = box.left; x < box.right; x++) {
    if (labels[row + x] !== label) continue;
    red += picture.data[(row + x) * 4] as number;
    green += picture.data[(row + x) * 4 + 1] as number;
    blue += picture.data[(row + x) * 4 + 2] as number;
    count++;
  }
  return count === 0 ? null : [red / count, green / count, blue / count];
}

function firstFill(picture: Picture, labels: Int32Array, area: Pick<FlatArea, 'label' | 'box'>): Colour {
  for (let y = 0; y < heightOf(area.box); y++) {
    const fill = rowFill(picture, labels, area, y);
    if (fill) return fill;
  }
  return [255, 255, 255];
}

/** The pixels of the box that are reached from its edge without crossing the fill: the corners. */
function outsideOf(
  pictureWidth: number,
  labels: Int32Array,
  { label, box }: Pick<FlatArea, 'label' | 'box'>,
) {
  const [width, height] = [widthOf(box), heightOf(box)];
  const outside = new Uint8Array(width * height);
  const open: number[] = [];
  const visit = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const at = y * width + x;
    if (outside[at] || labels[(box.top + y) * pictureWidth + box.left + x] === label) return;
    outside[at] = 1;
    open.push(at);
  };
  for (let x = 0; x < width; x++) {
    visit(x, 0);
    visit(x, height - 1);
  }
  for (let y = 0; y < height; y++) {
    visit(0, y);
    visit(width - 1, y);
  }
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    visit(x - 1, y);
    visit(x + 1, y);
    visit(x, y - 1);
    visit(x, y + 1);
  }
  return outside;
}

/** The level below which the share of all counted values lies. */
function levelOf(counts: Uint32Array, share: number): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (let level = 0; level < counts.length; level++) {
    below += counts[level] as number;
    if (below >= all * share) return level;
  }
  return counts.length - 1;
}
