/** Plain reactions by what a message does and how it feels, for where no scene knows it: nothing in it is named, so nothing is named wrongly. */
import type { EmotionLabel } from '../contract.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { hits } from '../sieve/sieve.ts';
import type { Candidate } from './candidate.ts';
import { fill } from './fill.ts';
import type { KindLine } from './kinds/index.ts';
import { isBetweenUs, isJoking, isOfTheDead, registerOf } from './register.ts';
import { seedOf, shuffled } from './shuffle.ts';
import { wonAt } from './winning.ts';

const F = 'follow up';
const T = 'take the bait';
const L = 'appreciate a detail';
const S = 'sympathise';
const W = 'stay with them';

const LAUGHED: readonly KindLine[] = [
  [L, 'warm', 'I needed that laugh today, thank you.'],
  [L, 'playful', 'You have me laughing at my phone. Is there more where that came from?'],
  [T, 'playful', 'I should not be laughing, and I am.'],
  [L, 'playful', 'That made me laugh out loud.'],
];
/** So many words may be a story that goes on. */
const STORY_WORDS = 14;
const GOES_ON: readonly KindLine[] = [[F, 'playful', 'That made me laugh. And then what happened?']];
const GLAD: readonly KindLine[] = [
  [L, 'warm', 'I am really happy for you. How does it feel?'],
  [L, 'warm', 'That made me smile. You sound happy.'],
  [F, 'warm', 'Good for you! I hope you are going to celebrate that a bit.'],
  [L, 'direct', 'I like hearing you this pleased.'],
];
const SAD: readonly KindLine[] = [
  [S, 'warm', 'I am sorry, that is rough. How are you doing with it?'],
  [W, 'calm', 'I am sorry. I am here if you want to talk about it.'],
  [S, 'warm', 'I am glad you told me. Is there anything that would help?'],
];
const ANNOYED: readonly KindLine[] = [
  [S, 'warm', 'That would annoy me too. Has it been sorted out?'],
  [F, 'direct', 'How frustrating. What happens now?'],
  [S, 'calm', 'I can see why that got to you. Is it any better by now?'],
];
const NERVOUS: readonly KindLine[] = [
  [F, 'warm', 'That makes sense. What worries you most about it?'],
  [S, 'calm', 'I get that. Be a bit kind to yourself about it.'],
];
const ASHAMED: readonly KindLine[] = [
  [S, 'warm', 'It happens to all of us, honestly. What did you do then?'],
  [L, 'warm', 'I like that you can tell me that.'],
];

/** What must be felt first of all, and the lines that meet it. */
const FELT: ReadonlyArray<readonly [ReadonlySet<EmotionLabel>, readonly KindLine[]]> = [
  [new Set<EmotionLabel>(['joy', 'excitement', 'pride', 'relief']), GLAD],
  [new Set<EmotionLabel>(['sadness', 'disappointment']), SAD],
  [new Set<EmotionLabel>(['annoyance', 'anger']), ANNOYED],
  [new Set<EmotionLabel>(['nervousness', 'fear']), NERVOUS],
  [new Set<EmotionLabel>(['embarrassment']), ASHAMED],
];
/** Below this the feeling is a guess. */
const FELT_SCORE = 0.55;
/** To be sorry for somebody who is fine is worse than to say nothing of it. */
const LOW_SCORE = 0.7;
const SMILES = 0.4;
/** Fewer words are a greeting, an answer or a mood; what they need is no reaction to a story. */
const LEAST_WORDS = 7;
/** Said to the reader about the reader or the two: what is felt then is no story. */
const TO_THE_READER = latin(
  /\b(?:you|u|your|ur|you're|youre|you've|we|us|our|(?:stop|quit|dont|don't) \p{L}+(?:ing)? (?:me|my))\b/iu,
);

/** What puts off is no joke, however friendly. */
const PUTS_OFF =
  /\b(?:hectic|maybe|let'?s (?:maybe )?see|busy|can'?t|rather not|another time|when things|sorry)\b/i;

/** Asked without a mark. */
const ASKS = /\b(?:what|where|when|who|how|which) (?:was|were|is|are|do|did|does|should|would|can)\b/i;

/** What weighs has to be surer than what gladdens, and told without a smile. */
const isFelt = (reading: Reading, { label, score }: { label: EmotionLabel; score: number }): boolean =>
  FELT[0]?.[0].has(label)
    ? score >= FELT_SCORE
    : score >= LOW_SCORE && !reading.emotions.some((one) => one.label === 'amusement' && one.score >= SMILES);

export function aboutAct(reading: Reading): Candidate[] {
  if (
    reading.style.words < LEAST_WORDS ||
    reading.questions.length > 0 ||
    ASKS.test(reading.plain) ||
    registerOf(reading) !== 'light' ||
    isBetweenUs(reading) ||
    isOfTheDead(reading)
  )
    return [];
  const first = reading.emotions[0];
  const toReader = hits(TO_THE_READER, reading.plain);
  const lines =
    wonAt(reading).length > 0
      ? GLAD
      : isJoking(reading)
        ? toReader || (!reading.style.laughs && PUTS_OFF.test(reading.plain))
          ? []
          : reading.style.words >= STORY_WORDS
            ? [...LAUGHED, ...GOES_ON]
            : LAUGHED
        : first && isFelt(reading, first) && !toReader
          ? (FELT.find(([labels]) => labels.has(first.label))?.[1] ?? [])
          : [];
  return shuffled(lines, seedOf(reading, 'act')).flatMap(([move, tone, line]) => {
    const text = fill(line, {});
    return text ? [{ text, move, tone, weight: 2.4, about: 'the act', grounded: true, alike: true }] : [];
  });
}
