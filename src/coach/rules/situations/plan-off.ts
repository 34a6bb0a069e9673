/** Whether a plan is off, and what a plain no is. */

import type { Reading } from '../reading.ts';
import { once } from './once.ts';
import { has } from './situation.ts';

/** Words. A longer message says more than its no. */
const LONGEST = 24;
export const isPlainNo = (r: Reading): boolean =>
  r.action === 'reply' &&
  r.flags.every(({ kind }) => kind === 'wellbeing') &&
  r.language.base === 'en' &&
  r.kind === 'words' &&
  r.questions.length === 0 &&
  r.style.words <= LONGEST &&
  r.conversation.length === 0 &&
  !has(r, 'grief', 'self_harm', 'rejection_hard');
export const NOT_THEN =
  /\b(?:i|we) (?:really |just |actually )?(?:can'?t|cannot|won'?t|will not|can not) (?:come|make|be there|join|do (?:it|that|mon|tues|wednes|thurs|fri|satur|sun|tonight|tomorrow|lunch|dinner|brunch|drinks|coffee))\b|\bi'?m (?:no longer|not) (?:coming|free|going|able to (?:come|make))\b|\bi am (?:no longer|not) (?:coming|free|going|able to (?:come|make))\b|\b(?:doesn'?t|does not|won'?t) (?:work|suit|happen)(?: for)? me\b|\bwon'?t happen\b|\b(?:is|are|'s) (?:impossible(?: for me)?|off from my side)\b|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tonight|tomorrow|dinner|lunch|coffee|drinks|brunch)(?: is|'?s)(?: now| sadly| unfortunately)? off(?= *(?:$|[,.!;]|sorry|i\b|for me|now|then))|\bdon'?t count on me\b|\bcount me out\b|\bi'?m out for\b|\b(?:refused|did not give|didn'?t give|won'?t give) me (?:the|a) (?:day|afternoon|morning|night|weekend) off\b|\bcan'?t babysit\b|\bno,? let(?:'s| us) not (?:do|go|have)\b|\b(?:filled up|double booked)\b|\b(?:can'?t|cannot) (?:pick|fetch|drive|meet) you\b/i;
const NO_ROOM =
  /\bha(?:s|d|ve) no (?:tables?|space|room|seats?|slots?|tickets?)(?: left)? for us\b|\b(?:they|it|everything) (?:were|was|is|are) (?:full|fully booked|sold out)\b|\b(?:(?:is|are) not|isn'?t|aren'?t) (?:good|warm|dry|calm|nice|clear) enough for (?:the|our|a)\b|\bdidn'?t (?:manage to )?(?:get|find|book) (?:the |any |a )?(?:tickets?|table|seats)\b|\b(?:isn'?t|is not|aren'?t|are not) happening\b|\b(?:is|are|was|were|got) (?:cancelled|called off)\b/i;
/** They offer another time themselves, or tell a reason that a situation of its own meets. */
const ELSEWHERE =
  /\b(?:can we|could we|instead|how about|what about|rain ?check|another (?:day|time)|move it|next (?:week|weekend|time)|(?:if|when) you|unless|but (?:i|we) (?:can|could|am))\b/i;
export const isOff = (r: Reading, said: RegExp): boolean =>
  isPlainNo(r) && said.test(r.plain) && !ELSEWHERE.test(r.plain);
/** The plan does not happen, so nothing accepts it. */
export const isPlanOff = once((r: Reading): boolean => isOff(r, NO_ROOM) || isOff(r, NOT_THEN));
