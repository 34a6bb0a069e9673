/** A tone: which others lie near it, and how a text is dressed in it. Intensity goes from 1 (a hint) to 3 (plain to see). */
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

export type ToneRule = {
  readonly tone: Tone;
  readonly near: readonly Tone[];
  dress(dress: Dress): string;
};

export const withoutHype = (text: string): string => text.replace(/!+/g, '.').replace(/\.\s*\./g, '.');

export const pick = (list: readonly string[], seed: number): string =>
  list[Math.floor(seed * list.length)] ?? '';

/** Adds a short sentence at the end, unless the text ends in a question or is long already. */
export const close = (text: string, closing: string): string =>
  text.endsWith('?') || text.length > 200 || !closing ? text : `${text} ${closing}`;

export const withEmoji = (text: string, emoji: string | undefined): string =>
  emoji && !text.includes(emoji) ? `${text.replace(/\.$/, '')} ${emoji}` : text;
