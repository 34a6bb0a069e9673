/** The one plain line for a message that was not understood and asks nothing. */
import type { EmotionLabel } from '../contract.ts';
import type { Reading } from '../reading.ts';
import type { Candidate } from '../words/candidate.ts';
import { fill } from '../words/fill.ts';
import { objection } from '../words/filters.ts';
import { seedOf, shuffled } from '../words/shuffle.ts';
import { type Doing, PLAIN_LINES } from './plain-lines.ts';

/** A feeling below this is a guess. */
const FELT = 0.45;
const BY_FEELING: Readonly<Partial<Record<EmotionLabel, Doing>>> = {
  joy: 'is glad',
  excitement: 'is glad',
  pride: 'is glad',
  relief: 'is glad',
  amusement: 'laughs',
  sadness: 'has a hard time',
  grief: 'has a hard time',
  fear: 'has a hard time',
  disappointment: 'has a hard time',
  anger: 'is cross',
  annoyance: 'is cross',
  disgust: 'is cross',
  remorse: 'says sorry',
  admiration: 'is kind to the reader',
  love: 'is kind to the reader',
  gratitude: 'is kind to the reader',
};
/** A message of so many words or fewer says little. */
const LITTLE_WORDS = 4;

/** What the message does: what is said outright first, then the plainest feeling. Undefined where it asks or arranges something. */
export function doingOf({ intents, questions, style, emotions }: Reading): Doing | undefined {
  if (questions.length > 0 || intents.has('plan_propose') || intents.has('logistics')) return undefined;
  if (intents.has('apology')) return 'says sorry';
  // Somebody who has a hard time and jokes about it still has one.
  const felt = emotions.filter(({ score }) => score >= FELT).map(({ label }) => BY_FEELING[label]);
  if (felt.includes('has a hard time')) return 'has a hard time';
  if (intents.has('low_effort') || style.words <= LITTLE_WORDS)
    return style.laughs || intents.has('tease') ? undefined : 'says little';
  if (intents.has('compliment') || intents.has('flirt')) return 'is kind to the reader';
  return felt.find((one) => one !== undefined) ?? (style.laughs ? 'laughs' : 'tells');
}

const SOURCE = 'not understood';
/** Said at the end of the summary. */
export const NOT_UNDERSTOOD = 'Not all of it was understood, so read the replies twice before you send one.';
export const isPlainReply = ({ source = '' }: Candidate): boolean => source.startsWith(SOURCE);

/** @param avoid texts that were shown already */
export function plainReply(reading: Reading, avoid: readonly string[]): Candidate | undefined {
  const doing = doingOf(reading);
  if (doing === undefined) return undefined;
  const text = shuffled(PLAIN_LINES[doing], seedOf(reading, 'plain'))
    .map((line) => fill(line, {}))
    .find((line) => line !== undefined && objection(line, reading, avoid) === undefined);
  return text === undefined
    ? undefined
    : { text, move: MOVE_FOR[doing], tone: 'warm', weight: 0, source: `${SOURCE}: ${doing}` };
}

const MOVE_FOR = {
  'is glad': 'appreciate a detail',
  laughs: 'appreciate a detail',
  'has a hard time': 'sympathise',
  'is cross': 'sympathise',
  'says sorry': 'accept with grace',
  'is kind to the reader': 'appreciate a detail',
  'says little': 'give space',
  tells: 'appreciate a detail',
} as const satisfies Record<Doing, Candidate['move']>;
