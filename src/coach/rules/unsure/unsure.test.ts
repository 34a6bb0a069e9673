import { describe, expect, it } from 'vitest';
import { readAndAdvise } from '../advise.ts';
import { inOneTest, models } from '../testing.ts';
import { doingOf } from './plain-reply.ts';
import { isUnderstood } from './understood.ts';

const readingOf = (message: string) => readAndAdvise({ message }).reading;

describe('a message that was not understood', () => {
  it.each([
    ['i messed up with the thing at the place, im sorry', 'says sorry'],
    ['ya was okay', 'says little'],
    ['sometimes', 'says little'],
    ['crying in the toilets because a customer called me useless in front of everybody', 'has a hard time'],
    ['what would you do with eleven screws?', undefined],
    ['shall we move it to the other place at six', undefined],
  ] as const)('%s: %s', (message, doing) => {
    expect(doingOf(readingOf(message))).toBe(doing);
  });
});

describe('what tells whether it was understood', () => {
  const reading = readingOf('my neighbour has a new gate');
  const from = (...sources: string[]) =>
    sources.map((source) => ({ text: 'Yes.', move: 'follow up', tone: 'warm', weight: 1, source }) as const);
  it.each([
    { sources: ['salient', 'question', 'a story'], worth: 3, is: false },
    { sources: ['salient', 'question', 'a story'], worth: 3.2, is: true },
    { sources: ['a story', 'a story', 'question'], worth: 2, is: true },
    { sources: ['notes', 'salient', 'salient'], worth: 1, is: true },
    // An answer to what the reader asked, and a birth, against a yes to nothing in particular.
    { sources: ['thin: good news', 'thin: good news', 'spare'], worth: 1, is: true },
    { sources: ['story: a baby came', 'story: a baby came', 'salient'], worth: 1, is: true },
    { sources: ['thin: yes told', 'thin: yes told', 'spare'], worth: 1, is: false },
  ])('$sources, rated $worth: $is', ({ sources, worth, is }) => {
    expect(isUnderstood(from(...sources), reading, () => worth)).toBe(is);
  });
});

describe('what holds back, ends or hurts is answered in earnest', () => {
  const doingsOf = (mine: string, message: string) => {
    const conversation = [{ from: 'me' as const, text: mine }];
    return readAndAdvise({ message, conversation }, models).spoke.map(({ source = '' }) =>
      source.replace(/^.*: /, ''),
    );
  };
  inOneTest<[string, string, string]>([
    ["i can't wait to hold you", "i'm not big on being touched by people i dont know yet", 'asks not to'],
    ['you looked so hot in that dress', 'that makes me uncomfortable', 'asks not to'],
    ['shall i stop texting you?', 'yes', 'asks not to'],
    ['shall we meet this week?', "i'm pretty busy these days", 'puts off'],
    ['i think we have something', "i don't see it", 'puts off'],
    ['do you trust me?', 'dunno', 'puts off'],
    ['did i upset you?', 'yes', 'speaks of us'],
    ["how's your mom doing?", 'gone', 'has a hard time'],
    ["what's wrong?", 'everything', 'has a hard time'],
  ])('%s: %s', (mine, message, doing) => expect(doingsOf(mine, message)).toEqual([doing, doing, doing]));
  inOneTest<[string, string]>([
    ['can i kiss you when we meet?', "don't make me wait"],
    ['i really like you', 'not as much as i like you'],
    ['drinks tonight?', "i can't wait!"],
    ['how was the game?', 'bad'],
  ])('but not %s: %s', (mine, message) => {
    for (const doing of ['asks not to', 'puts off', 'has a hard time'])
      expect(doingsOf(mine, message)).not.toContain(doing);
  });
});
