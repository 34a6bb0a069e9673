/** `Come celebrate with me on Friday?`, `is the 5th out of the question?`: the day that was asked about is answered. */
import { DAY_NAMES } from '../reading/day-names.ts';
import type { Question } from '../reading/questions.ts';
import { capitalise } from '../reading/text.ts';
import type { TimeMention } from '../reading/times.ts';
import type { Reading } from '../reading.ts';
import type { Candidate } from '../words/candidate.ts';
import { registerOf } from '../words/register.ts';
import { seedOf, shuffled } from '../words/shuffle.ts';
import { spoken } from '../words/spoken.ts';
import { TIME_ANSWERS } from './outline-words.ts';

export const TIME_ANSWER = 'the time asked about';

/** It is asked whether the two of them do something then. */
const WHETHER =
  /\b(?:free|works?|suits?|good|ok(?:ay)?|possible|out of the question|an option|do|make it|meet|come|join|celebrate|see|around|keen|available|instead|rather|too (?:early|late|soon)|on for|how about|what about|coffees?|drinks?|dinner|lunch|brunch|breakfast|supper|date|braai|movies?|walk|hike|plans?)\b|^\W*\w+\W*$/i;
/** What is over, what is open, and the days of others. */
const NOT_WHETHER =
  /\b(?:did|was|were|had|last|yesterday|ago|been)\b|^\W*(?:(?:so|and|but|hey) )*(?:what(?! about)|when|where|who|why|how(?! about)|which)\b|\b(?:does|is|are) (?:your|the|my|he|she|they)\b(?!.*\b(?:ok|good|free|possible)\b)/i;

const tidied = (text: string): string =>
  text
    .replace(/^(?:at|around|by|from|for|on) /i, '')
    .replace(
      /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\b/gi,
      (day) => DAY_NAMES[day.slice(0, 3).toLowerCase()] ?? day,
    )
    .replace(/\b(?:tmrw|tmr|2moro)\b/i, 'tomorrow');

/** The one time that a question asks about; two are a choice, and only the reader makes it. */
function timeIn(question: Question, times: readonly TimeMention[]): string | undefined {
  const inside = times.filter(
    ({ start, end, polarity, own }) =>
      start >= question.start &&
      end <= question.end + 1 &&
      (polarity !== 'out' || /out of the question/i.test(question.text)) &&
      !own,
  );
  // `seven instead of six`: which of the two is meant is not for us to say.
  if (/\binstead of\b/i.test(question.text)) return undefined;
  const days = inside.filter(({ kind }) => kind !== 'hour');
  const hours = inside.filter(({ kind }) => kind === 'hour');
  if (days.length > 1 || hours.length > 1 || inside.length === 0) return undefined;
  const [day, hour] = [days[0], hours[0]];
  if (day && hour) return `${tidied(day.text)} at ${tidied(hour.text)}`;
  return day ? tidied(day.text) : hour ? `${tidied(hour.text)}` : undefined;
}

/** Two ways to say yes to it; the reader who cannot says so in the outline. */
export function timeAnswers(reading: Reading): Candidate[] {
  const { questions, action, flags, language, intents, times } = reading;
  if (action !== 'reply' || flags.length > 0 || language.base !== 'en' || times.length === 0) return [];
  if (intents.has('sexual') || intents.has('plan_decline') || intents.has('rejection_soft')) return [];
  if (questions.length !== 1 || registerOf(reading) === 'serious') return [];
  const [question] = questions;
  if (!question || !WHETHER.test(question.text) || NOT_WHETHER.test(question.text)) return [];
  const time = timeIn(question, times);
  if (time === undefined) return [];
  return shuffled(
    TIME_ANSWERS[/\d(?!\d*(?:st|nd|rd|th))/.test(time) ? 'hour' : 'day'],
    seedOf(reading, TIME_ANSWER),
  )
    .slice(0, 2)
    .map((line) => ({
      text: capitalise(spoken(line.replace('{time}', time))),
      move: 'pick a slot',
      tone: 'warm',
      weight: 3,
      answers: true,
      grounded: true,
      source: TIME_ANSWER,
    }));
}
