/** An answer to what the reader wrote last, known by both turns together, with nothing grave beside it. */

import { find, hits } from '../../prefilter/prefilter.ts';
import { isHeavyTalk } from '../../reading/heavy-talk.ts';
import { turnAround } from '../../reading/text.ts';
import type { Reading } from '../../reading.ts';
import type { Slots } from '../../words/fill.ts';
import { fillsOf, linesOf, maybePattern, patternOf, slotsOf } from '../book.ts';
import type { Entry } from '../entry.ts';
import { IDIOMS } from '../idioms.ts';
import { has, isLewd, type Situation } from '../situation.ts';
import { one } from '../slots/answer.ts';
import { asWell } from './as-well.ts';
import { cued } from './cued.ts';

/** `your mother` in their mouth is `my mother` in the reader's. */
const turned = (cue: RegExp, r: Reading): Slots =>
  Object.fromEntries(
    Object.entries(find(cue, r.plain)?.groups ?? {}).map(([name, words]) => [
      name,
      // `your boss` is one, `your kids` are several.
      one(words && turnAround(words.trim()), /[^s]s$/i.test(words ?? '')),
    ]),
  );

/** Done to somebody: nothing here may stand beside it. */
const HARM =
  /\b(?:hit|hits|hitting|beat|beats|punch\w*|slap\w*|chok\w*|rap(?:ed|es)|assault\w*|threaten\w*|stalk\w*|follow(?:ed|ing)|grab\w*|forced) (?:\w+ ){0,5}(?:me|her|him|us|them)\b/i;

export function inTurn(entry: Entry): Situation {
  const { id, hear = '', unless, maxWords, asks, sure, allowGrave = false } = entry;
  const cue = patternOf(hear);
  const slots = slotsOf(entry);
  const fills = fillsOf(entry);
  const also = asWell(entry);
  const situation = cued({
    name: id,
    when: cue,
    also: (r) =>
      r.mine !== '' &&
      !hits(HARM, r.plain) &&
      (allowGrave || !has(r, 'distress', 'grief', 'self_harm')) &&
      (allowGrave || ![r.plain, r.mine].some((said) => isHeavyTalk(said.replace(IDIOMS, ' ')))) &&
      !has(r, 'jealousy_control', 'threat', 'insult') &&
      !isLewd(r) &&
      also(r),
    not: maybePattern(unless),
    most: maxWords,
    sure,
    asks,
  });
  return {
    ...situation,
    lines: linesOf(entry),
    slots: (r) => ({ ...situation.slots?.(r), ...turned(cue, r), ...fills(r), ...slots(r) }),
  };
}
