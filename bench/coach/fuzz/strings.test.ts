import { describe, expect, it } from 'vitest';
import { MESSAGE_MAX_CHARACTERS } from '#coach';
import { advice } from '../engine.ts';
import { BAITS, baited } from './baits.ts';
import { seeded } from './random.ts';
import { answerFault } from './run.ts';
import { placeIn } from './slow-patterns.ts';
import { cut, messages } from './strings.ts';

describe('random messages', () => {
  const some = [...messages(7, 400)];

  it('are the same for the same seed only', () => {
    expect([...messages(7, 400)]).toEqual(some);
    expect([...messages(8, 400)]).not.toEqual(some);
  });

  it('keep to the length that the contract allows, and reach it', () => {
    const lengths = some.map((text) => [...text].length);
    expect(Math.max(...lengths)).toBe(MESSAGE_MAX_CHARACTERS);
  });

  it('hold halves of characters, marks, right-to-left and nothing at all', () => {
    expect(some.some((text) => !text.isWellFormed())).toBe(true);
    expect(some.some((text) => /\p{M}/u.test(text))).toBe(true);
    expect(some.some((text) => /[\u0590-\u06FF]/.test(text))).toBe(true);
    expect(some.some((text) => text.trim() === '')).toBe(true);
  });

  it('are cut between characters', () => expect(cut('😂😂😂', 2)).toBe('😂😂'));
});

it('draws numbers that are spread and reproducible', () => {
  const random = seeded(1);
  const drawn = Array.from({ length: 2000 }, () => random.below(10));
  expect(new Set(drawn).size).toBe(10);
  expect(seeded(1).below(1000)).toBe(seeded(1).below(1000));
  expect(() => random.pick([])).toThrow('Nothing');
});

it('makes baits of an exact length, each one once', () => {
  for (const bait of BAITS) expect(baited(bait, 50)).toHaveLength(50);
  expect(new Set(BAITS).size).toBe(BAITS.length);
});

it('sees a broken answer', () => {
  const message = 'I bought a kite';
  const good = advice({ message });
  expect(answerFault(message, good)).toBeUndefined();
  const withReply = (text: string) => ({
    ...good,
    replies: [{ text, tone: 'warm' as const, strategy: 's', why: 'w' }],
  });
  expect(answerFault(message, withReply('half \uD83D'))).toBe('half a character in replies.n.text');
  expect(answerFault(message, withReply(' '))).toBe('an empty reply');
  const misquoted = { ...good, analysis: { ...good.analysis, questions: ['never said'] } };
  expect(answerFault(message, misquoted)).toContain('quote');
});

it('finds the place of the product in a stack', () => {
  const here = new URL('../../../src/coach/rules/advise.ts', import.meta.url).href;
  expect(placeIn(`Error: here\n at x (node:internal:1:2)\n at advise (${here}:12:34)`)).toBe(
    'src/coach/rules/advise.ts:12',
  );
  expect(placeIn('Error')).toBe('unknown');
});
