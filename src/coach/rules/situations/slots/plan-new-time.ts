/** The time that a plan moves to: the day or hour that a message puts forward, and neither rules out nor gives up. */
import { DAY_NAMES } from '../../reading/day-names.ts';
import { latin } from '../../reading/pattern.ts';
import type { Reading } from '../../reading.ts';
import { wordNamed } from '../book.ts';
import { once } from '../once.ts';
import { says } from '../situation.ts';
import { tidy } from './plan-offers.ts';

const DAY =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|tonight|today|the weekend|next week(?:end)?|this (?:week(?:end)?|evening|afternoon)|the \\d{1,2}(?:st|nd|rd|th)';

/** `9?` at the end: another hour is put forward. */
export const ASKS_HOUR = wordNamed('asks_hour');

/** `can't tonight. sat?` */
const SHORT_DAY = /(?:^|[.!,;]\s*)(?:maybe |say |or )?(sat|sun|mon|tues?|weds?|thurs?|fri)(?: instead)?\?/i;
/** `after the 25th?`, and `till the 28th. After that?` */
const AFTER_DAY =
  /\bafter (the \d{1,2}(?:st|nd|rd|th)|payday|pay day|easter|month[- ]end|exams|the holidays)\s*\?/i;
const AFTER_THAT = /\b(?:any ?time )?after(?: that)?\s*\?/i;
const TILL_DAY = /\b(?:till?|until) ((?:the )?\d{1,2}(?:st|nd|rd|th)|payday|easter|month[- ]end)\b/i;
/** `8 is better`, of two hours that the reader put forward. */
const BETTER_HOUR =
  /\b(\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?)(?: is|'s| would be| works| suits)(?: me)? (?:better|best|easier)\b/i;
/** `could do 7:45` on the day that was named. */
const OFFERS_HOUR =
  /\b(?:could|can) (?:do|make|be there (?:by|at|for)|come (?:at|by)) (?:at )?(\d{1,2}[:.]\d{2}(?: ?[ap]m)?|\d{1,2} ?[ap]m)\b/i;
/** `Tues gym, Wed book club, Thurs free` */
const FREE_DAY =
  /\b(mon|tues?|weds?|thurs?|fri|sat|sun)(?:day)?(?:'s| is| i'?m| i am| am)? (?:totally |wide |completely )?(?:free|open|clear)\b/i;

/** The last day that is put forward and not ruled out: the one the plan moves to. */
/** `I'm in PE until Friday`: where they are, and not the day they put forward. */
const isWhileAway = (r: Reading, time: string): boolean =>
  new RegExp(
    `\\b(?:i'?m|i am|i'?ll be|im|we'?re|away|out|off|down|up|here|there|stuck|working)\\b[^.!?,]{0,40}\\b(?:till?|until) (?:the )?${time.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`,
    'i',
  ).test(r.plain);

export const newTime = once((r: Reading): string | undefined => {
  const to = new RegExp(
    `\\b(?:to|for|till|until|make it|do|how about|what about|works?|say|or) (?:the )?((?:next |this )?(?:${DAY}))(?! off| is out)`,
    'giu',
  );
  const found = [...r.plain.matchAll(to)]
    .map((match) => match[1] ?? '')
    .filter((time) => !isOut(r, time) && !isGivenUp(r, time) && !isWhileAway(r, time));
  const clock = latin(
    /(?<!\b(?:finish|finishes|finished|work|working|done|off|start|starts|out|end|ends|shift|lands?|close[sd]?|till|until)\b[^.!?,]{0,12})\b(?:say|make it|until|to|at|pushing to|by) (\d{1,2}(?=\?| instead)|half (?:past )?\p{L}+|half \d{1,2}|quarter (?:past|to) \p{L}+|\d{1,2}[:.]\d{2}(?: ?[ap]m)?|\d{1,2} ?[ap]m)\b/iu,
  ).exec(r.plain)?.[1];
  const day =
    found.at(-1) ??
    r.times.find(
      ({ text, polarity, kind }) =>
        polarity === 'offered' && kind !== 'hour' && polarityHolds(r) && !isGivenUp(r, text),
    )?.text;
  const free = new RegExp(
    `\\b((?:(?:next|this) )?(?:${DAY}))(?: and ((?:${DAY})))? (?:though|off|i'?m (?:free|off|all yours)|i am (?:free|a free)|works|is (?:good|free|open))`,
    'iu',
  ).exec(r.plain)?.[1];
  const open = FREE_DAY.exec(r.plain)?.[1]?.slice(0, 3).toLowerCase();
  const after =
    AFTER_DAY.exec(r.plain)?.[1] ?? (AFTER_THAT.test(r.plain) ? TILL_DAY.exec(r.plain)?.[1] : undefined);
  if (after) return `after ${after.replace(/^(?=\d)/, 'the ')}`;
  const offered = BETTER_HOUR.exec(r.plain)?.[1] ?? OFFERS_HOUR.exec(r.plain)?.[1];
  const hour = ASKS_HOUR.exec(r.plain)?.[1];
  const short = SHORT_DAY.exec(r.plain)?.[1]?.slice(0, 3).toLowerCase();
  const best =
    free ?? (open && DAY_NAMES[open]) ?? hour ?? offered ?? day ?? clock ?? (short && DAY_NAMES[short]);
  return best && tidy(best).replace(/days$/, 'day');
});
const polarityHolds = (r: Reading): boolean => !says(r, /\bmaybe\b/i);
/** `have to cancel tomorrow`, `won't be able to make it today`: the day that is given up, not the new one. */
const isGivenUp = (r: Reading, time: string): boolean =>
  new RegExp(
    `\\b(?:cancel(?:l?ing)?|rain ?check(?:ing)?|skip(?:ping)?|leav(?:e|ing)|bail(?:ing)? on|miss|(?:can'?t|cannot|won'?t|not|unable to|able to)(?: \\p{L}+){0,3} make)(?: it| on| for| our| the| you){0,2} ${time.replace(/[^\p{L}\d ]/gu, '.')}|\\b(?:mov(?:e|ing)|postpon(?:e|ing)|resched\\p{L}+) (?:our |the )?${time.replace(/[^\p{L}\d ]/gu, '.')}`,
    'iu',
  ).test(r.plain);
/** The day that the reader asked about, and they have something on: `I've got parents' evening Wednesday`. */
const isTakenUp = (r: Reading, time: string): boolean => {
  const day = time.replace(/[^\p{L}\d ]/gu, '.');
  return (
    r.mine.toLowerCase().includes(time.toLowerCase()) &&
    new RegExp(
      `\\b(?:i'?ve (?:got)?|i have|i'?m (?:at|on|working|busy)|we have)\\b[^.!?]{0,40}\\b${day}|\\b${day}(?:'s| is)? (?:i'?ve|i have|i'?m|no good|is my|my|raid|full|taken|busy)`,
      'iu',
    ).test(r.plain)
  );
};
const isOut = (r: Reading, time: string): boolean =>
  r.times.some(
    ({ text, polarity }) => polarity === 'out' && text.toLowerCase().includes(time.toLowerCase()),
  ) ||
  isTakenUp(r, time) ||
  new RegExp(`\\b(?:can'?t|cannot|won'?t)(?: \\p{L}+){0,2} ${time.replace(/[^\p{L}\d ]/gu, '.')}`, 'iu').test(
    r.plain,
  );
