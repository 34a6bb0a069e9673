/** Told in plain words, in English, with nothing risky beside it: known by what gives it away. */

import { find } from '../../prefilter/prefilter.ts';
import { turnAround } from '../../reading/text.ts';
import type { Reading } from '../../reading.ts';
import { filledWith, type Slots } from '../../words/fill.ts';
import { fillsOf, linesOf, maybePattern, patternOf, slotsOf } from '../book.ts';
import type { Entry } from '../entry.ts';
import type { Situation } from '../situation.ts';
import { asWell } from './as-well.ts';
import { cued } from './cued.ts';

/** Words of theirs, seen from the reader. */
function turnedRound({ hear = '', fills = {} }: Entry): (reading: Reading) => Slots {
  const cue = patternOf(hear);
  const patterns = Object.entries(fills).map(([slot, source]) => [slot, patternOf(source)] as const);
  const around = (words: string | undefined) => filledWith(words && turnAround(words.trim()));
  return ({ plain }) => {
    const groups = Object.entries(find(cue, plain)?.groups ?? {});
    return Object.fromEntries([
      ...groups.map(([slot, words]) => [slot, around(words)] as const),
      ...patterns.map(([slot, pattern]) => {
        const match = find(pattern, plain);
        return [slot, around(match?.[1] ?? match?.[2])] as const;
      }),
    ]);
  };
}

/** @param more what a guard that is like this one asks besides */
export function told(entry: Entry, more: (r: Reading) => boolean = () => true): Situation {
  const { id, as = id, hear = '', unless, maxWords, sure, asks, turned } = entry;
  const slots = slotsOf(entry);
  const fills = turned ? turnedRound(entry) : fillsOf(entry);
  const also = asWell(entry);
  const situation = cued({
    name: as,
    when: patternOf(hear),
    also: (r) => more(r) && also(r),
    not: maybePattern(unless),
    most: maxWords,
    sure,
    asks,
  });
  return {
    ...situation,
    lines: linesOf(entry),
    slots: (r) => ({ ...situation.slots?.(r), ...fills(r), ...slots(r) }),
  };
}
