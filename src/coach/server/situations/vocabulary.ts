/** Shared words of the patterns: `{kin}` in a pattern stands for what the vocabulary says of `kin`. */
export type Vocabulary = Readonly<Record<string, string>>;

/** Two letters and more, so that `\p{L}` and `{2,3}` are none of it. */
const WORD = /(?<!\\[pPu])\{([a-z][a-z_]+)\}/g;

const expanded = (source: string, words: Vocabulary): string =>
  source.replace(WORD, (whole, word: string) => words[word] ?? whole);

const unknownWordsIn = (source: string, words: Vocabulary): string[] =>
  [...source.matchAll(WORD)].flatMap(([, word]) => (word !== undefined && !(word in words) ? [word] : []));

/** A pattern as people write it: several are alternatives. */
export type Written = string | readonly string[];

/** One source with no word of the vocabulary left. @param at where it stands, for what is wrong with it */
export function sourceOf(written: Written, words: Vocabulary, at: string, faults: string[]): string {
  const joined = typeof written === 'string' ? written : written.join('|');
  faults.push(...unknownWordsIn(joined, words).map((word) => `${at}: {${word}} is not in the vocabulary`));
  const whole = expanded(joined, words);
  try {
    new RegExp(whole, 'iu');
  } catch (cause) {
    faults.push(`${at}: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
  return whole;
}
