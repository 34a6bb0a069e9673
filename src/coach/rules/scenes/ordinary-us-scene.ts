/** Plain talk about feelings and about the two of them: a short message that says one known thing, whatever the reader of moods heard in it. */
import type { Tone } from '../contract.ts';
import type { MoveName } from '../moves/line.ts';
import { hits } from '../prefilter/prefilter.ts';
import type { Reading } from '../reading/read.ts';
import type { Places } from '../words/fill.ts';
import { fitting } from './fitting.ts';
import { has, type Scene } from './scene.ts';

export type Told = readonly [move: MoveName, tone: Tone, text: string];

export type Plainly = {
  readonly cue: RegExp;
  readonly not?: RegExp;
  readonly also?: (r: Reading) => boolean;
  readonly places?: (r: Reading) => Places;
  /** Above so many words it says more than this. */
  readonly most?: number;
  readonly said: readonly Told[];
};

/** What makes any of these another matter. */
const GRAVER =
  /\b(?:died|dead|passed away|funeral|suicid\w*|kill (?:myself|me|you|him)|self[- ]harm|hurt(?:ing)? myself|cancer|hospital|police|assault\w*|rape\w*|hit me|miscarr\w*|send (?:me )?money|whatsapp me|crypto|kids are)\b/i;

const MOST_WORDS = 16;
/** One endless word is no plain talk, and would take the patterns long. */
const MOST_LETTERS = 240;

/** A place that only says that a line may stand. */
export const IF = (stands: boolean): { words: string } | undefined => (stands ? { words: ' ' } : undefined);

export const plainly = (name: string, one: Plainly): Scene => {
  const { cue, not, also, places, said, most = MOST_WORDS } = one;
  const scene = fitting(`ordinary: ${name}`, { cue, said: {}, ...(places ? { places } : {}) });
  return {
    ...scene,
    // Lines that name what they said come first.
    lift: 0,
    when: (r) =>
      r.action === 'reply' &&
      r.flags.every(({ kind }) => kind === 'wellbeing') &&
      r.kind === 'words' &&
      r.language.base === 'en' &&
      r.style.words <= most &&
      r.plain.length <= MOST_LETTERS &&
      !has(r, 'self_harm') &&
      hits(cue, r.plain) &&
      !hits(GRAVER, r.plain) &&
      !(not && hits(not, r.plain)) &&
      (also?.(r) ?? true),
    lines: said.map(([move, tone, text]) => ({ move, tone, text })),
  };
};
