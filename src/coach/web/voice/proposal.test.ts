import { expect, it } from 'vitest';
import { proposedOf, withProposed } from './proposal.ts';

const VOICE = { facts: ['I bake'], style: { length: 'long', emoji: 'none', words: 'dry' } };

it('proposes what was learned and does not stand there already, and fills in what is taken of it', () => {
  const proposed = proposedOf(
    { facts: ['i bake', 'I work as a nurse'], style: { length: 'short', emoji: 'none', greeting: 'hey' } },
    VOICE,
  );
  expect(proposed).toEqual([
    { point: null, value: 'I work as a nurse', now: '' },
    { point: 'length', value: 'short', now: 'long' },
    { point: 'greeting', value: 'hey', now: '' },
  ]);
  expect(withProposed(VOICE, proposed.slice(0, 2))).toEqual({
    facts: ['I bake', 'I work as a nurse'],
    style: { length: 'short', emoji: 'none', words: 'dry' },
  });
});
