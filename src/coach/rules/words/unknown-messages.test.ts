import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { advise } from '../advise.ts';
import { createModels } from '../models/index.ts';
import { read } from '../reading/read.ts';
import { isBetweenUs, isJoking } from './register.ts';
import { wonAt } from './winning.ts';

const weights = (name: string) =>
  readFileSync(new URL(`../../server/models/${name}.weights`, import.meta.url));
const models = createModels(weights('coach'), weights('worth'));
const texts = (message: string, mine?: string) =>
  advise({ message, ...(mine ? { conversation: [{ from: 'me' as const, text: mine }] } : {}) }, models)
    .replies.map(({ text }) => text)
    .join(' | ');

describe('where no scene knows the message, nothing of it is played with that is no play', () => {
  it.each([
    [
      'no. stop asking for my address',
      'where exactly in Musgrave do you stay',
      /had me at|going back to|tell people/i,
    ],
    [
      'You told Cheryl about my overdraft. I feel like an idiot and I do not know what I can tell you now.',
      undefined,
      /idiot|overdraft|bowls/i,
    ],
    [
      "The honest answer is yes, one other person, two dates, a vet called Priya. I'd like to end that and see only you.",
      'Can I ask straight out, are you seeing anyone else?',
      /fan\b|personality|fan club|priya/i,
    ],
    [
      "Got the results. It's the slow kind, so that's something",
      undefined,
      /cake|smiling|best news|laughed/i,
    ],
    [
      'I lost Babajide in 2012, the twins were two. They are taller than the fridge now',
      undefined,
      /laughed|wins|best thing/i,
    ],
    ['Work is rather mad until Easter, so perhaps I will shout when things calm down?', undefined, /easter/i],
    ['Ran into your ex at Woolworths. She was buying the same soup as me.', undefined, /soup/i],
    ['stop leaving me on blue ticks man', undefined, /sorted out|annoy me too/i],
    ['monday. grey. the printer won.', undefined, /cake|smiling at my phone|happy for you/i],
  ])('%s', (message, mine, wrong) => {
    expect(texts(message, mine)).not.toMatch(wrong);
  });
});

describe('and what can be said is', () => {
  it.each([
    ['Sold the house!!! 🥂', undefined, /congratulations/i],
    ["Seven still good? I'm early.", undefined, /still (?:good|on)|no change/i],
    ['I understand, that must be difficult for you', 'My parents are getting divorced', /thank you/i],
    [
      'thesis four of forty: the cat wrote it. the landlord believes they are a podcast 😂',
      undefined,
      /podcast|cat|thesis|landlord/i,
    ],
  ])('%s', (message, mine, right) => {
    expect(texts(message, mine)).toMatch(right);
  });
});

describe('what is between the two, and what is told as a joke', () => {
  const of = (message: string) => read({ message }, models);
  it.each([
    ['you said you would call and then you left me standing there, it hurt when that happened', true],
    ['we need to talk about saturday', true],
    ['my goat ate the invitation 😂', false],
  ])('between: %s', (message, between) => {
    expect(isBetweenUs(of(message))).toBe(between);
  });
  it.each([
    ['my gran put the ferret in the oven lol, the oven was off', true],
    ['My mother is in the garden today and the roses are nice.', false],
  ])('joke: %s', (message, joke) => {
    expect(isJoking(of(message))).toBe(joke);
  });
  it.each([
    ["I've got a driver's licence!", 1],
    ['we won the quiz', 1],
    ["they won't seat me", 0],
    ["I didn't get accepted. My sister never passed either", 0],
  ])('won: %s', (message, times) => {
    expect(wonAt(of(message))).toHaveLength(times);
  });
});
