/** Plans whose limits and swaps are named. */

import { askedBy } from '../../reading/last-turn.ts';
import { latin } from '../../reading/pattern.ts';
import { normalise } from '../../reading/text.ts';
import { readTimes } from '../../reading/times.ts';
import { isPlanOff } from '../plan-off.ts';
import { has, says } from '../situation.ts';
import { asksTheirWeek, bearsAPlan, PLAN_NOUN } from '../slots/plan.ts';
import { asksForATime, MOVES_IT, offered, planPlaces, swapOf, tidy } from '../slots/plan-offers.ts';
import { both, filling, onlyWhere } from '../wrap.ts';

/** What stays off the plate of somebody who is vegan: not the vegan. */
const limitIn = (found: string | undefined): string | undefined => {
  const word = found?.toLowerCase();
  if (word === 'vegan') return 'animal products';
  if (word === 'vegetarian') return 'meat';
  return word === 'halaal' || word === 'kosher' ? `anything not ${word}` : word;
};

export const PLANS_CODE = {
  'a yes with a limit on the food': both(
    onlyWhere(
      (r) =>
        has(r, 'plan_confirm', 'plan_propose', 'plan_reschedule') ||
        askedBy(r) === 'plan' ||
        r.times.some(({ polarity }) => polarity === 'offered') ||
        says(r, /\b(?:place|restaurant|dinner|lunch|eat)\b/i),
    ),
    filling((r) => ({
      time: (() => {
        const time = offered(r)[0] ?? r.times[0] ?? readTimes(normalise(r.mine).plain)[0];
        return { words: time ? tidy(time.text) : 'The plan' };
      })(),
      limit: {
        words:
          latin(/allerg\w+ to ([\p{L}]+(?: and [\p{L}]+)?)/iu)
            .exec(r.plain)?.[1]
            ?.toLowerCase() ??
          limitIn(/\b(?:gluten|dairy|meat|nuts|vegan|vegetarian|halaal|kosher)\b/i.exec(r.plain)?.[0]) ??
          'it',
      },
    })),
  ),
  'something else instead': both(
    onlyWhere((r) => swapOf(r) !== undefined),
    filling((r) => {
      return { swap: { words: swapOf(r) ?? '' } };
    }),
  ),
  'not this time, another one': both(
    onlyWhere(
      (r) =>
        ((has(r, 'plan_reschedule') && says(r, MOVES_IT)) ||
          r.times.some(({ polarity, kind }) => polarity === 'out' && kind !== 'hour')) &&
        r.times.some((time) => time.polarity === 'offered' && time.kind !== 'hour'),
    ),
    filling(planPlaces),
  ),
  'a rain check': both(
    onlyWhere((r) => !r.sarcastic),
    filling(planPlaces),
  ),
  'all set': both(
    onlyWhere(
      (r) =>
        !asksTheirWeek(r) &&
        (askedBy(r) === 'plan' ||
          /\d|\b(?:see you|booked?|day|tonight|tomorrow|weekend|meet|pick (?:you|me)|come|bring|plan|we|shall|let'?s)\b/i.test(
            r.mine,
          ) ||
          r.times.some(({ polarity }) => polarity !== 'out') ||
          says(r, PLAN_NOUN) ||
          says(
            r,
            /\b(?:see you|booked|confirm\w*|deal|locked|i'?m in|count me in|tickets?|table|bring|yes to|yes please|works|settled|set|sounds? (?:good|great|lovely|perfect)|accept|we|our|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i,
          )),
    ),
    filling((r) => {
      const places = planPlaces(r);
      const items = r.phrases.filter(
        (phrase) => !phrase.readers && !/loser|confirmed|side$/i.test(phrase.bare),
      );
      const when = places.clock ?? places.time;
      return {
        when,
        thing: items[0] && { words: items[0].theirs, plural: items[0].plural },
        thing2: items[1] && { words: items[1].bare, plural: items[1].plural },
      };
    }),
  ),
  'an invitation': both(
    onlyWhere(
      (r) =>
        !(
          r.conversation.length === 0 && says(r, /\b(?:saw|see|noticed|read) (?:that |on )?(?:you|your)\b/i)
        ) &&
        !asksTheirWeek(r) &&
        !(has(r, 'plan_reschedule') && askedBy(r) === 'plan') &&
        ((has(r, 'plan_propose') && bearsAPlan(r)) ||
          asksForATime(r) ||
          (says(r, /\b(?:i|we) (?:can|could) do\b/i) &&
            r.times.some(({ polarity, kind }) => polarity !== 'out' && kind === 'day')) ||
          says(r, /\b(?:are we (?:doing|still on|meeting|going)|when are we)\b/i) ||
          says(r, /\byou should (?:come|join)\b|\b(?:come (?:along|through|over|with us)|join us)\b/i) ||
          says(r, /\b(?:we|you and i) should (?:\w+ )?(?:go|try|meet|grab|get|check)\b/i)) &&
        !isPlanOff(r),
    ),
    filling(planPlaces),
  ),
} as const;
