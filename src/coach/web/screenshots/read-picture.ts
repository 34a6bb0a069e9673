import type { Turn } from '#coach';
import { bubbleInk } from './bubble-ink.ts';
import { findBubbles, sidesOf } from './bubbles.ts';
import { needsContrast, withLocalContrast } from './contrast.ts';
import { DRAWN, type FlatArea, flatAreas, PASSED_ON } from './flat-areas.ts';
import { type ReadBubble, type ReadLine, turnsOf } from './lines.ts';
import { bubblesOfLines } from './loose-lines.ts';
import { paragraphsOf } from './paragraphs.ts';
import { enlarged, type Gray, heightOf, type Picture, toGray, widthOf } from './pixels.ts';
import { rowHeights } from './signs.ts';

/** Reads black letters on white. `block` is one column of lines, `page` anything. */
export type Recognise = (image: Gray, layout: 'block' | 'page') => Promise<ReadLine[]>;

export interface ReadOptions {
  recognise: Recognise;
  /** From 0 to 1, after each piece. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Height of a row of letters, in pixels, at which the reader reads best. */
const BEST_ROW = 34;
const MARGIN = 16;
/** Smaller areas are no bubble: a share of the picture's width, squared. */
const LEAST_AREA = (0.045 * 0.045) / 2;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The messages of a chat's picture, from the top down. */
export async function readTurns(picture: Picture, options: ReadOptions): Promise<Turn[]> {
  const { labels, found } = bubblesIn(picture);
  const bubbles = found.length > 0 ? await readBubbles(picture, labels, found, options) : [];
  const turns = turnsOf(bubbles);
  return turns.length > 0 ? turns : readWholePage(picture, options);
}

/** A picture that a messenger passed on has to show clearly more of its bubbles that way. */
const CLEARLY_MORE = 1.05;

/** The bubbles of a picture as it was drawn, or as it was passed on where more of them are seen then. */
function bubblesIn(picture: Picture): { labels: Int32Array; found: FlatArea[] } {
  const [drawn, passedOn] = [DRAWN, PASSED_ON].map((evenness) => {
    const { labels, areas } = flatAreas(picture, picture.width * picture.width * LEAST_AREA, evenness);
    const found = findBubbles(areas, picture.width);
    return { labels, found, covered: found.reduce((sum, { box }) => sum + widthOf(box) * heightOf(box), 0) };
  }) as [SeenBubbles, SeenBubbles];
  return passedOn.covered > drawn.covered * CLEARLY_MORE ? passedOn : drawn;
}

interface SeenBubbles {
  labels: Int32Array;
  found: FlatArea[];
  /** Pixels in their boxes. */
  covered: number;
}

/** The same for a picture without bubbles: only the lines' edges tell whose they are. */
export const readWholePage = async (picture: Picture, options: ReadOptions): Promise<Turn[]> =>
  turnsOf(bubblesOfLines(await readPage(picture, options), picture.width));

/** Everything that can be read in a picture, a line for each paragraph. */
export const readText = async (picture: Picture, options: ReadOptions): Promise<string> =>
  paragraphsOf(await readPage(picture, options));

async function readBubbles(
  picture: Picture,
  labels: Int32Array,
  areas: readonly FlatArea[],
  { recognise, onProgress, signal }: ReadOptions,
): Promise<ReadBubble[]> {
  const sides = sidesOf(
    areas.map(({ box }) => box),
    picture.width,
  );
  const inks = areas.map((area) => bubbleInk(picture, labels, area));
  const row = median(inks.flatMap(rowHeights));
  const scale = row > 0 ? Math.min(4, Math.max(0.5, BEST_ROW / row)) : 1;
  const bubbles: ReadBubble[] = [];
  for (const [index, ink] of inks.entries()) {
    signal?.throwIfAborted();
    const lines = rowHeights(ink).length > 0 ? await recognise(enlarged(ink, scale, MARGIN), 'block') : [];
    bubbles.push({ from: sides[index] ?? 'them', lines });
    onProgress?.((index + 1) / inks.length);
  }
  return bubbles;
}

/** Letters of a picture without bubbles; boxes in the picture's own pixels. */
async function readPage(
  picture: Picture,
  { recognise, onProgress, signal }: ReadOptions,
): Promise<ReadLine[]> {
  const gray = toGray(picture);
  const clear = needsContrast(gray) ? withLocalContrast(gray) : gray;
  signal?.throwIfAborted();
  const lines = await recognise(clear, 'page');
  onProgress?.(1);
  return lines;
}
