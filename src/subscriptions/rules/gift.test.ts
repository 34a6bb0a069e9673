import { describe, expect, it } from 'vitest';
import { PLAN_TYPES, PLANS, type PlanType } from '#plans';
import {
  applyGrant,
  applyPayment,
  doneBefore,
  extendAccess,
  type Gift,
  isGrant,
  mayBuy,
  type SubscriptionDocument,
} from './index.ts';

const now = Date.parse('2026-11-21T22:47:00.000Z');
const DAY = 86_400_000;
const at = (days: number) => new Date(now + days * DAY).toISOString();
const thandi = { uid: 'u1', email: 'thandi@example.com', name: 'Thandi', photoURL: null };
const id = 'grant_7e4e3c4e-0d0a-4a53-8a6b-4b1f6a0e2c11';

const pay = (current: SubscriptionDocument | null, plan: PlanType, paidAtMs: number, paymentId = 'ch_1') =>
  applyPayment(
    current,
    { plan, paymentId, paymentMethod: 'yoco', amountInCents: PLANS[plan].amountInCents, paidAtMs },
    thandi,
    paidAtMs,
  );
function bought(plan: PlanType, paidAtMs = now): SubscriptionDocument {
  const applied = pay(null, plan, paidAtMs);
  if (applied.kind !== 'applied') throw new Error('a first payment always applies');
  return applied.document;
}
const grant = (current: SubscriptionDocument | null, plan: PlanType, nowMs = now) =>
  applyGrant(current, { plan, id, paymentMethod: 'yoco' }, thandi, nowMs);
function granted(plan: PlanType, nowMs = now): SubscriptionDocument {
  const outcome = grant(null, plan, nowMs);
  if (outcome.kind !== 'granted') throw new Error('a first grant is always given');
  return outcome.document;
}
const takenBack = (document: SubscriptionDocument): SubscriptionDocument => ({
  ...document,
  isActive: false,
  status: 'ended',
});

describe('a grant', () => {
  it.each(PLAN_TYPES)('of %s is the document of a payment, over nothing', (plan) => {
    const paid = bought(plan);
    expect(granted(plan)).toEqual({
      ...paid,
      paymentId: id,
      amount: 0,
      paymentDetails: { ...paid.paymentDetails, transactionId: id, amount: 0 },
    });
    expect(granted(plan).expiryDate).toBe(at(PLANS[plan].days));
    expect([isGrant(granted(plan)), isGrant(paid)]).toEqual([true, false]);
  });

  it.each<[string, SubscriptionDocument | null, PlanType, string]>([
    ['nothing', null, 'weekly', 'granted'],
    ['a lower plan', bought('weekly', now - DAY), 'monthly', 'granted'],
    ['the same plan', bought('monthly', now - DAY), 'monthly', 'runs-already'],
    ['a higher plan', bought('yearly', now - DAY), 'monthly', 'runs-already'],
    ['the same plan, granted', granted('monthly', now - DAY), 'monthly', 'runs-already'],
    ['one that ran out', bought('yearly', now - 365 * DAY), 'weekly', 'granted'],
    ['one that was taken back', takenBack(bought('yearly')), 'weekly', 'granted'],
    ['a lower plan that lasts longer', { ...bought('weekly'), expiryDate: at(31) }, 'monthly', 'runs-longer'],
    ['a lower plan that lasts as long', { ...bought('weekly'), expiryDate: at(30) }, 'monthly', 'granted'],
  ])('over %s: %s', (_case, current, plan, kind) => {
    expect(grant(current, plan).kind).toBe(kind);
  });

  it('keeps the day on which the customer came', () => {
    const current = bought('weekly', now - 3 * DAY);
    expect(grant(current, 'yearly')).toMatchObject({ document: { createdAt: current.createdAt } });
  });

  it.each(PLAN_TYPES)('of %s lets higher plans be bought, and a payment comes over it whole', (plan) => {
    const current = granted(plan);
    for (const wanted of PLAN_TYPES) {
      const higher = PLANS[wanted].rank > PLANS[plan].rank;
      expect([wanted, mayBuy(current, wanted, now + DAY)]).toEqual([wanted, higher]);
      const applied = pay(current, wanted, now + DAY);
      expect([wanted, applied.kind]).toEqual([wanted, higher ? 'applied' : 'runs-already']);
      if (applied.kind === 'applied')
        expect(applied.document).toEqual({
          ...bought(wanted, now + DAY),
          createdAt: current.createdAt,
        });
    }
  });
});

