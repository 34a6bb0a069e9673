import type { Turn } from '#coach';
import { editDistance, likeness } from '../../src/coach/web/screenshots/overlap.ts';

export interface PictureScore {
  /** Letters, signs and spaces that stand there. */
  characters: number;
  /** Steps from what was read to what stands there; a turn missed or read twice counts whole. */
  wrong: number;
  turns: number;
  sidesRight: number;
}

/** Signs that look the same in print. */
const plain = (text: string): string =>
  text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll('…', '...');

const joined = (turns: readonly Turn[]): string => turns.map(({ text }) => plain(text)).join('\n');

/** How alike two turns have to be to be taken for one. */
const MATCH = 0.5;

export function scorePicture(drawn: readonly Turn[], read: readonly Turn[]): PictureScore {
  const truth = joined(drawn);
  let next = 0;
  let sidesRight = 0;
  for (const turn of drawn) {
    const at = read.findIndex(({ text }, index) => index >= next && likeness(text, turn.text) >= MATCH);
    if (at < 0) continue;
    if (read[at]?.from === turn.from) sidesRight++;
    next = at + 1;
  }
  return {
    characters: truth.length,
    wrong: Math.min(truth.length, editDistance(truth, joined(read))),
    turns: drawn.length,
    sidesRight,
  };
}

/** Shares from 0 to 1: characters as the mean of the pictures, sides of all turns. */
export function summary(scores: readonly PictureScore[]): { characters: number; sides: number } {
  const sum = (pick: (score: PictureScore) => number) => scores.reduce((all, score) => all + pick(score), 0);
  return {
    characters: sum(({ characters, wrong }) => 1 - wrong / characters) / scores.length,
    sides: sum(({ sidesRight }) => sidesRight) / sum(({ turns }) => turns),
  };
}
