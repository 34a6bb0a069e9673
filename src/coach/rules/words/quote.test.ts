import { describe, expect } from 'vitest';
import { read } from '../read.ts';
import { inOneTest } from '../testing.ts';
import { quotesOf } from './quote.ts';

const best = (message: string) => quotesOf(read({ message }))[0]?.words;

describe('the words that are said back', () => {
  inOneTest([
    [
      'I keep three chickens in a flat. The landlord believes they are a podcast',
      'The landlord believes they are a podcast',
    ],
    ['dropped my phone in the pot of pap. it still rings, just deeper', 'it still rings, just deeper'],
    ["took the kids to the aquarium, she cried because the shark 'didn't wave back'", "didn't wave back"],
    [
      'yeah so i used to be a magician on cruise ships. two years. rabbits get seasick',
      'rabbits get seasick',
    ],
  ])('are the point of %s', (message, words) => {
    expect(best(message)).toBe(words);
  });

  inOneTest([
    'block me a seat next to you, shout if you see the waiter first',
    'youll regret not trying my lasagne',
  ])('are no order, no condition and not all of it: %s', (message) => {
    expect(best(message)).toBeUndefined();
  });
});
