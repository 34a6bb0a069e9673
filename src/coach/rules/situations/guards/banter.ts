/** A joke: light talk, and lines that stay inside the image they chose, the words they quoted, the days and hours they named. */

import { hits } from '../../prefilter/prefilter.ts';
import { fillsOf, linesOf, patternOf, slotsOf } from '../book.ts';
import type { Entry } from '../entry.ts';
import type { Situation } from '../situation.ts';
import { asWell } from './as-well.ts';
import { banter as joke } from './banter-scene.ts';

export function banter(entry: Entry): Situation {
  const { id, hear = '', unless, maxWords = Number.POSITIVE_INFINITY, readersFirst = false } = entry;
  const not = unless === undefined ? undefined : patternOf(unless);
  const also = asWell(entry);
  const slots = slotsOf(entry);
  const fills = fillsOf(entry);
  return {
    ...joke(
      id,
      patternOf(hear),
      {},
      (r) => r.style.words <= maxWords && !(not && hits(not, r.plain)) && also(r),
      (r) => ({ ...fills(r), ...slots(r) }),
      readersFirst,
    ),
    lines: linesOf(entry),
  };
}
