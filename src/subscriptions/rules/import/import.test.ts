import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPayment, type SubscriptionDocument } from '../subscription.ts';
import { decideImport, readDocument, readDocumentRows, readOldSubscription } from './index.ts';

const fields = {
  isActive: true,
  type: 'Monthly',
  startDate: '2026-11-01T10:00:00.000Z',
  expiryDate: '2026-12-01T10:00:00.000Z',
  paymentId: 'ch_old',
  amount: 249.99,
  currency: 'ZAR',
  paymentDetails: { transactionId: 'ch_old', paymentMethod: 'Yoco' },
};
const NAME = 'projects/p/databases/(default)/documents/subscriptions/u1';
const text = (stringValue: string) => ({ stringValue });
const rest = {
  name: NAME,
  fields: {
    isActive: { booleanValue: true },
    type: text('monthly'),
    startDate: { timestampValue: '2026-11-01T10:00:00.000000Z' },
    expiryDate: text('2026-12-01T10:00:00.000Z'),
    paymentId: text('ch_old'),
    amount: { doubleValue: 249.99 },
    currency: text('ZAR'),
    seen: { integerValue: '3' },
    tags: { arrayValue: { values: [text('a'), { nullValue: null }] } },
    nothing: { arrayValue: {} },
    paymentDetails: { mapValue: { fields: { transactionId: text('ch_old'), paymentMethod: text('yoco') } } },
  },
};
const seconds = Date.parse(fields.startDate) / 1000;

/** Every row of a text, read to the end. */
function read(source: unknown) {
  const rows = readDocumentRows(typeof source === 'string' ? source : JSON.stringify(source));
  return rows?.map((row) => {
    const found = row.ok ? readDocument(row.value) : row;
    if (!found.ok) return found.why;
    const one = readOldSubscription(found.document);
    return one.ok ? one.subscription : one.why;
  });
}
const taken = {
  userId: 'u1',
  email: null,
  isActive: true,
  type: 'monthly',
  startDate: fields.startDate,
  expiryDate: fields.expiryDate,
  paymentId: 'ch_old',
  amountInCents: 24_999,
  paymentMethod: 'yoco',
  lastPaymentDate: fields.startDate,
  createdAt: null,
};

describe('a dump of the old database', () => {
  it.each([
    ['REST, listed', { documents: [rest] }],
    ['REST, one document', rest],
    ['REST, one a line', `${JSON.stringify(rest)}\n${JSON.stringify(rest)}`],
    ['by id', { u1: fields }],
    ['by id, under the collection', { subscriptions: { u1: fields } }],
    ['by id, as an export tool nests it', { __collections__: { subscriptions: { u1: fields } } }],
    ['a list with ids', [{ id: 'u1', ...fields }]],
    ['a list with data', [{ id: 'u1', data: fields }]],
    ['a list that knows its user', [{ userId: 'u1', ...fields }]],
    ['the SDK’s seconds', { u1: { ...fields, startDate: { seconds, nanoseconds: 0 } } }],
    ['the admin SDK’s seconds', { u1: { ...fields, startDate: { _seconds: seconds, _nanoseconds: 0 } } }],
    ['milliseconds', { u1: { ...fields, startDate: seconds * 1000 } }],
  ])('%s', (_shape, source) => expect(read(source)?.[0]).toEqual(taken));

  it.each([
    ['a broken one', '{"documents":['],
    ['a text', '"x"'],
    ['a number by id', '{"u1":3}'],
  ])('%s is none', (_case, source) => expect(readDocumentRows(source)).toBeNull());

  it.each<[string, unknown, string]>([
    ['a plan there is not', { u1: { ...fields, type: 'daily' } }, 'type is wrong'],
    ['no end', { u1: { ...fields, expiryDate: undefined } }, 'expiryDate is missing'],
    [
      'an end before the start',
      { u1: { ...fields, expiryDate: '2026-10-01T10:00:00.000Z' } },
      'expiryDate is not after startDate',
    ],
    ['no payment', { u1: { ...fields, paymentId: undefined, paymentDetails: {} } }, 'paymentId is missing'],
    ['a payment that is a command', { u1: { ...fields, paymentId: '\u001b[2J' } }, 'paymentId is wrong'],
    ['dollars', { u1: { ...fields, currency: 'USD' } }, 'currency is wrong'],
    ['less than nothing', { u1: { ...fields, amount: -1 } }, 'amount is wrong'],
    [
      'another person',
      { u1: { ...fields, userId: 'u2' } },
      'userId is not the id that the document is kept under',
    ],
    [
      'a provider there is not',
      { u1: { ...fields, paymentDetails: { paymentMethod: 'cash' } } },
      'paymentDetails.paymentMethod is wrong',
    ],
    [
      'a kind of value there is not',
      { documents: [{ name: NAME, fields: { a: { vectorValue: 1 } } }] },
      'holds an unknown kind of value',
    ],
    ['no id', [fields], 'has no id'],
  ])('refuses %s alone, and why', (_case, source, why) => expect(read(source)).toEqual([why]));

  it('tells what is odd and takes it as it is', () => {
    const odd = { ...fields, amount: 199, expiryDate: '2027-12-01T10:00:00.000Z', paymentDetails: {} };
    expect(readOldSubscription({ id: 'u1', fields: odd })).toMatchObject({
      ok: true,
      notes: ['length', 'amount', 'method'],
      subscription: { expiryDate: odd.expiryDate, amountInCents: 19_900, paymentMethod: 'yoco' },
    });
  });

  it('is read or refused, whatever it holds', () => {
    fc.assert(
      fc.property(fc.anything(), fc.object(), (anything, change) => {
        for (const raw of [anything, { id: 'u1', ...fields, ...change }, { name: NAME, fields: change }]) {
          const found = readDocument(raw);
          if (found.ok) readOldSubscription(found.document);
        }
      }),
    );
  });
});

describe('what an old subscription may do here', () => {
  const start = Date.parse(fields.startDate);
  const DAY = 86_400_000;
  const old = { ...taken, type: 'monthly', paymentMethod: 'yoco' } as const;
  function here(plan: 'weekly' | 'yearly', at: number, change: Partial<SubscriptionDocument> = {}) {
    const user = { uid: 'u1', email: 'a@example.com', name: 'A', photoURL: null };
    const paymentMethod = 'yoco' as const;
    const payment = { plan, paymentId: 'ch_new', paymentMethod, amountInCents: 9_999, paidAtMs: at };
    const applied = applyPayment(null, payment, user, at);
    if (applied.kind !== 'applied') throw new Error('a first payment always applies');
    return { ...applied.document, ...change };
  }
  it.each([
    ['nothing stands here', null, old, 'add'],
    ['the very same', here('weekly', start, { paymentId: 'ch_old' }), old, 'same'],
    ['a newer week runs', here('weekly', start + DAY), old, 'keep'],
    ['a newer week ran out', here('weekly', start - 20 * DAY), old, 'replace'],
    ['an older year still runs', here('yearly', start - 3 * DAY), old, 'keep'],
    ['an older week runs, the old one lasts longer', here('weekly', start - DAY), old, 'replace'],
    ['the old one was taken back', here('weekly', start - 20 * DAY), { ...old, isActive: false }, 'keep'],
  ] as const)('%s', (_case, current, incoming, decision) => {
    expect(decideImport(current, incoming, start + 3 * DAY)).toBe(decision);
  });
});
