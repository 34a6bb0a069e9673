import { expect, it } from 'vitest';
import { canBePaidAt } from './index.ts';

const created = Date.parse('2026-11-21T10:00:00Z');
const now = created + 86_400_000;
it.each([
  ['when the attempt was made', created, true],
  ['by a clock that is a little slow', created - 10 * 60_000, true],
  ['before there was an attempt', created - 10 * 60_000 - 1, false],
  ['just now', now, true],
  ['in the future', now + 1, false],
  ['at no time at all', Number.NaN, false],
])('paid %s', (_case, paidAtMs, can) => {
  expect(canBePaidAt(paidAtMs, created, now)).toBe(can);
});
