import { expect, it } from 'vitest';
import { REPLIES_MAX_COUNT, type Reply, TONES } from '#coach';
import { bestFor, CHANGES, type Change, type ChangeRequest, changeRequest } from './reply-changes.ts';

it.each<[Change, Parameters<typeof changeRequest>[1], ChangeRequest]>([
  ['warmer', 'calm', { tone: 'warm', intensity: 2, count: 2 }],
  ['warmer', 'warm', { tone: 'warm', intensity: 3, count: 2 }],
  ['funnier', 'warm', { tone: 'playful', intensity: 2, count: 2 }],
  ['funnier', 'playful', { tone: 'witty', intensity: 3, count: 2 }],
  ['shorter', 'direct', { tone: 'direct', intensity: 1, count: 5 }],
  ['bolder', 'calm', { tone: 'flirty', intensity: 3, count: 2 }],
  ['bolder', 'flirty', { tone: 'direct', intensity: 3, count: 2 }],
])('%s than a %s reply asks for %j', (change, tone, expected) =>
  expect(changeRequest(change, tone, 1)).toEqual(expected),
);

it('asks for nothing that the contract does not take', () => {
  for (const change of CHANGES)
    for (const tone of TONES) {
      const { count, intensity, tone: wanted } = changeRequest(change, tone, 3);
      expect(count).toBeLessThanOrEqual(REPLIES_MAX_COUNT);
      expect([1, 2, 3]).toContain(intensity);
      expect(TONES).toContain(wanted);
    }
});

const replies = ['a longer line', 'short', 'middling'].map((text) => ({ text }) as Reply);
it.each<[Change, string, string | null]>([
  ['warmer', 'x', 'a longer line'],
  ['warmer', 'a longer line', 'short'],
  ['shorter', 'something of length', 'short'],
  ['shorter', 'tiny', null],
])('%s than %j takes %j', (change, now, expected) =>
  expect(bestFor(change, replies, now)?.text ?? null).toBe(expected),
);
it('takes what says the same in fewer words before what is shortest', () => {
  const offered = ['Nice.', 'Will you come and hear it?', 'Goats never forget.'].map(
    (text) => ({ text }) as Reply,
  );
  const now = 'The story is best told in person. Will you come and hear it over a coffee?';
  expect(bestFor('shorter', offered, now)?.text).toBe('Will you come and hear it?');
});
it('takes nothing of nothing', () => expect(bestFor('warmer', [], 'x')).toBeNull());
