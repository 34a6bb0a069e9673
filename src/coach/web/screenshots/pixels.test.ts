import { describe, expect, it } from 'vitest';
import { bubbleInk } from './bubble-ink.ts';
import { needsContrast, withLocalContrast } from './contrast.ts';
import { flatAreas } from './flat-areas.ts';
import { enlarged, type Gray, type Picture, toGraymap } from './pixels.ts';

type Colour = [number, number, number];

/** A picture drawn by a rule: the colour of each pixel. */
function drawn(width: number, height: number, colourAt: (x: number, y: number) => Colour): Picture {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set([...colourAt(x, y), 255], (y * width + x) * 4);
  return { width, height, data };
}
const even = (level: number): Gray => ({ width: 4, height: 4, data: new Uint8Array(16).fill(level) });

/** A bubble with a letter (a bar of two pixels) and, at its right, a yellow face. */
const chat = (page: Colour, fill: (y: number) => Colour, ink: Colour) =>
  drawn(60, 40, (x, y) => {
    if (x < 5 || x >= 55 || y < 5 || y >= 35) return page;
    if (x >= 12 && x < 16 && y >= 12 && y < 28) return ink;
    if (x >= 20 && x < 24 && y >= 12 && y < 28) return ink;
    if (x >= 36 && x < 50 && y >= 12 && y < 28) return [255, 204, 0];
    return fill(y);
  });

describe('the contrast step', () => {
  it.each([
    ['black', 0, true],
    ['a dark theme', 40, true],
    ['a middle grey', 130, false],
    ['white', 255, false],
  ])('on %s', (_what, level, needed) => {
    expect(needsContrast(even(level))).toBe(needed);
  });

  it('makes dark letters of bright ones, and white of an even surrounding', () => {
    const image: Gray = { width: 20, height: 20, data: new Uint8Array(400).fill(30) };
    image.data[210] = 230;
    const clear = withLocalContrast(image);
    expect(clear.data[210]).toBeLessThan(20);
    expect(clear.data[0]).toBe(255);
  });
});

describe('flat areas', () => {
  it('are a pale bubble and its page, though their colours are near', () => {
    const picture = drawn(60, 40, (x, y) =>
      x >= 10 && x < 50 && y >= 10 && y < 30 ? [243, 243, 243] : [255, 255, 255],
    );
    const { areas } = flatAreas(picture, 50);
    expect(areas.map(({ box }) => box)).toEqual([
      { left: 0, top: 0, right: 60, bottom: 40 },
      { left: 11, top: 11, right: 49, bottom: 29 },
    ]);
  });

  it('are one where the colour runs slowly', () => {
    const { areas } = flatAreas(
      drawn(30, 60, (_x, y) => [y, 100, 200 - y]),
      50,
    );
    expect(areas).toHaveLength(1);
  });
});

describe('the ink of a bubble', () => {
  it.each<[string, Colour, (y: number) => Colour, Colour]>([
    ['black on grey', [255, 255, 255], () => [233, 233, 235], [0, 0, 0]],
    ['white on blue', [255, 255, 255], () => [0, 122, 255], [255, 255, 255]],
    ['white on black', [0, 0, 0], () => [38, 37, 42], [255, 255, 255]],
    ['white on a gradient', [0, 0, 0], (y) => [100 + y, 60, 250 - y], [255, 255, 255]],
  ])('%s is black on white, without the face and the corners', (_what, page, fill, ink) => {
    const picture = chat(page, fill, ink);
    const { labels, areas } = flatAreas(picture, 300);
    const bubble = areas.find(({ box }) => box.left > 0);
    expect(bubble).toBeDefined();
    if (!bubble) return;
    const image = bubbleInk(picture, labels, bubble);
    const at = (x: number, y: number) => image.data[(y - bubble.box.top) * image.width + x - bubble.box.left];
    expect(at(13, 20)).toBeLessThan(60);
    expect(at(8, 20)).toBe(255);
    expect(at(42, 20)).toBe(255);
    expect(at(bubble.box.left, bubble.box.top)).toBe(255);
  });
});

describe('an image for the reader', () => {
  it('is enlarged with a white margin', () => {
    const large = enlarged({ width: 2, height: 1, data: new Uint8Array([0, 0]) }, 2, 3);
    expect([large.width, large.height]).toEqual([10, 8]);
    expect([large.data[0], large.data[3 * 10 + 4]]).toEqual([255, 0]);
  });

  it('is a graymap', () => {
    const file = toGraymap(even(7));
    expect(new TextDecoder().decode(file.subarray(0, 11))).toBe('P5\n4 4\n255\n');
    expect(file.at(-1)).toBe(7);
  });
});
