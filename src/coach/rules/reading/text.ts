/** Plain text made fit for rules, without losing the way back to the writer's exact words. */
import { wordTable } from './word-table.ts';

export type NormalText = {
  /** What the rules read: plain quotes and spaces, no invisible characters, compatibility forms folded. */
  readonly plain: string;
  /** The writer's exact words for a stretch of `plain`. */
  quote(start: number, end: number): string;
};

/** Half of a pair that lost its other half: no text may be built from it. */
const LONE = /[\uD800-\uDFFF]/u;
const INVISIBLE = /[\u00AD\u200B\u200C\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/;
const FOLDED = new Map([
  ['’', "'"],
  ['‘', "'"],
  ['`', "'"],
  ['´', "'"],
  ['“', '"'],
  ['”', '"'],
  ['–', '-'],
  ['—', '-'],
  ['…', '.'],
  ['\u00A0', ' '],
  ['\u202F', ' '],
  ['\t', ' '],
]);

/** Beyond so many characters without a space it is no word and no address, and no rule should have to walk it again and again. */
const PIECE_MAX = 160;
const GAP_MAX = 12;
/** Beyond so many marks and spaces without a letter or a digit they say nothing more; patterns that allow for marks walk them again and again. */
const MARKS_MAX = 160;
/** Emoji and scripts behind U+2E7F are no marks, and do not end a run of them. */
const LETTER_OR_DIGIT = /[\p{L}\p{N}\p{M}]/u;

/** A half with its other half, where it has one. */
function pairAt(text: string, index: number): string {
  const high = text.charCodeAt(index);
  return high < 0xdc00 ? text.slice(index, index + 2) : text.slice(Math.max(0, index - 1), index + 1);
}

/** Folds look-alikes one character at a time, so that every quote can be traced to the original. */
export function normalise(original: string): NormalText {
  let plain = '';
  const origin: number[] = [];
  const whole = original.isWellFormed();
  let piece = 0;
  let gap = 0;
  let marks = 0;
  for (let index = 0; index < original.length; index++) {
    const char = original[index] ?? '';
    if (INVISIBLE.test(char)) continue;
    if (!whole && /[\uD800-\uDFFF]/.test(char) && LONE.test(pairAt(original, index))) continue;
    const space = /\s/.test(char);
    gap = space ? gap + 1 : 0;
    // Scripts without spaces between words start behind U+2E7F.
    piece = space || char > '\u2e7f' ? 0 : piece + 1;
    if (LETTER_OR_DIGIT.test(char)) marks = 0;
    else if (char <= '\u2e7f') marks++;
    if (piece > PIECE_MAX || gap > GAP_MAX || marks > MARKS_MAX) continue;
    const folded = FOLDED.get(char) ?? (/[\uFF01-\uFF5E]/.test(char) ? char.normalize('NFKC') : char);
    plain += folded;
    for (let unit = 0; unit < folded.length; unit++) origin.push(index);
  }
  return {
    plain,
    quote(start, end) {
      if (end <= start || start >= origin.length) return '';
      const last = origin[Math.min(end, origin.length) - 1] ?? 0;
      return original
        .slice(origin[start] ?? 0, last + 1)
        .trim()
        .toWellFormed();
    },
  };
}

const EDGE_BEFORE = /^[\s)\]}>"'`.,;:*#|-]+/;
const EDGE_AFTER = /[\s([{<"'`,;:*#|-]+$/;

/** A text without some stretches of `plain`, in their order; what is left still quotes the writer's exact words. */
export function without(
  text: NormalText,
  stretches: ReadonlyArray<{ readonly start: number; readonly end: number }>,
): NormalText {
  const { plain } = text;
  let left = '';
  const origin: number[] = [];
  let from = 0;
  const keep = (until: number) => {
    const whole = plain.slice(from, until);
    const open = from > 0 ? whole.replace(EDGE_BEFORE, '') : whole;
    const piece = until < plain.length ? open.replace(EDGE_AFTER, '') : open;
    const at = from + whole.length - open.length;
    if (piece === '') return;
    if (left !== '') {
      left += ' ';
      origin.push(at);
    }
    left += piece;
    for (let unit = 0; unit < piece.length; unit++) origin.push(at + unit);
  };
  for (const { start, end } of stretches) {
    keep(start);
    from = end;
  }
  keep(plain.length);
  return {
    plain: left,
    quote(start, end) {
      const first = origin[start];
      const last = origin[Math.min(end, origin.length) - 1];
      return first === undefined || last === undefined || end <= start ? '' : text.quote(first, last + 1);
    },
  };
}

/** Small stable hash (FNV-1a): the same words give the same variation on every machine. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  value ^= value >>> 12;
  return value >>> 0;
}

/** A number in [0, 1) that depends on the text alone. */
export const chance = (text: string): number => hash(text) / 0x1_0000_0000;

const cutIntoWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

/** In characters. Of longer texts only the last one is kept. */
const LONG = 600;
let lastLong = { text: '', words: [] as readonly string[] };
/** The message and each candidate are asked for their words again and again: so many texts are kept. */
const MOST_CUT = 256;
const CUT = new Map<string, readonly string[]>();

function cutOnce(text: string): readonly string[] {
  if (text.length >= LONG) {
    if (lastLong.text !== text) lastLong = { text, words: cutIntoWords(text) };
    return lastLong.words;
  }
  const known = CUT.get(text);
  if (known !== undefined) return known;
  if (CUT.size >= MOST_CUT) CUT.clear();
  const words = cutIntoWords(text);
  CUT.set(text, words);
  return words;
}

export const wordsOf = (text: string): string[] => [...cutOnce(text)];

const STOP_WORDS = new Set(
  `a an the i you he she it we they me my your his her its our their is are was were be been am to of in on at and or but
  so that this these those for with do did does have has had not no yes just like really if as from about what how when
  where who why which can could would should will i'm it's don't im u ur too very then than there here up out get got go
  going back one some any all more lol haha hey hi ok okay oh well`
    .split(/\s+/)
    .filter(Boolean),
);

export const contentWordsOf = (text: string): string[] =>
  cutOnce(text).filter((word) => !STOP_WORDS.has(word));

export type Sentence = { readonly text: string; readonly start: number; readonly end: number };

/** Cuts at sentence ends and line breaks; `text` is trimmed, `start` and `end` frame it in the input. */
export function sentencesOf(plain: string): Sentence[] {
  const found: Sentence[] = [];
  const pattern = /[^.!?\n。!?]+(?:[.!?。!?]+(?=\s|$|["')])|[.](?=\S)|[!?]+)*["')]*|[.!?]+/gu;
  let carried: { start: number; end: number } | undefined;
  for (const match of plain.matchAll(pattern)) {
    const start = carried?.start ?? match.index;
    const end = match.index + match[0].length;
    const piece = plain.slice(start, end);
    // An abbreviation, a time or a number does not end a sentence.
    if (/(?:\b(?:mr|mrs|ms|dr|st|e\.g|i\.e|vs|no)|\b\d{1,2})\.$/i.test(piece) && end < plain.length) {
      carried = { start, end };
      continue;
    }
    carried = undefined;
    pushTrimmed(found, plain, start, end);
  }
  if (carried) pushTrimmed(found, plain, carried.start, plain.length);
  return found;
}

function pushTrimmed(into: Sentence[], plain: string, from: number, to: number): void {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(plain[start] ?? '')) start++;
  while (end > start && /\s/.test(plain[end - 1] ?? '')) end--;
  if (end > start) into.push({ text: plain.slice(start, end), start, end });
}

const FLIPS = wordTable({
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  your: 'my',
  ur: 'my',
  yours: 'mine',
  yourself: 'myself',
  i: 'you',
  me: 'you',
});

/** Turns the writer's point of view round: `my dog` becomes `your dog`, `your third photo` becomes `my third photo`. */
export const turnAround = (phrase: string): string =>
  phrase.replace(/[\p{L}']+/gu, (word) => FLIPS[word.toLowerCase()] ?? word);

/**
 * How far to either side of a place its clause or sentence is looked for, in characters. A text without a full stop would otherwise be
 * searched from end to end for each place in it.
 */
export const REACH = 400;

/** The stretch before a place, no longer than a clause may be. */
export const before = (plain: string, start: number): string =>
  plain.slice(Math.max(0, start - REACH), start);

/** A sentence or a line begins here. */
export const isSentenceStart = (plain: string, start: number): boolean =>
  start <= 0 || /[.!?\n]\s*$/.test(before(plain, start));

export const capitalise = (text: string): string =>
  text.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})/u,
    (_, lead: string, letter: string) => lead + letter.toUpperCase(),
  );

export const EMOJI =
  /\p{Extended_Pictographic}(?:[\u{1F3FB}-\u{1F3FF}]|\uFE0F|\u200D\p{Extended_Pictographic})*/gu;

export const emojiOf = (text: string): string[] => text.match(EMOJI) ?? [];
