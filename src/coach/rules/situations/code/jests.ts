/** Jests where a pattern alone does not tell that it is one. */

import { has, says } from '../situation.ts';
import { onlyWhere } from './wrap.ts';

/** Done in by the day, or in want of what helps against it. */
const WORN =
  /\b(?:tired|exhausted|shattered|knackered|drained|wrecked|broken|done(?: in)?|finished|over it|dead|dying|crying|struggling|surviv\w+|send help|help me|make it stop|bed|naps?|sofa|couch|wine|gin|coffees?|caffeine|meetings?|emails?|already (?:need|want|over|ready|feels?)|(?:ready|waiting|living) for (?:the weekend|friday)|need (?:the |a )?(?:weekend|friday|holiday|lie down)|long (?:week|day)|feels like (?:a )?(?:thursday|friday|year|month|week)|how (?:is|am i)|ugh|yoh|eish|jirre)\b|😩|😫|😭|🫠|🥱/iu;
/** Glad or nervous about a day to come. */
const AHEAD =
  /\b(?:chang(?:ed|ing) my (?:mind|shirt|jacket|outfit|dress|top|shoes)|wear(?:ing)?|outfit|nervous|excited|looking forward|can'?t wait|counting|planned|picked|chosen)\b/i;

export const JEST_CODE = {
  'a mock threat, unless I do it': onlyWhere((r) => !has(r, 'threat') || has(r, 'tease', 'humour')),
  'a wrong answer ends it': onlyWhere((r) => r.questions.length > 0 || /\bor\b/i.test(r.plain)),
  'only Tuesday, and done in': onlyWhere(
    (r) =>
      says(
        r,
        /\bfloor\b|\bbecome one with\b|\babsorbed by\b|\bhibernat|\b(?:still|somehow) (?:mon|tues|wednes)day\b|\bhow is it only\b/i,
      ) ||
      (says(r, WORN) && !says(r, AHEAD)),
  ),
  'who even does that': onlyWhere(
    (r) => /\b(?:you|u|ur|your|stalk\w*|saw|found)\b/i.test(r.plain) || /\b(?:i|my)\b/i.test(r.mine),
  ),
  'they went first with a confession': onlyWhere((r) => r.questions.length > 0 || r.plain.includes('?')),
} as const;
