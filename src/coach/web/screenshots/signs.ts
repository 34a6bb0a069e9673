import { type Box, type Gray, heightOf, widthOf } from './pixels.ts';

/** A letter, a part of one, an emoji: pixels of ink that touch. */
export interface Sign {
  pixels: number[];
  box: Box;
  /** Its darkest pixel, 0 black. */
  level: number;
  /** Mean of its ink; of all of it where it is pale, as a yellow face on a pale bubble is. */
  chroma: number;
}

const INK = 128;
/** Paler pixels belong to no sign. */
const PALE = 240;
/** A sign as large as this share of a row and more colourful than the letters by so much is an emoji. */
const EMOJI_SIZE = 0.62;
const COLOURFUL = 90;
/** The app writes its time paler than the message, in signs enough for one, right of the last words. */
const FAINT_FROM = 66;
const LEAST_STAMP = 3;

/** Heights of the rows of letters in pixels, from the top down. */
export function rowHeights({ width, height, data }: Gray): number[] {
  const heights: number[] = [];
  let run = 0;
  for (let y = 0; y <= height; y++) {
    const inked = y < height && data.subarray(y * width, (y + 1) * width).some((level) => level < INK);
    if (inked) run++;
    else if (run > 0) {
      heights.push(run);
      run = 0;
    }
  }
  return heights;
}

/** Wipes out what is no letter of the message. @param chromaAt how colourful the picture is there, 0 to 255 */
export function wipeSigns(image: Gray, chromaAt: (x: number, y: number) => number): void {
  const rows = rowHeights(image).toSorted((a, b) => a - b);
  const row = rows[rows.length >> 1] ?? 0;
  const signs = signsOf(image, chromaAt);
  const chromas = signs.map(({ chroma }) => chroma).toSorted((a, b) => a - b);
  const colourful = (chromas[chromas.length >> 2] ?? 0) + COLOURFUL;
  const isEmoji = ({ box, chroma }: Sign) =>
    chroma > colourful && Math.min(widthOf(box), heightOf(box)) >= row * EMOJI_SIZE;
  const wipe = ({ pixels }: Sign) => {
    for (const at of pixels) image.data[at] = 255;
  };
  signs.filter(isEmoji).forEach(wipe);
  stampSigns(
    signs.filter((sign) => !isEmoji(sign)),
    colourful,
    image.height,
    row,
  ).forEach(wipe);
}

/** The signs of the time that the app wrote into the lower right corner, and of its marks of delivery behind it. */
function stampSigns(signs: readonly Sign[], colourful: number, height: number, row: number): Sign[] {
  const low = signs.filter(({ box }) => (box.top + box.bottom) / 2 > height - row * 2);
  const strong = low.filter(({ level, chroma }) => level < FAINT_FROM && chroma <= colourful);
  const faint = low.filter((sign) => !strong.includes(sign));
  const stamp = faint.filter(({ level, box }) => {
    const besides = strong.filter((other) => other.box.bottom > box.top && other.box.top < box.bottom);
    return level >= FAINT_FROM && besides.every((other) => other.box.right <= box.left);
  });
  if (stamp.length < LEAST_STAMP) return [];
  const start = Math.min(...stamp.map(({ box }) => box.left));
  return faint.filter(({ box }) => box.left >= start);
}

/** All signs, from the top down. */
function signsOf({ width, height, data }: Gray, chromaAt: (x: number, y: number) => number): Sign[] {
  const seen = new Uint8Array(width * height);
  const signs: Sign[] = [];
  for (let start = 0; start < data.length; start++) {
    if (seen[start] || (data[start] as number) > PALE) continue;
    const pixels: number[] = [];
    const open = [start];
    seen[start] = 1;
    const box = { left: width, top: height, right: 0, bottom: 0 };
    let [level, chroma, paleChroma, inked] = [255, 0, 0, 0];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      pixels.push(at);
      const [x, y] = [at % width, Math.floor(at / width)];
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
      const here = data[at] as number;
      level = Math.min(level, here);
      const colour = chromaAt(x, y);
      paleChroma += colour;
      if (here < INK) {
        chroma += colour;
        inked++;
      }
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++)
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx;
          if (seen[next] || (data[next] as number) > PALE) continue;
          seen[next] = 1;
          open.push(next);
        }
    }
    signs.push({ pixels, box, level, chroma: inked > 0 ? chroma / inked : paleChroma / pixels.length });
  }
  return signs;
}
