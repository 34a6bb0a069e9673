/** What code adds to the situation of an entry: a condition, slots. */
import type { Reading } from '../reading.ts';
import type { Slots } from '../words/fill.ts';
import type { Situation } from './situation.ts';

export const both =
  (...parts: ReadonlyArray<(situation: Situation) => Situation>) =>
  (situation: Situation): Situation =>
    parts.reduce((made, part) => part(made), situation);

export const onlyWhere =
  (also: (r: Reading) => boolean) =>
  (situation: Situation): Situation => ({ ...situation, when: (r) => situation.when(r) && also(r) });

export const filling =
  (slots: (r: Reading) => Slots) =>
  (situation: Situation): Situation => ({
    ...situation,
    slots: (r) => ({ ...situation.slots?.(r), ...slots(r) }),
  });

/** Slots that several entries share: what an entry fills itself stands above them. */
export const beneath =
  (slots: (r: Reading) => Slots) =>
  (situation: Situation): Situation => ({
    ...situation,
    slots: (r) => ({ ...slots(r), ...situation.slots?.(r) }),
  });
