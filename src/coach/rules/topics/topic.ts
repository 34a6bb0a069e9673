/** What the coach knows about a subject: words that name it and things worth saying. `{w}` is the word they used. */
export type Topic = {
  readonly id: string;
  /** Nouns and activities that can stand where `{w}` stands. */
  readonly words: RegExp;
  /** Other words that bring the subject up; `{w}` is then `noun`. */
  readonly hints?: RegExp;
  readonly noun: string;
  readonly asks: readonly string[];
  readonly quips: readonly string[];
  readonly dates: readonly string[];
};

export const topic = (
  id: string,
  noun: string,
  words: RegExp,
  said: { asks: string[]; quips: string[]; dates?: string[]; hints?: RegExp },
): Topic => ({
  id,
  noun,
  words,
  asks: said.asks,
  quips: said.quips,
  dates: said.dates ?? [],
  ...(said.hints ? { hints: said.hints } : {}),
});
