/** Every situation, the graver and the more particular first. The first that stands alone ends the search. */
import type { Reading } from '../reading/read.ts';
import { BANTER_SCENES } from './banter.ts';
import { CARE_SCENES } from './care.ts';
import { DANGER_SCENES } from './danger.ts';
import { LIMIT_SCENES } from './limits.ts';
import { PLAN_SCENES } from './plans.ts';
import type { Scene } from './scene.ts';
import { TALK_SCENES } from './talk.ts';
import { TOGETHER_SCENES } from './together.ts';
import { WORDLESS_SCENES } from './wordless.ts';

const SCENES: readonly Scene[] = [
  ...CARE_SCENES.filter(({ name }) => name === 'crisis' || name === 'they are in danger'),
  ...DANGER_SCENES,
  ...CARE_SCENES.filter(({ name }) => name !== 'crisis' && name !== 'they are in danger'),
  ...WORDLESS_SCENES,
  ...TOGETHER_SCENES,
  ...TALK_SCENES,
  ...LIMIT_SCENES,
  ...PLAN_SCENES,
  ...BANTER_SCENES,
];

/** The scenes that apply, best first. A scene that stands alone is the only one. */
export function scenesFor(reading: Reading): Scene[] {
  const found: Scene[] = [];
  for (const scene of SCENES) {
    if (!scene.when(reading)) continue;
    if (scene.alone) return found.length === 0 ? [scene] : [...found, scene];
    found.push(scene);
  }
  return found;
}
