import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#kit';
import { goesAtMs, goneUntilMs, type KeepDays } from './index.ts';

const NOW_MS = 100 * DAY_MS;

describe('what is kept', () => {
  it.each<[KeepDays, number, number | null]>([
    [0, Number.POSITIVE_INFINITY, NOW_MS],
    [7, 93 * DAY_MS, 107 * DAY_MS],
    [30, 70 * DAY_MS, 130 * DAY_MS],
    [null, Number.NEGATIVE_INFINITY, null],
  ])('for %s days goes up to %s, and what is stored now goes at %s', (keepDays, goneUntil, goesAt) => {
    expect([goneUntilMs(keepDays, NOW_MS), goesAtMs(keepDays, NOW_MS)]).toEqual([goneUntil, goesAt]);
  });
});
