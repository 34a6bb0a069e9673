/** A joke that the coach knows how to answer: a cue in their words, and lines that stay inside the joke. */

import type { Tone } from '../../contract.ts';
import { type Line, lines, type MoveName } from '../../moves/line.ts';
import { hits } from '../../prefilter/prefilter.ts';
import type { Reading } from '../../reading.ts';
import type { Slots } from '../../words/fill.ts';
import type { Situation } from '../situation.ts';
import { banterPlaces } from '../slots/joke.ts';

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

type Wordings = Partial<Record<MoveName, ReadonlyArray<readonly [Tone, string]>>>;

const linesOf = (said: Wordings): Line[] =>
  (Object.entries(said) as Array<[MoveName, ReadonlyArray<readonly [Tone, string]>]>).flatMap(
    ([move, wordings]) => lines(move, wordings),
  );

/** `Prove it over coffee on Saturday?`: the tease leads up to a date, and a date is answered first. */
const ENDS_IN_A_DAY =
  /\b(?:coffee|drinks?|dinner|lunch|brunch|breakfast|supper|ice ?cream|pizza|braai|walk|hike|picnic|meet|date)\b[^.!?]{0,30}\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|this weekend)(?: (?:night|evening|morning|afternoon))?(?: at \S{1,6})?\s*\?\W*$/i;
const endsInADay = (r: Reading): boolean => r.intents.has('plan_propose') && hits(ENDS_IN_A_DAY, r.plain);

/** `cue` in the message, and `also` where the words alone do not decide. */
export const banter = (
  name: string,
  cue: RegExp,
  said: Wordings,
  also: (r: Reading) => boolean = () => true,
  places?: (r: Reading) => Slots,
  readersFirst = false,
): Situation => ({
  name,
  exclusive: true,
  when: (r) => isLight(r) && hits(cue, r.plain) && also(r) && !endsInADay(r),
  slots: (r) => ({ ...banterPlaces(r, readersFirst), ...places?.(r) }),
  lines: linesOf(said),
});
