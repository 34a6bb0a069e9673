import { describe, expect, it } from 'vitest';
import { FORGET_TRIES_AFTER_MS, FREE_TRIES, lockMs, nextTry, type Tries } from './lock-out.ts';

const SECOND = 1_000;
const NOW = Date.parse('2026-11-21T19:00:00Z');

describe('how long an address is closed', () => {
  it.each([
    [1, 0],
    [4, 0],
    [5, 30],
    [6, 60],
    [7, 120],
    [8, 240],
    [9, 480],
    [10, 960],
    [11, 1_920],
    [12, 3_600],
    [13, 3_600],
    [1_000, 3_600],
    [1_000_000, 3_600],
  ])('after try %i: %i s', (tries, seconds) => expect(lockMs(tries)).toBe(seconds * SECOND));
});

describe('whether one more may be tried', () => {
  const known = (tries: number, ago: number, closedFor = 0): Tries => ({
    tries,
    lastTryAtMs: NOW - ago,
    closedUntilMs: closedFor === 0 ? 0 : NOW - ago + closedFor,
  });
  it.each<[string, Tries | null, number | 'no', number]>([
    ['nothing known', null, 1, 0],
    ['the last free one', known(4, 1_000), 5, 30],
    ['closed for another 20 s', known(5, 10 * SECOND, 30 * SECOND), 'no', 20],
    ['closed for one more millisecond', known(5, 30 * SECOND - 1, 30 * SECOND), 'no', 0.001],
    ['open again this very moment', known(5, 30 * SECOND, 30 * SECOND), 6, 60],
    ['the longest wait is over', known(30, 3_600 * SECOND, 3_600 * SECOND), 31, 3_600],
    ['just not forgotten', known(9, FORGET_TRIES_AFTER_MS - 1, 480 * SECOND), 10, 960],
    ['forgotten', known(9, FORGET_TRIES_AFTER_MS, 480 * SECOND), 1, 0],
    [
      'a clock behind the other node’s',
      { tries: 5, lastTryAtMs: NOW + 50, closedUntilMs: NOW + 30_050 },
      'no',
      30.05,
    ],
  ])('%s', (_case, before, tries, seconds) => {
    const answer = nextTry(before, NOW);
    expect(answer).toEqual(
      tries === 'no'
        ? { allowed: false, waitMs: seconds * SECOND }
        : {
            allowed: true,
            next: { tries, lastTryAtMs: NOW, closedUntilMs: seconds === 0 ? 0 : NOW + seconds * SECOND },
          },
    );
  });

  it('a thousand guesses, each the moment it is let by, take more than a month', () => {
    let [state, at]: [Tries | null, number] = [null, NOW];
    for (let i = 0; i < 1_000; i++) {
      const answer = nextTry(state, at);
      if (!answer.allowed) throw new Error('waited too little');
      state = answer.next;
      at = Math.max(at, state.closedUntilMs);
    }
    expect((at - NOW) / FORGET_TRIES_AFTER_MS).toBeGreaterThan(30);
    expect(FREE_TRIES).toBeLessThanOrEqual(10);
  });
});
