import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FACES, FLIGHT_BYTES, facePath, makeFace, PRELOADED } from './make-fonts.mjs';
import { textOf } from './tracked-files.ts';

describe('the faces of every page', () => {
  it.each(FACES)('$file is what the script makes of its package', async (face) => {
    expect(readFileSync(facePath(face.file)).equals(await makeFace(face))).toBe(true);
  });

  it.each(PRELOADED)('%s comes in the first flight of packets', (file) => {
    expect(readFileSync(facePath(file)).length).toBeLessThanOrEqual(FLIGHT_BYTES);
  });

  it.each(FACES)('$file is asked for exactly the characters that it holds', ({ file, ranges }) => {
    const range = ranges
      .map(([from, to]) => {
        const hex = (code) => code.toString(16).toUpperCase().padStart(4, '0');
        return from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`;
      })
      .join(', ');
    const css = textOf('src/ui/fonts.css').replace(/\s+/g, ' ');
    const [face = ''] = css.split('@font-face').filter((one) => one.includes(`/${file}"`));
    expect(face).toContain(`unicode-range: ${range};`);
  });
});
