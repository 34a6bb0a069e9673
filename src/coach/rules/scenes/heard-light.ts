/** What a light turn to the reader is answered by: one cue, lines that take up a word of theirs, and nothing light beside what is grave. */

import { find } from '../prefilter/prefilter.ts';
import type { Reading } from '../reading/read.ts';
import { turnAround } from '../reading/text.ts';
import type { Place, Places } from '../words/fill.ts';
import { type Cued, cued } from './cued.ts';
import { has, isLewd, type Scene } from './scene.ts';
import { GRAVE, isHeavyTalk } from './small-turn.ts';

export const L = 'appreciate a detail';
export const J = 'light touch';
export const BACK = 'return the question';

type Light = Omit<Cued, 'sure'> & {
  /** A tear or a hand in it does not make it heavy; a death does. */
  readonly tears?: true;
  /** Words of theirs that stand elsewhere than in the cue. */
  readonly takes?: Readonly<Record<string, RegExp>>;
};

/** Beaten at a game. */
const WON_AGAINST =
  /\b(?:pretend it was|by|like) (?:an )?accident\b|\b(?:beat(?:en)?|thrash(?:ed)?|destroyed|crushed|flattened|hammered) me (?=at\b|in\b|again\b|twice\b)/gi;

const taken = (takes: Readonly<Record<string, RegExp>>, r: Reading): Places =>
  Object.fromEntries(
    Object.entries(takes).map(([name, pattern]): [string, Place | undefined] => {
      const match = find(pattern, r.plain);
      const words = (match?.[1] ?? match?.[2])?.trim();
      if (!match || !words) return [name, undefined];
      // A capital at the start of a sentence is not the word's own.
      const before = r.plain.slice(0, match.index + match[0].indexOf(words)).trimEnd();
      const own = before === '' || /[.!?]$/.test(before) ? words.toLowerCase() : words;
      return [name, { words: turnAround(own) }];
    }),
  );

export const light = ({ takes = {}, tears, also, ...one }: Light): Scene => {
  const scene = cued({
    asks: true,
    sure: true,
    most: 60,
    ...one,
    also: (r) =>
      r.action === 'reply' &&
      r.flags.length === 0 &&
      !(tears ? GRAVE.test(r.plain) : isHeavyTalk(r.plain.replace(WON_AGAINST, ' '))) &&
      !isLewd(r) &&
      !has(r, 'insult', 'threat', 'jealousy_control', 'rejection_hard') &&
      (also?.(r) ?? true),
  });
  return {
    ...scene,
    firm: true,
    alike: true,
    keeps: true,
    places: (r) => ({ ...scene.places?.(r), ...taken(takes, r) }),
  };
};
