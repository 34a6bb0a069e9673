import type { StyleWords } from '#coach/style';

/** A point that was learned, and what stands there now. */
export interface Proposed {
  name: string;
  value: string;
  now: string;
}

/** Of what was learned, what does not stand there already. */
export const proposedOf = (learned: StyleWords, style: StyleWords): Proposed[] =>
  Object.entries(learned)
    .map(([name, value]) => ({ name, value: String(value), now: String(style[name] ?? '') }))
    .filter(({ value, now }) => value !== now);
