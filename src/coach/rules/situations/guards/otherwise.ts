/** The same situation in other words: a pattern beside the one that it was written with, for people who put it another way. */
import { hits } from '../../prefilter/prefilter.ts';
import { grips } from '../../reading/my-part.ts';
import { entryOf, linesOf, maybePattern, patternOf, slotsOf } from '../book.ts';
import type { Entry } from '../entry.ts';
import type { Situation } from '../situation.ts';
import { isTender } from '../tender.ts';
import { asWell } from './as-well.ts';
import type { Tiers } from './guard.ts';

const MOST_WORDS = 60;

/** @throws where no situation has the name that it is another wording of */
export function otherwise(entry: Entry, tiers: Tiers): Situation {
  const { of = '', hear = '', unless, drop, maxWords = MOST_WORDS, parts = false, handsOff = false } = entry;
  const tier = entryOf(of)?.tier;
  const situation = tier === undefined ? undefined : tiers(tier).find(({ name }) => name === of);
  if (!situation) throw new Error(`${entry.id}: no situation is called ${of}`);
  const cue = patternOf(hear);
  const not = maybePattern(unless);
  const dropped = maybePattern(drop);
  const also = asWell(entry);
  const slots = slotsOf(entry, 'more');
  return {
    ...situation,
    exclusive: true,
    firm: true,
    grounded: true,
    stands: true,
    when: (r) =>
      r.style.words <= maxWords &&
      isTender(r, parts) &&
      hits(cue, r.plain) &&
      !(not && hits(not, r.plain)) &&
      !(handsOff && grips(r.plain)) &&
      also(r),
    lines: [
      ...(dropped ? situation.lines.filter(({ text }) => !dropped.test(text)) : situation.lines),
      ...linesOf(entry, 'more'),
    ],
    slots: (r) => ({ ...situation.slots?.(r), ...slots(r) }),
  };
}
