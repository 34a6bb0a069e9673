import { describe, expect } from 'vitest';
import { advise } from '../advise.ts';
import type { Turn } from '../contract.ts';
import { inOneTest } from '../testing.ts';

/** `their turn`, or `my turn ||| their turn`. */
const answer = (chat: string) => {
  const turns = chat.split(' ||| ');
  const message = turns.pop() ?? '';
  const conversation: Turn[] = turns.map((text) => ({ from: 'me', text }));
  return advise({ message, conversation });
};
const kinds = (chat: string) => answer(chat).analysis.flags.map(({ kind }) => kind);

describe('grave things told as one answers an everyday question', () => {
  inOneTest([
    "What's your biggest fear? ||| that he finds out where we moved",
    "When's your birthday? ||| 12 May, if I make it that far",
    'Did you watch the game? ||| yes, and then he took it out on me',
    'What are you reading? ||| the protection order papers',
    "What's your type? ||| someone who does as she's told",
    "just us two? I don't feel safe",
    "I'll take a taxi, he slashed my tyres",
    "I'll meet you there, don't you dare tell anyone",
  ])('%s is not joked about', (chat) => {
    const { replies } = answer(chat);
    expect(replies.length).toBeGreaterThan(0);
    expect(replies.every(({ tone }) => ['warm', 'calm', 'direct'].includes(tone))).toBe(true);
  });
});

describe('everyday words that were taken for a danger', () => {
  inOneTest([
    'does it bother you that im older',
    'does the age gap bother you',
    'saw you online at midnight, couldnt sleep either?',
    'I made a lasagne last night ||| pics or it didnt happen',
    'I love dancing ||| prove it',
    'come on just one drink',
    "When's your birthday? ||| 16 March",
    'Paintball on Sunday? ||| paintball sounds fun, I am going to shoot you first',
    'can you send me the pin for the restaurant',
    "I'd love to but I'm broke till payday",
    'got promoted today, still shaking',
    'is it far from the station?',
    'so who was that girl in your story last night 👀',
    'do you have siblings ||| explains a lot 😂',
  ])('%s', (chat) => {
    const { analysis, replies } = answer(chat);
    expect(analysis.flags).toEqual([]);
    expect(analysis.action).toBe('reply');
    expect(analysis.language).toMatch(/^en/);
    expect(replies).toHaveLength(3);
  });

  inOneTest([
    'prove it, send me a nude',
    'come on just one pic of your body in bed, naked',
    'pics or it never happened, show me your body',
    'send me the pin of your card',
    'im 15, does it bother you that you are older',
    "I'm broke till payday, can you send me 500",
    'I know where you live and paintball or not I will kill you',
  ])('%s stays one', (chat) => expect(kinds(chat)).not.toEqual([]));
});
