/** A thin answer: so short that only what it answers gives it a subject. What it says is read without emoji and notes in brackets. */
import { hits } from '../../prefilter/prefilter.ts';
import { type Asked, askedBy } from '../../reading/last-turn.ts';
import { wordsOf } from '../../reading/text.ts';
import type { Reading } from '../../reading.ts';
import { linesOf, maybePattern, wordNamed } from '../book.ts';
import type { Entry } from '../entry.ts';
import { once } from '../once.ts';
import { has, type Situation } from '../situation.ts';
import { unbracketed } from '../slots/subjects.ts';
import { picked } from '../turns/thin.ts';
import { asWell } from './as-well.ts';

const NO = wordNamed('thin_no');
const YES = wordNamed('thin_yes');

const bareOf = once((r: Reading): string =>
  unbracketed(r.plain)
    .replace(/(?:\p{Extended_Pictographic}|\uFE0F)+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim(),
);

/** What the reader's last turn did, where a word or two is the answer: an offer and a question after how it went are told apart further. */
const turnBefore = once(
  (r: Reading): Asked =>
    /^\W*(?:so |and |hey )*how(?:'s| was| were| is| did| are)\b/i.test(r.mine)
      ? /\bhow(?:'s| is| are) (?:it going|you|u)\b/i.test(r.mine)
        ? askedBy(r)
        : 'how-was'
      : /\b(?:can|may|shall|should|could) i (?:send|show|tell|bring|give|play|make|read|share|get|cook|lend)\b[^.!]*\?/i.test(
            r.mine,
          )
        ? 'offer'
        : askedBy(r),
);

/** A kiss by itself. */
const KISS = /^\W*x+\W*$/i;

const isThin = once(
  (r: Reading): boolean =>
    r.action === 'reply' &&
    r.kind === 'words' &&
    r.language.base === 'en' &&
    (KISS.test(r.plain) ||
      !has(
        r,
        'ghost_return',
        'greeting',
        'goodbye',
        'plan_reschedule',
        'plan_decline',
        'insult',
        'grief',
        'distress',
        'apology',
      )) &&
    (!has(r, 'boundary') || picked(r)) &&
    (!has(r, 'rejection_hard', 'rejection_soft') ||
      (r.mine !== '' && hits(NO, bareOf(r))) ||
      /^\W*x+\W*$/i.test(r.plain)) &&
    wordsOf(r.plain).length <= 7 &&
    r.flags.length === 0 &&
    (!/\?/.test(r.plain) ||
      /^\W*(?:(?:nothing|not|nm|same|good|fine)[^?]*)?(?:and )?(?:you|u|hbu|wbu|wyd)\W*$/i.test(r.plain)) &&
    // A plan that is taken up or turned down is a plan, however short.
    !(askedBy(r) === 'plan' && hits(YES, bareOf(r))),
);

export function thin(entry: Entry): Situation {
  const { id, as = id, hear, unless } = entry;
  const [cue, not] = [hear, unless].map(maybePattern);
  const also = asWell(entry, turnBefore);
  return {
    name: as,
    exclusive: true,
    when: (r) => isThin(r) && (!cue || hits(cue, bareOf(r))) && !(not && hits(not, bareOf(r))) && also(r),
    lines: linesOf(entry),
  };
}
