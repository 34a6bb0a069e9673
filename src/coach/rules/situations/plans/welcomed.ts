/** A plan that is welcomed with more than a word: what it is, and whether they ask the hour. */

import { isHeavyTalk } from '../../reading/heavy-talk.ts';
import { latin } from '../../reading/pattern.ts';
import type { Reading } from '../../reading.ts';
import { filledWhere, filledWith, type Slots } from '../../words/fill.ts';
import { has } from '../situation.ts';
import { PLAN_NOUN, placesFor } from '../slots/plan.ts';
import { beneath, onlyWhere } from '../wrap.ts';

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|the weekend|this weekend|next week';
/** `the pottery class`, from `The pottery class on Thursday sounds fun`. */
const SUBJECT = latin(
  /(?:^|[.!?,]\s*)(?:(?:ok|okay|oh|yes+|yeah|haha|honestly|sure|and|well) )*(?<x>(?:the|a|an|our|your|some) (?:[\p{L}'-]+ ){0,2}?[\p{L}'-]+)(?: (?:on|this|next|for|at|tomorrow|tonight)(?: [\p{L}\d':]+){0,3})? sounds?\b/iu,
);
const subjectOf = (r: Reading): string | undefined =>
  SUBJECT.exec(r.plain)
    ?.groups?.x?.toLowerCase()
    .replace(/^(?:an?|your|some) (?=\w)/, 'the ')
    .replace(/ (?:idea|plan)$/, '');
/** What they brought up, when there is one, and whether they asked the hour. */
function placesIn(r: Reading): Slots {
  const { idea: known, when, odd } = placesFor(r);
  const idea = filledWith(subjectOf(r)) ?? known;
  const asksHour = /\b(?:what|which) time|when (?:do|does|are|should|shall) (?:we|it)\b/i.test(r.plain);
  const bring = latin(
    /\bi(?:'?ll| will|'?m| am)(?: going to| gonna)? bring(?:ing)? (?:my|our|some|an?|the) (?:own )?(?<x>\p{L}+)/iu,
  ).exec(r.plain);
  return {
    idea,
    when: asksHour ? undefined : when,
    odd,
    asked: filledWhere(asksHour),
    told: filledWhere(!asksHour),
    bring: filledWith(bring?.groups?.x && `your ${bring.groups.x.toLowerCase()}`),
    dayless: filledWhere(!when && !asksHour),
  };
}
/** Nothing grave hangs on it, and nobody refuses. */
const isGlad = (r: Reading): boolean =>
  !isHeavyTalk(r.plain) && !has(r, 'plan_decline', 'rejection_soft', 'rejection_hard');
const isPlan = (r: Reading): boolean =>
  PLAN_NOUN.test(r.plain) || new RegExp(`\\b(?:${DAY})\\b`, 'i').test(r.plain);

export const PLAN_WELCOMED_CODE = {
  'the plan welcomed': beneath(placesIn),
  'plan welcomed: sounds fun': onlyWhere((r) => isPlan(r) && isGlad(r)),
  'plan welcomed: they would love to': onlyWhere((r) => !isHeavyTalk(r.plain)),
  'plan welcomed: cannot wait': onlyWhere((r) => isPlan(r) && !isHeavyTalk(r.plain)),
  'plan welcomed: they would like to see it': onlyWhere((r) => !isHeavyTalk(r.plain)),
} as const;
