/** Loose ends: what was sent by mistake, asked and left open. */
import { hits } from '../../prefilter/prefilter.ts';
import { contentWordsOf, wordsOf } from '../../reading/text.ts';
import type { Reading } from '../../reading.ts';
import { has } from '../situation.ts';
import { mineTopic, unbracketed } from '../slots/subjects.ts';
import { both, filling, onlyWhere } from '../wrap.ts';
import { isOfOtherRules } from './other-rules.ts';

const english = (r: Reading): boolean => r.language.base === 'en';
/** One letter that is no answer, and no kiss. */
const ONE_LETTER = /^\W*[b-hjlmp-wz]\W*$/i;
/** Cut in the middle of a common word, or before what it leads up to. */
const CUT_SHORT =
  /\b(?:goi|doin|comi|lookin|thin|thinki|becau|becaus|tomorr|tomorro|somethi|someth|toni|tonig|tonigh|wher|whe|abou|cou|shou|woul|messag|sorr|wron|righ|wha|haven|didn|doesn|wouldn|couldn|shouldn|isn|wasn|th|wh|w|n|b|t|s)\s*$/i;
/** Letters without a vowel that nobody types on purpose. */
const NOT_A_WORD = /^(?=[a-z]{2,5}$)[bcdfghjklmnpqrstvwxz]+$/i;
const KNOWN_SHORT =
  /^(?:brb|btw|thx|thnx|tnx|pls|plz|ppl|txt|msg|tmr|tbh|ngl|smh|lmk|nvm|wtf|bff|tv|hmm+|mmm*|shh+|tsk|np|nw|nm|idk|kk|xx+|pm|am|mr|mrs|dr|st|rd|km|kg|hr|hrs|fr|rn|ty|ly|gd|gm|gn|dm|dms|ps|nb|vs|ok|mxm|hm|psst|pfft|brr+|grr+|zzz+|cv|dj|pr|hq|bc|bf|gf|id|uk|us|sa|jhb|cpt|dbn|pj|dvd|gps|bbq|diy|nt|yh|ffs|dw|mcm|wyd|hbu|wbu|rip|ttyl|ttys|gtg|tgif|fyi|lmfs|kfc|bmw|vw|pnp|xd|lv|bbl|bbm|sms|pdf|mp|ltd)$/i;
const FEW_WORDS = 7;
/** A picture and a word or two; what is on it is theirs to tell, the reader sees it and we do not. */
const isCaptioned = (r: Reading): boolean =>
  r.kind === 'photo-with-words' &&
  english(r) &&
  r.action === 'reply' &&
  r.flags.length === 0 &&
  wordsOf(unbracketed(r.plain)).length <= FEW_WORDS &&
  !has(r, 'sexual', 'grief', 'distress', 'insult');
const mine = (r: Reading) => ({ m: mineTopic(r) });

export const LOOSE_ENDS_CODE = {
  'a slip of the thumb': both(
    onlyWhere((r: Reading): boolean => {
      if (
        r.kind !== 'words' ||
        !english(r) ||
        r.action !== 'reply' ||
        r.flags.length > 0 ||
        r.style.words > 6
      )
        return false;
      const plain = r.plain.trim();
      if (/[?!]/.test(plain)) return false;
      if (hits(ONE_LETTER, plain)) return true;
      const words = wordsOf(plain);
      const odd = words.filter((word) => NOT_A_WORD.test(word) && !KNOWN_SHORT.test(word)).length;
      return (words.length >= 2 && hits(CUT_SHORT, plain)) || (words.length >= 2 && odd * 2 >= words.length);
    }),
    filling(mine),
  ),
  'a call that was missed': onlyWhere((r) => r.action !== 'warn'),
  'a file, unnamed': onlyWhere((r) => r.action !== 'warn' && r.kind !== 'media'),
  'orders and little else': onlyWhere(
    (r) =>
      !isOfOtherRules(r.plain) &&
      (r.orders === ''
        ? has(r, 'prompt_injection') && wordsOf(unbracketed(r.plain)).length <= 22
        : wordsOf(unbracketed(r.plain)).length <= 3 || contentWordsOf(unbracketed(r.plain)).length <= 1),
  ),
  'a picture that was asked for': both(
    onlyWhere((r) => isCaptioned(r)),
    filling(mine),
  ),
  'a picture and a word': onlyWhere((r) => isCaptioned(r) && wordsOf(unbracketed(r.plain)).length <= 2),
} as const;
