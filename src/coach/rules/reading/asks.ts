/** What a question asks for: a name, a pick, a story, a yes or no. How it is best taken up depends on that. */

import { find, hits } from '../prefilter/prefilter.ts';
import { latin } from './pattern.ts';
import type { Question } from './questions.ts';
import { verbForm } from './verbs.ts';

export const ASK_KINDS = [
  'rather',
  'choice',
  'tease choice',
  'state',
  'name',
  'place',
  'job',
  'pick',
  'ever',
  'yes or no',
  'deep',
  'why',
  'amount',
  'recommend',
  'tell',
  'judge',
  'am I right',
  'advice',
  'guess',
  'opinion',
  'permission',
  'deal',
  'rhetorical',
  'back',
  'other',
] as const;
export type AskKind = (typeof ASK_KINDS)[number];

const RULES: ReadonlyArray<readonly [AskKind, RegExp]> = [
  ['rather', /\bwould (?:you|u) rather\b|\bwyr\b/i],
  [
    'am I right',
    /\b(?:am i (?:right|close|wrong|onto something)|,\s*(?:right|correct)\?|tell me i'?m wrong|or am i)\W*$/i,
  ],
  [
    'judge',
    /\b(?:is|are|isn't|would) (?:that|it|this) (?:\w+ )?(?:a |an |too |so |really ){0,4}(?:dealbreaker|deal breaker|weird|strange|bad|normal|red flag|problem|crime|too much|ok(?:ay)?|wrong|embarrassing|sad|cheating|illegal|forgivable|allowed|acceptable)\b|\b(?:do you|will you) (?:judge|forgive|still (?:like|want))\b|\bcan (?:you|we) (?:still )?(?:forgive|be friends)\b/i,
  ],
  [
    'advice',
    /\b(?:should i|what (?:would you|should i|do i) do(?! with| on| if (?:you|u))|must i|shall i|do i (?:write|say|wear|bring|tell|text|call|reply|go|give|get|cook|buy|send|ask|do|let|keep|need to|have to))\b/i,
  ],
  [
    'recommend',
    /\b(?:recommend\w*|suggest(?:ions?)?|any (?:tips|ideas|advice|recommendations)|^\W*(?:advice|tips|suggestions|help)\W*$|what should i (?:watch|read|cook|make|order|listen|see|try)|where should i)\b/i,
  ],
  [
    'rhetorical',
    latin(
      /^(?:(?:ok|okay|but|and|so|seriously|honestly|like|wait|also)[,\s]+)*who (?:even |actually |still |really |the hell )?(?!(?:is|was|are|were|has|did|do|does|would|will|can)\b)\p{L}+s\b/iu,
    ),
  ],
  ['deal', /^\W*(?:deal|agreed|shall we|are we agreed|do we have a deal)\W*$/i],
  ['permission', /\b(?:can|could|may|mind if) i (?:just )?(?:ask|tell|say|confess|be honest|admit)\b/i],
  [
    'opinion',
    /\b(?:where do (?:you|u) stand|what do (?:you|u) think|your (?:take|opinion|thoughts|view|stance)|how do (?:you|u) feel about|thoughts\?)/i,
  ],
  ['guess', /(?<!\bi )\bguess\b/i],
  ['name', /\bname\b(?! of\b)|\b(?:named|called)\b/i],
  [
    'deep',
    /\b(?:want (?:kids|children|a family|marriage)|have (?:kids|children)|believe in (?:god|marriage|love|soul)|religious|politic\w*|vot(?:e|ed|ing)|get(?:ting)? married|looking for (?:on|here|in|something)|want (?:out of|from) (?:this|dating|life)|why did your last|last relationship|love language|non-?negotiables?)\b/i,
  ],
  [
    'state',
    /\bhow(?:'s|s|'re| is| are| was| were| did| have|'ve|z)\b[^?]*\b(?:you|u|ur|your|yours|day|week|weekend|side|things|life|everything|it going|morning|evening|night|going)\b|\b(?:what(?:'s| is| are|'re|s)? (?:you |u )?(?:been )?(?:up(?: to)?|doing|upto)|what (?:did|have) (?:you|u) (?:get|got|been) up to|(?:you|u) (?:been )?up to|wyd|what'?s (?:up|new|happening|cooking|good\W*$)|hoe gaan|how you|hows you)\b/i,
  ],
  [
    'job',
    /\b(?:for work|for a living|your (?:job|work)\b|what (?:do|does) (?:you|u) do\W*$|where do you work|line of work)/i,
  ],
  [
    'ever',
    /\b(?:ever|most \w+ (?:thing|place|food|moment|experience)|(?:worst|best|weirdest|funniest|craziest|strangest|scariest) (?:date|thing|meal|holiday|trip|gift|present|job|advice|pick ?up|party|experience|moment|story)|last time (?:you|u)|first (?:thing|time|concert|job|kiss|crush))\b/i,
  ],
  [
    'pick',
    /\b(?:favou?rite|fav|best|worst|go-?to|top (?:three|3|five|5)|number one|prefer|what (?:song|film|movie|book|meal|dish|animal|superpower|word|kind|type|sort)|which (?:song|film|movie|book|meal|one)|if (?:you|u) (?:could|had to|were|won)|what would it be|where would (?:you|u))\b/i,
  ],
  [
    'place',
    /\b(?:where(?:'s|s|'d| is| was| are| were| do| did| in| abouts?)?\b|which (?:school|suburb|area|part|beach|city|place|town)|from\?)/i,
  ],
  ['why', /\b(?:why|how come|what made you|what brought you|what brings you)\b/i],
  ['amount', /\bhow (?:tall|old|long|many|much|often|far|big|bad|good|late|fast|spicy|strong)\b/i],
  [
    'tell',
    /\b(?:tell me|something (?:interesting |fun |random |true )?about (?:you|yourself)|entertain|surprise me|your story|about yourself|who are you|describe yourself|convince me|talk to me)\b/i,
  ],
];

/** The two sides of `tea or coffee`, where they are plain things. */
export type Options = readonly [string, string];

export function optionsOf(question: Question): Options | undefined {
  const text = question.text.replace(/(?<![?!.\s])[?!.\s]+$/u, '').replace(/\s+/g, ' ');
  const rather = /\b(?:would (?:you|u) rather|wyr)\s+(.+?),?\s+or\s+(.+)$/i.exec(text);
  if (rather?.[1] && rather[2]) {
    const [first, second] = [tidy(rather[1]), tidy(rather[2])];
    if (first.length > 48 || second.length > 48) return undefined;
    // `fight one duck or 100 horses`: the verb belongs to both sides.
    const verb = /^(\w+)\s+((?:a|an|the|one|\d+|your|my|his|their|some|two|three|ten|a hundred)\b.*)$/i.exec(
      first,
    );
    // `without cheese or without music`: no thing to side with.
    if (/^(?:without|with|in|on|at|as|for)\s/i.test(second)) return undefined;
    const own = verbForm(second.split(' ')[0] ?? '')?.form === 'base' && /\s/.test(second);
    return verb?.[2] && !own ? [verb[2], second] : [first, second];
  }
  const plain = find(
    latin(
      /(?:^|[\s:,])((?:the )?[\p{L}\p{N}'-]+(?: (?:person|lover|team))?)\s+(?:person\s+)?or\s+(?:a |an |more of an? |the )?((?:the )?[\p{L}\p{N}'-]+)(?:\s+(?:person|people|guy|girl|type|kind|lover|team|first|then))*$/iu,
    ),
    text,
  );
  if (!plain?.[1] || !plain[2]) return undefined;
  const [first, second] = [plain[1], plain[2]].map((side) => side.replace(/^the /i, ''));
  if (!first || !second) return undefined;
  const weak =
    /^(?:you|not|no|is|are|do|does|just|what|it|that|this|so|nah|never|nothing|me|i|more|less|whatever|something|anything|both|neither|on|in|at|up|out|to|home|work|here|there|yes|now|later|like|one|two)$/i;
  if (weak.test(first) || weak.test(second) || (/(?:er|est)$/i.test(second) && /(?:er|est)$/i.test(first)))
    return undefined;
  const starts = text.startsWith(first) && /^\p{Lu}\p{Ll}+$/u.test(first);
  return [starts ? first.toLowerCase() : first, second];
}

const tidy = (text: string): string =>
  text.trim().replace(/^(?:to|have|be)\s+(?=\w+\s)/i, (lead) => (/^to/i.test(lead) ? '' : lead));

export function askKind(question: Question): AskKind {
  const { text } = question;
  if (
    question.kind === 'reciprocal' ||
    /^\W*(?:and |so |but )?(?:how |what )?(?:about )?(?:you|u|urself|yourself|yours|whats yours|what's yours|hbu|wbu)\W*$/i.test(
      text,
    )
  )
    return 'back';
  for (const [kind, pattern] of RULES.slice(0, 2))
    if (hits(pattern, text)) return kind === 'rather' && !optionsOf(question) ? 'tease choice' : kind;
  if (/\bor\b/i.test(text) && !/\bor (?:something|anything|what|whatever|so|not)\b/i.test(text))
    return optionsOf(question) ? 'choice' : 'tease choice';
  const found = RULES.slice(2).find(([, pattern]) => hits(pattern, text));
  if (found) return found[0];
  if (/\b(?:if|whether) (?:you|u)\b/i.test(text) && !/^(?:if)\b/i.test(text)) return 'yes or no';
  if (
    /^(?:(?:so|and|but|ok|wait|hey|also|haha)[,\s]+)*(?:do|does|did|don't|are|aren't|is|have|haven't|can|could|would|will|(?:you|u)(?! never)|were|ever|wanna)\b/i.test(
      text,
    )
  )
    return 'yes or no';
  return 'other';
}