describe('an extension', () => {
  it.each<[string, SubscriptionDocument | null, number, object]>([
    [
      'of one that runs counts from its end',
      bought('weekly'),
      5,
      { kind: 'extended', ran: true, document: { expiryDate: at(12), startDate: at(0), isActive: true } },
    ],
    ['of a granted one too', granted('weekly'), 1, { document: { expiryDate: at(8), paymentId: id } }],
    [
      'of one that ran out counts from now',
      bought('weekly', now - 20 * DAY),
      5,
      { kind: 'extended', ran: false, document: { expiryDate: at(5) }, before: { expiryDate: at(-13) } },
    ],
    [
      'at the very end counts from now, which is the same',
      bought('weekly', now - 7 * DAY),
      1,
      { ran: false, document: { expiryDate: at(1) } },
    ],
    ['of nothing is none', null, 5, { kind: 'never-had-one' }],
    ['of what was taken back is none', takenBack(bought('weekly')), 5, { kind: 'taken-back' }],
  ])('%s', (_case, current, days, expected) => {
    expect(extendAccess(current, days, now)).toMatchObject(expected);
  });

  it('changes the end and nothing else', () => {
    const current = bought('monthly', now - DAY);
    expect(extendAccess(current, 3, now)).toEqual({
      kind: 'extended',
      ran: true,
      before: current,
      document: { ...current, expiryDate: at(32), updatedAt: at(0) },
    });
  });

  it('is not lost when the very same payment is heard of again', () => {
    const extended = extendAccess(bought('weekly'), 10, now);
    if (extended.kind !== 'extended') throw new Error('it runs');
    expect(pay(extended.document, 'weekly', now)).toMatchObject({ document: { expiryDate: at(17) } });
    expect(pay(extended.document, 'monthly', now, 'ch_2')).toMatchObject({
      document: { expiryDate: at(30) },
    });
  });
});

describe('an extension that was done before', () => {
  const gift = (change: Partial<Gift>): Gift => ({
    kind: 'extended',
    id: 'extend_1',
    plan: 'weekly',
    days: 7,
    until: at(7),
    because: null,
    at: at(0),
    ...change,
  });
  it.each<[string, Gift, { days: number; once: string | null }, boolean]>([
    ['just now', gift({}), { days: 7, once: null }, true],
    ['within a day', gift({ at: new Date(now - DAY + 1).toISOString() }), { days: 7, once: null }, true],
    ['a day ago', gift({ at: at(-1) }), { days: 7, once: null }, false],
    ['by another number of days', gift({}), { days: 8, once: null }, false],
    ['a grant of as many', gift({ kind: 'granted' }), { days: 7, once: null }, false],
    ['under a key, and given without', gift({ id: 'extend_T-1' }), { days: 7, once: null }, true],
    ['under this key, long ago', gift({ id: 'extend_T-1', at: at(-400) }), { days: 7, once: 'T-1' }, true],
    ['under this key, of other days', gift({ id: 'extend_T-1' }), { days: 9, once: 'T-1' }, true],
    ['under another key', gift({ id: 'extend_T-2' }), { days: 7, once: 'T-1' }, false],
    ['without a key, and given under one', gift({}), { days: 7, once: 'T-1' }, false],
  ])('%s', (_case, done, wanted, is) => {
    expect(doneBefore([done], wanted, now) !== undefined).toBe(is);
  });
});
