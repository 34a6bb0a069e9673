/** What is truly code, by the id of the entry that it belongs to: it takes the scene of the entry and gives back what decides or fills slots besides. */

import type { Scene } from '../../scenes/scene.ts';
import { BETWEEN_US_CODE } from './between-us.ts';
import { CHOICE_CODE } from './choices.ts';
import { IN_TURN_KIND_CODE } from './in-turn-kind.ts';
import { IN_TURN_LIGHT_CODE } from './in-turn-light.ts';
import { IN_TURN_PLAY_CODE } from './in-turn-play.ts';
import { JEST_CODE } from './jests.ts';
import { PLAIN_SELF_CODE } from './plain-self.ts';
import { PLAINLY_ASKED_CODE } from './plainly-asked.ts';
import { PRACTICAL_CODE } from './practical.ts';
import { PUT_SIDEWAYS_CODE } from './put-sideways.ts';
import { QUICK_TURN_CODE } from './quick-turns.ts';
import { TOLD_CODE } from './told.ts';

export type Code = Readonly<Record<string, (scene: Scene) => Scene>>;

export const CODE: Code = {
  ...IN_TURN_PLAY_CODE,
  ...IN_TURN_LIGHT_CODE,
  ...IN_TURN_KIND_CODE,
  ...PUT_SIDEWAYS_CODE,
  ...BETWEEN_US_CODE,
  ...CHOICE_CODE,
  ...JEST_CODE,
  ...PLAIN_SELF_CODE,
  ...PLAINLY_ASKED_CODE,
  ...PRACTICAL_CODE,
  ...QUICK_TURN_CODE,
  ...TOLD_CODE,
};
