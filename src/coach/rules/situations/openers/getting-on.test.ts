import { describe, expect, it } from 'vitest';
import { read } from '../../read.ts';
import { inOneTest } from '../../testing.ts';
import { situationsIn } from '../tiers.ts';

const SITUATIONS = [...situationsIn('openers getting on'), ...situationsIn('openers answers')];
const situationOf = (message: string, mine?: string) =>
  SITUATIONS.find((situation) =>
    situation.when(read({ message, conversation: mine ? [{ from: 'me', text: mine }] : [] })),
  )?.name.replace(/^[\w ]+: /, '');

describe('turns between two who are getting on', () => {
  inOneTest([
    ['same here! you surprised me', 'the good time returned', 'I really enjoyed last night'],
    ['same here', undefined, 'I hate Mondays'],
    ['My sister says I need to stop talking to you', undefined],
    ['I was so nervous about the interview', undefined],
    ["I'm terrible at small talk", 'no good at texting'],
    ['do you prefer wine or cocktails?', 'one of two for a first drink'],
    ['time for a nap?', 'an early night?', "I'm exhausted"],
    ["I'm moving to Knysna in March", 'moving somewhere'],
    ['it went really well', 'it went well', 'How did the exam go?'],
    ['it went really well but I failed', undefined, 'How did the exam go?'],
    ['ok coming out now', 'on the way down', "I'm here"],
    ['shall we play never have I ever', 'a game of questions'],
    ["can't believe you still remember that", 'it was remembered'],
    ["I'm terrified of horses", 'afraid of animals'],
    ['ugh I look rough today', 'looks bad today, they say'],
  ])('%s', (message, name, mine?: string) => {
    expect(situationOf(message, mine)).toBe(name);
  });

  inOneTest([
    ['I was so scared to meet you, you followed me home'],
    ['I was nervous to text you because you threatened me'],
    ['same. but you scared me', 'I enjoyed last night'],
    ['I did too, until you grabbed me', 'I enjoyed last night'],
    ['Of course. Let me get my things', "I don't want to see you"],
    ["noted, I'll tell my lawyer", 'Please stop'],
    ["my son has been shot so I can't talk now"],
    ["my son has leukaemia and we can't leave the hospital so I can't come"],
    ["I'm scared of dogs, my ex set his on me"],
    ['It was beautiful', 'How was the funeral?'],
    ['so nice of you to finally care', 'How was it?'],
    ['That was nice, I feel unsafe', 'Are you coming?'],
    ["Thanks. It's not mutual", 'I like you'],
    ['thank you, my boyfriend says hi', 'I love that dress'],
    ["can't believe you remembered where I live"],
    ['my kids are with their dad this weekend, he took them'],
    ['I feel like death today'],
    ['You decide', 'Do you want to break up?'],
    ['My friends say I should stop talking to you, you scare me all the time'],
    ["I don't want to play a game"],
    ["I'm coming out", 'When did you tell your parents?'],
    ['You never told me what you do with my pictures'],
    ["I'm moving to a new city because he found me"],
    ["you'll be fine without me, I can't go on", 'I am nervous about tomorrow'],
  ])('leaves alone: %s', (message, mine?: string) => {
    expect(situationOf(message, mine)).toBeUndefined();
  });

  it('takes no tears of joy for a hard time', () => {
    expect(read({ message: 'so beautiful, I cried twice' }).flags).toEqual([]);
    for (const message of ['I cried all night again', "I'm scared of dogs and I cried all night again"])
      expect(
        read({ message }).flags.map(({ kind }) => kind),
        message,
      ).toContain('wellbeing');
  });

  it('has enough to say each time', () => {
    for (const situation of SITUATIONS)
      expect(situation.lines.length, situation.name).toBeGreaterThanOrEqual(6);
  });
});
