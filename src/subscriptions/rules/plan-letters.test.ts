import { expect, it } from 'vitest';
import { DAY_MS, isoTime } from '#kit';
import { planLetterDue } from './index.ts';

const now = Date.parse('2026-11-28T09:00:00.000Z');
const HOUR_MS = DAY_MS / 24;

it.each([
  ['a week before', 7 * DAY_MS, null],
  ['just over three days before', 3 * DAY_MS + 1, null],
  ['three days before', 3 * DAY_MS, 'three-days'],
  ['two days before, by a server that was down', 2 * DAY_MS, 'three-days'],
  ['one day before', DAY_MS, 'one-day'],
  ['an hour before', HOUR_MS, 'one-day'],
  ['at the end', 0, 'ended'],
  ['a day after', -DAY_MS, 'ended'],
  ['two days after', -2 * DAY_MS, null],
  ['a month after', -30 * DAY_MS, null],
] as const)('%s', (_when, leftMs, letter) => {
  const plan = { isActive: true, expiryDate: isoTime(now + leftMs), updatedAt: isoTime(now - 5 * DAY_MS) };
  expect(planLetterDue(plan, now)).toBe(letter);
  expect(planLetterDue({ ...plan, isActive: false }, now)).toBeNull();
});

it('says nothing to who was told of the end within the last day', () => {
  const plan = { isActive: true, expiryDate: isoTime(now + HOUR_MS), updatedAt: isoTime(now - 23 * HOUR_MS) };
  expect(planLetterDue(plan, now)).toBeNull();
  expect(planLetterDue(plan, now + HOUR_MS)).toBe('ended');
});
