/** The messages that most plans are made of: the day, the hour and the place that are meant. */

import { askedBy } from '../../reading/last-turn.ts';
import { latin } from '../../reading/pattern.ts';
import { normalise } from '../../reading/text.ts';
import { readTimes } from '../../reading/times.ts';
import type { Reading } from '../../reading.ts';
import { filledWith, type Slot } from '../../words/fill.ts';
import { has, says } from '../situation.ts';
import { tidy } from '../slots/plan-offers.ts';
import { thingsIn } from '../slots/subjects.ts';
import { both, filling, onlyWhere } from '../wrap.ts';
import { calm, unrefused } from './acts.ts';

/** A plan stands in the reader's last turn. */
const PLAN_WORD =
  /\b(?:drinks?|coffee|tea|dinner|lunch|brunch|breakfast|supper|movies?|film|walk|hike|swim|picnic|braai|market|museum|gallery|gig|concert|beach|bar|restaurant|date|meet|see you|sundowners|run|pizza|sushi|game|show|class|quiz)\b/i;
const inTheAir = (r: Reading): boolean => askedBy(r) === 'plan' || PLAN_WORD.test(r.mine);
/** A usual hour for what the two of them have in mind; a proposal, never a claim. */
function usualHour(r: Reading): Slot {
  const both = `${r.plain} ${r.mine}`;
  if (/\b(?:breakfast|coffee|brunch|parkrun|morning|market|tea)\b/i.test(both)) return { words: 'ten' };
  if (/\b(?:lunch|picnic|beach|braai|afternoon)\b/i.test(both)) return { words: 'one' };
  if (/\b(?:hike|sunrise|run)\b/i.test(both)) return { words: 'eight in the morning' };
  if (/\b(?:walk|sundowners|sunset|swim)\b/i.test(both)) return { words: 'half past five' };
  return { words: 'seven' };
}
const dayOf = (text: string): string | undefined =>
  readTimes(normalise(text).plain).find(({ kind, polarity }) => kind !== 'hour' && polarity !== 'out')?.text;
const hourOf = (text: string): string | undefined =>
  readTimes(normalise(text).plain)
    .find(({ kind }) => kind === 'hour')
    ?.text.replace(/^(?:at|around|by|for) /i, '');
/** `Friday`, from their message or from ours; not `tonight` in the middle of a name. */
const day = (r: Reading): Slot | undefined => {
  const found = dayOf(r.plain) ?? dayOf(r.mine);
  return filledWith(found && tidy(found).replace(/^(Tonight|Tomorrow|Today)/, (name) => name.toLowerCase()));
};
const ONE_DAY =
  '(?:(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight)(?: (?:morning|afternoon|evening|night|lunch ?time|lunch))?(?: (?:after|from|before|around|at) (?:work|lunch|\\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]m)?))?';
const TWO_DAYS = new RegExp(`\\b(${ONE_DAY})(?:,| or| and| and maybe| or maybe)+ (?:on )?(${ONE_DAY})`, 'iu');
const lower = (time: string | undefined): string | undefined =>
  time && tidy(time.toLowerCase()).replace(/^(?:This|Next|Tomorrow|Tonight)\b/, (lead) => lead.toLowerCase());

