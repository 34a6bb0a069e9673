/**
 * How letters look: the colours of the screens (`tokens.css`), light and dark. The light ones stand on the elements
 * themselves, because some mail programs drop style sheets; the dark ones in a style sheet, because there is no other
 * way. Fonts are the reader's own: nothing is fetched.
 */

type Pair = readonly [light: string, dark: string];

const PAPER: Pair = ['#fff8f0', '#1b0f20'];
const CARD: Pair = ['#fffdfa', '#2a1a33'];
const INK: Pair = ['#241629', '#fbefe6'];
const SMALL: Pair = ['#5b4a5f', '#c9b5c6'];
const LINE: Pair = ['#eadbcb', '#43304b'];
const EMBER: Pair = ['#c8401a', '#ff7a4d'];
const ON_EMBER: Pair = ['#ffffff', '#2a0f06'];
const BLUSH: Pair = ['#ffe1d3', '#4a2433'];

interface Look {
  shape: string;
  colours: Readonly<Record<string, Pair>>;
}

const LOOKS = {
  paper: {
    shape: 'margin:0;padding:0;-webkit-text-size-adjust:100%;font:17px/1.5 Helvetica,Arial,sans-serif',
    colours: { 'background-color': PAPER, color: INK },
  },
  sheet: { shape: 'max-width:544px;margin:0 auto;padding:32px 16px 40px', colours: {} },
  brand: { shape: 'margin:0 8px 16px;font:600 22px/1.2 Georgia,serif', colours: { color: INK } },
  card: {
    shape: 'border-width:1px;border-style:solid;border-radius:18px;padding:28px 24px 12px',
    colours: { 'background-color': CARD, 'border-color': LINE },
  },
  line: { shape: 'margin:0 0 16px', colours: { color: INK } },
  call: { shape: 'margin:4px 0 20px', colours: {} },
  button: {
    shape: 'display:inline-block;padding:13px 22px;border-radius:999px;font-weight:600;text-decoration:none',
    colours: { 'background-color': EMBER, color: ON_EMBER },
  },
  also: { shape: 'font-weight:600;text-decoration:underline', colours: { color: INK } },
  code: {
    shape:
      'display:inline-block;margin:0 0 16px;padding:10px 12px 10px 20px;border-radius:12px;letter-spacing:8px;font:600 30px/1.2 Menlo,Consolas,monospace',
    colours: { 'background-color': BLUSH, color: INK },
  },
  facts: { shape: 'margin:0 0 20px;border-collapse:collapse;font-size:15px', colours: {} },
  term: {
    shape: 'padding:8px 16px 8px 0;border-top-width:1px;border-top-style:solid;font-weight:400;width:34%',
    colours: { color: SMALL, 'border-top-color': LINE },
  },
  says: {
    shape: 'padding:8px 0;border-top-width:1px;border-top-style:solid;word-break:break-word',
    colours: { color: INK, 'border-top-color': LINE },
  },
  total: {
    shape:
      'padding:8px 0;border-top-width:1px;border-top-style:solid;font:600 22px/1.2 Georgia,serif;word-break:break-word',
    colours: { color: INK, 'border-top-color': LINE },
  },
  small: { shape: 'margin:0 0 16px;font-size:14px', colours: { color: SMALL } },
  address: { shape: 'word-break:break-all', colours: { color: SMALL } },
  off: { shape: 'text-decoration:underline', colours: { color: SMALL } },
  foot: { shape: 'margin:20px 8px 0;font-size:14px', colours: { color: SMALL } },
} as const satisfies Record<string, Look>;

const declarations = (colours: Look['colours'], theme: 0 | 1, end = ''): string[] =>
  Object.entries(colours).map(([name, pair]) => `${name}:${pair[theme]}${end}`);

/** The attributes of an element that looks like this. */
export const like = (name: keyof typeof LOOKS): string => {
  const { shape, colours } = LOOKS[name];
  return `class="${name}" style="${[shape, ...declarations(colours, 0)].join(';')}"`;
};

const dark = Object.entries(LOOKS)
  .map(([name, { colours }]) => [name, declarations(colours, 1, ' !important')] as const)
  .filter(([, lines]) => lines.length > 0)
  .map(([name, lines]) => `.${name}{${lines.join(';')}}`)
  .join('');

export const LETTER_STYLES = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${dark}}`;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that stands in HTML as it reads. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
