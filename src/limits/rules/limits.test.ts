import { describe, expect, it } from 'vitest';
import {
  LIMIT_NAMES,
  type Limit,
  RATE_LIMITS,
  refusalText,
  retryAfterSeconds,
  stepOf,
  waitText,
} from './index.ts';

describe('the table of limits', () => {
  it('gives a network more than one account, and a longer time more than a shorter one', () => {
    for (const name of LIMIT_NAMES) {
      const limits: readonly Limit[] = RATE_LIMITS[name].limits;
      for (const one of limits) {
        expect(one.mostWhileBraked ?? 1).toBeLessThanOrEqual(one.most);
        for (const other of limits) {
          if (one.by === other.by && one.withinMs < other.withinMs) expect(one.most).toBeLessThan(other.most);
          if (one.by !== 'client' && other.by === 'client' && one.withinMs === other.withinMs)
            expect([name, one.most < other.most]).toEqual([name, true]);
        }
      }
      // Two limits by the same thing for the same time would be one counter.
      expect(new Set(limits.map(({ by, withinMs }) => `${by} ${withinMs}`)).size).toBe(limits.length);
    }
  });

  it('shares calls between servers in steps of a sixth', () => {
    expect([30, 400, 1].map((most) => stepOf({ by: 'account', most, withinMs: 1 }))).toEqual([5, 67, 1]);
  });
});

describe('when to come back', () => {
  it.each([
    [1, 'in 1 second'],
    [59, 'in 59 seconds'],
    [60, 'in 1 minute'],
    [61, 'in 2 minutes'],
    [59 * 60, 'in 59 minutes'],
    [60 * 60, 'in 1 hour'],
    [60 * 60 + 1, 'in 2 hours'],
    [24 * 60 * 60, 'in 24 hours'],
  ])('%i s: %s', (seconds, text) => expect(waitText(seconds)).toBe(text));

  it('is never too early, and at least a second away', () => {
    expect([retryAfterSeconds(1_001, 0), retryAfterSeconds(1_000, 0), retryAfterSeconds(1, 0)]).toEqual([
      2, 1, 1,
    ]);
    expect(retryAfterSeconds(0, 5)).toBe(1);
  });

  it.each([
    ['coach-calls', 'account', 'That was a lot in a short time. Try again in 40 seconds.'],
    ['coach-calls', 'client', 'There were too many requests from your network. Try again in 40 seconds.'],
    [
      'declined-payments',
      'account',
      'Too many payments were declined. You have not been charged. Try again in 40 seconds.',
    ],
    ['one-time-code-letters', 'address', 'There were too many requests. Try again in 40 seconds.'],
  ] as const)('%s by %s', (name, by, text) =>
    expect(refusalText({ name, by, retryAfterSeconds: 40 })).toBe(text),
  );
});
