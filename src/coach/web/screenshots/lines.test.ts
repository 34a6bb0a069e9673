import { describe, expect, it } from 'vitest';
import { putRight, type ReadBubble, turnsOf } from './lines.ts';

const BOX = { left: 0, top: 0, right: 10, bottom: 10 };
const bubble = (from: 'me' | 'them', ...lines: string[]): ReadBubble => ({
  from,
  lines: lines.map((line) => ({ box: BOX, words: line.split(' ').map((text) => ({ text, box: BOX })) })),
});
const texts = (...bubbles: ReadBubble[]) => turnsOf(bubbles).map(({ text }) => text);

describe('lines to turns', () => {
  it('joins what the width of a bubble broke, and keeps the side', () => {
    expect(turnsOf([bubble('me', 'See you', 'at nine'), bubble('them', 'ok')])).toEqual([
      { from: 'me', text: 'See you at nine' },
      { from: 'them', text: 'ok' },
    ]);
  });

  it.each<[string[], string]>([
    [['a three-', 'legged dog'], 'a three-legged dog'],
    [['fine -', 'or not'], 'fine - or not'],
  ])('%j is one text', (lines, text) => {
    expect(texts(bubble('me', ...lines))).toEqual([text]);
  });

  it.each([
    ['the time behind the words', 'See you 18:59', 'See you'],
    ['its marks of delivery', 'See you 18:59 v/', 'See you'],
    ['the half of the day', 'See you 6:59 PM', 'See you'],
    ['a colon that was not seen', 'See you 1859', 'See you'],
  ])('takes away %s where all messages end so', (_what, read, text) => {
    expect(texts(bubble('them', read), bubble('me', 'Good 19:02 W'))).toEqual([text, 'Good']);
  });

  it('takes away a time on a line of its own', () => {
    expect(texts(bubble('them', 'See you', '18:59'), bubble('me', 'Good 19:02'))).toEqual([
      'See you',
      'Good',
    ]);
  });

  it('keeps a time that somebody wrote', () => {
    expect(texts(bubble('them', 'I finish at 17:15'), bubble('me', 'Good'), bubble('me', 'Great'))).toEqual([
      'I finish at 17:15',
      'Good',
      'Great',
    ]);
  });

  it.each([
    'Message',
    'iMessage',
    'Aa',
    'Type a message',
    'Send a message',
    'Message...',
    'Your message',
    'Message Naledi',
  ])('leaves out the empty box at the foot: %s', (words) => {
    expect(texts(bubble('me', 'Hello'), bubble('them', words))).toEqual(['Hello']);
  });

  it.each(['Message me', 'I sent a message to her', 'No message yet?'])(
    'keeps as the last message: %s',
    (words) => {
      expect(texts(bubble('me', 'Hello'), bubble('them', words))).toEqual(['Hello', words]);
    },
  );

  it('leaves out a bubble in which nothing can be read', () => {
    expect(texts(bubble('them', '©'), bubble('me'), bubble('me', 'Nice'))).toEqual(['Nice']);
  });

  it.each([
    ['I’d say “yes”', 'I\'d say "yes"'],
    ["well | think so, l'll see", "well I think so, I'll see"],
    ['ok , fine !', 'ok, fine!'],
    ['level 11', 'level 11'],
    ['1 geek out on', 'I geek out on'],
    ["Sure! 1'm in", "Sure! I'm in"],
    ['1 sister', '1 sister'],
    ['Take 1 and go', 'Take 1 and go'],
  ])('puts %s right', (read, text) => {
    expect(putRight(read)).toBe(text);
  });
});
