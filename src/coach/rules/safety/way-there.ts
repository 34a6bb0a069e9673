/** Two who meet by a plan: the pin of the place, or the way to a door to which the reader has asked them. */
import type { FlagKind } from '../contract.ts';
import { kindsWith } from './dangers/index.ts';

/** The reader said where or when they meet. What was, is over. */
const MEETING =
  /(?<!\bhow (?:was|did) [^.!?]{0,20})\b(?:see you (?:at|in|there|then|soon|later|on|tonight|tomorrow)|meet (?:me|you|there|at)|let'?s meet|i'?m (?:here|at the|outside|inside)|(?:dinner|lunch|brunch|breakfast|coffee|drinks?|braai|hike|walk|picnic|movie|table)\b[^.!?]{0,40}\b(?:at|on|tonight|tomorrow|today|\w+day|\d)|on (?:my|your) way|are (?:you|u) (?:close|near|almost|coming))\b/i;
const PIN =
  /^\W*(?:\w+[ ,]+){0,5}(?:send|drop|share|whatsapp|give|get|have|need|what'?s|where'?s)(?: me| us)?(?: please| pls)? (?:the |a |your |ur |that )?(?:pin|location|live location|address)(?: of (?:the|that) (?:place|restaurant|bar|caf[eé]|venue))?(?: (?:please|pls|again|for (?:the|that) (?:place|restaurant|bar)))*\W*$/i;
const DOOR =
  /\b(?:address|where (?:exactly )?do (?:you|u) (?:live|stay)|which (?:house|street|unit|flat|number|complex|gate)|what (?:street|number|unit|complex)|(?:gate|house|unit|flat|door) (?:code|number)|how do i get (?:in|to))\b/i;
/** Nobody's errand to a plan. */
const GRASPING =
  /\b(?:bank|capitec|fnb|absa|nedbank|app|transferr?ed|card|otp|sms|atm|account|password|prove|proof|who|alone|now or|or (?:else|i|we)|id number|digits?|verify|lying|lie|right now|every|always|permission|\d{4,})\b/i;

const MOST_WORDS = 14;
const OF_THE_WAY = kindsWith('asked on the way');

/** Met with somebody else, or on the way from work: no plan of the two. */
const NOT_US =
  /\b(?:with (?:my|the|some)|from (?:work|home|the)|friends?|girls|boys|police|sister|brother|m[ou]m|dad|family|colleagues?)\b/i;

/** @param mine what the reader wrote before @param before what they wrote before */
export function isWayThere(
  kind: FlagKind,
  plain: string,
  mine: readonly string[],
  invited: boolean,
  before: string,
): boolean {
  if (!OF_THE_WAY.has(kind) || GRASPING.test(`${before}\n${plain}`) || plain.split(/\s+/).length > MOST_WORDS)
    return false;
  if (invited && kind !== 'coercive_control' && DOOR.test(plain)) return true;
  // The pin of a place; the reader's own address is theirs to keep until they have asked somebody over.
  const own = kind === 'coercive_control' ? /\b(?:your|ur|live)\b/i : /\b(?:your|ur) (?:address|pin)\b/i;
  return PIN.test(plain) && !own.test(plain) && mine.some((said) => MEETING.test(said) && !NOT_US.test(said));
}
