/** When nobody should be written to: the notes say a child, or somebody who said no. */

const UNDER_AGE =
  /\b(?:she|he|they)(?:'s|'re| is| are|s)? (?:only |just |about |turning )?(?:1[0-7]|[5-9])\b(?! ?(?:km|k\b|cats|dogs|siblings|brothers|sisters|years? (?:sober|younger|older|in|at|with)|tattoos|kids|plants|months|minutes|languages|countries))|\b(?:age[d:]? ?|i'?m |i am )(?:1[0-7])\b(?! (?:km|years? (?:sober|in)))|\b1[0-7] ?(?:yo|y\/o|yrs? old|years? old|year[- ]old)\b(?! (?:dog|cat|car|whisky|bakkie|parrot|daughter|son|tortoise|horse))|^\s*1[0-7]\s*(?:,|\.|f\b|m\b)|\b(?:is|she'?s|he'?s|still) in (?:grade|gr) ?(?:[5-9]|1[0-2])\b|\b(?:minor|underage|high ?school (?:girl|boy|learner)|schoolgirl|schoolboy)\b/i;
const SAID_NO =
  /\b(?:blocked me|(?:told|asked) me (?:to stop|not to|to leave)|(?:doesn'?t|does not|don'?t) want (?:to (?:talk|hear|see)|contact|me\b)|leave (?:me|her|him|them) alone|restraining order|protection order|said (?:no|stop)\b|not interested in me)\b/i;

/** Exact words of the notes that say so. */
export const whyNobody = (notes: string): string | undefined =>
  (UNDER_AGE.exec(notes) ?? SAID_NO.exec(notes))?.[0].trim();

export const nobodyToWriteTo = (notes: string): boolean => UNDER_AGE.test(notes) || SAID_NO.test(notes);
