/** A tone: all that the coach knows of it. Intensity goes from 1 (a hint) to 3 (plain to see). */
import type { Tone } from '../contract.ts';

export type Dress = {
  readonly text: string;
  /** From 1 to 3. */
  readonly intensity: number;
  /** Stable number in [0, 1) for choices. */
  readonly seed: number;
  /** An emoji that the other writer used themselves, if any: theirs may be matched, none is brought in unasked. */
  readonly emoji: string | undefined;
};

/** Words that may stand before or after a draft. */
export type Frame = { readonly before?: readonly string[]; readonly after?: readonly string[] };

/**
 * - `light`: jokes, or plays along: not for what is serious.
 * - `gentle`: fits sorrow.
 * - `plain`: does without hedges.
 * - `unasked`: wants a reason in what they wrote; unasked it is only hinted at.
 */
export type Trait = 'light' | 'gentle' | 'plain' | 'unasked';

export type ToneRule = {
  /** What it is, so that two models mean the same by it. */
  readonly means: string;
  readonly traits: readonly Trait[];
  readonly near: readonly Tone[];
  dress(dress: Dress): string;
  /** Around a draft, by what the draft does. `nods` does not hand back what cannot be handed back. */
  readonly frames: Readonly<Record<'asks' | 'invites' | 'tells' | 'compliments' | 'nods', Frame>>;
  /** Drawn to how they look: said once, of the reader, with something to answer. */
  readonly drawn: readonly string[];
};

export const withoutHype = (text: string): string => text.replace(/!+/g, '.').replace(/\.\s*\./g, '.');

export const pick = (list: readonly string[], seed: number): string =>
  list[Math.floor(seed * list.length)] ?? '';

/** Adds a short sentence at the end, unless the text ends in a question or is long already. */
export const close = (text: string, closing: string): string =>
  text.endsWith('?') || text.length > 200 || !closing ? text : `${text} ${closing}`;

export const withEmoji = (text: string, emoji: string | undefined): string =>
  emoji && !text.includes(emoji) ? `${text.replace(/\.$/, '')} ${emoji}` : text;
