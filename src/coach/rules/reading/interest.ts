/** How much interest the message shows, with the reasons. `unclear` where nothing shows: people and machines guess badly here. */
import type { Intent, InterestLevel, Turn } from '../contract.ts';
import type { Question } from './questions.ts';
import type { Style } from './style.ts';
import { wordsOf } from './text.ts';

export type InterestReading = { readonly level: InterestLevel; readonly reasons: string[] };

const NOTHING_SHOWS: ReadonlySet<Intent> = new Set([
  'empty',
  'gibberish',
  'prompt_injection',
  'phishing_link',
  'crypto',
  'credentials',
  'verification_code',
  'sextortion',
  'threat',
  'age_concern',
  'self_harm',
  'harassment',
]);

export function readInterest(
  plain: string,
  intents: ReadonlySet<Intent>,
  questions: readonly Question[],
  style: Style,
  conversation: readonly Turn[],
): InterestReading {
  for (const intent of intents)
    if (NOTHING_SHOWS.has(intent))
      return { level: 'unclear', reasons: ['The message says nothing about interest in you.'] };
  const reasons: string[] = [];
  let score = 0;
  const count = (points: number, reason: string) => {
    score += points;
    reasons.push(reason);
  };
  if (intents.has('rejection_hard')) count(-6, 'They say that it is not there for them.');
  if (intents.has('rejection_soft')) count(-0.5, 'They set a limit on what they are looking for.');
  if (questions.some(({ kind }) => kind !== 'reciprocal'))
    count(
      /\b(?:you|u|your)\b/i.test(questions.map(({ text }) => text).join(' ')) ? 2 : 1.4,
      'They ask you something.',
    );
  else if (questions.length > 0) count(0.5, 'They hand the question back.');
  if (questions.length > 1) count(questions.length > 2 ? 1.5 : 0.4, 'They ask more than one thing.');
  if (intents.has('flirt')) count(3, 'They flirt.');
  else if (intents.has('tease')) count(2, 'They tease, which takes attention.');
  if (intents.has('compliment')) count(1, 'They pay a compliment.');
  if (intents.has('plan_propose') || intents.has('plan_confirm'))
    count(2, 'They are making a plan with you.');
  if (intents.has('plan_reschedule'))
    count(
      /\b(?:could|instead|want to see you|still|after|another|sunday|saturday|weeknight|next)\b/i.test(plain)
        ? 2
        : 0.5,
      'They move the plan rather than drop it.',
    );
  if (intents.has('logistics') && !questions.length)
    count(2, 'They are on their way to you or arranging it.');
  if (intents.has('define_relationship')) count(3, 'They want to know where you stand.');
  if (intents.has('boundary') && !intents.has('rejection_hard') && !intents.has('rejection_soft'))
    count(1, 'They tell you a limit, which means they plan to stay.');
  if (
    /\b(?:enjoy(?:ing)? (?:this|talking|chatting)|want to see you|can'?t wait|looking forward|see you again|so much fun|great time|miss(?:ed)? you|like you)\b/i.test(
      plain,
    )
  )
    count(2, 'They say so.');
  if (style.words >= 25) count(2, 'They took the time to write at length.');
  else if (style.words >= 12) count(1, 'They give you something to go on.');
  if (intents.has('humour') && !intents.has('low_effort') && !intents.has('testing'))
    count(1, 'They joke with you.');
  if (intents.has('share_feeling')) count(0.6, 'They tell you how they feel.');
  if (intents.has('testing')) count(-1.5, 'They are not sure that you are real.');
  if (/\byour\b/i.test(plain) && !intents.has('low_effort')) count(0.5, 'They talk about you.');
  const mine = conversation.filter(({ from }) => from === 'me').at(-1);
  if (mine && wordsOf(mine.text).length > 12 && style.words <= 3)
    count(-2, 'They answer at a fraction of your length.');
  if (intents.has('low_effort')) count(-3, 'The answer is short and gives little back.');
  if (intents.has('ghost_return'))
    count(intents.has('apology') ? -1.5 : -2, 'They come back after a silence.');
  if (reasons.length === 0)
    return { level: 'unclear', reasons: ['Nothing in it shows interest or the lack of it.'] };
  const level: InterestLevel = score >= 2.5 ? 'high' : score >= 0.5 ? 'medium' : 'low';
  return { level, reasons: reasons.slice(0, 4) };
}
