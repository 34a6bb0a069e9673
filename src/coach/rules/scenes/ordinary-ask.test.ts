import { describe, expect, it } from 'vitest';
import { read } from '../reading/read.ts';
import { inOneTest } from '../testing.ts';
import { scenesFor } from './index.ts';

const sceneOf = (message: string, mine?: string): string => {
  const conversation = mine === undefined ? [] : [{ from: 'me' as const, text: mine }];
  return scenesFor(read({ message, conversation }))[0]?.name ?? '';
};

describe('plain questions to get to know one another', () => {
  inOneTest([
    ['what do you do for work?', 'work'],
    ['so what do u do', 'work'],
    ['what do you do for fun?', 'free time'],
    ['hey! what r u looking for on here', 'looking for'],
    ['do you have any siblings?', 'siblings'],
    ["what's your favourite movie?", 'films'],
    ['do you like to travel?', 'travel'],
    ['how did your last relationship end?', 'last relationship'],
    ["Hi Anna, nice to meet you. How's your day going?", 'how the day is'],
    ['I love your photos, you seem really fun. What do you get up to on weekends?', 'free time'],
    ["your dog is adorable, what's his name?", 'the name of their animal'],
    ["what's the story behind the tattoo?", 'the tattoo'],
  ])('%s', (message, name) => {
    expect(sceneOf(message)).toBe(`plainly asked: ${name}`);
  });

  inOneTest([
    ["I'm a teacher, what about you?", 'told and handed back: work'],
    ["I've got two brothers, you?", 'told and handed back: siblings'],
  ])('%s', (message, name) => {
    expect(sceneOf(message)).toBe(name);
  });

  it('hears what answers the reader', () => {
    expect(sceneOf('yes a golden retriever, her name is Daisy', 'do you have pets?')).toBe(
      'plainly told: their pet, as asked',
    );
  });

  inOneTest([
    'are you close to the restaurant?',
    'what are you looking for in the fridge',
    'my dog died yesterday, do you have pets?',
    'how are you feeling after the funeral?',
    "I'm looking for my keys, you?",
    'do you like my new haircut?',
    'what are you doing on Saturday, want to grab a drink?',
    "I'm not good, you?",
  ])('leaves %s to others', (message) => {
    expect(sceneOf(message)).not.toMatch(/^(?:plainly|told and handed)/);
  });
});
