import type { LearnedVoice } from '#coach';
import type { StyleWords } from '#coach/style';

/** What is stored, or stands in the form, of how the reader writes. */
export interface OwnVoice {
  facts: readonly string[];
  style: StyleWords;
}

/** One thing that was learned. */
export interface Proposed {
  /** The point of style; null for a fact about the reader. */
  point: string | null;
  value: string;
  /** What stands there now; empty for nothing. */
  now: string;
}

/** Of what was learned, what does not stand there already. */
export const proposedOf = (learned: Pick<LearnedVoice, 'facts' | 'style'>, voice: OwnVoice): Proposed[] => [
  ...learned.facts
    .filter((fact) => voice.facts.every((one) => one.toLowerCase() !== fact.toLowerCase()))
    .map((fact) => ({ point: null, value: fact, now: '' })),
  ...Object.entries(learned.style)
    .map(([point, value]) => ({ point, value, now: String(voice.style[point] ?? '') }))
    .filter(({ value, now }) => value !== now),
];

/** The voice with what the reader took over of it. */
export const withProposed = (voice: OwnVoice, taken: readonly Proposed[]): OwnVoice => ({
  facts: [...voice.facts, ...taken.filter(({ point }) => point === null).map(({ value }) => value)],
  style: {
    ...voice.style,
    ...Object.fromEntries(taken.flatMap(({ point, value }) => (point === null ? [] : [[point, value]]))),
  },
});
