/** What becomes of a plan, in other words than the first situations of a kind were written from: who does it, the verb and all its likes, the thing, the time. */

import { hits } from '../../prefilter/prefilter.ts';
import { isHeavyTalk } from '../../reading/heavy-talk.ts';
import { turnAround } from '../../reading/text.ts';
import type { Reading } from '../../reading.ts';
import type { Slots } from '../../words/fill.ts';
import { fillsOf, linesOf, maybePattern, patternOf, slotsOf } from '../book.ts';
import type { Entry } from '../entry.ts';
import { IDIOMS } from '../idioms.ts';
import { has, isLewd, type Situation } from '../situation.ts';
import { offered, tidy } from '../slots/plan-offers.ts';
import { asWell } from './as-well.ts';
import { cued } from './cued.ts';

/** Sorrow, fright and tricks that share words with a plan. */
const NO_PLAN_MATTER =
  /\b(?:passed away|passed in|has passed|funeral|unveiling|tombstone|bury(?:ing)?|buried|eulogy|memorial|the stone goes up|(?:lost|lose) (?:a|my|the) (?:patient|baby|mom|dad|brother|sister|job)|heartbeat|therapist|hijack\w*|stolen|panic|hands stop|(?:can'?t|cannot) (?:feel|make) my (?:legs|hands)|asylum|where i'?m sleeping|my late (?:mum|mom|dad|husband|wife)|still lay two|be scared|scares me|pipe in the|exhaust|came into my room|my uncle used|apk|install this|scan the qr|otp|g dash|times out|lovegpt|no limits)\b/i;
const isGrave = (r: Reading): boolean =>
  isHeavyTalk(r.plain.replace(IDIOMS, ' ')) ||
  isHeavyTalk(r.mine.replace(IDIOMS, ' ')) ||
  hits(NO_PLAN_MATTER, r.plain);
/** Words of the message at most, where the entry says nothing: a longer one has another matter too. */
const MOST_WORDS = 32;

/** `till Sunday`: a day that ends something, and is not put forward. */
const isOnlyAnEnd = (plain: string, time: string): boolean =>
  new RegExp(
    `\\b(?:till?|until|to|from|since|before) (?:the )?${time.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`,
    'i',
  ).test(plain);

/** The one day or hour that is put forward, where there is one and no other. */
function slotOf(r: Reading): string | undefined {
  const days = offered(r).filter(({ text }) => !isOnlyAnEnd(r.plain, text));
  const hours = r.times.filter(({ kind, polarity }) => kind === 'hour' && polarity !== 'out');
  const [only, ...more] = days.length > 0 ? days : hours;
  // One day may be named twice.
  const other = more.find(({ text }) => text.toLowerCase() !== only?.text.toLowerCase());
  return only && !other ? tidy(only.text.replace(/^(?:at|around|by|from|on)\s+/i, '')) : undefined;
}

/** Seen from the reader. */
const turned = (places: Slots): Slots =>
  Object.fromEntries(
    Object.entries(places).map(([slot, place]) => [slot, place && { words: turnAround(place.words) }]),
  );

/** But for a day or hour, the lines fit without a word of theirs. */
export function plan(entry: Entry): Situation {
  const { id, as = id, hear = '', unless, maxWords = MOST_WORDS, sure, allowGrave = false } = entry;
  const also = asWell(entry);
  const slots = slotsOf(entry);
  const fills = fillsOf(entry);
  const situation = cued({
    name: as,
    when: patternOf(hear),
    asks: true,
    most: maxWords,
    also: (r) =>
      (allowGrave || !isGrave(r)) && !has(r, 'jealousy_control', 'threat', 'insult') && !isLewd(r) && also(r),
    not: maybePattern(unless),
    sure,
  });
  return {
    ...situation,
    firm: true,
    pinned: true,
    lines: linesOf(entry),
    slots: (r) => {
      const slot = slotOf(r);
      return {
        ...situation.slots?.(r),
        ...slots(r),
        ...turned(fills(r)),
        slot: slot === undefined ? undefined : { words: slot },
      };
    },
  };
}
