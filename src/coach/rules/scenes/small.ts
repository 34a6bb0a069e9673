/** Small things told or taken up in passing: no flag, no limit and nothing grave beside it. */

import { find } from '../prefilter/prefilter.ts';
import type { Reading } from '../reading/read.ts';
import type { Places } from '../words/fill.ts';
import { type Cued, cued } from './cued.ts';
import { has, type Scene } from './scene.ts';
import { isHeavyTalk } from './small-turn.ts';

export const DETAIL = 'appreciate a detail';
export const LIGHT = 'light touch';
export const FOLLOW = 'follow up';
export const HONEST = 'honest answer';
export const BAIT = 'take the bait';

/** Grave places are where some people work. */
const AT_WORK =
  /\b(?:dialysis|hospital|icu|cancer|hospice|ambulance|prison|court|police|funeral) (?:machines?|equipment|pumps?|supplies|lifts?|kitchen|contracts?|clients?|radios?|roof|windows?|laundry|software)\b/gi;

type Small = Cued & {
  readonly places?: (r: Reading) => Places;
  /** What it is about may lie beside a grave word: a card for a funeral. */
  readonly sober?: true;
};

export function small({ name, also, places, sober, ...cue }: Small): Scene {
  const scene = cued({
    most: 45,
    asks: true,
    sure: true,
    ...cue,
    name: `small: ${name}`,
    also: (r) =>
      r.flags.length === 0 &&
      !has(r, 'boundary', 'rejection_hard', 'rejection_soft', 'insult', 'sexual', 'plan_decline') &&
      (sober === true || !isHeavyTalk(r.plain.replace(AT_WORK, ' '))) &&
      (also?.(r) ?? true),
  });
  const theirs = scene.places;
  return { ...scene, firm: true, keeps: true, places: (r) => ({ ...theirs?.(r), ...places?.(r) }) };
}

export const group = (cue: RegExp, text: string, name: string): string | undefined =>
  find(cue, text)?.groups?.[name];
export const isFirst = (r: Reading): boolean => r.conversation.length === 0;
/** A question to the reader that the scene does not answer. */
export const asksElse = (r: Reading): boolean =>
  /\b(?:how|what|where|when|who|why|which|do|does|did|are|can|could|would|will|have)\b[^.!?]*\b(?:you|u|your|ur)\b[^.!?]*\?/i.test(
    r.plain,
  );
