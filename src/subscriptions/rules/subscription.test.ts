import { describe, expect, it } from 'vitest';
import { PLAN_TYPES, PLANS, type PlanType } from '#plans';
import {
  accessOf,
  applyPayment,
  type CapturedPayment,
  endForRefund,
  mayBuy,
  type SubscriptionDocument,
  wireStatus,
} from './index.ts';

const paidAtMs = Date.parse('2026-11-21T22:47:00.000Z');
const DAY = 86_400_000;
const thandi = { uid: 'u1', email: 'thandi@example.com', name: 'Thandi', photoURL: null };
const payment = (plan: PlanType, paymentId = 'ch_1', at = paidAtMs): CapturedPayment => ({
  plan,
  paymentId,
  paymentMethod: 'sandbox',
  amountInCents: PLANS[plan].amountInCents,
  paidAtMs: at,
});
function bought(plan: PlanType, at = paidAtMs): SubscriptionDocument {
  const applied = applyPayment(null, payment(plan, 'ch_1', at), thandi, at);
  if (applied.kind !== 'applied') throw new Error('a first payment always applies');
  return applied.document;
}

describe('a payment opens access', () => {
  it.each(PLAN_TYPES.map((plan) => [plan, PLANS[plan].days] as const))('%s for %i days', (plan, days) => {
    expect(Date.parse(bought(plan).expiryDate) - paidAtMs).toBe(days * DAY);
  });

  it('with every field of the stored document', () => {
    expect(bought('monthly')).toEqual({
      isActive: true,
      type: 'monthly',
      startDate: '2026-11-21T22:47:00.000Z',
      expiryDate: '2026-12-21T22:47:00.000Z',
      paymentId: 'ch_1',
      amount: 249.99,
      currency: 'ZAR',
      lastPaymentDate: '2026-11-21T22:47:00.000Z',
      paymentStatus: 'completed',
      userDetails: thandi,
      paymentDetails: {
        transactionId: 'ch_1',
        amount: 249.99,
        currency: 'ZAR',
        paymentMethod: 'sandbox',
        paymentDate: '2026-11-21T22:47:00.000Z',
      },
      userId: 'u1',
      userEmail: 'thandi@example.com',
      createdAt: '2026-11-21T22:47:00.000Z',
      updatedAt: '2026-11-21T22:47:00.000Z',
      status: 'active',
    });
  });

  const nineDaysLater = paidAtMs + 9 * DAY;
  it.each([
    ['from the grant, however late we hear of the payment', {}, '2026-11-30', '2026-12-07'],
    ['from the time that the operator names', { accessFromMs: paidAtMs + DAY }, '2026-11-22', '2026-11-29'],
  ])('counted %s; the payment keeps its date', (_case, named, start, expiry) => {
    const late = applyPayment(null, { ...payment('weekly'), ...named }, thandi, nineDaysLater);
    expect(late).toMatchObject({
      document: {
        startDate: `${start}T22:47:00.000Z`,
        expiryDate: `${expiry}T22:47:00.000Z`,
        lastPaymentDate: '2026-11-21T22:47:00.000Z',
        paymentDetails: { paymentDate: '2026-11-21T22:47:00.000Z' },
      },
    });
  });

  it('with the amount that was taken, whatever the plan costs today', () => {
    const before = { ...payment('monthly'), amountInCents: 19_999 };
    expect(applyPayment(null, before, thandi, paidAtMs)).toMatchObject({
      document: { amount: 199.99, paymentDetails: { amount: 199.99 } },
    });
  });
});

describe('access', () => {
  const ended: SubscriptionDocument = { ...bought('weekly'), isActive: false, status: 'ended' };
  it.each([
    ['never bought', null, paidAtMs, 'none'],
    ['running', bought('weekly'), paidAtMs + 6 * DAY, 'active'],
    ['a millisecond before the end', bought('weekly'), paidAtMs + 7 * DAY - 1, 'active'],
    ['at the very end', bought('weekly'), paidAtMs + 7 * DAY, 'expired'],
    ['taken back', ended, paidAtMs + DAY, 'none'],
  ] as const)('%s', (_case, subscription, nowMs, access) => {
    expect(accessOf(subscription, nowMs)).toBe(access);
  });

  it('is told on the wire with its dates even when it ran out', () => {
    expect(wireStatus(bought('weekly'), paidAtMs + 8 * DAY)).toMatchObject({
      isActive: false,
      type: 'weekly',
    });
    expect(wireStatus(null, paidAtMs)).toEqual({ isActive: false });
  });
});

describe('a payment that is given back', () => {
  const at = paidAtMs + DAY;
  const of = (paymentId: string, paymentMethod = 'sandbox') => ({ paymentId, paymentMethod });
  const ended = { ...bought('monthly'), isActive: false, status: 'ended' } as const;
  it('ends what it opened, at once, and keeps all else', () => {
    const after = endForRefund(bought('monthly'), of('ch_1'), at);
    expect(after).toEqual({ ...ended, updatedAt: '2026-11-22T22:47:00.000Z' });
    expect([accessOf(after, at), mayBuy(after, 'weekly', at)]).toEqual(['none', true]);
  });
  it.each([
    ['nothing where nothing was bought', null, of('ch_1')],
    ['no plan that another payment opened', bought('monthly'), of('ch_2')],
    ['no plan of another provider’s payment with the same id', bought('monthly'), of('ch_1', 'yoco')],
    ['nothing a second time', ended, of('ch_1')],
  ])('ends %s', (_case, current, payment) => {
    expect(endForRefund(current, payment, at)).toBeNull();
  });
});

describe('what may be bought over what', () => {
  const cases: [PlanType | null, PlanType, boolean][] = [
    [null, 'weekly', true],
    ['weekly', 'weekly', false],
    ['weekly', 'monthly', true],
    ['weekly', 'yearly', true],
    ['monthly', 'weekly', false],
    ['monthly', 'monthly', false],
    ['monthly', 'yearly', true],
    ['yearly', 'yearly', false],
    ['yearly', 'weekly', false],
  ];
  it.each(cases)('running %s, wanting %s: %s', (has, wants, allowed) => {
    expect(mayBuy(has && bought(has), wants, paidAtMs + DAY)).toBe(allowed);
  });
  it('anything once it ran out', () => {
    expect(mayBuy(bought('yearly'), 'weekly', paidAtMs + 366 * DAY)).toBe(true);
  });
});

describe('a payment over a running plan', () => {
  it('upgrades and keeps the day the customer came', () => {
    const upgraded = applyPayment(
      bought('weekly'),
      payment('yearly', 'ch_2', paidAtMs + DAY),
      thandi,
      paidAtMs + DAY,
    );
    expect(upgraded).toMatchObject({
      kind: 'applied',
      document: { type: 'yearly', paymentId: 'ch_2', createdAt: '2026-11-21T22:47:00.000Z' },
    });
  });

  it('is applied twice without harm', () => {
    const once = bought('monthly');
    expect(applyPayment(once, payment('monthly'), thandi, paidAtMs + DAY)).toEqual({
      kind: 'applied',
      document: { ...once, updatedAt: '2026-11-22T22:47:00.000Z' },
    });
  });

  it.each([
    ['a lower one', 'yearly', 'weekly'],
    ['the same again, paid twice by accident', 'monthly', 'monthly'],
  ] as const)('that buys nothing is for a person to decide: %s', (_case, runs, paid) => {
    expect(applyPayment(bought(runs), payment(paid, 'ch_2'), thandi, paidAtMs + DAY)).toEqual({
      kind: 'runs-already',
    });
  });
});
