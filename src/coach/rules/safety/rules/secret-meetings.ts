/** A meeting where nobody else is, which the reader is to keep secret. Either alone is everyday: a surprise party, a late supper at their flat. */
import { VIOLENCE_HELP } from '../help-lines.ts';
import type { SafetyRule } from './rule.ts';

/** Nobody is to know that they meet. `Don't tell anyone I cheated at chess` is about something else. */
export const KEPT_SECRET =
  /\b(?:(?:don'?t|dont|do not|never|no need to|you can'?t|you mustn'?t|please don'?t|better not|without) (?:you )?(?:tell(?:ing)?|mention(?:ing)? (?:it|this) to|say(?:ing)? (?:anything|a word) to) (?:anyone|anybody|any ?one else|a soul|(?:your|ur) (?:\w+ )?(?:friends?|family|parents|folks|m[ou]m|mother|dad|father|sisters?|brothers?|flatmates?|room ?mates?|husband|wife|people))(?: else)?|tell (?:no ?one|nobody|not a soul)|(?:no ?one|nobody) (?:else )?(?:has to|needs to|should|must|can|may|is to|will|ever has to) (?:know|find out|see (?:you|us))|keep (?:it|this|that|us) (?:a |our |(?:just )?between (?:us|you and me)|secret|quiet|private|to yourself|on the low)|(?:it'?s|this is|it'?ll be|be) (?:our|a) (?:little )?secret|(?:just|strictly) between (?:us|you and me)|make sure (?:no ?one|nobody) (?:sees|knows|follows))\b(?! (?:(?:but|that|though|and) )?(?:i|i'?m|i'?ve|i'?ll|we'?re|my|how|what i|where i|about (?:my|the|what|how|me)|he|she|they)\b)/i;

const TO_MEET =
  /\b(?:meet|come (?:over|to|round|by|alone|with|through|here)|see (?:you|u|each other)|fetch (?:you|u)|(?:pick|get|collect) (?:you|u)(?: up)?|drive (?:us|you|out)|join me|wait(?:ing)? for (?:you|u)|visit me|sneak (?:out|over|in)|spend the night|stay (?:over|the night))\b/i;

/** Where nobody else is, or when. */
export const LONELY =
  /\b(?:(?:my|the) (?:flat|place|house|apartment|room|farm|cabin|cottage|car|boat|studio|office)|my hotel|(?:a|the|my) (?:hotel|motel|lodge|guest ?house|airbnb|cabin)(?: room)?|(?:parking lot|car park|parking garage|underpass|bridge|dam|forest|woods|plantation|quarry|warehouse|cemetery|old mine|empty (?:house|lot|building|beach)|back (?:road|entrance|door))|outside town|out of town|midnight|(?:1[12]|12|[1-4]) ?(?:at night|am)\b|(?:11|11:30|10:30) ?pm|late (?:at night|tonight)|after dark|after midnight|in the middle of the night|come alone|at night)\b/i;

/** A surprise, a present, a joke about a vice. */
const FOR_A_SURPRISE =
  /\b(?:surprise|party|birthday|present|gift|propos(?:e|al|ing)|engagement|wedding|christmas|recipe|karaoke|guilty pleasure|pyjamas|snor\w+|cheat(?:ed|ing)? (?:at|on my diet)|diet|spoiler)\b/i;

export const SECRET_MEETING_RULES: readonly SafetyRule[] = [
  {
    kind: 'coercive_control',
    cue: KEPT_SECRET,
    with: [TO_MEET, LONELY],
    unless: FOR_A_SURPRISE,
    clears: ['story', 'past'],
    plainly: true,
    advice: `Possible danger: a meeting where nobody else is, and nobody is to know of it. Meet in daylight among people, and tell somebody you trust where you are. If it frightens you: ${VIOLENCE_HELP}`,
  },
];
