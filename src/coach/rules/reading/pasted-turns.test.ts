import { describe, expect, it } from 'vitest';
import { advise } from '../advise.ts';
import { inOneTest, models } from '../testing.ts';
import { takenApart } from './pasted-turns.ts';

describe('a chat pasted as one message', () => {
  it('is read by their last words, with the turns before as the conversation', () => {
    expect(
      takenApart({ message: 'Me: how was the trip?\nHer: long! but good\nHer: do you like hiking?' }),
    ).toEqual({
      message: 'long! but good\ndo you like hiking?',
      conversation: [{ from: 'me', text: 'how was the trip?' }],
    });
  });

  it('comes after the turns that were given', () => {
    const conversation = [{ from: 'them' as const, text: 'hi' }];
    expect(takenApart({ message: 'Me: hello\nHim: coffee?', conversation })).toEqual({
      message: 'coffee?',
      conversation: [...conversation, { from: 'me', text: 'hello' }],
    });
  });

  it('leaves out what the reader wrote after their last words', () => {
    expect(takenApart({ message: 'Her: coffee on Saturday?\nMe: yes! where?' }).message).toBe(
      'coffee on Saturday?',
    );
  });

  inOneTest([
    ['coffee on Saturday?'],
    ['Pros: you are funny\nCons: you live in Durban'],
    ['Me: where are you?\nMe: hello?'],
    ['note to self: buy milk. how are you?'],
  ])('%s: is left as it is', (message) => {
    expect(takenApart({ message })).toEqual({ message });
  });

  it('does not hold my own questions against them', () => {
    const message =
      'Me: what do you do for work? do you like it?\nHer: I teach! and I love it. what about you?';
    const { analysis } = advise({ message }, models);
    expect(analysis.questions).toEqual(['what about you?']);
    expect(analysis.notes.every(({ quote }) => !/work|do you like/.test(quote))).toBe(true);
    for (const { quote } of analysis.notes) expect(message).toContain(quote);
  });
});
