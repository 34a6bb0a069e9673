import { describe, expect, it } from 'vitest';
import type { Books, Taken } from './books.ts';
import { judge } from './judge.ts';

const AT = '2026-11-28T10:00:00.000Z';

/** Two customers who bought a monthly plan each, in the form of a provider that tells everything. */
function sound(): Books {
  const books: Books = {
    taken: [],
    checkouts: [],
    lines: [],
    refunds: [],
    subscriptions: [],
    receipts: [],
    purchases: new Map([
      ['c1', 'Thandi monthly'],
      ['c2', 'Sipho monthly'],
    ]),
  };
  for (const number of [1, 2]) {
    const [id, user_id, charge_id] = [`c${number}`, `u${number}`, `ch_${number}`];
    const amount = 24_999;
    books.taken.push({
      chargeId: charge_id,
      checkoutId: id,
      amountInCents: amount,
      at: AT,
      wire: 'paystack',
      refund: 'none',
      dispute: 'none',
      disputeEndedAt: null,
    });
    books.checkouts.push({
      id,
      user_id,
      charge_id,
      plan: 'monthly',
      amount_in_cents: amount,
      state: 'applied',
      review_reason: null,
    });
    for (const event of ['intent', 'captured', 'applied'])
      books.lines.push({ checkout_id: id, user_id, event, charge_id, at: AT });
    books.subscriptions.push({
      user_id,
      type: 'monthly',
      payment_id: charge_id,
      amount_in_cents: amount,
      status: 'active',
      start_date: AT,
      expiry_date: '2026-12-28T10:00:00.000Z',
    });
    books.receipts.push({ checkout_id: id, number });
  }
  return books;
}

type Change = (books: Books) => void;
const taken =
  (change: Partial<Taken>): Change =>
  ({ taken: [first] }) =>
    Object.assign(first as Taken, change);
const checkout =
  (change: object): Change =>
  ({ checkouts: [first] }) =>
    Object.assign(first as object, change);
const subscription =
  (change: object): Change =>
  ({ subscriptions: [first] }) =>
    Object.assign(first as object, change);
const again =
  (change: Partial<Taken>): Change =>
  ({ taken: all }) =>
    all.push({ ...(all[0] as Taken), chargeId: 'ch_again', ...change });
/** Given back on both sides, with its line and without the plan. */
const givenBack: Change = (books) => {
  taken({ refund: 'back' })(books);
  checkout({ state: 'refunded' })(books);
  subscription({ status: 'ended' })(books);
  books.lines.push({ checkout_id: 'c1', user_id: 'u1', event: 'refunded', charge_id: 'ch_1', at: AT });
};

/** Taken, and a person has to look into it; the provider's id may not be known. */
const inReview =
  (reason: string, chargeId: string | null): Change =>
  (books) => {
    checkout({ state: 'review', review_reason: reason, charge_id: chargeId })(books);
    books.lines = books.lines.filter(({ checkout_id, event }) => checkout_id !== 'c1' || event !== 'applied');
    if (!chargeId)
      books.lines = books.lines.filter(({ charge_id, event }) => charge_id !== 'ch_1' || event === 'intent');
    books.subscriptions.shift();
    books.receipts.shift();
  };

