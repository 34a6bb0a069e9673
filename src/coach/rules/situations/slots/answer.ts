/** Situations for an answer to what the reader wrote last: it takes the turn before and their words together to know what is meant. */

import { find } from '../../prefilter/prefilter.ts';
import type { Reading } from '../../reading.ts';
import type { Slot } from '../../words/fill.ts';

export const one = (words: string | undefined, plural = false): Slot | undefined =>
  words ? { words, plural } : undefined;

export const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** The one day they name. */
export const dayIn = (r: Reading): Slot | undefined => {
  const days = new Set((r.plain.match(new RegExp(`\\b${DAY}\\b`, 'gi')) ?? []).map((d) => d.toLowerCase()));
  const [only] = days;
  return days.size === 1 && only ? one(only.charAt(0).toUpperCase() + only.slice(1)) : undefined;
};

const SOMEBODY =
  /\b(?:my |our |your |ur )?(m[ou]m|mommy|mother|ma|dad|daddy|father|gran|granny|nan|grandma|grandpa|grandad|gogo|ouma|oupa|brother|sister|aunt|auntie|uncle|cousin|son|daughter|boy|girl|baby|little one|nephew|niece|friend|flatmate|dog|cat|kids|parents|twins|boys|girls|family|children)\b/i;

/** Whom of the reader's the two turns are about, theirs first: `your mum` or `mum's had a fall` is `my mum`. */
export function mineWho(r: Reading): Slot | undefined {
  const word = (
    /\byour\b/i.test(r.plain) ? find(new RegExp(`\\b(?:your|ur) ${KIN_AFTER}`, 'i'), r.plain)?.[1] : undefined
  )?.toLowerCase();
  const who = word ?? find(SOMEBODY, r.mine)?.[1]?.toLowerCase();
  return who === undefined ? undefined : one(`my ${who}`, /s$/.test(who));
}
const KIN_AFTER = SOMEBODY.source.slice(SOMEBODY.source.indexOf('(m[ou]m'));
