/** What the reader's last turn did, so that a short answer can be read as an answer to it. */

import { latin } from './pattern.ts';

/** What the reader's last turn did. */
export const TURNS = [
  'how-was',
  'ever',
  'taste',
  'pick',
  'offer',
  'plan',
  'wish',
  'check-in',
  'question',
  'told',
  'nothing',
] as const;
export type Asked = (typeof TURNS)[number];

const ASKED: ReadonlyArray<readonly [Asked, RegExp]> = [
  [
    'wish',
    /\b(?:good luck|fingers crossed|hope (?:it|your|the)|you'?ll (?:be|do) (?:great|fine|brilliant)|you'?ve got this|thinking of you|enjoy (?:the|your))\b/i,
  ],
  [
    'plan',
    /\b(?:fancy (?:it|a|some|going)|wanna|want to (?:go|come|meet|join|grab|try|see|do|watch|check|get)|shall we|keen|up for|free (?:on|this|tomorrow|tonight)|how about|what about|let'?s|join me|got time|time for (?:a|the))\b|\b(?:on|this) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b[^.!]*\?/i,
  ],
  [
    'plan',
    /^[^?!]{0,40}\b(?:drinks?|coffee|tea|dinner|lunch|brunch|breakfast|movie|film|cinema|walk|hike|pizza|sushi|thai|curry|tacos|picnic|braai|museum|gallery|gig|concert|bowling|swim|market|karaoke|quiz|screening|date)\b[^?!]{0,30}\?\s*$|\b(?:tonight|tomorrow|this weekend|after work)\?\s*$|\b(?:see you (?:at|on|there|tomorrow|then|tonight|next|mon|tues|wednes|thurs|fri|satur|sun))/i,
  ],
  [
    'offer',
    /\b(?:i (?:can|could) (?:send|bring|make|show|lend|share|cook|pick|get)|shall i|should i|want (?:me|anything|some|one)|if you (?:like|want)|would you like)\b/i,
  ],
  [
    'check-in',
    /\b(?:how(?:'s| is| are| r)? (?:it going|you(?:r (?:day|evening|week|morning|night|sunday|saturday|friday|monday|weekend))?(?: (?:doing|going|feeling))?)|how'?s (?:your|the) (?:day|evening|week|night|morning|weekend)|what(?:'s| is| are)? (?:up|you (?:up to|doing))|all good|you ok(?:ay)?|haven'?t heard)\b/i,
  ],
  [
    'how-was',
    /\bhow (?:was|is|are|did|were|has|have)\b|\bhow'?s\b|\bwhat (?:was|is) .{1,40} like\b|\bdid .{1,40} go (?:well|ok|okay)\b/i,
  ],
  ['ever', /\b(?:have you|you) ever\b|\bhave you (?:been|tried|seen|done|had|read|heard)\b/i],
  [
    'taste',
    /\b(?:do|did|would) you (?:\w+ )?(?:like|enjoy|love|prefer|mind|drink|eat|dance|sing|cook|believe|watch|play|read|smoke|run|hike)\b|\bare you (?:a|an|into|any)\b|\b(?:fan|into)\b[^.!]{0,30}\?/i,
  ],
  [
    'pick',
    latin(/\b[\p{L}']+ or [\p{L}']+|\b(?:which|what|where|who)(?:'s| would| do| is| one)?\b[^.!]*\?/iu),
  ],
  ['question', /\?/],
];

/** What the reader's last turn did to ask for this. */
export const askedBy = ({ mine }: { readonly mine: string }): Asked =>
  mine.trim() === '' ? 'nothing' : (ASKED.find(([, cue]) => cue.test(mine))?.[0] ?? 'told');
