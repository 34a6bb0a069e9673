/** Whether a message asks the reader along, and whether it puts them off: a soft no sounds like interest in all its words but one. */
import type { Intent } from '../contract.ts';
import { find, hits } from '../prefilter/prefilter.ts';
import type { IntentEvidence } from './intents.ts';

const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|this weekend|the weekend|next week(?:end)?|the \\d{1,2}(?:st|nd|rd|th))';

/** Not now, and no other day in its place. */
const NO_ROOM =
  /\b(?:(?:i'?m|i am|im|i'?ve been|it'?s|things are|life is|work is|(?:this|next) (?:week|month)(?: is|'s)?|the next (?:few|couple of) weeks? (?:is|are))(?: (?:a|so|really|just|pretty|quite|too|very|been|bit|little|absolutely|totally|completely))* (?:mad|crazy|insane|hectic|swamped|slammed|flat out|manic|chaotic|full|packed|busy)|not this (?:week|month|year)|a lot (?:going )?on (?:at the moment|right now|atm)?)\b/i;
const LATER =
  /\b(?:i'?ll (?:let you know|shout|get back to you|give you a shout|message you|be in touch)|let you know (?:when|if|once)|when (?:things|it|life|work) (?:calms?|settles?|quietens?|slows?) down|some ?time soon|(?:let'?s|we(?:'ll| can)) (?:chat|talk|catch up|see|plan something|do something) (?:soon|some ?time|one day|later|then)|maybe (?:another|some|one|next|after|in) (?:time|day|month|year|the new year|\w+)|in the new year|after (?:the )?(?:holidays|exams|christmas|new year|easter|festive season|december)|one of these days)\b/i;
/** Not ready, not free in the heart, not looking. */
const NO_HEART =
  /\b(?:(?:not|never) (?:really |quite |sure (?:that )?)?(?:i'?m )?(?:in|at) (?:the|a) (?:right|good|best) (?:place|space|headspace|head ?space)|not sure i'?m (?:ready|in)|(?:don'?t|do not) (?:really )?(?:have|think i have) (?:the )?(?:space|room|capacity|energy|headspace) for|(?:my )?head(?:'s| is)(?: still)? (?:a mess|all over|not in|somewhere else)|(?:i'?m|i am|im) still (?:figuring|working|sorting) (?:things|stuff|it|that|myself) out|(?:need|want|have) to (?:just )?(?:focus|work) on (?:me|myself)|not in a position to|(?:deleting|leaving|quitting|closing|getting off|taking a break from|done with) (?:the|this|these|dating|all) (?:dating )?apps?\b[^!?]{0,40}\b(?:nice|lovely|good|great|fun|best|well|luck|bye|care|chatting|talking|meeting)|(?:nice|lovely|good|great|fun) (?:chatting|talking|meeting|knowing)\b[^!?]{0,30}\b(?:deleting|leaving|good luck|all the best|take care|goodbye))\b/i;
const SEE_HOW =
  /\b(?:let'?s|we(?:'ll| can| could)|can we|could we|shall we|i(?:'d| would) rather)(?: just)? (?:see (?:how|what|where)|play it by ear|leave it (?:for now|open)|take it as it comes)\b/i;
/** A day that they put forward instead: then it is no putting off. */
const ANOTHER_DAY = new RegExp(
  `\\b(?:how about|what about|can we do|could we do|can do|free|instead|rather|works?|or) (?:on )?${DAY}|${DAY} (?:instead|works?|rather)|\\?.{0,20}${DAY}`,
  'i',
);

export type PutOff = { readonly of: 'time' | 'heart'; readonly quote: string };

/** @param plain the message, as normalised */
export function putOffOf(plain: string): PutOff | undefined {
  if (hits(ANOTHER_DAY, plain)) return undefined;
  const heart = find(NO_HEART, plain);
  if (heart) return { of: 'heart', quote: heart[0] };
  const later = find(LATER, plain);
  if (later && (hits(NO_ROOM, plain) || find(SEE_HOW, plain))) return { of: 'time', quote: later[0] };
  return undefined;
}

const OUTING =
  'coffees?|drinks?|dinner|lunch|brunch|breakfast|supper|ice ?cream|pizza|sushi|braai|potjie|picnic|walk|hike|movies?|film|beach|market|gig|concert|putt-?putt|golf|bowling|swim|date';
/** Somebody is asked along, with or without a mark. */
const ASKS_ALONG = new RegExp(
  [
    "\\b(?:let'?s|shall we|should we|(?:can|could) we|we (?:should|could|must|have to)|want to|wanna|would you (?:like|want|be)|care to|keen|fancy|up for|how about|what about|invit\\w+)\\b",
    '\\b(?:come|join|meet|see|visit) (?:me|us|with|over|for|to|along|past|by|through|pick|and|celebrate)\\b',
    "\\b(?:i'?ll|i will|let me|i(?:'d| would) (?:like|love) to|i want to|i'?m (?:gonna|going to)) (?:\\w+ )?(?:take|fetch|buy|cook|teach|show|make|treat|bring|pick|see|meet|steal|kidnap) (?:you|u)\\b",
    '\\b(?:take|teach|show|buy|cook|owe|dare|challenge) (?:you|u|me)\\b',
    "\\b(?:are|r|when are|you're) (?:you|u) (?:\\w+ )?(?:free|around|about|keen|up(?! to)|in town|coming|available)\\b|\\b(?:you|u) (?:free|around|keen|in|coming|should come|up for)\\b",
    '\\b(?:(?:you|u)(?:,| and| n| &) me|me and you|your place|my place|at mine|by mine|second date|round two|rain ?check|plus one|spare ticket|(?:two|2|extra) (?:extra )?tickets?|meet(?:ing)?|see you|date)\\b',
    `\\b(?:${OUTING})\\b[^.!?]{0,25}(?:\\?|\\b${DAY})|${DAY}[^.!?]{0,25}\\b(?:${OUTING})\\b`,
    `${DAY}\\s*\\?`,
  ].join('|'),
  'i',
);

/** Whether the words ask somebody along; without them a proposal is only suspected. */
export const asksAlong = (plain: string): boolean => hits(ASKS_ALONG, plain);

/** A no in the words and a yes in what they mean. */
const WELCOMED =
  /^(?![\s\S]*\b(?:but|sorry|unfortunately|raincheck|rain check|cancel\w*|resched\w*|make it)\b)\W*(?:(?:i|omg|ok|yes|yay|honestly|and)[ ,!]+)*(?:(?:just |really |so )*can'?t wait|no need to ask|how could i say no|can'?t say no to (?:that|you|this))\b/i;

/** The reader is asked not to do something, or to stop. */
const ASKS_NOT_TO =
  /\b(?:please(?: just)? (?:don'?t|do not|stop)|i(?:'d| would) (?:rather|prefer it if) you (?:didn'?t|did not|don'?t|not|stopped)|(?:can|could) you (?:please )?(?:not|stop)\b|don'?t (?:ever )?(?:do|show up|turn up|call me|come)\b[^.!?]{0,40}\bagain\b|i (?:don'?t|do not|didn'?t|really don'?t) (?:really )?like (?:it )?(?:when|how|that) you (?:joke|tease|laugh|talk|speak|call|shout|raise|comment|make|made|use|keep|kept|check|touch|tell|told|said|say|turn|show|ignore)\w*\b|it (?:hurts|bothers|annoys|upsets) me when you\b)/i;
export const asksNotTo = (plain: string): boolean => hits(ASKS_NOT_TO, plain);

/** The intents without a proposal that nobody made, and with the no that was said softly. */
export function withPlansSettled(
  found: readonly IntentEvidence[],
  plain: string,
  mine: string,
): readonly IntentEvidence[] {
  if (hits(WELCOMED, plain)) return found.filter(({ intent }) => intent !== 'plan_decline');
  const putOff = putOffOf(plain);
  if (!putOff) return asksAlong(plain) ? found : found.filter(({ intent }) => intent !== 'plan_propose');
  const kept = found.filter(({ intent }) => intent !== 'plan_propose' && intent !== 'plan_confirm');
  const says: Intent = putOff.of === 'heart' ? 'rejection_soft' : 'plan_decline';
  const known = kept.some(({ intent }) => intent === says || intent === 'rejection_hard');
  return known || (says === 'plan_decline' && !asksAlong(mine))
    ? kept
    : [...kept, { intent: says, quote: putOff.quote }];
}
