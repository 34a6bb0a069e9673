/**
 * Writes `src/ui/fallback-faces.css`: the faces that stand in until ours arrive, each a face that phones and desks have, stretched to the
 * measures of ours, so that lines break at the same words and nothing moves when ours take their place. `node checks/make-fallbacks.mjs`;
 * a test holds the file against what this makes.
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Mean advance of a character in em, kerning included, over the copy of the open pages (`heads`: over their headings), measured in Chromium
 * from the font files in November 2026. Gelasio stands for Georgia, Liberation for Arial and Times: made to the same advances.
 */
const OURS = {
  said: { ascent: 0.978, descent: 0.255, text: 0.46031, heads: 0.47088, italic: 0.43802 },
  done: { ascent: 0.97, descent: 0.2444, text: 0.45323, bold: 0.46493 },
};

const SAID = [
  { over: 'Georgia', locals: ['Georgia', 'Gelasio'], text: 0.44298, heads: 0.45199, italic: 0.42166 },
  { over: 'Noto Serif', locals: ['Noto Serif'], text: 0.47825, heads: 0.4904, italic: 0.44067 },
  { over: 'DejaVu Serif', locals: ['DejaVu Serif'], text: 0.51496, heads: 0.52823, italic: 0.48834 },
  {
    over: 'Times',
    locals: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    text: 0.40505,
    heads: 0.41741,
    italic: 0.40505,
  },
];

const DONE = [
  {
    over: 'Roboto',
    locals: ['Roboto', 'Roboto-Regular'],
    bolds: ['Roboto Bold', 'Roboto-Bold'],
    text: 0.44448,
    bold: 0.45121,
  },
  {
    over: 'Arial',
    locals: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
    bolds: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    text: 0.44772,
    bold: 0.48056,
  },
  { over: 'DejaVu Sans', locals: ['DejaVu Sans'], bolds: ['DejaVu Sans Bold'], text: 0.50844, bold: 0.57413 },
];

const percent = (ratio) => `${(ratio * 100).toFixed(2)}%`;

function face({ family, style = 'normal', weights, locals, ours, adjust }) {
  return [
    '@font-face {',
    `  font-family: "${family}";`,
    ...(style === 'normal' ? [] : [`  font-style: ${style};`]),
    `  font-weight: ${weights};`,
    `  src: ${locals.map((name) => `local("${name}")`).join(', ')};`,
    `  size-adjust: ${percent(adjust)};`,
    `  ascent-override: ${percent(ours.ascent / adjust)};`,
    `  descent-override: ${percent(ours.descent / adjust)};`,
    '  line-gap-override: 0%;',
    '}',
    '',
  ].join('\n');
}

/** Headings and text have other letters in other numbers, so they are differently wide: each has its own stretch of the stand-in. */
function saidOver({ over, locals, text, heads, italic }) {
  const family = `Said over ${over}`;
  const ours = OURS.said;
  const italics = locals.map((name) => `${name} Italic`);
  return [
    face({ family, weights: '400 500', locals, ours, adjust: ours.text / text }),
    face({ family, weights: '501 700', locals, ours, adjust: ours.heads / heads }),
    face({
      family,
      style: 'italic',
      weights: '400 700',
      locals: italics,
      ours,
      adjust: ours.italic / italic,
    }),
  ];
}

function doneOver({ over, locals, bolds, text, bold }) {
  const family = `Done over ${over}`;
  const ours = OURS.done;
  return [
    face({ family, weights: '400 500', locals, ours, adjust: ours.text / text }),
    face({ family, weights: '501 700', locals: bolds, ours, adjust: ours.bold / bold }),
  ];
}

/** The stand-ins of each voice in the order in which they are tried; `tokens.css` names them so. */
export const STAND_INS = {
  said: SAID.map(({ over }) => `Said over ${over}`),
  done: DONE.map(({ over }) => `Done over ${over}`),
};

export const FALLBACK_PATH = 'src/ui/fallback-faces.css';

/** @returns {string} the whole file */
export const makeFallbacks = () =>
  [
    '/* Made by checks/make-fallbacks.mjs: stand-ins with the measures of our faces. */',
    ...SAID.flatMap(saidOver),
    ...DONE.flatMap(doneOver),
  ]
    .join('\n')
    .replace(/\n+$/, '\n');

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(join(root, FALLBACK_PATH), makeFallbacks());
