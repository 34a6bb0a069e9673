/**
 * Makes the faces that every page loads from those of the @fontsource packages: the characters that English needs, the
 * weights that the styles use, and for Fraunces the one optical size that they ask for. 165 KB become 56. What lies outside stays in
 * the packages' own files, which a browser fetches only for a character that needs them.
 * `node checks/make-fonts.mjs` writes `src/ui/fonts/`; a test holds the files there against what this makes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const packages = join(root, 'node_modules', '@fontsource-variable');

/** `U+20-7E` and the marks of English typography; src/ui/fonts.css names the same range. */
export const BASIC_RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa3, 0xa3],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0xe9, 0xe9],
  [0x2013, 0x2014],
  [0x2018, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2248, 0x2248],
];
const basic = BASIC_RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)),
).join('');

/** File name, source and the axes that are kept (a number pins one). */
export const FACES = [
  {
    file: 'fraunces.woff2',
    source: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    axes: { opsz: 40, wght: { min: 400, max: 600 } },
  },
  {
    file: 'fraunces-italic.woff2',
    source: 'fraunces/files/fraunces-latin-wonk-italic.woff2',
    axes: { wght: 470, WONK: 0 },
    // The plain l and w are reached by a substitution: without it "line" has a hooked l and reads "fine".
    substituted: true,
  },
  {
    file: 'instrument-sans.woff2',
    source: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
  },
];

/** @param {{ source: string, axes: object, substituted?: boolean }} face @param {'woff2' | 'sfnt'} targetFormat @returns {Promise<Buffer>} */
export const makeFace = ({ source, axes, substituted = false }, targetFormat = 'woff2') =>
  subsetFont(readFileSync(join(packages, source)), basic, {
    targetFormat,
    variationAxes: axes,
    noLayoutClosure: !substituted,
  });

/** @param {string} file */
export const facePath = (file) => join(root, 'src', 'ui', 'fonts', file);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const face of FACES) {
    const made = await makeFace(face);
    writeFileSync(facePath(face.file), made);
    console.info(`${face.file}  ${made.length} bytes`);
  }
}
