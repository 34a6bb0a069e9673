/** Days and lives told plainly; the particular before the general. */
import { PLAIN_BODY_SCENES } from './ordinary-life-body.ts';
import { PLAIN_FAMILY_SCENES } from './ordinary-life-family.ts';
import { PLAIN_HOME_SCENES } from './ordinary-life-home.ts';
import { PLAIN_LEISURE_SCENES } from './ordinary-life-leisure.ts';
import { PLAIN_SELF_SCENES } from './ordinary-life-self.ts';
import { PLAIN_WORK_SCENES } from './ordinary-life-work.ts';
import type { Scene } from './scene.ts';

export const PLAIN_LIFE_SCENES: readonly Scene[] = [
  ...PLAIN_BODY_SCENES,
  ...PLAIN_WORK_SCENES,
  ...PLAIN_FAMILY_SCENES,
  ...PLAIN_HOME_SCENES,
  ...PLAIN_SELF_SCENES,
  ...PLAIN_LEISURE_SCENES,
];
