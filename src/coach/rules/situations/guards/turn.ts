/** A small turn: only where the turn is all that the message says, and nothing grave stands beside it. */

import { fillsOf, linesOf, patternOf, slotsOf } from '../book.ts';
import type { Entry } from '../entry.ts';
import type { Situation } from '../situation.ts';
import { asWell } from './as-well.ts';
import { smallTurn } from './small-turn.ts';

/** Words of the message at most, where the entry says nothing. */
const MOST_WORDS = 16;

export function turn(entry: Entry): Situation {
  const {
    id,
    hear = '',
    unless,
    maxWords = MOST_WORDS,
    maxOtherWords,
    allowBut,
    allowSexual,
    allowRefusal,
    open,
    shared,
  } = entry;
  const slots = slotsOf(entry);
  const fills = fillsOf(entry);
  return {
    ...smallTurn(id, {
      cue: patternOf(hear),
      most: maxWords,
      also: asWell(entry),
      places: (r) => ({ ...fills(r), ...slots(r) }),
      said: {},
      ...(unless === undefined ? {} : { not: patternOf(unless) }),
      ...(maxOtherWords === undefined ? {} : { beside: maxOtherWords }),
      ...(allowBut === undefined ? {} : { turnsRound: allowBut }),
      ...(allowSexual === undefined ? {} : { heated: allowSexual }),
      ...(allowRefusal === undefined ? {} : { limit: allowRefusal }),
      ...(open === undefined ? {} : { open }),
      ...(shared === undefined ? {} : { shared }),
    }),
    lines: linesOf(entry),
  };
}
