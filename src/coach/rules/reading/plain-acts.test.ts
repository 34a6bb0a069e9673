import { describe, expect, it } from 'vitest';
import { advise } from '../advise.ts';
import { read } from '../read.ts';
import { inOneTest, models } from '../testing.ts';
import { readPhrases } from './phrases.ts';
import { givenName, plainActOf } from './plain-acts.ts';

const said = (message: string, mine = 'Hi, I liked your photo') =>
  [[], [{ from: 'me' as const, text: mine }]].map((conversation) =>
    advise({ message, conversation }, models),
  );

describe('a plain message is read from its words', () => {
  inOneTest([
    ['heyy', 'greeting', 'They say hello.'],
    ['hey there', 'greeting', 'They say hello.'],
    ['Hey there!', 'greeting', 'They say hello.'],
    ['hello there', 'greeting', 'They say hello.'],
    ['hiya', 'greeting', 'They say hello.'],
    ['good morning', 'greeting', 'They say hello.'],
    ['hi anna', 'greeting', 'They say hello.'],
    ['Nice to meet you, I am Anna', 'greeting', 'They say that they are glad to meet you.'],
    ['nice to meet you Sarah', 'greeting', 'They say that they are glad to meet you.'],
    ['Hi, I am Tom', 'share_info', 'They introduce themselves.'],
    ['hi im tom', 'share_info', 'They introduce themselves.'],
    ["I'm Thabo by the way", 'share_info', 'They introduce themselves.'],
    ["hey, I'm Zanele, 29, from Durban", 'share_info', 'They introduce themselves.'],
    ['hey there, how are you?', 'ask_info', 'They want to know something from you. They ask one question.'],
    [
      'what do you do for a living?',
      'ask_info',
      'They want to know something from you. They ask one question.',
    ],
    ['what u doing', 'ask_info', 'They want to know something from you. They ask one question.'],
    ['can we meet', 'plan_propose', 'They suggest a plan. They ask one question.'],
    ["I'm well thank you", 'share_feeling', 'They tell you how they feel.'],
    ['good night x', 'goodbye', 'They say goodbye for now.'],
    ['thank you', 'thanks', 'They thank you.'],
  ])('%s', (message, first, summary) => {
    for (const { analysis } of said(message)) {
      expect(analysis.intents[0]).toBe(first);
      expect(analysis.summary).toBe(summary);
      expect(analysis.flags).toEqual([]);
      expect(analysis.emotions.map(({ label }) => label)).not.toEqual(
        expect.arrayContaining([
          expect.stringMatching(/nervousness|anger|annoyance|confusion|disappointment/),
        ]),
      );
    }
  });

  inOneTest([
    ["What's the most spontaneous thing you've ever done?", false],
    ['what is the best meal you have ever had', false],
    ["What's the most spontaneous thing you've ever done? 😂", true],
    ['whats the worst date you have ever been on lol', true],
  ])('%s asks, and is amused: %s', (message, amused) => {
    for (const { analysis } of said(message)) {
      expect(analysis.intents[0]).toBe('ask_info');
      expect(analysis.emotions.some(({ label }) => label === 'amusement')).toBe(amused);
    }
  });

  inOneTest([
    ['hey 😢'],
    ['hey bitch'],
    ["I'm Christian"],
    ["I'm tired"],
    ["Hi, I'm 16"],
    ['hi, can you send me money'],
    ['good morning, I had a terrible night'],
    ['how are you going to pay me back'],
    ['where do you live, I know your street'],
    ['what are you wearing'],
    ['see you at 7 or else'],
    ['nice to meet you last night'],
    ["I'm Anna's husband"],
    ['goodbye forever'],
    ['I miss you and I cannot go on'],
  ])('says more than that: %s', (message) => {
    expect(plainActOf(message, true)).toBeUndefined();
  });

  inOneTest([
    ['Hi! I am Lerato', 'Lerato'],
    ['my name is tom', 'Tom'],
    ['Hi, Lindiwe here', 'Lindiwe'],
    ['call me Jay', 'Jay'],
    ["I'm Zulu", undefined],
    ["hi i'm tired", undefined],
  ])('the name in %s', (message, name) => {
    expect(givenName(message)).toBe(name);
  });
});

describe('an age belongs to nobody but its owner', () => {
  inOneTest([
    ['my 15 year old daughter loves this song', 'your daughter'],
    ['my 2 year old labrador', 'your labrador'],
    ['my 80-year-old gran still drives', 'your gran'],
    ['my 5yo twins are wild', 'your twins'],
    ['my old labrador', 'your old labrador'],
  ])('%s', (message, words) => {
    expect(readPhrases(message)[0]?.theirs).toBe(words);
  });

  it('is no concern where it is a daughter, and one where it is theirs', () => {
    for (const { analysis } of said('my 15 year old daughter loves this song', 'What are you up to?'))
      expect(analysis.intents).not.toContain('age_concern');
    for (const { analysis } of said("I'm 15")) expect(analysis.action).toBe('stop');
  });
});

describe('what the reader cannot read', () => {
  inOneTest([['你在哪里工作'], ['مرحبا كيف حالك'], ['おはようございます'], ['привет, как дела?']])(
    '%s is no danger, and nothing is claimed about the language',
    (message) => {
      for (const { analysis, replies } of said(message)) {
        expect(analysis.flags).toEqual([]);
        expect(replies).toHaveLength(3);
        for (const { text } of replies)
          expect(text).not.toMatch(/slowly|is (?:very )?small|i (?:read|speak)/i);
      }
    },
  );
});

describe('as many replies as were asked for', () => {
  inOneTest([
    ['Not this week, work is eating me alive. Rain check?'],
    ['how was your day? mine was long'],
    ['good morning'],
    ["can't tonight, sorry"],
    ['ok'],
    ['thank you'],
  ])('%s', (message) => {
    for (const count of [4, 5]) {
      const { replies } = advise({ message, count }, models);
      expect(replies).toHaveLength(count);
      expect(new Set(replies.map(({ text }) => text)).size).toBe(count);
      expect(replies.filter(({ needs }) => needs).length).toBeLessThanOrEqual(1);
    }
  });

  it('keeps the act on the reading', () => {
    expect(read({ message: 'hey there' }).act?.name).toBe('hello');
  });
});