export const PLAIN_PLANS_CODE = {
  'a plan is in the air': onlyWhere(inTheAir),
  'no refusal': onlyWhere((r) => calm(r) && unrefused(r)),
  'nothing grave': onlyWhere(calm),
  'plan: somewhere public': onlyWhere(
    (r) =>
      has(r, 'boundary', 'plan_propose', 'plan_reschedule') ||
      inTheAir(r) ||
      says(r, /\bmeet|first (?:date|time)\b/i),
  ),
  'plan: what is the plan': filling((r) => ({ t: usualHour(r) })),
  'plan: what time': both(
    onlyWhere(
      (r) =>
        inTheAir(r) ||
        (has(r, 'plan_propose', 'plan_confirm', 'logistics') &&
          says(r, /\b(?:we|meet|works?|should i|suits?|good for you)\b/i)),
    ),
    filling((r) => {
      const set = hourOf(r.mine);
      return set ? { set: filledWith(set) } : { t: usualHour(r) };
    }),
  ),
  'plan: what shall we eat': both(
    onlyWhere(
      (r) =>
        dayOf(r.plain) !== undefined || inTheAir(r) || says(r, /\b(?:we|tonight|our|craving|in the mood)\b/i),
    ),
    filling((r) => ({ day: day(r) })),
  ),
  'plan: what shall we do': onlyWhere(
    (r) => says(r, /\bwe\b/i) || (dayOf(r.plain) !== undefined && inTheAir(r)),
  ),
  'plan: you pick the day': both(
    onlyWhere((r) => r.times.every(({ polarity }) => polarity !== 'out')),
    filling((r) => {
      const two = TWO_DAYS.exec(r.plain);
      return { a: filledWith(lower(two?.[1])), b: filledWith(lower(two?.[2])) };
    }),
  ),
  'plan: fetching them': filling((r) => {
    return { time: filledWith(lower(dayOf(r.plain))) };
  }),
  'plan: they bring something': both(
    onlyWhere((r) => thingsIn(r).length > 0),
    filling((r) => {
      const thing = thingsIn(r)[0];
      return {
        x: thing && { words: thing.words, plural: thing.plural ?? false },
        them: thing && { words: thing.plural ? 'them' : 'it' },
      };
    }),
  ),
  'plan: glad of the day ahead': both(
    onlyWhere(
      (r) =>
        inTheAir(r) ||
        says(
          r,
          /\b(?:see|seeing|meet|meeting) (?:you|u)\b|\bour (?:date|dinner|coffee|drinks|hike|walk|trip)\b/i,
        ),
    ),
    filling((r) => ({ day: day(r) ?? { words: 'it' } })),
  ),
  'plan: what they do not eat': both(
    onlyWhere((r) => r.times.length === 0),
    filling((r) => ({
      diet: filledWith(
        /\b(?:vegetarian|vegan|pescatarian|halaal|halal|kosher|gluten|dairy)\b/i
          .exec(r.plain)?.[0]
          .toLowerCase()
          .replace(/^(gluten|dairy)$/, '$1-free') ?? 'safe',
      ),
    })),
  ),
  'plan: are you free': both(
    onlyWhere((r) => r.conversation.length < 30 && askedBy(r) !== 'plan'),
    filling((r) => ({ when: filledWith(lower(dayOf(r.plain))) })),
  ),
  'plan: you do the planning': both(
    onlyWhere(
      (r) =>
        inTheAir(r) ||
        has(r, 'plan_propose', 'plan_confirm', 'logistics') ||
        says(r, /\bwhere to be|making plans|planning\b/i),
    ),
    filling((r) => {
      const when = lower(dayOf(r.plain) ?? dayOf(r.mine));
      return { when: filledWith(when), day: when ? undefined : { words: ' ' } };
    }),
  ),
  'plan: the place is shut': both(
    onlyWhere(
      (r) =>
        inTheAir(r) ||
        has(r, 'plan_propose', 'plan_reschedule') ||
        says(r, /\b(?:what now|now what|plan b|where else|any (?:other )?ideas)\b/i),
    ),
    filling((r) => {
      const x = /\b(?:the )?(restaurant|place|bar|café|cafe|museum|market|club|pub|show)\b/i
        .exec(r.plain)?.[1]
        ?.toLowerCase();
      return { x: filledWith(x && `the ${x}`) };
    }),
  ),
  'plan: are you coming': filling((r) => {
    const x = latin(
      /\b(?:to|for) ((?:the|your|my|this|our) [\p{L}' -]{3,24}?)(?= tomorrow| tonight| on| this| or| then|[?.!,]|$)/iu,
    )
      .exec(r.plain)?.[1]
      ?.toLowerCase();
    return { x: filledWith(x?.replace(/^my /, 'your ').replace(/^our /, 'your ') ?? 'it') };
  }),
  'plan: yes on a condition': filling((r) => ({ when: filledWith(lower(dayOf(r.plain) ?? dayOf(r.mine))) })),
  'plan: may somebody come along': filling((r) => {
    const x = latin(
      /\b(?:my|a) ((?:\p{L}+ )?(?:dogs?|puppy|friends?|mate|sister|brother|kids?|son|daughter|cousin|flatmate|roommate|colleague|bestie|mom|mum|plus one))\b/iu,
    )
      .exec(r.plain)?.[1]
      ?.toLowerCase();
    return { x: filledWith(x && `your ${x}`) };
  }),
  'plan: only a little time': onlyWhere(
    (r) => inTheAir(r) || has(r, 'plan_propose', 'plan_confirm') || r.times.length > 0,
  ),
} as const;
