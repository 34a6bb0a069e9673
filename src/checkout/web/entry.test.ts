import { describe, expect, it } from 'vitest';
import type { PlanType } from '#plans';
import type { SubscriptionStatus } from '#subscriptions';
import { checkoutEntry, type EntryFacts } from './entry.ts';

const nowMs = Date.parse('2026-11-21T12:00:00.000Z');
const facts: EntryFacts = {
  who: 'signed-in',
  subscription: { isActive: false },
  queryPlan: null,
  storedPlan: 'monthly',
  checkoutId: null,
  nowMs,
};
const running = (type: PlanType, expiryDate = '2026-12-01T00:00:00.000Z'): SubscriptionStatus => ({
  isActive: true,
  type,
  startDate: '2026-11-01T00:00:00.000Z',
  expiryDate,
  paymentId: 'ch_1',
  amount: 1,
  currency: 'ZAR',
});
/** What runs until 1 December has nine and a half days left: ten with the begun one. */
const offer = (plan: PlanType | null, upgradeFrom: PlanType | null = null) => ({
  kind: 'offer',
  plan,
  upgradeFrom: upgradeFrom && { type: upgradeFrom, daysLeft: 10 },
});

describe('who may pay', () => {
  it.each<[string, Partial<EntryFacts>, unknown]>([
    ['not known yet', { who: 'resolving' }, { kind: 'waiting' }],
    ['nobody', { who: 'signed-out' }, { kind: 'leave', to: '/login', redirectAfterLogin: '/checkout' }],
    [
      'nobody, with a plan in the address',
      { who: 'signed-out', queryPlan: 'yearly', storedPlan: null },
      { kind: 'leave', to: '/login', redirectAfterLogin: '/checkout', selectPlan: 'yearly' },
    ],
    [
      'nobody, with a payment under way',
      { who: 'signed-out', checkoutId: 'c 1' },
      { kind: 'leave', to: '/login', redirectAfterLogin: '/checkout?checkout=c%201' },
    ],
    ['no plan', { storedPlan: null }, { kind: 'leave', to: '/pricing' }],
    ['rubbish in storage', { storedPlan: 'lifetime' }, { kind: 'leave', to: '/pricing' }],
    [
      'no plan, and not known yet what runs',
      { storedPlan: null, subscription: null },
      { kind: 'leave', to: '/pricing' },
    ],
    [
      'no plan, and no answer',
      { storedPlan: null, subscription: 'failed' },
      { kind: 'leave', to: '/pricing' },
    ],
    [
      'no plan, though one runs',
      { storedPlan: null, subscription: running('weekly') },
      { kind: 'leave', to: '/pricing' },
    ],
    [
      'no plan, and the last one ran out',
      { storedPlan: null, subscription: running('weekly', '2026-11-21T12:00:00.000Z') },
      { kind: 'leave', to: '/pricing' },
    ],
    ['rubbish in the address falls back to storage', { queryPlan: 'lifetime' }, offer('monthly')],
    ['the address wins', { queryPlan: 'weekly' }, { ...offer('weekly'), selectPlan: 'weekly' }],
    ['subscription being asked', { subscription: null }, { kind: 'waiting' }],
    ['subscription unknown', { subscription: 'failed' }, { kind: 'failed' }],
    [
      'a mock decides nothing',
      { subscription: { ...running('yearly'), mock: true } as never },
      { kind: 'failed' },
    ],
    ['never bought', {}, offer('monthly')],
    ['expired', { subscription: running('yearly', '2026-11-21T12:00:00.000Z') }, offer('monthly')],
    [
      'a payment under way comes first',
      { subscription: running('yearly'), checkoutId: 'c1' },
      offer('monthly'),
    ],
    ['even without a plan', { storedPlan: null, checkoutId: 'c1' }, offer(null)],
  ])('%s', (_name, change, expected) => {
    expect(checkoutEntry({ ...facts, ...change })).toEqual(expected);
  });

  it.each<[PlanType, PlanType, 'active' | 'upgrade']>([
    ['weekly', 'weekly', 'active'],
    ['weekly', 'monthly', 'upgrade'],
    ['weekly', 'yearly', 'upgrade'],
    ['monthly', 'weekly', 'active'],
    ['monthly', 'monthly', 'active'],
    ['monthly', 'yearly', 'upgrade'],
    ['yearly', 'weekly', 'active'],
    ['yearly', 'monthly', 'active'],
    ['yearly', 'yearly', 'active'],
  ])('%s runs, %s wanted: %s', (current, wanted, outcome) => {
    const entry = checkoutEntry({ ...facts, storedPlan: wanted, subscription: running(current) });
    if (outcome === 'active') expect(entry).toMatchObject({ kind: 'active', plan: wanted });
    else expect(entry).toEqual(offer(wanted, current));
  });
});
