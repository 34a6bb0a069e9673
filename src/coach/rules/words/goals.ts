/** Replies that the reader's goal asks for. */
import { linesIn } from '../book/tables.ts';
import type { Reading } from '../reading.ts';
import type { Candidate } from './candidate.ts';
import { fill, type Slots } from './fill.ts';

const said = linesIn('goals');

const ASK_OUT = said('ask out');
const MAKE_PLANS = said('make plans');
const SLOW_DOWN = said('slow down');
const END_KINDLY = said('end kindly');

export function goalCandidates(reading: Reading, places: Slots): Candidate[] {
  const offered = reading.times.find(({ polarity, kind }) => polarity === 'offered' && kind !== 'hour');
  const filled: Slots = { ...places, time: offered && { words: offered.text } };
  const wanted =
    reading.goal === 'ask-out'
      ? ASK_OUT
      : reading.goal === 'make-plans'
        ? MAKE_PLANS
        : reading.goal === 'slow-down'
          ? SLOW_DOWN
          : reading.goal === 'end-kindly'
            ? END_KINDLY
            : [];
  // A goal never overrules a no: after a refusal or a limit the plan waits.
  if (reading.intents.has('rejection_hard') && reading.goal !== 'end-kindly') return [];
  return wanted.flatMap((line) => {
    const text = fill(line.text, filled);
    return text ? [{ text, move: line.move, tone: line.tone, weight: 4.5, answers: false }] : [];
  });
}
