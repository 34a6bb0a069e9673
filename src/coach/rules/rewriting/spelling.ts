/** Spelling of a draft: shortened words, common slips, apostrophes, capitals and marks. Slang that is a language of its own stays. */
import { latin } from '../reading/pattern.ts';
import { PLACES } from '../reading/place-names.ts';
import { FIGURES, SLIPS, UR_IS } from './grammar.ts';
import { APOSTROPHES, NOT_ALWAYS, SHORT } from './misspellings.ts';

/** A text and what was done to it, in words for the reader. */
export type Mended = { readonly text: string; readonly changes: readonly string[] };
/** `changesIn` tells what was done as far as it still shows: of words that went again later there is nothing to tell. */
export type Respelt = Mended & { changesIn(later: string): string[] };

type Swap = { readonly from: string; readonly to: string };
type Report = { readonly swaps: readonly Swap[]; says(listed: string): string };

const DAYS =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:january|february|april|june|july|august|september|october|november|december)\b/g;

const listed = (swaps: readonly Swap[]): string =>
  [...new Set(swaps.map(({ from }) => from.trim()))]
    .slice(0, 6)
    .map((word) => `"${word}"`)
    .join(', ');

const wordsAlone = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()} `;

/** The mended words that still stand among the words of `text`; one that was mended again and again is looked for once. */
function standing(swaps: readonly Swap[], text: string): Swap[] {
  const words = wordsAlone(text);
  const known = new Map<string, boolean>();
  return swaps.filter(({ to }) => {
    const stands = known.get(to) ?? words.includes(wordsAlone(to));
    known.set(to, stands);
    return stands;
  });
}

/** @param keepShort they write in short forms themselves, so the reader may as well */
export function mendSpelling(draft: string, keepShort: boolean): Respelt {
  const reports: Report[] = [];
  let text = draft;
  const swap = (pattern: RegExp, into: (match: string, rest: string) => string | undefined): Swap[] => {
    const done: Swap[] = [];
    text = text.replace(pattern, (match: string, ...found: unknown[]) => {
      const at = found.find((each) => typeof each === 'number') as number;
      const next = into(match, text.slice(at));
      if (next === undefined || next === match) return match;
      done.push({ from: match, to: next });
      return next;
    });
    return done;
  };
  const tell = (swaps: readonly Swap[], says: (words: string) => string) => {
    if (swaps.length > 0) reports.push({ swaps, says });
  };
  const asWritten = (from: string, to: string) =>
    /^\p{Lu}/u.test(from) && from.length > 1 ? to.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : to;

  const shouted = isShouted(draft);
  if (shouted) text = text.toLowerCase();
  const stretched = swap(latin(/\b\p{L}*?(\p{L})\1{2,}\p{L}*/giu), (word) =>
    /^(?:w{3}|ha|he|x{3}|mm|aa|oo|zz)/i.test(word)
      ? undefined
      : word.replace(latin(/(\p{L})\1{2,}/giu), '$1'),
  );
  if (!keepShort) tell(stretched, (words) => `wrote ${words} without the stretch`);
  if (!keepShort) {
    const ur = swap(latin(/(?<![\p{L}\p{N}'])ur(?![\p{L}\p{N}'])/giu), (word, rest) =>
      asWritten(word, UR_IS.test(rest) ? "you're" : 'your'),
    );
    const figures = FIGURES.flatMap(([pattern, into]) => swap(pattern, into));
    const short = swap(/(?<![\p{L}\p{N}'@#./-])[\p{L}\p{N}]+(?![\p{L}\p{N}'@])/gu, (word, rest) =>
      wordFor(SHORT, word, rest, asWritten),
    );
    tell(
      [...ur, ...figures, ...short],
      (words) => `wrote ${words} out in full, short forms and slips tend to cost answers`,
    );
  }
  const marks = swap(/(?<![\p{L}\p{N}'@#./-])\p{L}+(?![\p{L}\p{N}'@])/gu, (word, rest) =>
    wordFor(APOSTROPHES, word, rest, asWritten),
  );
  tell(marks, (words) => `put the apostrophe back in ${words}`);
  const grammar = SLIPS.flatMap(([pattern, into]) => swap(pattern, into));
  tell(grammar, (words) => `mended ${words}`);
  const small = text;
  swap(/(?<![\p{L}\p{N}])i(?=$|[\s'.,!?])/gu, () => 'I');
  swap(DAYS, (day) => day.replace(/^./, (letter) => letter.toUpperCase()));
  swap(PLACES, (place) => place.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase()));
  swap(NAMED, (named) => named.replace(/(?<= )\p{Ll}(?=\p{L}*$)/u, (letter) => letter.toUpperCase()));
  text = text.replace(
    /(^|[.!?]\s+|\n\s*)(["'(]?)(\p{Ll})(?!\p{L}*[@.]\p{L})/gu,
    (_, start: string, mark: string, letter: string) => start + mark + letter.toUpperCase(),
  );
  const capitals = small !== text;
  const changesIn = (later: string): string[] => [
    ...(shouted ? ['took out the capitals, they read as shouting'] : []),
    ...reports.flatMap(({ swaps, says }) => {
      const left = standing(swaps, later);
      return left.length > 0 ? [says(listed(left))] : [];
    }),
    ...(capitals ? ['capitals where a sentence or a name starts'] : []),
  ];
  return { text, changes: changesIn(text), changesIn };
}

/** A name that its own words announce. */
const NAMED = latin(
  /\b(?:my name is|my name's|name is|name's) \p{Ll}{2,}(?!\p{L})|\b(?:i'm|i am|this is) \p{Ll}{2,}(?= (?:nice|pleased|good|lekker|lovely|great) to meet)/giu,
);

/** All in capitals, and more than an abbreviation or two. */
function isShouted(draft: string): boolean {
  const letters = draft.replace(/[^\p{L}]/gu, '');
  if (letters !== letters.toUpperCase() || letters === letters.toLowerCase()) return false;
  const words = draft.match(/\p{L}+/gu) ?? [];
  return (
    letters.length > 12 || words.length > 3 || (words.length > 1 && words.some((word) => word.length > 4))
  );
}

function wordFor(
  table: Readonly<Record<string, string | undefined>>,
  word: string,
  rest: string,
  asWritten: (from: string, to: string) => string,
): string | undefined {
  const lower = word.toLowerCase();
  if (NOT_ALWAYS[lower]?.test(rest) === false) return undefined;
  const full = table[lower];
  return full && asWritten(word, full);
}

const CLOSING_SIGNS =
  /^(.*[\p{L}\p{N}])\s*((?:\p{Extended_Pictographic}(?:\uFE0F|\u200D|[\u{1F3FB}-\u{1F3FF}])*\s*)+)$/su;

/** Marks: one of each, no dash, one space, and an end to every sentence. */
export function mendMarks(draft: string, asks: (text: string) => boolean): Mended {
  const changes: string[] = [];
  let text = draft;
  const swap = (pattern: RegExp, into: string, says?: string) => {
    const next = text.replace(pattern, into);
    if (next !== text && says) changes.push(says);
    text = next;
  };
  swap(
    /(?:!\s*){2,}|(?:[!?]*!\?[!?]*)/g,
    text.includes('?') && /!\?|\?!/.test(text) ? '? ' : '! ',
    'one mark is enough where there were several',
  );
  swap(/\?{2,}/g, '?', 'one question mark is enough');
  swap(/\.{4,}/g, '...');
  swap(
    /\s*[—–]\s*|(?<=\p{L}|\d)\s+-{1,2}\s+(?=\p{L})/gu,
    ', ',
    'took out the dash, it reads as written by a machine',
  );
  swap(/\s+([,.!?])/g, '$1');
  swap(/,(?=[,.!?])/g, '');
  swap(/([,!?])(?=\p{L})/gu, '$1 ');
  swap(/[ \t]{2,}/g, ' ');
  text = text
    .trim()
    .replace(/^[\s,.;:!?-]+/, '')
    .replace(/[\s,;:-]+$/, '');
  const [, said = '', signs = ''] = CLOSING_SIGNS.exec(text) ?? [];
  if (said && !/[.!?]$/.test(said) && asks(said.split(/(?<=[.!?])\s+/).at(-1) ?? said)) {
    text = `${said}? ${signs}`;
    changes.push('gave the question its question mark');
  }
  if (text && !/(?:[.!?)\]"]|\p{Extended_Pictographic}|[\uFE0F\u{1F3FB}-\u{1F3FF}])$/u.test(text)) {
    const last = text.split(/(?<=[.!?])\s+/).at(-1) ?? text;
    const question = asks(last);
    text += question ? '?' : '.';
    changes.push(question ? 'gave the question its question mark' : 'closed the sentence');
  }
  return { text: text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()), changes };
}
