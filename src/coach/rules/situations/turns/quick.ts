/** Turns of a few words and questions handed back, where what the reader of moods heard counts beside the words. */

import { registerOf } from '../../words/register.ts';
import { says } from '../situation.ts';
import { onlyWhere } from '../wrap.ts';

/** Handed back bare, a question is the reader's own; the lines know only days, weeks and work. */
const BARE_BACK =
  /\b(?:what about (?:you|u|yourself)|how about (?:you|u)|and (?:you|u|yourself)|your turn|hbu|wbu|wena)\W*$/i;
const OF_DAYS =
  /\b(?:day|days|week|weekend|evening|night|morning|today|tonight|work|job|do for (?:a living|work)|up to|how(?:'?s| is| are| was) (?:it|things|life|everything|you|u)|been (?:up to|doing)|doing)\b/i;
const NO_DAY =
  /\b(?:single|dating|relationship|kids|children|married|looking for|other (?:people|person|guys?|girls?|men|women)|seeing (?:anyone|other|someone|somebody)|talk(?:ing|ed)? (?:to|with) (?:other|anyone|someone|one|two)|(?:one|two|another|someone) (?:other )?(?:person|guy|girl)|dates?\b|exes|ex\b|years old|i'?m \d\d\b|i'?m from|born|believe|religio\w+|vote\w*)\b/i;

export const QUICK_TURN_CODE = {
  'a mad week, sorry': onlyWhere((r) => r.mine.trim() !== '' || /\b(?:soz|sorry|sori)\b/i.test(r.plain)),
  'in turn: your one, after mine': onlyWhere(
    (r) => r.questions.some(({ kind }) => kind !== 'plan') && registerOf(r) === 'light',
  ),
  'in turn: and how is yours': onlyWhere(
    (r) =>
      r.style.words >= 12 &&
      registerOf(r) === 'light' &&
      (!says(r, BARE_BACK) ||
        (!says(r, NO_DAY) && !NO_DAY.test(r.mine) && (!r.mine.includes('?') || OF_DAYS.test(r.mine)))),
  ),
} as const;
