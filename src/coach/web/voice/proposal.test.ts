import { expect, it } from 'vitest';
import { proposedOf } from './proposal.ts';

it('proposes what was learned and does not stand there already', () => {
  expect(
    proposedOf(
      { length: 'short', emoji: 'none', greeting: 'hey' },
      { length: 'long', emoji: 'none', words: 'dry' },
    ),
  ).toEqual([
    { name: 'length', value: 'short', now: 'long' },
    { name: 'greeting', value: 'hey', now: '' },
  ]);
});
