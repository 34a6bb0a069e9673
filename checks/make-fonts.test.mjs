import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BASIC_RANGES, FACES, facePath, makeFace } from './make-fonts.mjs';
import { textOf } from './tracked-files.ts';

describe('the faces of every page', () => {
  it.each(FACES)('$file is what the script makes of its package', async (face) => {
    expect(readFileSync(facePath(face.file)).equals(await makeFace(face))).toBe(true);
  });

  it('together stay under 60 KB', () => {
    const bytes = FACES.reduce((sum, { file }) => sum + readFileSync(facePath(file)).length, 0);
    expect(bytes).toBeLessThan(60_000);
  });

  it('are asked for exactly the characters that they hold', () => {
    const range = BASIC_RANGES.map(([from, to]) => {
      const hex = (code) => code.toString(16).toUpperCase().padStart(4, '0');
      return from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`;
    }).join(', ');
    const css = textOf('src/ui/fonts.css').replace(/\s+/g, ' ');
    expect(css.split(`unicode-range: ${range};`).length - 1).toBe(FACES.length);
  });
});
