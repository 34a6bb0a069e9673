/** Nothing is asked of the message but what the entry says, its code included. */
import { hits } from '../../prefilter/prefilter.ts';
import { fillsOf, linesOf, maybePattern, slotsOf } from '../book.ts';
import type { Entry } from '../entry.ts';
import type { Situation } from '../situation.ts';
import { asWell } from './as-well.ts';

export function none(entry: Entry): Situation {
  const { id, as = id, hear, unless, maxWords = Number.POSITIVE_INFINITY } = entry;
  const [cue, not] = [hear, unless].map(maybePattern);
  const also = asWell(entry);
  const slots = slotsOf(entry);
  const fills = fillsOf(entry);
  return {
    name: as,
    exclusive: true,
    when: (r) =>
      r.style.words <= maxWords && (!cue || hits(cue, r.plain)) && !(not && hits(not, r.plain)) && also(r),
    slots: (r) => ({ ...fills(r), ...slots(r) }),
    lines: linesOf(entry),
  };
}
