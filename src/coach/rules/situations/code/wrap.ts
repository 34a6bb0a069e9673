/** What code adds to the scene of an entry: a condition, slots. */
import type { Reading } from '../../reading.ts';
import type { Slots } from '../../words/fill.ts';
import type { Situation } from '../situation.ts';

export const both =
  (...parts: ReadonlyArray<(scene: Situation) => Situation>) =>
  (scene: Situation): Situation =>
    parts.reduce((made, part) => part(made), scene);

export const onlyWhere =
  (also: (r: Reading) => boolean) =>
  (scene: Situation): Situation => ({ ...scene, when: (r) => scene.when(r) && also(r) });

export const filling =
  (slots: (r: Reading) => Slots) =>
  (scene: Situation): Situation => ({ ...scene, slots: (r) => ({ ...scene.slots?.(r), ...slots(r) }) });

/** Slots that several entries share: what an entry fills itself stands above them. */
export const beneath =
  (slots: (r: Reading) => Slots) =>
  (scene: Situation): Situation => ({ ...scene, slots: (r) => ({ ...slots(r), ...scene.slots?.(r) }) });
