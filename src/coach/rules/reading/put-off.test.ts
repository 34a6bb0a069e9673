import { describe, expect } from 'vitest';
import { read } from '../read.ts';
import { inOneTest } from '../testing.ts';
import { asksAlong, putOffOf } from './put-off.ts';
import { readTimes } from './times.ts';

describe('a soft no', () => {
  inOneTest([
    [
      "I'm just not sure I'm in the right place for anything at the moment, you know? Let's see how things go after the holidays",
      'heart',
    ],
    ["I like you but my head's a mess since the divorce. Can we just see what happens?", 'heart'],
    ["I'd say yes but I'm still figuring things out with my ex, sorry", 'heart'],
    ["This week is a bit mad though and next week too. I'll let you know when things calm down ok?", 'time'],
    ['not this month, work is insane. maybe in the new year?', 'time'],
    ['work is crazy this week, how about Saturday?', undefined],
    ["I'll let you know when I'm home", undefined],
    ['not looking for anything serious, just being upfront', undefined],
  ])('%s', (message, of) => {
    expect(putOffOf(message)?.of).toBe(of);
  });
  inOneTest([
    "I'm just not sure I'm in the right place for anything at the moment, you know? Let's see how things go after the holidays",
  ])('is no proposal and asks nothing: %s', (message) => {
    const { intents, questions } = read({ message });
    expect([intents.has('plan_propose'), intents.has('rejection_soft'), questions.length]).toEqual([
      false,
      true,
      0,
    ]);
  });
});

describe('an invitation', () => {
  inOneTest([
    ['come celebrate with me on Friday?', true],
    ["then on Sunday I'll teach you a potjie", true],
    ['are you free on the 5th?', true],
    ['whats your go-to karaoke? theres a work do on friday and i refuse to do shania again', false],
    [
      "There's a man playing saxophone outside Clicks and an old couple are dancing. Wish you were seeing this",
      false,
    ],
    ['what are you up to?', false],
  ])('%s: %s', (message, is) => {
    expect(asksAlong(message)).toBe(is);
  });
});

describe('an hour of their own day', () => {
  inOneTest([
    ['friday works!! but i finish at 7', true],
    ['my shift ends at six, see you at 7', false],
    ['kids asleep by 7:40', true],
    ['dinner at 7?', false],
  ])('%s: %s', (message, own) => {
    expect(readTimes(message).some((time) => time.own)).toBe(own);
  });
});
