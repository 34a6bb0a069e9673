/** How somebody writes, as points with a value in words: what `My voice` shows and stores, and what is learned from their messages. */

/** The values that a point may have on the screen. A point that is not here takes any words. */
export const STYLE_POINTS = {
  length: ['short', 'medium', 'long'],
  capitals: ['as in a book', 'all lower case'],
  'full stops': ['after every sentence', 'not at the end', 'none'],
  'exclamation marks': ['none', 'now and then', 'many'],
  emoji: ['none', 'now and then', 'many'],
  'short forms': ['always', 'never'],
} as const;
export type StylePoint = keyof typeof STYLE_POINTS;

/** Points that take any words. `words` is what the reader says of their style themselves. */
export const FREE_POINTS = ['emoji I use', 'greeting', 'languages', 'words'] as const;
export type FreePoint = (typeof FREE_POINTS)[number];

/** A style as it is stored: names and values, some of which may have been put there by other means than the screen. */
export type StyleWords = Readonly<Record<string, string | number | boolean>>;

/** A style as the rules use it. What is not known is undefined. */
export type Manner = {
  readonly length?: 'short' | 'medium' | 'long';
  readonly capitals?: 'book' | 'lower';
  readonly fullStops?: 'all' | 'not-last' | 'none';
  readonly exclaims?: 'none' | 'some' | 'many';
  readonly emoji?: 'none' | 'some' | 'many';
  /** Emoji that they use themselves. */
  readonly ownEmoji: readonly string[];
  readonly shortForms?: 'always' | 'never';
  /** The word they begin with, such as `hey`. */
  readonly greeting?: string;
};

/** From so many characters on a message is no longer short, and from so many on it is long. */
export const LENGTHS = { medium: 70, long: 170 } as const;

export const ANY_EMOJI =
  /\p{Extended_Pictographic}(?:[\u{1F3FB}-\u{1F3FF}]|\uFE0F|\u200D\p{Extended_Pictographic})*/gu;
