import { describe, expect, it } from 'vitest';
import { findBubbles, sidesOf } from './bubbles.ts';
import { bubblesOfLines } from './loose-lines.ts';
import type { Box } from './pixels.ts';

const WIDTH = 1_000;
const box = (left: number, right: number, top = 0, bottom = top + 90): Box => ({ left, right, top, bottom });
const area = (place: Box, share = 0.9) => ({
  label: place.top,
  box: place,
  size: (place.right - place.left) * (place.bottom - place.top) * share,
});

describe('whose a message is', () => {
  it.each<[string, [number, number][], string]>([
    [
      'both sides',
      [
        [30, 500],
        [400, 970],
      ],
      'them me',
    ],
    [
      'a long one of each',
      [
        [30, 800],
        [200, 970],
      ],
      'them me',
    ],
    [
      'theirs stand in from a face',
      [
        [110, 500],
        [110, 800],
        [250, 970],
      ],
      'them them me',
    ],
    [
      'theirs only',
      [
        [30, 500],
        [30, 700],
      ],
      'them them',
    ],
    [
      'mine only',
      [
        [500, 970],
        [300, 970],
      ],
      'me me',
    ],
    [
      'a picture cut close',
      [
        [2, 500],
        [400, 999],
      ],
      'them me',
    ],
  ])('%s', (_what, edges, sides) => {
    const boxes = edges.map(([left, right]) => box(left, right));
    expect(sidesOf(boxes, WIDTH).join(' ')).toBe(sides);
  });
});

describe('which flat areas are bubbles', () => {
  const bubble = area(box(30, 500, 300));
  it.each<[string, ReturnType<typeof area>, boolean]>([
    ['a message', area(box(400, 970, 600)), true],
    ['a long message that stands like others', area(box(30, 968, 600)), false],
    ['a bar from edge to edge', area(box(0, 1_000, 600)), false],
    ['a day in the middle', area(box(420, 580, 600)), false],
    ['a face', area(box(20, 100, 600, 680), 0.78), false],
    ['a thin line', area(box(30, 600, 600, 610)), false],
    ['a frame with little in it', area(box(30, 600, 600, 900), 0.2), false],
    ['a note far from both edges', area(box(300, 650, 600)), false],
    ['a quoted message in a message', area(box(60, 400, 310, 370)), false],
    ['a message that begins where another does', area(box(30, 970 - 2, 900)), false],
    ['one in the middle that begins where another does', area(box(30, 905, 600)), true],
  ])('%s', (_what, candidate, is) => {
    expect(findBubbles([bubble, candidate], WIDTH).includes(candidate)).toBe(is);
  });

  it('stand from the top down', () => {
    const upper = area(box(400, 970, 100));
    expect(findBubbles([bubble, upper], WIDTH)).toEqual([upper, bubble]);
  });
});

describe('lines without bubbles', () => {
  const line = (text: string, left: number, right: number, top: number) => ({
    box: box(left, right, top, top + 40),
    words: [{ text, box: box(left, right, top, top + 40) }],
  });

  it('are one message where they follow closely at one edge', () => {
    const bubbles = bubblesOfLines(
      [
        line('How', 30, 500, 100),
        line('are you?', 30, 300, 150),
        line('Fine', 700, 970, 260),
        line('Good', 30, 300, 370),
        line('And?', 30, 300, 500),
      ],
      WIDTH,
    );
    expect(bubbles.map(({ from, lines }) => [from, lines.length])).toEqual([
      ['them', 2],
      ['me', 1],
      ['them', 1],
      ['them', 1],
    ]);
  });

  it('are none where nothing was read', () => {
    expect(bubblesOfLines([], WIDTH)).toEqual([]);
  });
});
