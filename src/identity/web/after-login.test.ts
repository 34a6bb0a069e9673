import { describe, expect, it } from 'vitest';
import type { SubscriptionStatus } from '#subscriptions';
import { POST_LOGIN_FAILURE } from '../rules/index.ts';
import { afterLogin, subscriptionStanding } from './after-login.ts';

const nowMs = Date.parse('2026-11-21T12:00:00.000Z');
const bought = {
  type: 'monthly',
  startDate: '2026-11-20T12:00:00.000Z',
  paymentId: 'ch_1',
  amount: 249.99,
  currency: 'ZAR',
} as const;
const active = { ...bought, isActive: true, expiryDate: '2026-12-21T12:00:00.000Z' } as const;
const expired = { ...bought, isActive: false, expiryDate: '2026-11-21T12:00:00.000Z' } as const;
const none = { isActive: false } as const;

const go = (to: string, ...clear: string[]) => ({ kind: 'go', to, clear });
const failed = { kind: 'failed', message: POST_LOGIN_FAILURE };

describe('afterLogin', () => {
  it.each([
    ['active → chat', active, null, null, go('/chat', 'selectedPlan')],
    ['active with the switch → cyrano', active, 'true', null, go('/cyrano', 'selectedPlan')],
    ['another value of the switch is no switch', active, 'false', null, go('/chat', 'selectedPlan')],
    ['active leaves a way back alone', active, null, '/checkout', go('/chat', 'selectedPlan')],
    ['expired → pricing', expired, null, null, go('/pricing', 'userSubscription')],
    [
      'expired, even with a way back, which stays because nobody went it',
      expired,
      'true',
      '/checkout',
      go('/pricing', 'userSubscription'),
    ],
    [
      'stale isActive → expired',
      { ...expired, isActive: true },
      null,
      null,
      go('/pricing', 'userSubscription'),
    ],
    ['none → pricing', none, null, null, go('/pricing')],
    ['none → the way back', none, null, '/checkout', go('/checkout', 'redirectAfterLogin')],
    ['none, way back off the site', none, null, '//evil.example/x', go('/pricing', 'redirectAfterLogin')],
    ['ended before its date counts as none', { ...active, isActive: false }, null, null, go('/pricing')],
    ['no answer', 'failed', null, '/checkout', failed],
    ['a mock opens nothing', { ...active, mock: true }, null, null, failed],
  ] as const)('%s', (_name, subscription, cyranoChat, redirectAfterLogin, expected) => {
    expect(afterLogin({ subscription, nowMs, cyranoChat, redirectAfterLogin })).toEqual(expected);
  });
});

describe('subscriptionStanding', () => {
  it.each([
    ['one millisecond left', '2026-11-21T12:00:00.001Z', 'active'],
    ['the very moment', '2026-11-21T12:00:00.000Z', 'expired'],
    ['an unreadable date', 'soon', 'none'],
  ] as const)('%s', (_name, expiryDate, expected) => {
    const status: SubscriptionStatus = { ...active, expiryDate };
    expect(subscriptionStanding(status, nowMs)).toBe(expected);
  });

  it('never bought is none', () => expect(subscriptionStanding(none, nowMs)).toBe('none'));
});
