/** Times that a message names, and whether they are offered, ruled out or merely told. No clock: words stay words. */
import { findEach } from '../prefilter/prefilter.ts';

export type TimeMention = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** `out`: that time does not work. `offered`: put forward or agreed. `told`: part of a story. */
  readonly polarity: 'offered' | 'out' | 'told';
  readonly kind: 'day' | 'hour' | 'span';
  /** An hour of their own day: their shift ends then. */
  readonly own?: true;
};

const DAY =
  "(?:(?:this|next|coming|last)\\s+(?:week\\s+)?(?:on\\s+)?)?(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day|days)?\\b(?:'s)?(?:\\s+(?:morning|afternoon|arvo|evening|night|lunch|avo))?";
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/** `the 14th`, `the 3rd of July`, `14 June`, `June 14`: no `the 5th time`, no `the 21st floor`. */
const DATE = `(?<=\\b(?:on|for|till|until|by|say|or|is|to|before|after)\\s)the\\s+\\d{1,2}(?:st|nd|rd|th)\\b(?:\\s+of\\s+${MONTH})?(?!\\s+(?:time|floor|of|one|person|date|chapter|season|attempt|round|century|birthday|message|day|row|place|street|avenue))|\\b\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH}\\b|\\b${MONTH}\\s+(?:the\\s+)?\\d{1,2}(?:st|nd|rd|th)?\\b(?!\\s?(?:%|years|people|of us))`;
const WHEN = new RegExp(
  [
    `\\b${DAY}`,
    DATE,
    '\\b(?:today|tonight|tomorrow|tmrw|tmr|2moro|day after tomorrow)\\b(?:\\s+(?:morning|afternoon|evening|night|lunch))?',
    '\\b(?:this|next|the following|the coming)\\s+(?:week(?:end)?|month|evening|afternoon|morning)\\b',
    '\\b(?:the weekend|a weeknight|weeknights?|midweek|after work|lunch ?time|just now|now[- ]now)\\b',
    // A table for two is no hour, nor is an age.
    '\\b(?:at|around|by|after|before|from|(?<!\\b(?:tables?|dinner|lunch|supper|food|enough|packed|cook(?:ed|ing)?|room|recipe|space|seats?|tickets?) )for)\\s+(?:\\d{1,2}[:h.]\\d{2}|1[0-2]|0?[1-9])(?!\\d)\\s?(?:am|pm)?\\b(?!\\s?(?:%|euros?|rand|bucks|seconds?|secs|minutes?|mins|hours?|hrs|days?|nights?|weeks?|months?|years?|yrs|km|kms|miles|people|persons|of (?:us|them|you)|more|other|different|times|reasons))(?:ish)?',
    '\\b\\d{1,2}[:h]\\d{2}\\s?(?:am|pm)?\\b|\\b\\d{1,2}\\s?(?:am|pm)\\b|\\bhalf (?:past )?(?:four|five|six|seven|eight|nine|ten|eleven|twelve)\\b',
  ].join('|'),
  'gi',
);
const OUT_BEFORE =
  /(?:(?:can'?t|can ?not)(?!\s+(?:wait|stop|help|believe)\b)|won't|unable|(?<!can )\bnot|no good|doesn't|don't|busy|working|away|except|but not|anything but)\b[^.!?;]{0,18}$/i;
const OUT_AFTER =
  /^\s*(?:'s|is|isn't|doesn't|won't|not|no longer)?\s*(?:off|out|(?:a )?(?:bust|no-?go)|gone sideways|gone|not happening|no good|not good|a no\b|bad for me|bad(?= ?(?:[.;!]|$|,? (?:(?:how|what) about|can|could|maybe|mon|tue|wed|thu|fri|sat|sun)))|full|packed|a write-?off|won't work|doesn't work|a wedding|isn't (?:going|great|good)|impossible|cancelled|hectic|a nightmare|is a (?:mess|wedding|nightmare))/i;
const NOT_SUITED =
  /^(?:\s+(?!and\b|or\b|but\b|is\b)\w+)?\s+(?:doesn'?t|does not|don'?t|won'?t|isn'?t|is not)\s+(?:really |quite |going to )?(?:suit|work|fit|possible|an option)/i;
const OFFER =
  /\b(?:could|can|free|keen|how about|what about|does|do|works?|fine|good|perfect|instead|let's|lets|shall|want|fancy|see you|confirmed|around|meet|come|join|grab|any chance|up for|available|good for)\b/i;
/** `I finish at 7`, `my shift ends at six`: an hour of their own day, and not the one to meet at. */
const OWN_HOURS =
  /\b(?:(?:i|we|it|he|she|they|shift|class|work|kids?) (?:only |usually |normally |always |generally )?(?:finish(?:es)?|ends?|starts?|begins?|knock(?:s)? off|get(?:s)? (?:off|out|home|back|up)|close(?:s)?|hand over|clock out|wake up|land|leave(?:s)? work|work)|asleep|awake|in bed|(?:working|teaching|studying|tutoring|in meetings?|on shift|on duty|at work)) (?:\w+ )?$/i;
const PAST = /\b(?:was|were|went|did|had|last|ago|yesterday|been)\b/i;
/** The day of a death, a funeral or an illness is told; no plan is made of it and none fails by it. */
const BEFELL =
  /\b(?:died|passed(?: away| on)?|dead|killed|funeral|burial|buried|memorial|cremat\w+|hospital|icu|admitted|surgery|operation|diagnosed|collapsed|stroke|heart attack)\b(?![^.!?]*(?:,|\b(?:so|but|because|then|can|could|can't|won't)\b))/i;

/** A clause longer than this is none: what stands further off says nothing about a time, and work stays linear. */
const CLAUSE_MOST = 240;

export function readTimes(plain: string): TimeMention[] {
  const found: TimeMention[] = [];
  for (const match of findEach(WHEN, plain)) {
    const bare = match[0].replace(/'s$/i, '').trim();
    if (
      /^(?:sat|sun|wed|mon)$/i.test(bare) &&
      bare !== 'Sat' &&
      bare !== 'Sun' &&
      bare !== 'Wed' &&
      bare !== 'Mon'
    )
      continue;
    const start = match.index;
    const end = start + bare.length;
    const ahead = plain.slice(Math.max(0, start - CLAUSE_MOST), start);
    const breaks = [...ahead.matchAll(/[.!?;\n]|, (?:but|and)\b| but /g)];
    const before = ahead.slice((breaks.at(-1)?.index ?? -1) + 1);
    const behind = plain.slice(end, end + CLAUSE_MOST);
    const clauseEnd = behind.search(/[.!?;\n]/);
    const after = clauseEnd < 0 ? behind : behind.slice(0, clauseEnd + 1);
    const befell = BEFELL.test(before);
    // `can't do Friday, Saturday?` puts the second day forward.
    const instead = /, $/.test(before) && /^(?: instead| then| maybe)?\s?\?/.test(after);
    const out = (!instead && OUT_BEFORE.test(before)) || OUT_AFTER.test(after) || NOT_SUITED.test(after);
    const theirs = OWN_HOURS.test(`${before.trimEnd()} `);
    const offered =
      !out &&
      !befell &&
      !theirs &&
      (OFFER.test(before) || OFFER.test(after) || /\?/.test(after)) &&
      !PAST.test(before);
    const kind =
      /\d|half/.test(bare) && !/day|week/i.test(bare) ? 'hour' : /week|month/i.test(bare) ? 'span' : 'day';
    found.push({
      text: bare,
      start,
      end,
      polarity: out && !befell ? 'out' : offered ? 'offered' : 'told',
      kind,
      ...(theirs && kind === 'hour' ? { own: true } : {}),
    });
  }
  return found;
}
