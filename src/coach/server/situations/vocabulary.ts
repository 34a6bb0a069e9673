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

/** One source with no word of the vocabulary left. @param tell is told what is wrong with it */
export function sourceOf(written: Written, words: Vocabulary, tell: (reason: string) => void): string {
  const joined = typeof written === 'string' ? written : written.join('|');
  const unknown = unknownWordsIn(joined, words);
  for (const word of unknown) tell(`{${word}} is not in vocabulary.yaml`);
  const whole = expanded(joined, words);
  const reason = unknown.length === 0 ? reasonAgainst(whole) : undefined;
  if (reason !== undefined) tell(`does not compile: ${reason}: ${joined}`);
  return whole;
}

/** What the regular expression is not, in words of the engine, without the expression. */
function reasonAgainst(source: string): string | undefined {
  try {
    new RegExp(source, 'iu');
    return undefined;
  } catch (cause) {
    const told = cause instanceof Error ? cause.message : String(cause);
    return told.slice(told.lastIndexOf(': ') + 2);
  }
}
