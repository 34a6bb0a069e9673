/** What the coach knows about a subject: words that name it and things worth saying. `{w}` is the word they used. */
export type Topic = {
  readonly id: string;
  /** Nouns and activities that can stand where `{w}` stands. */
  readonly words: RegExp;
  /** Other words that bring the subject up; `{w}` is then `noun`. */
  readonly hints?: RegExp;
  readonly noun: string;
  /** Questions to somebody who told of it as theirs. */
  readonly asks: readonly string[];
  /** Remarks that suit whoever owns it. */
  readonly quips: readonly string[];
  readonly dates: readonly string[];
  /** Replies to a story of it going wrong. */
  readonly mishaps: readonly string[];
  /** What belongs to it, with an article where speech puts one: `the tongs`, `garlic bread`. */
  readonly related: readonly string[];
};

type Said = {
  asks: string[];
  quips: string[];
  dates: string[];
  mishaps: string[];
  related: string[];
  hints?: RegExp;
};

export const topic = (id: string, noun: string, words: RegExp, said: Said): Topic => ({
  id,
  noun,
  words,
  ...{ dates: [], mishaps: [], related: [] },
  ...said,
});
