/** Heard in words too plain to be taken for anything else, whatever stands beside them; named groups of the pattern fill slots. */

import { find, hits } from '../../prefilter/prefilter.ts';
import { turnAround } from '../../reading/text.ts';
import type { Reading } from '../../reading.ts';
import { filledWith, type Slots } from '../../words/fill.ts';
import { fillsOf, linesOf, maybePattern, patternOf, slotsOf } from '../book.ts';
import { type Entry, TOPIC } from '../entry.ts';
import { has, type Situation } from '../situation.ts';
import { mineTopic } from '../slots/subjects.ts';
import { asWell } from './as-well.ts';

type Fitting = {
  readonly cue: RegExp;
  /** What it must not say for the cue to mean this. */
  readonly not?: RegExp | undefined;
  readonly also?: (r: Reading) => boolean;
  readonly slots?: (r: Reading) => Slots;
  /** A no or a limit stands in it, so that the intents of a refusal do not keep it out. */
  readonly limit?: boolean | undefined;
  /** Small sums between two who share a cost are raised as money asked for; they are answered as what they are. */
  readonly shared?: boolean | undefined;
  /** They told something besides, so that a word about that may be the better answer. */
  readonly open?: boolean | undefined;
  /** A letter says more than its cue. */
  readonly most?: number | undefined;
};

const MOST_WORDS = 45;

const isMild = (r: Reading): boolean =>
  r.action === 'caution' && r.flags.every(({ kind }) => kind === 'money_request_mild');

const mayBeMet = (r: Reading, most = MOST_WORDS, shared = false): boolean =>
  ((r.action === 'reply' && r.flags.length === 0) || (shared && isMild(r))) &&
  r.kind === 'words' &&
  r.language.base === 'en' &&
  r.style.words <= most &&
  !has(r, 'insult', 'self_harm', 'threat', 'harassment');

/** `your wall` in their mouth is `my wall` in ours. */
const groupsOf = (cue: RegExp, r: Reading): Slots =>
  Object.fromEntries(
    Object.entries(find(cue, r.plain)?.groups ?? {}).map(([name, words]) => [
      name,
      filledWith(words && turnAround(words.trim())),
    ]),
  );

/** Without lines: the entry has them. */
export const fits = (
  name: string,
  { cue, not, also, slots, limit, shared, open, most }: Fitting,
): Omit<Situation, 'lines'> => ({
  name,
  exclusive: true,
  firm: open !== true,
  grounded: true,
  when: (r) =>
    mayBeMet(r, most, shared) &&
    hits(cue, r.plain) &&
    (limit === true || !has(r, 'grief', 'distress', 'rejection_hard', 'rejection_soft')) &&
    !(not && hits(not, r.plain)) &&
    (also?.(r) ?? true),
  slots: (r) => ({ ...groupsOf(cue, r), ...slots?.(r) }),
});

export function fitting(entry: Entry): Situation {
  const { id, as = id, hear = '', unless, maxWords, allowRefusal, open, shared, say } = entry;
  const conditions = slotsOf(entry);
  const fills = fillsOf(entry);
  const namesTopic = say.some(([, , text]) => text.includes(`{${TOPIC}}`) || text.includes(`{${TOPIC}|`));
  const given: Fitting = {
    cue: patternOf(hear),
    also: asWell(entry),
    slots: (r) => ({ ...(namesTopic ? { [TOPIC]: mineTopic(r) } : {}), ...fills(r), ...conditions(r) }),
    not: maybePattern(unless),
    most: maxWords,
    limit: allowRefusal,
    open,
    shared,
  };
  return { ...fits(as, given), lines: linesOf(entry) };
}
