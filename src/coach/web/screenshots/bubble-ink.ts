import type { FlatArea } from './flat-areas.ts';
import { chromaOf, type Gray, grayImage, heightOf, type Picture, toGray, widthOf } from './pixels.ts';
import { wipeSigns } from './signs.ts';

/** Of the darkest ink, so that stray soft pixels do not set the scale. */
const FULL_INK = 0.95;
const LEAST_INK = 24;
/** Nearer to the fill in brightness than this is fill: the ripple that JPEG leaves. */
const RIPPLE = 8;

/**
 * The letters of a bubble, black on white whatever its colours are: ink is what differs in brightness from the fill of its own row, so
 * that a gradient is no ink. What is connected to the outside is none either. Emoji and the app's own time are wiped out.
 */
export function bubbleInk(picture: Picture, labels: Int32Array, { label, box }: FlatArea): Gray {
  const [width, height] = [widthOf(box), heightOf(box)];
  const image = grayImage(width, height);
  const rows = box.top * picture.width * 4;
  const gray = toGray({
    width: picture.width,
    height,
    data: picture.data.subarray(rows, rows + height * picture.width * 4),
  });
  const fills = rowFills(gray, labels, { label, box });
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (labels[(box.top + y) * picture.width + box.left + x] === label) continue;
      const apart = Math.abs((gray.data[y * picture.width + box.left + x] as number) - (fills[y] as number));
      ink[y * width + x] = Math.max(0, apart - RIPPLE);
    }
  wipeOutside(ink, width, height);
  const counts = new Uint32Array(256);
  for (const level of ink) if (level > 0) counts[level] = (counts[level] as number) + 1;
  const full = Math.max(LEAST_INK, levelOf(counts, FULL_INK));
  for (let at = 0; at < ink.length; at++)
    image.data[at] = 255 - Math.min(255, Math.round(((ink[at] as number) * 255) / full));
  wipeSigns(image, (x, y) => chromaOf(picture, box.left + x, box.top + y));
  return image;
}

/** Mean brightness of the fill in each row; a row without any has that of the row before it. */
function rowFills(gray: Gray, labels: Int32Array, { label, box }: Pick<FlatArea, 'label' | 'box'>): number[] {
  const fills: number[] = [];
  for (let y = 0; y < gray.height; y++) {
    let [sum, count] = [0, 0];
    for (let x = box.left; x < box.right; x++) {
      if (labels[(box.top + y) * gray.width + x] !== label) continue;
      sum += gray.data[y * gray.width + x] as number;
      count++;
    }
    fills.push(count > 0 ? sum / count : (fills.at(-1) ?? 255));
  }
  return fills;
}

/** Takes away the ink that is reached from the edge of the box without crossing the fill: the corners. */
function wipeOutside(ink: Uint8Array, width: number, height: number): void {
  const open: number[] = [];
  const visit = (x: number, y: number) => {
    const at = y * width + x;
    if (x < 0 || y < 0 || x >= width || y >= height || ink[at] === 0) return;
    ink[at] = 0;
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
