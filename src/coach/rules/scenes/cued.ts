/** A scene known by a cue in their words: what gives it away, what only sounds like it, and what fits. */

import type { Tone } from '../contract.ts';
import { type Line, lines, type MoveName } from '../moves/line.ts';
import { find, hits } from '../prefilter/prefilter.ts';
import { toYou } from '../reading/clause-text.ts';
import type { Reading } from '../reading/read.ts';
import type { Place, Places } from '../words/fill.ts';
import { has, type Scene } from './scene.ts';

/**
 * A named group of the cue fills the place of its name, seen from the reader: `(?<x>my car)` is `your car`. The last part is a word that
 * the message must have for this line to fit.
 */
export type CuedLine = readonly [MoveName, Tone, string] | readonly [MoveName, Tone, string, RegExp];

export type Cued = {
  readonly name: string;
  readonly when: RegExp;
  /** The message has to have this too. */
  readonly and?: RegExp;
  /** It only sounds like it. */
  readonly not?: RegExp;
  readonly also?: (r: Reading) => boolean;
  /** Words; 45 where nothing is said. */
  readonly most?: number;
  /** The words allow no other meaning, not even the no that a model may hear in them. */
  readonly sure?: boolean;
  /** They may be asking for something in it; where nothing is said, a question is left to the scenes that answer. */
  readonly asks?: boolean;
  readonly lines: readonly CuedLine[];
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

const HERE: Place = { words: ' ' };

/** `The boys` at the head of their sentence are `the boys` in ours. */
const unraised = (words: string): string =>
  words.replace(
    /^(?:The|A|An|That|This|Those|These|Half|Both|All|Our|Your|Two|Three|Four|Five|Six)\b/,
    (word) => word.toLowerCase(),
  );

/** Their words as places, and a mark for each line that needs a word of theirs. */
function placesFor(cue: Cued, r: Reading): Places {
  const groups = find(cue.when, r.plain)?.groups ?? {};
  const places: Record<string, Place | undefined> = {};
  for (const [name, words] of Object.entries(groups))
    places[name] = words ? { words: unraised(toYou(words.trim())) } : undefined;
  cue.lines.forEach(([, , , needed], index) => {
    if (needed) places[`where${index}`] = hits(needed, r.plain) ? HERE : undefined;
  });
  return places;
}

const lineOf = ([move, tone, text, needed]: CuedLine, index: number): Line[] =>
  lines(move, [[tone, needed ? `{where${index}}${text}` : text]]);

export const cued = (cue: Cued): Scene => ({
  name: cue.name,
  alone: true,
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
  places: (r) => placesFor(cue, r),
  lines: cue.lines.flatMap(lineOf),
});
