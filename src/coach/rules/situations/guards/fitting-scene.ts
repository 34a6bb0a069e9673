/** A scene by a cue too plain to be taken for anything else; named groups of the cue are the places of its lines. */

import type { Tone } from '../../contract.ts';
import { type Line, lines, type MoveName } from '../../moves/line.ts';
import { find, hits } from '../../prefilter/prefilter.ts';
import { turnAround } from '../../reading/text.ts';
import type { Reading } from '../../reading.ts';
import type { Slot, Slots } from '../../words/fill.ts';
import { has, type Situation } from '../situation.ts';

export type Said = Partial<Record<MoveName, ReadonlyArray<readonly [Tone, string]>>>;

export type Fitting = {
  readonly cue: RegExp;
  /** What it must not say for the cue to mean this. */
  readonly not?: RegExp;
  readonly also?: (r: Reading) => boolean;
  readonly places?: (r: Reading) => Slots;
  /** A no or a limit stands in it, so that the intents of a refusal do not keep it out. */
  readonly limit?: boolean;
  /** Small sums between two who share a cost are raised as money asked for; they are answered as what they are. */
  readonly shared?: boolean;
  /** They told something besides, so that a word about that may be the better answer. */
  readonly open?: boolean;
  /** A letter says more than its cue. */
  readonly most?: number;
  readonly said: Said;
};

const MOST_WORDS = 45;

const isMild = (r: Reading): boolean =>
  r.action === 'caution' && r.flags.every(({ kind }) => kind === 'money_request_mild');

export const fits = (r: Reading, most = MOST_WORDS, shared = false): boolean =>
  ((r.action === 'reply' && r.flags.length === 0) || (shared && isMild(r))) &&
  r.kind === 'words' &&
  r.language.base === 'en' &&
  r.style.words <= most &&
  !has(r, 'insult', 'self_harm', 'threat', 'harassment');

export const word = (words: string | undefined): Slot | undefined => (words ? { words } : undefined);

/** `your wall` in their mouth is `my wall` in ours. */
const groupsOf = (cue: RegExp, r: Reading): Slots =>
  Object.fromEntries(
    Object.entries(find(cue, r.plain)?.groups ?? {}).map(([name, words]) => [
      name,
      word(words && turnAround(words.trim())),
    ]),
  );

export const fitting = (
  name: string,
  { cue, not, also, places, limit, shared, open, most, said }: Fitting,
): Situation => ({
  name,
  exclusive: true,
  firm: open !== true,
  grounded: true,
  when: (r) =>
    fits(r, most, shared) &&
    hits(cue, r.plain) &&
    (limit === true || !has(r, 'grief', 'distress', 'rejection_hard', 'rejection_soft')) &&
    !(not && hits(not, r.plain)) &&
    (also?.(r) ?? true),
  slots: (r) => ({ ...groupsOf(cue, r), ...places?.(r) }),
  lines: (Object.entries(said) as Array<[MoveName, Parameters<typeof lines>[1]]>).flatMap(
    ([move, wordings]): Line[] => lines(move, wordings),
  ),
});
