/** How much work a conversation is, counted and not timed. */
import { beforeEach, expect, it, vi } from 'vitest';
import { advise } from './advise.ts';
import type { Turn } from './contract.ts';
import { insights } from './insights.ts';
import { READ_MAX_CHARACTERS } from './reading/budget.ts';
import { readLanguage } from './reading/language.ts';
import { readPhrases } from './reading/phrases.ts';
import { findFlags } from './safety/find.ts';

vi.mock(import('./reading/phrases.ts'), async (original) => {
  const actual = await original();
  return { ...actual, readPhrases: vi.fn(actual.readPhrases) };
});
vi.mock(import('./reading/language.ts'), async (original) => {
  const actual = await original();
  return { ...actual, readLanguage: vi.fn(actual.readLanguage) };
});
vi.mock(import('./safety/find.ts'), async (original) => {
  const actual = await original();
  return { ...actual, findFlags: vi.fn(actual.findFlags) };
});

const phrases = vi.mocked(readPhrases);
const language = vi.mocked(readLanguage);
const flags = vi.mocked(findFlags);
beforeEach(() => {
  phrases.mockClear();
  language.mockClear();
  flags.mockClear();
});

const TURNS = 50;
/** No turn is like another, none is short, and nothing in them is a danger, which would end the reading early. */
const conversation = (characters: number): Turn[] =>
  Array.from({ length: TURNS }, (_, index) => ({
    from: index % 2 === 0 ? 'them' : 'me',
    text: `My garden has ${index + 2} new roses and the tall fence needs paint again. `
      .repeat(1 + Math.floor(characters / 60))
      .slice(0, characters),
  }));

it('reads each turn of a conversation once', () => {
  insights({ conversation: conversation(200) });
  const ofTurns = phrases.mock.calls.map(([text]) => text).filter((text) => text.startsWith('My garden'));
  expect(new Set(ofTurns).size).toBe(TURNS);
  expect(ofTurns).toHaveLength(TURNS);
  // The turn itself, and once more as a turn before others, early in the talk and later.
  expect(flags.mock.calls.length).toBeLessThanOrEqual(3 * TURNS);
  // Such turns tell their language themselves; what went before is not read for it.
  expect(language.mock.calls.length).toBeLessThanOrEqual(TURNS + 1);
});

it('reads no more of the longest conversation than its budget', () => {
  const longest = conversation(8_000);
  insights({ conversation: longest });
  expect(phrases.mock.calls.reduce((sum, [text]) => sum + text.length, 0)).toBeLessThanOrEqual(
    READ_MAX_CHARACTERS,
  );
  phrases.mockClear();
  advise({
    message: 'What a garden! Is the fence yours?',
    conversation: longest,
    about: { them: 'x'.repeat(8_000) },
  });
  expect(flags.mock.calls.every(([text]) => text.plain.length <= READ_MAX_CHARACTERS)).toBe(true);
});
