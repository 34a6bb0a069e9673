import { describe, expect, it } from 'vitest';
import { advise } from '../advise.ts';
import { read } from '../read.ts';
import { placesFor } from '../situations/slots/plan.ts';
import { inOneTest } from '../testing.ts';
import { pointsOf } from './points.ts';

const textsFor = (message: string) => advise({ message, conversation: [] }).replies.map(({ text }) => text);
const met = (message: string, text: string) =>
  pointsOf(read({ message, conversation: [] }), placesFor).filter((point) => point.test(text)).length;

describe('what a message has to take up', () => {
  it('is a thing once, however many words name it', () => {
    const message = 'Sunday suits me. The flea market again, and I bring the flask this time';
    expect(met(message, 'Sunday it is.')).toBe(1);
    expect(met(message, 'Sunday, the flea market and your flask.')).toBe(3);
    expect(met(message, 'The market, the whole market.')).toBe(1);
    expect(met(message, 'All good.')).toBe(0);
  });
  it('is nothing where somebody grieves', () => {
    expect(
      pointsOf(read({ message: 'my gran died on Sunday, her garden is all I can look at' }), placesFor),
    ).toEqual([]);
  });
});

describe('two things asked in one breath are both answered', () => {
  inOneTest([
    [
      'do you prefer cats or dogs, and can you swim?',
      /\b(?:dogs?|cats?)\b/i,
      /\b(?:good|better|teach|class|swim)/i,
    ],
    ["coffee or tea? and what's your favourite movie", /\b(?:coffee|tea)\b/i, /\bmovie\b/i],
    ['what are you looking for on here and how tall are you', /\btalks|looking\b/i, /\btall\b/i],
    ['do you want kids, and are you a morning person?', /\bkids?\b|children/i, /\bmorning|owl|coffee\b/i],
  ])('%s', (message, one, other) => {
    const replies = textsFor(message);
    expect(replies.filter((text) => one.test(text) && other.test(text)).length).toBeGreaterThanOrEqual(1);
    for (const text of replies) expect(text.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  it('takes a question about the one before for no second one', () => {
    for (const text of textsFor('what do you do for work, and do you like it?'))
      expect(text).not.toMatch(/I did, thank you/);
  });
});
