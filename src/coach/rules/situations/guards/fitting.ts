/** Heard in words too plain to be taken for anything else, whatever stands beside them. */

import { fillsOf, linesOf, patternOf, slotsOf } from '../book.ts';
import { type Entry, TOPIC } from '../entry.ts';
import type { Situation } from '../situation.ts';
import { mineTopic } from '../slots/subjects.ts';
import { asWell } from './as-well.ts';
import { type Fitting, fitting as heardPlainly } from './fitting-scene.ts';

export function fitting(entry: Entry): Situation {
  const { id, as = id, hear = '', unless, maxWords, allowRefusal, open, shared, say } = entry;
  const conditions = slotsOf(entry);
  const fills = fillsOf(entry);
  const namesTopic = say.some(([, , text]) => text.includes(`{${TOPIC}}`) || text.includes(`{${TOPIC}|`));
  const given: Fitting = {
    cue: patternOf(hear),
    also: asWell(entry),
    places: (r) => ({ ...(namesTopic ? { [TOPIC]: mineTopic(r) } : {}), ...fills(r), ...conditions(r) }),
    said: {},
    ...(unless === undefined ? {} : { not: patternOf(unless) }),
    ...(maxWords === undefined ? {} : { most: maxWords }),
    ...(allowRefusal === undefined ? {} : { limit: allowRefusal }),
    ...(open === undefined ? {} : { open }),
    ...(shared === undefined ? {} : { shared }),
  };
  return { ...heardPlainly(as, given), lines: linesOf(entry) };
}
