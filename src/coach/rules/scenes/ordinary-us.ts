/** Plain talk about feelings and about the two of them; what is most often said first. */
import { ORDINARY_CLOSE_SCENES } from './ordinary-us-close.ts';
import { ORDINARY_DAY_SCENES } from './ordinary-us-days.ts';
import { ORDINARY_MEND_SCENES } from './ordinary-us-mends.ts';
import { ORDINARY_MORE_SCENES } from './ordinary-us-more.ts';
import { ORDINARY_NERVE_SCENES } from './ordinary-us-nerves.ts';
import type { Scene } from './scene.ts';

export const ORDINARY_US_SCENES: readonly Scene[] = [
  ...ORDINARY_NERVE_SCENES,
  ...ORDINARY_MEND_SCENES,
  ...ORDINARY_DAY_SCENES,
  ...ORDINARY_CLOSE_SCENES,
  ...ORDINARY_MORE_SCENES,
];
