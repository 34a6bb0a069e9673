/** For a draft that says only hello, or of which nothing is left: something particular to send in its place. */

import { advise } from '../advise.ts';
import type { Rewrite, Tone } from '../contract.ts';
import { capitalise } from '../reading/text.ts';
import type { Reading } from '../reading.ts';
import { slotsOf } from '../words/filters.ts';
import { questionFrom, takesUp } from './follow-up.ts';

const HELLOS: readonly string[] = [
  'Hello! I liked [something from their profile]. How did that start?',
  "Hi, I'll skip the small talk: what was the best part of your week?",
  'Hello! Easy one to begin with: what are you looking forward to at the moment?',
  'Hi! What did you last tell everybody they had to watch, read or eat?',
  'Hello! A free Sunday, no alarm and no plans. What are you doing by eleven?',
  'Hi! Which small thing made you laugh this week?',
];
const QUIET: readonly string[] = [
  'No rush from my side. What has your week been like?',
  "Hope your week is being kind to you. I'd enjoy hearing about it when you have a moment.",
  'A new week, a new subject: what have you been enjoying lately?',
  'Whenever you feel like it: what was the best part of your week?',
];

/** About the thing they name most plainly, where no suggested reply takes up their words. */
const ABOUT: readonly string[] = [
  "You can't mention {x} and leave it there. What was the best part?",
  "Start with {x}, I'm listening. What stood out?",
  '{x} gets my full attention. Where does the story begin?',
];

/** @param clean the greeting itself, mended */
export function hellos(
  reading: Reading | undefined,
  tone: Tone,
  seed: number,
  clean: string,
  stock = false,
): Rewrite[] {
  const why = stock ? `"${clean}" is a stock line, which everybody rates worst` : undefined;
  const fromThem = answersTo(reading, tone);
  if (fromThem.length > 0)
    return fromThem.map((text) => ({
      text,
      tone,
      changes: [`${why ?? `"${clean}" alone could go to anyone`}, so this takes up what they wrote`],
    }));
  return rotated(HELLOS.slice(1), seed, 2, HELLOS[0]).map((text) => ({
    text,
    tone,
    changes: [
      `${why ?? `"${clean}" alone tends to go unanswered`}, so this asks something that is easy to answer`,
      ...(slotsOf(text).length > 0
        ? ['put a detail of theirs in the brackets, particular beats polite']
        : []),
    ],
  }));
}

/** @param cut why the draft's own words went */
export function replacements(
  reading: Reading | undefined,
  tone: Tone,
  seed: number,
  cut: readonly string[],
): Rewrite[] {
  const fromThem = answersTo(reading, tone);
  const texts = fromThem.length > 0 ? fromThem : rotated(QUIET, seed, 3);
  return texts.map((text) => ({
    text,
    tone,
    changes: [
      ...cut,
      fromThem.length > 0
        ? 'takes up what they wrote instead'
        : 'nothing else was left of the draft, so this is a fresh and easy message',
    ],
  }));
}

function answersTo(reading: Reading | undefined, tone: Tone): string[] {
  if (!reading || (reading.action !== 'reply' && reading.action !== 'support')) return [];
  const { replies } = advise({ message: reading.plain, tone, count: 5 });
  const ready = replies
    .map(({ text }) => text)
    .filter((text) => slotsOf(text).length === 0 && takesUp(text, reading));
  const texts = [
    ...ready.filter((text) => questionFrom(text)),
    ...ready.filter((text) => !questionFrom(text)),
  ];
  const named = reading.phrases.find(
    ({ sure, theirs, kind, readers }) =>
      sure && !readers && kind !== 'person' && kind !== 'body' && /^(?:the|your) |^\p{Lu}/u.test(theirs),
  );
  if (named && reading.action === 'reply')
    for (const line of ABOUT) texts.push(capitalise(line.replace('{x}', named.theirs)));
  return texts.slice(0, 3);
}

function rotated(list: readonly string[], seed: number, count: number, first?: string): string[] {
  const start = Math.floor(seed * list.length);
  const texts = Array.from({ length: count }, (_, index) => list[(start + index) % list.length] ?? '');
  return first ? [first, ...texts] : texts;
}
