import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#kit';
import { type FirstPayment, goesBackByItself } from './paid-twice.ts';

const at = Date.parse('2026-11-28T10:00:00.000Z');
const first: FirstPayment = { plan: 'weekly', paidAtMs: at, appliedAtMs: at + 1_000 };

describe('a payment that bought nothing', () => {
  it.each<[string, number | null, number, boolean]>([
    ['begun before the plan was opened, and paid after it', at - 60_000, at + 60_000, true],
    ['begun in the very moment', at + 1_000, at + 2_000, true],
    ['paid before the other, and heard of later', at - 60_000, at - 30_000, true],
    ['on a page of last month', at - 40 * DAY_MS, at + DAY_MS, true],
    ['begun when the plan ran, which the checkout refuses', at + 1_001, at + 2_000, false],
    ['of which nobody knows when it began', null, at + 60_000, false],
    ['of another week, which a restore had forgotten', at - 9 * DAY_MS, at - 8 * DAY_MS, false],
    ['paid when the days of the other were over', at - 60_000, at + 7 * DAY_MS, false],
  ])('%s', (_case, begunAtMs, paidAtMs, itself) => {
    expect(goesBackByItself({ begunAtMs, paidAtMs }, first)).toBe(itself);
  });
});
