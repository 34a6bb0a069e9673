/**
 * Where the reader is to be found. Nobody is told the way to somebody's door by a suggested reply: an address is declined kindly, whoever
 * asks, and only a plan in the turns before makes `I am outside` a thing to run down the stairs for.
 */
import { hits } from '../../prefilter/prefilter.ts';
import type { Situation } from '../situation.ts';
import { both, onlyWhere } from '../wrap.ts';

/** Said by the reader: the two mean to meet. What was, is over. */
const MEETING =
  /(?<!\bhow (?:was|did) [^.!?]{0,20})\b(?:see you|meet|meeting|on (?:my|your) way|are (?:you|u) (?:close|here|there|near|almost|coming)|almost here|here yet|come (?:over|up|down|round|around|by|in|to)|(?:text|message|call|ring|tell|shout|let) (?:me )?(?:know )?when|outside|downstairs|pick (?:me|you)|fetch (?:me|you)|table|booked|dinner|lunch|brunch|breakfast|coffee|drinks?|braai|hike|walk|movie|picnic|date|still (?:on|good|keen)|(?:at|by|around) \d|\d ?(?:am|pm)|half past|o'?clock|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|waiting for you|saturday|be there)\b/i;

/** Their place has been offered, or a lift from it. */
const OFFERED =
  /\b(?:come (?:over|round|by|around|up|to (?:mine|me|my (?:place|house|flat)))|at (?:mine|my (?:place|house|flat))|(?:pick|fetch|collect) me\b|(?:i'?ll|i will|let me|i can) (?:cook|braai|host)|drop it (?:off )?(?:at|by) (?:mine|my))/i;

type Turned = Parameters<Situation['when']>[0];

const mineSays = (r: Turned, what: RegExp): boolean =>
  r.conversation.some(({ from, text }) => from === 'me' && hits(what, text));

const meeting = (r: Turned): boolean => mineSays(r, MEETING);

const offered = (r: Turned): boolean => mineSays(r, OFFERED);

export const MY_PLACE_CODE = {
  'my place: outside, and no plan': onlyWhere((r) => !meeting(r)),
  'my place: the way there, once asked over': onlyWhere((r) => mineSays(r, OFFERED)),
  'my place: the address, and no plan': onlyWhere((r) => !meeting(r)),
  'my place: which house it is': both(onlyWhere((r) => !offered(r) && !meeting(r))),
  'my place: may they come': both(onlyWhere((r) => !offered(r) && r.conversation.length < 5)),
  'my place: fetched at home': onlyWhere((r) => !offered(r)),
} as const;
