import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SubscriptionLookup } from '#identity/web';
import { startCountdown } from './countdown.ts';
import { successRecord } from './success-record.ts';

const nowMs = Date.parse('2026-11-21T12:00:00.000Z');
const known = (expiryDate: string): SubscriptionLookup => ({
  kind: 'known',
  status: {
    isActive: true,
    type: 'yearly',
    startDate: '2026-11-01T00:00:00.000Z',
    expiryDate,
    paymentId: 'ch_1',
    amount: 1999.99,
    currency: 'ZAR',
  },
});
const none: SubscriptionLookup = { kind: 'known', status: { isActive: false } };
const failed: SubscriptionLookup = { kind: 'failed', network: true, status: null };
const show = (planType: string, email: string) => ({ kind: 'show', record: { planType, email } });

describe('successRecord', () => {
  it.each([
    ['navigation state', { planType: 'weekly', email: 'n@x.co' }, null, show('weekly', 'n@x.co')],
    ['the server', null, known('2027-11-21T00:00:00.000Z'), show('yearly', 'ann@x.co')],
    [
      'a half state falls back',
      { planType: 'weekly' },
      known('2027-11-21T00:00:00.000Z'),
      show('yearly', 'ann@x.co'),
    ],
    ['an unknown plan falls back', { planType: 'x', email: 'n@x.co' }, none, { kind: 'leave' }],
    ['being asked', null, null, { kind: 'waiting' }],
    ['expired', null, known('2026-11-21T12:00:00.000Z'), { kind: 'leave' }],
    ['nothing bought', undefined, none, { kind: 'leave' }],
    ['no answer', undefined, failed, { kind: 'failed' }],
  ])('%s', (_name, state, subscription, expected) => {
    expect(successRecord(state, { email: 'ann@x.co', subscription, nowMs })).toEqual(expected);
  });
});

describe('startCountdown', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('counts five seconds and then leads on once', () => {
    const heard: (number | string)[] = [];
    startCountdown(
      5,
      (left) => heard.push(left),
      () => heard.push('done'),
    );
    vi.advanceTimersByTime(20_000);
    expect(heard).toEqual([4, 3, 2, 1, 0, 'done']);
  });

  it('can be stopped', () => {
    const heard: number[] = [];
    const stop = startCountdown(
      5,
      (left) => heard.push(left),
      () => heard.push(-1),
    );
    vi.advanceTimersByTime(2_000);
    stop();
    vi.advanceTimersByTime(20_000);
    expect(heard).toEqual([4, 3]);
  });
});
