/**
 * Whether a thing of the message stands under a no: `I never eat sushi`, `karaoke is so not my thing`, `the landlord still hasn't fixed the leak`. What
 * is said about a thing that somebody likes is wrong about the same thing under a no.
 */
import { find } from '../prefilter/prefilter.ts';
import { latin } from './pattern.ts';
import { REACH } from './text.ts';

/** `taste`: not to their liking. `outcome`: it did not go as it should. */
export type Denial = 'taste' | 'outcome';

const NO =
  "(?:(?:do|does|did|is|are|was|were|have|has|had|ca|wo|would|could|should)n'?t|(?:do|does|did|is|are|was|were|have|has|had|can|will|would|could|am|i'?m) not|cannot|never|no longer)";
/** What one never does, not what one failed to do once. */
const DISLIKES =
  "(?:(?:do|ca|wo|would|could)n'?t|(?:do|can|will|would|could|am|i'?m) not|cannot|never|no longer)";
/** Between the no and what it denies: `don't really like`, `still hasn't even`. */
const DEGREE =
  '(?:really |even |actually |exactly |ever |much |at all |all that |particularly |quite |so |a bit )*';
const TASTE =
  '(?:eat|drink|like|love|enjoy|trust|want|watch|fancy|touch|cook|care for|go for|believe in|get|understand|see the point of|do|play|dance|sing|read|use|need|listen to|eating|drinking|into|a fan of|keen on|crazy about)';
const FAILS =
  '(?:fix(?:ed|ing)?|return(?:ed)?|repl(?:y|ied)|deliver(?:ed)?|send|sent|pa(?:y|id)|br(?:ing|ought)|work(?:s|ed|ing)?|suit(?:s|ed)?|com(?:e|ing)|came|arriv(?:e|ed)|lik(?:e|ed)|fit(?:s|ted)?|pass(?:ed)?|f(?:i|ou)nd|manag(?:e|ed)|help(?:ed)?|g(?:i|a)ve(?:n)?|answer(?:ed)?|show(?:ed|n)? up|turn(?:ed)? up|start(?:ed)?|get|got|happen(?:ing|ed)?|rise|risen|bloom(?:ed)?|grow|survive|win|won|last(?:ed)?|fine|good|great|well|possible|open|free|ready|there|enough|clear|worth|better|back|easy|safe)';

/** The thing is what is denied: nothing but small words between. */
const TASTE_BEFORE = new RegExp(
  `\\b(?:(?:i|we|i'?m|i am)(?: just| really| still| honestly)? (?:${DISLIKES} ${DEGREE}${TASTE}|not ${DEGREE}${TASTE}|(?:really |absolutely |kind of |honestly )*(?:hate|dislike|detest|loathe|despise|avoid|can'?t stand|can'?t bear)|could never (?:eat|do|live with|get into)|gave up|quit)|least favou?rite|not (?:really )?(?:my|a fan of))(?: (?:the|a|an|any|my|our|your|some|this|that|of|to|at|in|on|with|for|big|new|much|\\p{L}+ing))*\\s*$`,
  'iu',
);
const TASTE_AFTER =
  /^(?:\s+\w+){0,2}\s+(?:(?:is|are|was)(?:n'?t| not| never| so not| really not)(?: really| exactly)? (?:my|for me|something i)|(?:just )?(?:does|do)(?:n'?t| not) do it for me|makes? me (?:sick|ill|gag|nauseous)|(?:is|are) (?:so |totally |completely |massively )?(?:overrated|my least favou?rite|the worst|not for me))\b/i;
const OUTCOME_BEFORE = latin(
  new RegExp(
    `\\b(?:(?:still |just |simply )*${NO} ${DEGREE}${FAILS}|never ${FAILS}|refus(?:es?|ed)(?: me| us| to (?:give|fix|open|let))?|(?:has|have|had|got|with) no|failed to (?:\\p{L}+ ))(?: (?:me|us|the|a|an|any|my|our|your|back|to|for))*\\s*$`,
    'iu',
  ),
);
const OUTCOME_AFTER = new RegExp(
  `^(?:\\s+(?!and\\b|but\\b)\\w+){0,2}\\s+(?:(?:still |just |simply )*(?:${NO}) ${DEGREE}${FAILS}|(?:is|are|was|were) impossible|(?:went|turned out|ended) (?:so |really |very |pretty )*(?:badly|terribly|horribly|wrong|awful)|refus(?:es?|ed)|(?:has|have|had) no\\b)`,
  'i',
);
/** A no that is a yes: `can't wait`, `never gets old`, `don't mind`, `not bad`. */
const NO_DENIAL =
  /\b(?:can'?t (?:wait|stop|get enough|help|believe|resist|live without)|couldn'?t (?:be (?:happier|better|prouder)|agree more|stop|put)|never (?:gets? old|stops?|fails?|misses?|disappoint\w*|tried|been|had|seen|too)|not (?:only|just|bad|half bad|sure|yet)|(?:do|does|would|did)n'?t (?:mind|disappoint|judge|want to (?:stop|leave|go home)|think|know)|why (?:not|don'?t)|isn'?t (?:bad|it|he|she|that)\b|don'?t (?:you|worry|forget|tell|ask|even)|not that i)\b/i;

const CLAUSE_END =
  /[.!?;\n,]|\b(?:but|and|because|although|while|so (?=(?:i|i'm|we|he|she|it|they|you|now|the|my)\b))\b/gi;

const FELL_SHORT = new RegExp(
  `\\b(?:${NO} ${DEGREE}${FAILS}|(?:went|turned out|ended) (?:so |really |very |pretty )*(?:badly|terribly|horribly|wrong)|refused)\\b`,
  'i',
);
/** A clause tells of something that did not go as it should. */
export const fellShort = (clause: string): boolean => FELL_SHORT.test(clause) && !NO_DENIAL.test(clause);

/** The first thing that the pattern finds stands under a no. */
export function isDenied(plain: string, thing: RegExp): boolean {
  const found = find(thing, plain);
  return found !== null && denialOf(plain, found.index, found.index + found[0].length) !== undefined;
}

/** A no right before an event, with nothing but its degree between: `didn't`, `has still not`, `never really`. */
const NOT_HAPPENED = new RegExp(`\\b${NO} (?:still |just |even |really |actually |quite |ever )*$`, 'i');

/** What begins at this place did not happen: `the test didn't | come back clear`. */
export const isUndone = (plain: string, start: number): boolean =>
  NOT_HAPPENED.test(plain.slice(Math.max(0, start - 40), start)) &&
  !NO_DENIAL.test(plain.slice(Math.max(0, start - 40), start + 20));

/** How the thing at this place is denied in its clause, or undefined. */
export function denialOf(plain: string, start: number, end: number): Denial | undefined {
  const first = Math.max(0, start - REACH);
  const last = end + REACH;
  const borders = [...plain.slice(first, last).matchAll(CLAUSE_END)].map((one) => ({
    from: first + one.index,
    to: first + one.index + one[0].length,
  }));
  const before = plain.slice(borders.findLast(({ to }) => to <= start)?.to ?? first, start);
  const after = plain.slice(end, borders.find(({ from }) => from >= end)?.from ?? last);
  if (NO_DENIAL.test(before) || NO_DENIAL.test(after)) return undefined;
  if (TASTE_BEFORE.test(before) || TASTE_AFTER.test(after)) return 'taste';
  if (OUTCOME_BEFORE.test(before) || OUTCOME_AFTER.test(after)) return 'outcome';
  return undefined;
}
