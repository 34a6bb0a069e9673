/** Scenes for a small turn: only where the turn is all that the message says, and nothing grave stands beside it. */

import { find, hits } from '../../prefilter/prefilter.ts';
import { HEAVY, NO_PLACE_FOR_PLAY } from '../../reading/heavy-words.ts';
import { wordsOf } from '../../reading/text.ts';
import type { Reading } from '../../reading.ts';
import { has, type Situation } from '../situation.ts';
import { type Fitting, fitting } from './fitting-scene.ts';

/** Beside one of these no light answer is right, whatever the rest says. */
export const GRAVE =
  /\b(?:hurts?|hitt?(?:ing)?|beat\w*|kill\w*|die[ds]?|dead|dying|raped?|assault\w*|attack\w*|threat\w*|stalk\w*|follow(?:ed|ing|s)|police|lawyer|court|hospital|icu|cancer|leuk\w*|chemo|accident|overdos\w*|shot|forc(?:ed|ing)|unsafe|scared? (?:of )?(?:you|me)|dangerous|coffin|funeral|help me|nowhere to go|can'?t go on|go on living|rehab|cut myself|boyfriend|husband|girlfriend|wife|controlling|cheat\w*|lie[ds]?|lying|grabbed|locks? me|bruis\w*|abortion|miscarr\w*|pregnan\w*|(?:won'?t|wouldn'?t|didn'?t) (?:stop|let me)|said no|didn'?t want (?:it|to)|in my drink|his hand|hand on my|breaks? into|looking for me|film(?:s|ed)? (?:us|me)|violent|prison|jail|one last time|last time before|before i die|months (?:left|they say)|look(?:s|ed)? after me|whether you like|the cash|court date|your house)\b/i;
/** It hits everybody. */
const POWER_CUT = /\bload ?shedding (?:has |had )?(?:just )?hit\b/gi;
/** Nothing light may stand beside what this says. */
export const isHeavyTalk = (plain: string): boolean =>
  GRAVE.test(plain.replace(POWER_CUT, '')) || hits(HEAVY, plain) || hits(NO_PLACE_FOR_PLAY, plain);
/** A second thought takes back the first. */
const SECOND_THOUGHT = /\b(?:but|though|although|until|except|however|because|unless|if)\b/i;

export type SmallTurn = Fitting & {
  /** So many words may stand beside the cue. */
  readonly beside?: number;
  /** The cue itself holds a second thought. */
  readonly turnsRound?: boolean;
  /** It is right beside talk of bodies as well. */
  readonly heated?: boolean;
};

const isAllOfIt = (cue: RegExp, r: Reading, beside: number): boolean => {
  const match = find(cue, r.plain);
  return (
    match !== null && match !== undefined && wordsOf(r.plain).length - wordsOf(match[0]).length <= beside
  );
};

export const smallTurn = (
  name: string,
  { beside = 4, turnsRound = false, heated = false, also, ...fit }: SmallTurn,
): Situation => ({
  pinned: true,
  ...fitting(name, {
    ...fit,
    also: (r) =>
      !isHeavyTalk(r.plain) &&
      (turnsRound || !SECOND_THOUGHT.test(r.plain)) &&
      !has(r, 'jealousy_control') &&
      (heated || !has(r, 'sexual')) &&
      isAllOfIt(fit.cue, r, beside) &&
      (also?.(r) ?? true),
  }),
});
