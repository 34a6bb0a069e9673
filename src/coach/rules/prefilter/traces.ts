/**
 * What stands in a text, as a set of small numbers: its words, their beginnings and endings, pieces of them, and its marks. A pattern that needs
 * a word whose number is not in the set cannot match, and that is known without asking it.
 *
 * Two things may fall on one number, so the set can say yes where it should say no, and never the other way round.
 */

/** What a number tells of: a whole word, how one begins, how one ends, a piece of one. A mark counts as a piece. */
export const WHOLE = 0;
export const START = 1;
export const END = 2;
export const PIECE = 3;
export type Kind = typeof WHOLE | typeof START | typeof END | typeof PIECE;

/** Beginnings, endings and pieces are told apart up to so many characters. */
export const EDGE_MAX = 5;
export const PIECE_MAX = 4;

const BITS_PER_KIND = 15;
/** Every number is below this. */
export const TRACE_END = 4 << BITS_PER_KIND;
const BYTES = TRACE_END >> 3;

/** Stands in every text with a character beyond ASCII. */
export const BEYOND_ASCII = 0x80;

/** A small letter or the digit that stands for all of them; what is not is the border of a word to every `\b`. */
export const isWordUnit = (unit: number): boolean => (unit >= 97 && unit <= 122) || unit === 48;

/**
 * A character as both sides see it: small letters, one digit for all, a character beyond ASCII as itself where it surely has no capital and as one
 * of many where it may have.
 */
export function foldUnit(unit: number): number {
  if (unit < 0x80) {
    if (unit >= 65 && unit <= 90) return unit + 32;
    return unit >= 48 && unit <= 57 ? 48 : unit;
  }
  const caseless =
    (unit >= 0x2000 && unit < 0x2100) ||
    (unit >= 0x2190 && unit < 0x24b0) ||
    (unit >= 0x2500 && unit < 0x2c00) ||
    (unit >= 0xd83c && unit <= 0xd83e) ||
    (unit >= 0xdc00 && unit <= 0xdfff) ||
    unit === 0xfe0f;
  return caseless ? unit : BEYOND_ASCII;
}

const FIRST = 0x811c9dc5;
const mixed = (value: number, unit: number): number => Math.imul(value ^ unit, 0x01000193);
const traceOf = (kind: Kind, value: number): number =>
  (kind << BITS_PER_KIND) | ((value ^ (value >>> 15)) & ((1 << BITS_PER_KIND) - 1));

/** The number of some folded characters; `text` from `from` until `to`. */
export function trace(kind: Kind, text: string, from: number, to: number): number {
  let value = FIRST;
  if (kind === END) for (let at = to - 1; at >= from; at--) value = mixed(value, text.charCodeAt(at));
  else for (let at = from; at < to; at++) value = mixed(value, text.charCodeAt(at));
  return traceOf(kind, value);
}

export const markTrace = (unit: number): number => traceOf(PIECE, mixed(FIRST, unit));

/** What is in a text, as a set of bits and as a list of the same numbers, each once. */
export type Traces = { readonly set: Uint8Array<ArrayBuffer>; readonly list: readonly number[] };

/** Two signs outside ASCII are an `s` and a `k` to some patterns. */
const TRICKY = /[\u017f\u212a]/;

/**
 * Undefined where the text holds what could mislead: then every pattern has to be asked.
 * @param set taken over for the traces, empty, where there is one that nobody uses any more
 */
export function tracesOf(text: string, set = new Uint8Array(BYTES)): Traces | undefined {
  if (TRICKY.test(text)) return undefined;
  const list: number[] = [];
  const add = (number: number) => {
    const bits = set[number >> 3] as number;
    if (((bits >> (number & 7)) & 1) === 1) return;
    set[number >> 3] = bits | (1 << (number & 7));
    list.push(number);
  };
  const word: number[] = [];
  const close = () => {
    const { length } = word;
    let whole = FIRST;
    let start = FIRST;
    let end = FIRST;
    for (let at = 0; at < length; at++) {
      whole = mixed(whole, word[at] as number);
      if (at < EDGE_MAX) {
        start = mixed(start, word[at] as number);
        end = mixed(end, word[length - 1 - at] as number);
        add(traceOf(START, start));
        add(traceOf(END, end));
      }
      let piece = FIRST;
      for (let to = at; to < length && to < at + PIECE_MAX; to++) {
        piece = mixed(piece, word[to] as number);
        add(traceOf(PIECE, piece));
      }
    }
    if (length > 0) add(traceOf(WHOLE, whole));
    word.length = 0;
  };
  for (let at = 0; at < text.length; at++) {
    const unit = foldUnit(text.charCodeAt(at));
    if (isWordUnit(unit)) {
      // However many digits: one.
      if (unit !== 48 || word.at(-1) !== 48) word.push(unit);
      continue;
    }
    close();
    add(markTrace(unit));
    if (unit >= BEYOND_ASCII) add(markTrace(BEYOND_ASCII));
  }
  close();
  return { set, list };
}

export const hasTrace = ({ set }: Traces, number: number): boolean =>
  (((set[number >> 3] as number) >> (number & 7)) & 1) === 1;
