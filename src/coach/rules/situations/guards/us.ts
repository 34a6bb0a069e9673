/** Plain talk about feelings and about the two of them: a short message that says one known thing, whatever the reader of moods heard in it. */

import { hits } from '../../prefilter/prefilter.ts';
import { linesOf, maybePattern, patternOf, slotsOf } from '../book.ts';
import type { Entry } from '../entry.ts';
import { has, type Situation } from '../situation.ts';
import { asWell } from './as-well.ts';
import { fits } from './fitting.ts';

/** What makes any of these another matter. */
const GRAVER =
  /\b(?:died|dead|passed away|funeral|suicid\w*|kill (?:myself|me|you|him)|self[- ]harm|hurt(?:ing)? myself|cancer|hospital|police|assault\w*|rape\w*|hit me|miscarr\w*|send (?:me )?money|whatsapp me|crypto|kids are)\b/i;

/** Words of the message at most, where the entry says nothing. */
const MOST_WORDS = 16;
/** One endless word is no plain talk, and would take the patterns long. */
const MOST_LETTERS = 240;

export function us(entry: Entry): Situation {
  const { id, hear = '', unless, maxWords = MOST_WORDS } = entry;
  const cue = patternOf(hear);
  const not = maybePattern(unless);
  const also = asWell(entry);
  return {
    ...fits(id, { cue, slots: slotsOf(entry) }),
    // Lines that name what they said come first.
    bonus: 0,
    when: (r) =>
      r.action === 'reply' &&
      r.flags.every(({ kind }) => kind === 'wellbeing') &&
      r.kind === 'words' &&
      r.language.base === 'en' &&
      r.style.words <= maxWords &&
      r.plain.length <= MOST_LETTERS &&
      !has(r, 'self_harm') &&
      hits(cue, r.plain) &&
      !hits(GRAVER, r.plain) &&
      !(not && hits(not, r.plain)) &&
      also(r),
    lines: linesOf(entry),
  };
}
