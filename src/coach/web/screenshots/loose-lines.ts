import { sidesOf } from './bubbles.ts';
import type { ReadBubble, ReadLine } from './lines.ts';
import { heightOf } from './pixels.ts';

/** Lines further apart than this many of their heights are messages of their own. */
const APART = 0.9;
/** Lines that begin or end within this share of the width stand together. */
const BESIDE = 0.06;

/**
 * Messages of an app that draws no bubbles: lines that follow closely and stand at the same edge are one.
 *
 * @param width of the picture, in the pixels of the lines
 */
export function bubblesOfLines(lines: readonly ReadLine[], width: number): ReadBubble[] {
  if (lines.length === 0) return [];
  const sides = sidesOf(
    lines.map(({ box }) => box),
    width,
  );
  const bubbles: ReadBubble[] = [];
  for (const [index, line] of lines.entries()) {
    const from = sides[index] ?? 'them';
    const open = bubbles.at(-1);
    const before = open?.lines.at(-1);
    const near = before && line.box.top - before.box.bottom < heightOf(before.box) * APART;
    const beside =
      before &&
      Math.min(Math.abs(line.box.left - before.box.left), Math.abs(line.box.right - before.box.right)) <
        width * BESIDE;
    if (open && open.from === from && near && beside) open.lines.push(line);
    else bubbles.push({ from, lines: [line] });
  }
  return bubbles;
}
