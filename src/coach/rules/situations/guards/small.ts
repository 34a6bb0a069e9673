/** Small things told or taken up in passing: no flag, no limit and nothing grave beside it. */

import { isHeavyTalk } from '../../reading/heavy-talk.ts';
import type { Entry } from '../entry.ts';
import { has, type Situation } from '../situation.ts';
import { told } from './told.ts';

/** Grave places are where some people work. */
const AT_WORK =
  /\b(?:dialysis|hospital|icu|cancer|hospice|ambulance|prison|court|police|funeral) (?:machines?|equipment|pumps?|supplies|lifts?|kitchen|contracts?|clients?|radios?|roof|windows?|laundry|software)\b/gi;

export const small = (entry: Entry): Situation =>
  told(
    entry,
    (r) =>
      r.flags.length === 0 &&
      !has(r, 'boundary', 'rejection_hard', 'rejection_soft', 'insult', 'sexual', 'plan_decline') &&
      (entry.allowGrave === true || !isHeavyTalk(r.plain.replace(AT_WORK, ' '))),
  );
