/** What a first message does, and why that tends to be answered. */
import type { Tone } from '../contract.ts';

export const START_MOVES = {
  story: 'asks for the story behind it',
  guess: 'makes a guess that is fun to correct',
  advice: 'asks for their advice, which is easy to give',
  opinion: 'asks what they think, not only what they do',
  'playful test': 'is light, and easy to play along with',
  imagine: 'lets them picture something they like',
  'inside view': 'asks what only they can know',
} as const;

export type StartMove = keyof typeof START_MOVES;
/** The first tone is its own; it fits the others too. */
export type StartLine = readonly [StartMove, readonly Tone[], string];
