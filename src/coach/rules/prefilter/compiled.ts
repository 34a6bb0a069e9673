/**
 * Compiled patterns, a bounded number of them. V8 never lets go of the machine code of a pattern as long as the pattern is there, and the tables
 * of the coach are always there: after a thousand messages that was a quarter of a gigabyte. So a pattern is only a source, and what is
 * searched with is a copy, dropped when it has not been asked for a while.
 */
export type Compilable = {
  readonly source: string;
  readonly flags: string;
  copy: RegExp | undefined;
  /** The turn in which it was asked last. */
  turn: number;
};

/** Characters of source that are kept compiled; about 90 bytes of machine code each. */
const MOST_CHARACTERS = 300_000;

let turn = 0;
let characters = 0;
let asked: Compilable[] = [];
let askedBefore: Compilable[] = [];

/** The pattern, compiled: what was asked in this turn or the one before is kept. */
export function compiled(pattern: Compilable): RegExp {
  // V8 gives two patterns of one source the same machine code; with nothing behind it this is another source, of the same meaning.
  pattern.copy ??= new RegExp(`${pattern.source}(?:)`, pattern.flags);
  const { copy } = pattern;
  if (pattern.turn === turn) return copy;
  pattern.turn = turn;
  asked.push(pattern);
  characters += pattern.source.length;
  if (characters > MOST_CHARACTERS / 2) {
    for (const one of askedBefore) if (one.turn !== turn) one.copy = undefined;
    askedBefore = asked;
    asked = [];
    characters = 0;
    turn++;
  }
  return copy;
}
