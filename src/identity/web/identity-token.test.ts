import { describe, expect, it } from 'vitest';
import { backOffMs, isTokenFresh, refreshDelayMs, tokenExpiryMs } from './identity-token.ts';

const tokenUntil = (expS: unknown) =>
  `h.${Buffer.from(JSON.stringify({ sub: 'ü', exp: expS })).toString('base64url')}.s`;

describe('the identity token', () => {
  it.each([
    [tokenUntil(1_800_000_000), 1_800_000_000_000],
    [tokenUntil('soon'), null],
    ['rubbish', null],
    ['a.%%%.c', null],
    ['', null],
  ])('reads the expiry of %j', (token, expected) => {
    expect(tokenExpiryMs(token)).toBe(expected);
  });

  it.each([
    [30_001, true],
    [30_000, false],
    [-1, false],
  ])('with %i ms left is fresh: %s', (leftMs, fresh) => {
    expect(isTokenFresh(tokenUntil(1_800_000_000), 1_800_000_000_000 - leftMs)).toBe(fresh);
  });

  it('is never fresh when absent', () => expect(isTokenFresh(null, 0)).toBe(false));

  it.each([
    [15 * 60_000, 10 * 60_000],
    [5 * 60_000, 1000],
    [0, 1000],
  ])('with %i ms left is renewed in %i ms', (leftMs, delayMs) => {
    expect(refreshDelayMs(tokenUntil(1_800_000_000), 1_800_000_000_000 - leftMs)).toBe(delayMs);
  });

  it('waits 30 s and then twice as long each time, 16 minutes at most', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 50].map((failures) => backOffMs(failures) / 1000)).toEqual([
      30, 60, 120, 240, 480, 960, 960, 960,
    ]);
  });
});
