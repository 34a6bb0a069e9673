/** What code adds to the scene of an entry: a condition, slots. */
import type { Reading } from '../../reading.ts';
import type { Scene } from '../../scenes/scene.ts';
import type { Places } from '../../words/fill.ts';

export const onlyWhere =
  (also: (r: Reading) => boolean) =>
  (scene: Scene): Scene => ({ ...scene, when: (r) => scene.when(r) && also(r) });

export const filling =
  (slots: (r: Reading) => Places) =>
  (scene: Scene): Scene => ({ ...scene, places: (r) => ({ ...scene.places?.(r), ...slots(r) }) });

export const both =
  (...parts: ReadonlyArray<(scene: Scene) => Scene>) =>
  (scene: Scene): Scene =>
    parts.reduce((made, part) => part(made), scene);
