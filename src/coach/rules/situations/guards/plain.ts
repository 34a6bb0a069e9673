/** What people tell of their day and of themselves, said plainly and in few words: taken as it is, with nothing else beside it. */

import { hits } from '../../prefilter/prefilter.ts';
import type { Reading } from '../../reading.ts';
import { linesOf, maybePattern, patternOf } from '../book.ts';
import type { Entry } from '../entry.ts';
import { has, type Situation } from '../situation.ts';
import { asWell } from './as-well.ts';
import { fits } from './fitting.ts';

/** Beyond so many words there is more in it than the kind. */
const MOST_WORDS = 11;

/** A question, a no, a change of plans or something grave in it: then it is no plain sharing. */
const MORE_IN_IT =
  /\?|\b(?:suicid\w*|kill myself|died|dying|dead|passed away|funeral|cancer|divorc\w*|not interested|(?:stop|quit) (?:texting|messaging|calling)|leave me alone|cancel\w*|can(?:'?t| ?not) (?:make|come(?! (?:soon|fast|quick))|meet|see you|do tonight|tonight)|won'?t make it|rain ?check|resched\w*|postpone|our (?:date|plans?)|see (?:you|u)|meet(?:ing)? (?:you|u)|with (?:you|u)|(?:miss|love|like|want|need) (?:you|u)|thinking (?:of|about) (?:you|u)|your|ur|you'?re|you are|come over|sorry|send (?:me|money)|lend|sex\w*|naked|nudes?|horny)\b/i;

/** So few words, none of them about the reader, cannot be the insult or the threat that a model heard in them. */
const HARMLESS_WORDS = 9;
const HARMFUL =
  /\b(?:you|u|bitch|slut|idiot|stupid|kill|hurt you|die|fuck\w*|shut up|watch (?:it|out)|pay for|regret)\b/i;

/** A question put to the reader without a mark. */
const OF_THE_READER = /\b(?:you|u|your|ur|hows|how'?s)\b/i;

/** Somebody on the way to the reader says where they are; that is logistics. */
const AWAITED =
  /\b(?:where are (?:you|u)|on my way|i'?m here|outside|eta|how far|see you (?:at|in|there)|are you (?:close|near|coming|still))\b/i;

const MISHEARD = new Set(['threat', 'insult', 'harassment']);

/** The same message without what the model heard in it by mistake. */
const reheard = (r: Reading): Reading =>
  has(r, 'threat', 'insult', 'harassment') &&
  r.flags.length === 0 &&
  r.style.words <= HARMLESS_WORDS &&
  !hits(HARMFUL, r.plain)
    ? { ...r, intents: new Set([...r.intents].filter((intent) => !MISHEARD.has(intent))) }
    : r;

export function plain(entry: Entry): Situation {
  const { id, hear = '', unless, maxWords = MOST_WORDS } = entry;
  const cue = patternOf(hear);
  const also = asWell(entry);
  const situation = fits(id, {
    cue,
    not: maybePattern(unless),
    // The words are too plain for the no that a model may hear in them.
    limit: true,
    most: maxWords,
    also: (r) =>
      r.questions.every(
        ({ kind: asked, text }) => asked === 'reciprocal' || asked === 'plan' || !OF_THE_READER.test(text),
      ) &&
      !hits(MORE_IN_IT, r.plain) &&
      !hits(AWAITED, r.mine) &&
      also(r),
  });
  return {
    ...situation,
    when: (r) => r.style.words <= maxWords && hits(cue, r.plain) && situation.when(reheard(r)),
    lines: linesOf(entry),
  };
}
