/** A situation known by a pattern in their words: what gives it away, and what only sounds like it. */

import { find, hits } from '../../prefilter/prefilter.ts';
import { toYou } from '../../reading/clause-text.ts';
import type { Reading } from '../../reading.ts';
import type { Slots } from '../../words/fill.ts';
import { has, type Situation } from '../situation.ts';

type Cued = {
  readonly name: string;
  readonly when: RegExp;
  /** The message has to have this too. */
  readonly and?: RegExp | undefined;
  /** It only sounds like it. */
  readonly not?: RegExp | undefined;
  readonly also?: (r: Reading) => boolean;
  /** Words; 45 where nothing is said. */
  readonly most?: number | undefined;
  /** The words allow no other meaning, not even the no that a model may hear in them. */
  readonly sure?: boolean | undefined;
  /** They may be asking for something in it; where nothing is said, a question is left to the situations that answer. */
  readonly asks?: boolean | undefined;
};

const MOST_WORDS = 45;
const SAID = /"[^"]*"|'[^']{3,}'(?!\p{L})/gu;

/** A question of theirs to the reader, not one that somebody asked in what they tell. */
export const asksReader = (r: Reading): boolean => r.plain.replace(SAID, '').includes('?');

const isPlain = (r: Reading): boolean =>
  r.language.base === 'en' &&
  (r.kind === 'words' || r.kind === 'photo-with-words') &&
  (r.action === 'reply' || r.action === 'support') &&
  r.flags.every(({ kind }) => kind === 'wellbeing') &&
  !has(r, 'self_harm', 'harassment');

/** `The boys` at the head of their sentence are `the boys` in ours. */
const unraised = (words: string): string =>
  words.replace(
    /^(?:The|A|An|That|This|Those|These|Half|Both|All|Our|Your|Two|Three|Four|Five|Six)\b/,
    (word) => word.toLowerCase(),
  );

/** Named groups of the pattern fill the slots of their names, seen from the reader: `(?<x>my car)` is `your car`. */
const groupsIn = (cue: RegExp, { plain }: Reading): Slots =>
  Object.fromEntries(
    Object.entries(find(cue, plain)?.groups ?? {}).map(([name, words]) => [
      name,
      words ? { words: unraised(toYou(words.trim())) } : undefined,
    ]),
  );

/** Without lines: the entry has them. */
export const cued = (cue: Cued): Omit<Situation, 'lines'> => ({
  name: cue.name,
  exclusive: true,
  grounded: true,
  when: (r) =>
    isPlain(r) &&
    (cue.sure === true || !has(r, 'goodbye', 'rejection_hard')) &&
    r.style.words <= (cue.most ?? MOST_WORDS) &&
    hits(cue.when, r.plain) &&
    (!cue.and || hits(cue.and, r.plain)) &&
    !(cue.not && hits(cue.not, r.plain)) &&
    (cue.asks === true || !asksReader(r)) &&
    (cue.also?.(r) ?? true),
  slots: (r) => groupsIn(cue.when, r),
});
