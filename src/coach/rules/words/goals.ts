/** Replies that the reader's goal asks for. */
import { type Line, lines } from '../moves/line.ts';
import type { Reading } from '../reading.ts';
import type { Candidate } from './candidate.ts';
import { fill, type Places } from './fill.ts';

const ASK_OUT: readonly Line[] = lines('suggest meeting', [
  ['direct', 'I would like to hear about {a} in person. Coffee this week?'],
  ['warm', 'This is too good for text. Shall we continue with {a} over a coffee, somewhere public?'],
  ['playful', '{a} is worth a proper conversation, and I know a method: coffee, this week, you and me.'],
  ['flirty', 'Tell me the rest of {a} face to face. Which evening is yours?'],
  ['calm', 'If you feel like it, I would enjoy meeting for an hour, no pressure.'],
  ['direct', 'Shall we meet? An hour, a coffee, a public place.'],
]);
const MAKE_PLANS: readonly Line[] = lines('suggest meeting', [
  ['direct', 'Let us fix it. {time} at six, somewhere public and easy for both?'],
  ['warm', '{time} sounds good. Shall I suggest a place halfway?'],
  ['direct', 'Let us pick a day now, before {a} gets in the way. Thursday or Saturday?'],
  ['calm', 'Which day this week is kindest to you? I will plan around it.'],
  ['playful', 'I vote we stop circling and choose a day. Name two and I take one.'],
]);
const SLOW_DOWN: readonly Line[] = lines('slow it down', [
  ['warm', 'I like where this is going, and I like to go slowly. Can we keep chatting here for a bit?'],
  ['calm', 'I am enjoying this, and I take my time with new people. {a} can wait for another day.'],
  ['direct', 'For me it is a little fast. Happy to keep talking, at an easier pace.'],
  ['playful', 'You have good momentum, I have good brakes. Slowly, and I will be much better company.'],
]);
const END_KINDLY: readonly Line[] = [
  ...lines('end kindly', [
    [
      'warm',
      'I have enjoyed talking to you, and I do not feel the right click, so I would rather say it than drift off. I wish you well.',
    ],
    ['direct', 'Being honest, I do not think we are a match. Thank you for the chats, and all the best.'],
    [
      'calm',
      'I have thought about it and I am going to leave it here. It has nothing to do with anything you said. Take care.',
    ],
  ]),
  ...lines('thank and close', [
    [
      'warm',
      'Thank you for being so open with me. I am not going to take this further, and I hope you find someone lovely.',
    ],
    ['calm', 'You deserve a clear answer: for me it stays at these messages. Wishing you good things.'],
  ]),
  ...lines('set the terms', [
    ['direct', 'I am going to stop here, kindly and for good. Best of luck out there.'],
    ['calm', 'This is my last message, with thanks. I would ask that we leave it at that.'],
  ]),
];

export function goalCandidates(reading: Reading, places: Places): Candidate[] {
  const offered = reading.times.find(({ polarity, kind }) => polarity === 'offered' && kind !== 'hour');
  const filled: Places = { ...places, time: offered && { words: offered.text } };
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
