/** What code adds to the scene of an entry: a condition, slots. */
import type { Reading } from '../../reading.ts';
import type { Scene } from '../../scenes/scene.ts';
import type { Places } from '../../words/fill.ts';

export const both =
  (...parts: ReadonlyArray<(scene: Scene) => Scene>) =>
  (scene: Scene): Scene =>
    parts.reduce((made, part) => part(made), scene);

export const onlyWhere =
  (also: (r: Reading) => boolean) =>
  (scene: Scene): Scene => ({ ...scene, when: (r) => scene.when(r) && also(r) });

export const filling =
  (slots: (r: Reading) => Places) =>
  (scene: Scene): Scene => ({ ...scene, places: (r) => ({ ...scene.places?.(r), ...slots(r) }) });

/** Slots that several entries share: what an entry fills itself stands above them. */
export const beneath =
  (slots: (r: Reading) => Places) =>
  (scene: Scene): Scene => ({ ...scene, places: (r) => ({ ...slots(r), ...scene.places?.(r) }) });
