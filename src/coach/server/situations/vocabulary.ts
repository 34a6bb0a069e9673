/** Shared words of the patterns: `{kin}` in a pattern stands for what the vocabulary says of `kin`. */
export type Vocabulary = Readonly<Record<string, string>>;

/** Two letters and more, so that `\p{L}` and `{2,3}` are none of it. */
const WORD = /(?<!\\[pPu])\{([a-z][a-z_]+)\}/g;

export const expanded = (source: string, words: Vocabulary): string =>
  source.replace(WORD, (whole, word: string) => words[word] ?? whole);

export const unknownWordsIn = (source: string, words: Vocabulary): string[] =>
  [...source.matchAll(WORD)].flatMap(([, word]) => (word !== undefined && !(word in words) ? [word] : []));
