/** A feeling told by what happened. */

import { hits } from '../../prefilter/prefilter.ts';
import type { Reading } from '../../reading.ts';
import { linesOf, maybePattern, patternOf } from '../book.ts';
import type { Entry } from '../entry.ts';
import { flagged, has, type Situation } from '../situation.ts';
import { feelingPlaces } from '../slots/feeling.ts';
import { asWell } from './as-well.ts';

/** A feeling told to the reader, in English, with nothing graver in it. */
const told = (r: Reading): boolean =>
  r.language.base === 'en' &&
  (r.action === 'reply' || r.action === 'support') &&
  !flagged(
    r,
    'self_harm',
    'stalking',
    'threat',
    'coercive_control',
    'sexual_pressure',
    'money_request_mild',
    'scam_romance_script',
    'harassment',
  ) &&
  !has(r, 'rejection_hard');

export function hardDay(entry: Entry): Situation {
  const { id, hear = '', unless } = entry;
  const cue = patternOf(hear);
  const not = maybePattern(unless);
  const also = asWell(entry);
  return {
    name: id,
    exclusive: true,
    when: (r) => told(r) && hits(cue, r.plain) && !(not && hits(not, r.plain)) && also(r),
    lines: linesOf(entry),
    slots: feelingPlaces,
  };
}
