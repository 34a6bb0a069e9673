/** How a text becomes tokens for the models. Twin of `training/text.py`; a test holds the two together. */

const FOLD = new Map([
  ['\u2019', "'"],
  ['\u2018', "'"],
  ['`', "'"],
  ['\u00b4', "'"],
  ['\u201c', '"'],
  ['\u201d', '"'],
  ['\u2026', '.'],
]);
const SKIP = new Set(['\ufe0f', '\u200d', '\u200b', '\u200c', '\u2060', '\ufeff', '\u00ad']);
const IN_WORD = /^[\p{L}\p{N}\p{M}']$/u;
const CONTRACTION = /^(.+?)(n't|'m|'re|'s|'ll|'ve|'d)$/;
const RUN = /(.)\1{2,}/gu;

/** Longer texts keep their start and their end. */
export const MAX_TOKENS = 160;
const HEAD = (MAX_TOKENS * 5) / 8;
/** No text that a person writes needs more characters for its tokens. */
const WORD_MAX = 200;

/** A token and where it stands in the text, in UTF-16 units. */
export type Token = { readonly text: string; readonly start: number; readonly end: number };

/** Lower-case words, contractions cut in two, long runs of one letter shortened, marks and emoji one by one. */
export function tokensOf(text: string): Token[] {
  const found: Token[] = [];
  let word = '';
  let start = 0;
  let at = 0;
  const close = () => {
    let raw = word.replace(/^'+|'+$/g, '');
    word = '';
    if (raw === '') return;
    const place = { start, end: at };
    if (/^[0-9]+$/.test(raw)) {
      found.push({ text: raw.length <= 2 ? raw : `<${Math.min(raw.length, 6)} digits>`, ...place });
      return;
    }
    raw = raw.replace(RUN, '$1');
    const cut = CONTRACTION.exec(raw);
    if (cut?.[1] && cut[2]) found.push({ text: cut[1], ...place }, { text: cut[2], ...place });
    else found.push({ text: raw, ...place });
  };
  for (const original of text) {
    const lower = original.toLowerCase();
    for (const one of lower) {
      const char = FOLD.get(one) ?? one;
      if (SKIP.has(char)) continue;
      if (IN_WORD.test(char)) {
        if (word === '') start = at;
        if (word.length < WORD_MAX) word += char;
        continue;
      }
      close();
      if (!/^\s$/u.test(char)) found.push({ text: char, start: at, end: at + original.length });
    }
    at += original.length;
  }
  close();
  return found.length > MAX_TOKENS ? [...found.slice(0, HEAD), ...found.slice(HEAD - MAX_TOKENS)] : found;
}
