/** A thing that people tell each other: what gives it away, and what a friend would say to it. */
import type { Tone } from '../../contract.ts';
import type { MoveName } from '../../moves/line.ts';
import { patternOf } from '../../situations/book.ts';
import type { Entry } from '../../situations/entry.ts';

/**
 * A named group of the pattern fills the place of its name (`(?<x>my keys)` is `your keys`). `{who}` is
 * whoever stands in the message besides the writer, `{whos}` theirs.
 */
export type StoryLine = readonly [MoveName, Tone, string];

export type Story = {
  readonly name: string;
  readonly when: RegExp;
  /** It only sounds like this story. */
  readonly not?: RegExp;
  readonly lines: readonly StoryLine[];
  /** Told before anything graver is considered: the words allow no other meaning. */
  readonly sure?: boolean;
};

export const storyOfEntry = ({ id, hear = '', unless, sure, say }: Entry): Story => ({
  name: id,
  when: patternOf(hear),
  ...(unless === undefined ? {} : { not: patternOf(unless) }),
  lines: say.map(([move, tone, text]) => [move, tone, text]),
  ...(sure ? { sure } : {}),
});

/** Is glad, or likes how it was told. */
export const L = 'appreciate a detail';
