/** Puts every pair to the engine and counts those that behave. */
import { advice } from '../engine.ts';
import * as days from './days.ts';
import * as injection from './injection.ts';
import type { Pair } from './judge.ts';
import { dangers, twins } from './laughter.ts';
import * as names from './names.ts';
import * as negation from './negation.ts';
import * as injectionSecond from './packs/injection-second.ts';
import * as namesSecond from './packs/names-second.ts';
import * as negationSecond from './packs/negation-second.ts';
import * as questionMarks from './question-marks.ts';
import * as topics from './topics.ts';

/** Per cent of the pairs. */
export const BEHAVE_AT_LEAST = 97;

/** Every kind of change, with its pairs. */
export const KINDS: Readonly<Record<string, readonly Pair[]>> = {
  'another topic': topics.pairs,
  'yes and no': negation.pairs,
  'another day': days.pairs,
  'another name': names.pairs,
  'orders appended': injection.pairs,
  'orders, second set': injectionSecond.pairs,
  'another name, second set': namesSecond.pairs,
  'yes and no, second set': negationSecond.pairs,
  'no question mark': questionMarks.pairs,
  'danger and laughter': [...dangers, ...twins],
};

export type Misbehaviour = {
  readonly kind: string;
  readonly a: string;
  readonly b: string;
  readonly why: string;
};
export type KindCount = { readonly kind: string; readonly pairs: number; readonly behave: number };
export type Metamorphic = {
  readonly pairs: number;
  /** Per cent. */
  readonly behave: number;
  readonly kinds: readonly KindCount[];
  readonly misbehave: readonly Misbehaviour[];
};

export const perCent = (part: number, of: number): number =>
  of === 0 ? 0 : Number(((100 * part) / of).toFixed(1));

function tryPair(kind: string, { a, b, judge }: Pair): Misbehaviour | undefined {
  const why = judge(advice({ message: a }), advice({ message: b }));
  return why === undefined ? undefined : { kind, a, b, why };
}

export function metamorphic(): Metamorphic {
  const misbehave: Misbehaviour[] = [];
  const kinds = Object.entries(KINDS).map(([kind, pairs]) => {
    const wrong = pairs.flatMap((pair) => tryPair(kind, pair) ?? []);
    misbehave.push(...wrong);
    return { kind, pairs: pairs.length, behave: pairs.length - wrong.length };
  });
  const all = kinds.reduce((sum, { pairs }) => sum + pairs, 0);
  return { pairs: all, behave: perCent(all - misbehave.length, all), kinds, misbehave };
}
