/**
 * Makes the faces that every page loads from those of the @fontsource packages: the characters that English needs, the
 * weights that the styles use, and for Fraunces the one optical size and weight that they ask for. What lies outside stays in
 * the packages' own files, which a browser fetches only for a character that needs them.
 * The two that come before the first sight each fit into the first flight of packets of their connection (`FLIGHT_BYTES`).
 * `node checks/make-fonts.mjs` writes `src/ui/fonts/`; a test holds the files there against what this makes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const packages = join(root, 'node_modules', '@fontsource-variable');

/** Ten packets, less the headers of the answer. */
export const FLIGHT_BYTES = 14_600 - 450;

/** Letters, figures, and the marks that text and prices have. */
const TEXT_RANGES = [
  [0x20, 0x21],
  [0x24, 0x25],
  [0x27, 0x29],
  [0x2c, 0x3b],
  [0x3f, 0x3f],
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0xa0, 0xa0],
  [0xa3, 0xa3],
  [0x2013, 0x2014],
  [0x2019, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
];

/** Marks that most pages do without. */
const RARE_RANGES = [
  [0x22, 0x23],
  [0x26, 0x26],
  [0x2a, 0x2b],
  [0x3c, 0x3e],
  [0x40, 0x40],
  [0x5b, 0x60],
  [0x7b, 0x7e],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0xe9, 0xe9],
  [0x2018, 0x2018],
  [0x201a, 0x201b],
  [0x2022, 0x2022],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2248, 0x2248],
];

/** `U+20-7E` and the marks of English typography. */
const BASIC_RANGES = [
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

const charactersOf = (ranges) =>
  ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)),
    )
    .join('');

/** File name, source, the characters and the axes that are kept (a number pins one); src/ui/fonts.css names the same ranges. */
export const FACES = [
  {
    file: 'fraunces.woff2',
    source: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    ranges: BASIC_RANGES,
    axes: { opsz: 40, wght: 500 },
  },
  {
    file: 'fraunces-italic.woff2',
    source: 'fraunces/files/fraunces-latin-wonk-italic.woff2',
    ranges: BASIC_RANGES,
    axes: { wght: 470, WONK: 0 },
    // The plain l and w are reached by a substitution: without it "line" has a hooked l and reads "fine".
    substituted: true,
  },
  {
    // Half of it is the distances of its pairs, and most pairs are of rare marks: these are a file of their own.
    file: 'instrument-sans.woff2',
    source: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    ranges: TEXT_RANGES,
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    file: 'instrument-sans-marks.woff2',
    source: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    ranges: RARE_RANGES,
    axes: { wght: { min: 400, max: 600 } },
  },
];

/** Those of them that every page asks for before it is drawn. */
export const PRELOADED = ['fraunces.woff2', 'instrument-sans.woff2'];

/** @param {{ source: string, ranges?: number[][], axes: object, substituted?: boolean }} face @param {'woff2' | 'sfnt'} targetFormat @returns {Promise<Buffer>} */
export const makeFace = (
  { source, ranges = BASIC_RANGES, axes, substituted = false },
  targetFormat = 'woff2',
) =>
  subsetFont(readFileSync(join(packages, source)), charactersOf(ranges), {
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
