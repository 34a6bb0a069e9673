import { describe, expect, it } from 'vitest';
import { joinPictures, likeness, overlapOf } from './overlap.ts';

const turns = (...texts: string[]) =>
  texts.map((text, index) => ({ from: index % 2 ? ('me' as const) : ('them' as const), text }));

describe('what two pictures share', () => {
  it.each([
    ['nothing', ['How are you?', 'Fine, thanks'], ['What a day', 'Tell me'], 0],
    ['one message', ['Hi', 'How was the market?'], ['How was the market?', 'So good'], 1],
    [
      'two, one of them read with faults',
      ['Hi', 'How was the market?', 'So good!'],
      ['How was the rnarket?', 'So good!', 'Nice'],
      2,
    ],
    ['a short word said twice', ['Hi', 'haha'], ['haha', 'So good'], 0],
    ['all of it', ['Hi there you', 'So good'], ['Hi there you', 'So good'], 2],
    [
      'one whose beginning is cut off',
      ['Hi', 'We could go to the market on Saturday'],
      ['market on Saturday', 'Yes!'],
      1,
    ],
    [
      'one whose end is cut off',
      ['Hi', 'We could go to the'],
      ['We could go to the market on Saturday', 'Yes!'],
      1,
    ],
  ])('%s', (_what, before, after, count) => {
    expect(overlapOf(turns(...before), turns(...after))).toBe(count);
  });
});

describe('pictures in order', () => {
  it('give each message once, whole', () => {
    const joined = joinPictures([
      turns('Hi', 'How was the market?', 'We could go'),
      turns('How was the market?', 'We could go there on Saturday', 'Deal'),
      turns('Deal', 'On Saturday then'),
    ]);
    expect(joined.map(({ text }) => text)).toEqual([
      'Hi',
      'How was the market?',
      'We could go there on Saturday',
      'Deal',
      'Deal',
      'On Saturday then',
    ]);
  });

  it('are none without pictures', () => {
    expect(joinPictures([])).toEqual([]);
  });
});

describe('likeness', () => {
  it.each([
    ['Same words', 'same words!', 1],
    ['abcd', 'abce', 0.75],
    ['', '', 1],
    ['abc', '', 0],
  ])('of %j and %j', (a, b, like) => {
    expect(likeness(a, b)).toBe(like);
  });
});
