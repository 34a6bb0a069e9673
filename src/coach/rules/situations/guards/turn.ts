/** A small turn: only where the turn is all that the message says, and nothing grave stands beside it. */

import { find } from '../../prefilter/prefilter.ts';
import { isHeavyTalk } from '../../reading/heavy-talk.ts';
import { wordsOf } from '../../reading/text.ts';
import type { Reading } from '../../reading.ts';
import { fillsOf, linesOf, maybePattern, patternOf, slotsOf } from '../book.ts';
import type { Entry } from '../entry.ts';
import { has, type Situation } from '../situation.ts';
import { asWell } from './as-well.ts';
import { fits } from './fitting.ts';

/** Words of the message at most, and beside what the pattern matched, where the entry says nothing. */
const MOST_WORDS = 16;
const MOST_OTHER_WORDS = 4;

/** A second thought takes back the first. */
const SECOND_THOUGHT = /\b(?:but|though|although|until|except|however|because|unless|if)\b/i;

const isAllOfIt = (cue: RegExp, r: Reading, beside: number): boolean => {
  const match = find(cue, r.plain);
  return (
    match !== null && match !== undefined && wordsOf(r.plain).length - wordsOf(match[0]).length <= beside
  );
};

export function turn(entry: Entry): Situation {
  const { id, hear = '', unless, maxWords = MOST_WORDS, maxOtherWords = MOST_OTHER_WORDS } = entry;
  const { allowBut = false, allowSexual = false, allowRefusal, open, shared } = entry;
  const cue = patternOf(hear);
  const slots = slotsOf(entry);
  const fills = fillsOf(entry);
  const also = asWell(entry);
  return {
    ...fits(id, {
      cue,
      most: maxWords,
      also: (r) =>
        !isHeavyTalk(r.plain) &&
        (allowBut || !SECOND_THOUGHT.test(r.plain)) &&
        !has(r, 'jealousy_control') &&
        (allowSexual || !has(r, 'sexual')) &&
        isAllOfIt(cue, r, maxOtherWords) &&
        also(r),
      slots: (r) => ({ ...fills(r), ...slots(r) }),
      not: maybePattern(unless),
      limit: allowRefusal,
      open,
      shared,
    }),
    pinned: true,
    lines: linesOf(entry),
  };
}
