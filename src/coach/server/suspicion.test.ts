import { describe, expect, it } from 'vitest';
import { advise } from '../rules/advise.ts';
import type { Models } from '../rules/models.ts';
import { inOneTest } from '../rules/testing.ts';
import { models } from './models.ts';

/** The shipped reader, but for what it suspects. */
const suspecting = (
  kind: 'harassment' | 'stalking' | 'scam_romance_script',
  guessed?: { readonly guessed: true },
): Models => ({
  ...models(),
  suspicions: (text) => [{ kind, score: 0.9, start: 0, end: text.length, ...guessed }],
});
const MESSAGE = 'I found a place with good cake. Do you want to get coffee there on Saturday?';

describe('a suspicion of the reader alone', () => {
  it('warns, and leaves two replies to the message and one careful one', () => {
    const plain = advise({ message: MESSAGE }, models());
    const suspected = advise({ message: MESSAGE }, suspecting('harassment'));
    expect(plain.analysis.flags).toEqual([]);
    expect(suspected.analysis.flags.map(({ kind }) => kind)).toEqual(['harassment']);
    expect(suspected.analysis.action).toBe('caution');
    expect(suspected.replies).toHaveLength(3);
    const words = plain.replies.map(({ text }) => text);
    expect(suspected.replies.slice(0, 2).every(({ text }) => words.includes(text))).toBe(true);
    expect(words).not.toContain(suspected.replies[2]?.text);
  });

  it('gives the careful reply where one alone was asked for', () => {
    const [only, ...more] = advise({ message: MESSAGE, count: 1 }, suspecting('harassment')).replies;
    expect(more).toEqual([]);
    expect(advise({ message: MESSAGE }, models()).replies.map(({ text }) => text)).not.toContain(only?.text);
  });

  it('answers nothing where it calls for more than care', () => {
    const suspected = advise({ message: MESSAGE }, suspecting('stalking'));
    expect(suspected.analysis.action).toBe('safety');
    expect(suspected.replies).toEqual([]);
  });

  it('takes nobody at their word who may be after money', () => {
    const careful = advise({ message: MESSAGE }, suspecting('scam_romance_script')).replies;
    const plain = advise({ message: MESSAGE }, models()).replies.map(({ text }) => text);
    expect(careful.some(({ text }) => plain.includes(text))).toBe(false);
  });

  inOneTest([
    MESSAGE,
    "Tomorrow it's three years that my wife passed. Shall we have that coffee on Saturday all the same?",
  ])('takes %s at its word where the danger has no name, and asks how it is meant', (message) => {
    const plain = advise({ message }, models());
    const guess = advise({ message }, suspecting('scam_romance_script', { guessed: true }));
    expect(guess.analysis.action).toBe('caution');
    expect(guess.analysis.flags.map(({ kind }) => kind)).toContain('scam_romance_script');
    const words = plain.replies.map(({ text }) => text);
    expect(guess.replies.slice(0, 2).every(({ text }) => words.includes(text))).toBe(true);
    expect(guess.replies[2]?.text).toMatch(/how (?:do )?you mean it|how is it meant/i);
  });

  it('says nothing of what is wholly plain', () => {
    const message = 'Do you want to get coffee on Saturday?';
    expect(advise({ message }, suspecting('harassment')).analysis.flags).toEqual([]);
  });

  it('changes nothing where a rule raised the same', () => {
    const message = 'You are pathetic and ugly, answer me you useless cow';
    const ruled = advise({ message }, models());
    expect(ruled.analysis.flags.length).toBeGreaterThan(0);
    expect(advise({ message }, suspecting('harassment')).replies).toEqual(ruled.replies);
  });
});
