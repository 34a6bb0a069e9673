/** A joke: light talk, and lines that stay inside the image they chose, the words they quoted, the days and hours they named. */

import { hits } from '../../prefilter/prefilter.ts';
import type { Reading } from '../../reading.ts';
import { fillsOf, linesOf, maybePattern, patternOf, slotsOf } from '../book.ts';
import type { Entry } from '../entry.ts';
import type { Situation } from '../situation.ts';
import { banterPlaces } from '../slots/joke.ts';
import { asWell } from './as-well.ts';

/** Play is out of place here, whatever the words look like. */
const GRAVE =
  /\b(?:(?:he|she|they|dad|mom|mum|gran|ouma|gogo|oupa|dog|cat|friend|father|mother) (?:just |has )?died|passed away|funeral|grave|cancer|chemo|hospital(?! (?:gift|car ?park))|ambulance|suicid\w*|9mm|police|protection order|miscarriage|divorce papers|diagnos\w+|overdose|abus\w+|i can'?t (?:do this )?any ?more)\b/i;

/** Words. A letter is more than its joke. */
const LONGEST_JOKE = 60;

export const isLight = (r: Reading): boolean =>
  r.action === 'reply' &&
  r.flags.length === 0 &&
  r.language.base === 'en' &&
  r.kind === 'words' &&
  r.style.words <= LONGEST_JOKE &&
  !r.intents.has('grief') &&
  !r.intents.has('distress') &&
  !hits(GRAVE, r.plain);

/** `Prove it over coffee on Saturday?`: the tease leads up to a date, and a date is answered first. */
const ENDS_IN_A_DAY =
  /\b(?:coffee|drinks?|dinner|lunch|brunch|breakfast|supper|ice ?cream|pizza|braai|walk|hike|picnic|meet|date)\b[^.!?]{0,30}\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|this weekend)(?: (?:night|evening|morning|afternoon))?(?: at \S{1,6})?\s*\?\W*$/i;
const endsInADay = (r: Reading): boolean => r.intents.has('plan_propose') && hits(ENDS_IN_A_DAY, r.plain);

export function banter(entry: Entry): Situation {
  const { id, hear = '', unless, maxWords = Number.POSITIVE_INFINITY, readersFirst = false } = entry;
  const cue = patternOf(hear);
  const not = maybePattern(unless);
  const also = asWell(entry);
  const slots = slotsOf(entry);
  const fills = fillsOf(entry);
  return {
    name: id,
    exclusive: true,
    when: (r) =>
      isLight(r) &&
      hits(cue, r.plain) &&
      r.style.words <= maxWords &&
      !(not && hits(not, r.plain)) &&
      also(r) &&
      !endsInADay(r),
    lines: linesOf(entry),
    slots: (r) => ({ ...banterPlaces(r, readersFirst), ...fills(r), ...slots(r) }),
  };
}
