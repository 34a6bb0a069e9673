import { describe, expect, it } from 'vitest';
import { generate } from '../../generate.ts';
import { read } from '../../read.ts';
import { inOneTest, models } from '../../testing.ts';
import { situationsIn } from '../tiers.ts';

const before = (mine?: string) => (mine ? [{ from: 'me' as const, text: mine }] : []);
const situationOf = (message: string, mine?: string) => {
  const reading = read({ message, conversation: before(mine) }, models);
  return situationsIn('plainest')
    .find((situation) => situation.when(reading))
    ?.name.replace('plainest: ', '');
};

describe('the plainest messages', () => {
  inOneTest([
    ['their name', 'Nice to meet you, I am Anna'],
    ['their name', 'Hi, I am Tom'],
    ['their name', 'Hi, Lindiwe here'],
    ['their name', "hey, I'm Zanele, 29, from Durban"],
    ['nice to meet you', 'nice to meet you'],
    ['nice to meet you', 'nice to meet you Sarah'],
    ['nice to meet you', 'pleased to meet you', 'I just made some tea'],
    [undefined, 'nice to meet you', 'I got home safe. I had such a good time'],
    [undefined, 'it was lovely to meet you last night'],
    ['their age', "I'm 34"],
    [undefined, "I'm 20", 'How far are you?'],
    ['all well', "I'm well thank you"],
    [undefined, "I'm good", 'Do you want a drink?'],
    ['a no, alone', 'no'],
    [undefined, 'no', 'Do you like cats?'],
    ['sorry, alone', 'sorry'],
    [undefined, 'sorry, I got married'],
    ['excited', "I'm so excited"],
    ['the age of a child', 'my daughter is 15'],
    [undefined, 'my daughter is 15 and missing'],
    ['no children', "I don't have kids"],
    [undefined, "I can't have kids"],
    ['their people', "I'm Zulu"],
    ['their name', 'Nice to meet you Anna, I am Tom'],
    ['a child at home', 'I have a 3 year old'],
    [undefined, 'I have a 3 year old labrador'],
  ])('%s: %s', (name, message, mine?: string) => {
    expect(situationOf(message, mine)).toBe(name);
  });

  inOneTest([
    ['hey there', 'a bare hello', 'how was your day?'],
    ['hey hey', 'a bare hello', 'how was your day?'],
    ['hiya', 'a bare hello', undefined],
    ['you there?', 'ordinary: still there?', 'how was your day?'],
    ['are you single?', 'plainly asked: single or not', undefined],
    ['do you like dogs?', 'plainly asked: likes animals', undefined],
    ['cute pics', 'a compliment in two words', undefined],
    ['my 10 year old car died', 'story: car trouble', undefined],
  ])('%s is met by %s', (message, situation, mine) => {
    const found = generate(read({ message, conversation: before(mine) }, models));
    expect(found.map(({ source }) => source)).toContain(situation);
    expect(found.map(({ source }) => source)).not.toContain('the reader was quiet: stillThere');
  });

  it('has enough to say each time', () => {
    for (const situation of situationsIn('plainest'))
      expect(situation.lines.length, situation.name).toBeGreaterThanOrEqual(5);
  });
});