describe('the two ledgers held against each other', () => {
  it('sound ones have no fault', () => {
    expect(judge(sound())).toEqual({
      faults: [],
      captures: 2,
      applied: 2,
      givenBack: 0,
      review: 0,
      reasons: {},
    });
  });

  it.each<[string, Change, Partial<ReturnType<typeof judge>>]>([
    ['a refund on both sides', givenBack, { givenBack: 1 }],
    [
      'a payment in review',
      inReview('amount-differs', 'ch_1'),
      { review: 1, reasons: { 'amount-differs': 1 } },
    ],
    ['a lost answer that waits for a person', inReview('cannot-tell', null), { review: 1, applied: 1 }],
    [
      'a refund of a provider that cannot tell of it',
      taken({ refund: 'back', wire: 'payfast' }),
      { review: 1, reasons: { 'refund not seen': 1 } },
    ],
    [
      'a second payment of one purchase that was given back',
      again({ checkoutId: 'c9', refund: 'back' }),
      { givenBack: 1, captures: 3 },
    ],
    ['a dispute that is open', taken({ dispute: 'open' }), { applied: 2 }],
  ])('no fault: %s', (_case, change, found) => {
    const books = sound();
    change(books);
    const verdict = judge(books);
    expect(verdict.faults).toEqual([]);
    expect(verdict).toMatchObject(found);
  });

  it.each<[string, Change, RegExp, string | null]>([
    [
      'one checkout captured twice',
      again({}),
      /^captured twice for one checkout: also ch_again of c1$/,
      'c1',
    ],
    [
      'one purchase captured twice',
      (books) => {
        (books.purchases as Map<string, string>).set('c9', 'Thandi monthly');
        again({ checkoutId: 'c9' })(books);
      },
      /^captured twice for one purchase/,
      'c1',
    ],
    ['a capture that nobody knows', again({ checkoutId: 'c9' }), /the shop does not know it/, 'c9'],
    ...['open', 'at-provider', 'charging', 'confirming', 'declined', 'failed'].map(
      (state): [string, Change, RegExp, string] => [
        `a capture whose checkout is ${state}`,
        checkout({ state }),
        new RegExp(`^captured, and the checkout is ${state}$`),
        'c1',
      ],
    ),
    [
      'in review, and open',
      checkout({ state: 'review', review_reason: 'runs-already' }),
      /in review, and its plan/,
      'c1',
    ],
    ['a review without a reason', checkout({ state: 'review' }), /without a reason/, 'c1'],
    ['a subscription without a capture', ({ taken: all }) => all.shift(), /without a capture/, 'c1'],
    ['a payment that the gateway never took', ({ taken: all }) => all.shift(), /never took this/, 'c1'],
    [
      'an applied payment without a subscription',
      ({ subscriptions }) => subscriptions.shift(),
      /^applied, and no subscription$/,
      'c1',
    ],
    [
      'a plan that was not paid for',
      subscription({ type: 'yearly' }),
      /monthly was paid for, and yearly/,
      'c1',
    ],
    ['a plan that is too long', subscription({ expiry_date: '2027-12-28T10:00:00.000Z' }), /runs from/, 'c1'],
    ['a plan that ended by itself', subscription({ status: 'ended' }), /its plan was ended/, 'c1'],
    ['the payment of somebody else', subscription({ user_id: 'u9' }), /of somebody else/, 'c1'],
    ['another amount', taken({ amountInCents: 100 }), /^100 cents were taken for monthly$/, 'c1'],
    ['given back there only', taken({ refund: 'back' }), /given back at the gateway, and its plan/, 'c1'],
    ['a dispute that was lost', taken({ dispute: 'lost' }), /given back at the gateway/, 'c1'],
    ['given back here only', checkout({ state: 'refunded' }), /the gateway has the money/, 'c1'],
    [
      'given back, and its plan is open',
      (books) => {
        givenBack(books);
        subscription({ status: 'active' })(books);
      },
      /^given back, and its plan is open$/,
      'c1',
    ],
    ['a refund that is pending there only', taken({ refund: 'pending' }), /is pending at the gateway/, 'c1'],
    ...['captured', 'applied'].map((event): [string, Change, RegExp, string] => [
      `booked as ${event} twice`,
      ({ lines }) => lines.push({ checkout_id: 'c1', user_id: 'u1', event, charge_id: 'ch_1', at: AT }),
      new RegExp(`^2 lines "${event}" in the ledger$`),
      'c1',
    ]),
    [
      'a capture that is not booked',
      (books) => {
        books.lines = books.lines.filter(({ event }) => event !== 'captured');
      },
      /^the ledger has no line "captured" of it$/,
      'c1',
    ],
    [
      'two checkouts with one payment',
      ({ checkouts }) => checkouts.push({ ...checkouts[0], id: 'c9' } as never),
      /^2 checkouts have/,
      'c1',
    ],
    [
      'one receipt number twice',
      ({ receipts }) => Object.assign(receipts[1] as object, { number: 1 }),
      /^receipt 1 again$/,
      'c2',
    ],
    ['no receipt', ({ receipts }) => receipts.shift(), /^no receipt$/, 'c1'],
  ])('a fault, with its checkout: %s', (_case, change, says, checkoutId) => {
    const books = sound();
    change(books);
    expect(judge(books).faults).toContainEqual(
      expect.objectContaining({ says: expect.stringMatching(says), checkoutId }),
    );
  });

  it.each([
    ['before it was bought anew', '2026-11-28T10:00:01.000Z', 0],
    ['when it had been bought twice', '2026-11-28T10:00:03.000Z', 1],
  ])('a payment that the bank took back %s', (_when, disputeEndedAt, faults) => {
    const books = sound();
    (books.purchases as Map<string, string>).set('c9', 'Thandi monthly');
    taken({ dispute: 'lost', disputeEndedAt })(books);
    again({ checkoutId: 'c9', at: '2026-11-28T10:00:02.000Z', dispute: 'none' })(books);
    const twice = judge(books).faults.filter(({ says }) => says.startsWith('captured twice'));
    expect(twice).toHaveLength(faults);
  });
});
