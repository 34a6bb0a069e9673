/** Told or asked about the two of them and what stands beside them: a child, an ex, somebody else, faith, who they are, what to call it. */
import { hits } from '../../prefilter/prefilter.ts';
import { onlyWhere } from '../wrap.ts';

/** With a mark for what is said of it: take it or leave it, better now than later. */
const TAKE_IT =
  /\b(?:if (?:that|this|it|they|kids?|children|thats|its)(?:'?s| is| are|'?re)? ?(?:(?:an? |too |all )?(?:not (?:for (?:you|u)|your)|(?:big )?(?:problem|issue|no\b)|deal ?-?breaker|much\b|weird)|changes|puts you)|(?:you|u) can (?:unmatch|run|say no)|(?:scare|put|chase)s? (?:you|u) (?:off|away)|change[sd]? (?:things|anything|how you)|(?:i|i'?ll|will|i'?d) (?:completely |totally )?(?:understand|get it|get that)|signed up for|no hard feelings|(?:better|rather|sooner) (?:tell |say |know |hear )?(?:it |you |me )?(?:now\b|early|up ?-?front)|still (?:interested|there\?|here\?|keen|up for)|should(?:'?ve| have| of)? (?:probably )?(?:tell|told|say|said|put|mention\w*)|up ?-?front|before (?:this|it|we|you) (?:go|meet|get)\w*|deal ?-?breaker|thought (?:you|i) should|you should know|just so (?:you|u) know|want(?:ed)? you to know|(?:is|are) (?:that|this|it|you|they)(?: going to be)? (?:(?:a |an |too )?(?:fine with|okay with|ok with|problem|issue|ok|okay|fine|cool|weird|much)|alright)\b|on my profile)/i;

export const BETWEEN_US_CODE = {
  'between us: a child told': onlyWhere(
    (r) => r.style.words < 45 || hits(TAKE_IT, r.plain.replace(/\bup ?-?front\b/i, '')),
  ),
} as const;
