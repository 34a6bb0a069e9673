/** Whether a text is too heavy for anything light beside it. */
import { hits } from '../prefilter/prefilter.ts';
import { HEAVY, NO_PLACE_FOR_PLAY } from './heavy-words.ts';

/** Beside one of these no light answer is right, whatever the rest says. */
export const GRAVE =
  /\b(?:hurts?|hitt?(?:ing)?|beat\w*|kill\w*|die[ds]?|dead|dying|raped?|assault\w*|attack\w*|threat\w*|stalk\w*|follow(?:ed|ing|s)|police|lawyer|court|hospital|icu|cancer|leuk\w*|chemo|accident|overdos\w*|shot|forc(?:ed|ing)|unsafe|scared? (?:of )?(?:you|me)|dangerous|coffin|funeral|help me|nowhere to go|can'?t go on|go on living|rehab|cut myself|boyfriend|husband|girlfriend|wife|controlling|cheat\w*|lie[ds]?|lying|grabbed|locks? me|bruis\w*|abortion|miscarr\w*|pregnan\w*|(?:won'?t|wouldn'?t|didn'?t) (?:stop|let me)|said no|didn'?t want (?:it|to)|in my drink|his hand|hand on my|breaks? into|looking for me|film(?:s|ed)? (?:us|me)|violent|prison|jail|one last time|last time before|before i die|months (?:left|they say)|look(?:s|ed)? after me|whether you like|the cash|court date|your house)\b/i;
/** It hits everybody. */
const POWER_CUT = /\bload ?shedding (?:has |had )?(?:just )?hit\b/gi;
/** Nothing light may stand beside what this says. */
export const isHeavyTalk = (plain: string): boolean =>
  GRAVE.test(plain.replace(POWER_CUT, '')) || hits(HEAVY, plain) || hits(NO_PLACE_FOR_PLAY, plain);
