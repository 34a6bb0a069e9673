/**
 * Words as people mean them: chat spellings written out, endings cut, and pieces of words, so that a wording never seen shares something with one
 * that was. Twin of `training/stems.py`; a test holds the two together.
 */
import tables from './stems.json' with { type: 'json' };

const SPELLINGS = new Map(Object.entries(tables.spellings).map(([short, long]) => [short, long.split(' ')]));
const IRREGULAR = new Map(
  Object.entries(tables.irregular).flatMap(([base, forms]) =>
    forms.split(' ').map((form) => [form, base] as const),
  ),
);
const ENDINGS = tables.endings.map(([ending = '', instead = '']) => [ending, instead] as const);
const MONEY =
  /^(?:r|usd|zar|eur|gbp|aud|rs|kes|ksh)[0-9]+k?$|^[0-9]+(?:k|usd|zar|eur|gbp|bucks|quid|rand|euro|euros|dollars)$/;
const TIME = /^[0-9]{1,2}(?:am|pm|ish|h|h[0-9]{2})$/;
const LETTERS = /^[a-z]+$/;
/** Needs two UTF-16 units: an emoji, which has no pieces. */
const PAIRED = /[\ud800-\udfff]/;
const DOUBLED = /([^lsz])\1$/;
const SIZES = [3, 4, 5];

/** One token with a chat spelling written out, a sum or a time under one name. */
function spelled(token: string): readonly string[] {
  return SPELLINGS.get(token) ?? [MONEY.test(token) ? '<money>' : TIME.test(token) ? '<time>' : token];
}

export function stemOf(word: string): string {
  const base = IRREGULAR.get(word);
  if (base !== undefined) return base;
  if (word.length < 5 || !LETTERS.test(word))
    return word.length === 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
  for (const [ending, instead] of ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < 3) continue;
    const cut = word.slice(0, word.length - ending.length) + instead;
    const doubled = (ending === 'ing' || ending === 'ed') && cut.length > 3 && DOUBLED.test(cut);
    return withoutE(doubled ? cut.slice(0, -1) : cut);
  }
  return withoutE(word);
}

const withoutE = (word: string): string => (word.length > 4 && word.endsWith('e') ? word.slice(0, -1) : word);

/** The stems of a text, their pairs, and the pieces of its words, each marked. */
export function* meantBy(tokens: readonly string[]): Generator<string> {
  let last: string | undefined;
  for (const word of tokens.flatMap(spelled)) {
    const stem = stemOf(word);
    yield `s:${stem}`;
    if (last !== undefined) yield `s:${last} ${stem}`;
    last = stem;
    if (PAIRED.test(word)) continue;
    const framed = `<${word}>`;
    for (const size of SIZES)
      for (let at = 0; at + size <= framed.length; at++) yield `c:${framed.slice(at, at + size)}`;
  }
}
