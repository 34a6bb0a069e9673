import { afterEach, describe, expect, it } from 'vitest';
import { ENGINES } from '#database/testing';
import { DAY_MS, isoTime } from '#kit';
import { GATEWAY_KEY, GOOD_CARD, type Person, type TestProduct, testProduct } from '#server/testing';
import { wireStatus } from '#subscriptions';
import { findSubscription } from '#subscriptions/server';
import { listInReview } from './outcomes.ts';
import type { CardProvider } from './provider.ts';
import { findReceipts } from './receipts.ts';
import { reconcile } from './reconciler.ts';
import { refundSettings } from './refund-settle.ts';
import { giveBack } from './refunds.ts';
import { findCheckout } from './store.ts';

const MINUTE_MS = 60_000;

describe.each(ENGINES)('captures that come to light late, on %s', (engine) => {
  let product: TestProduct;
  /** The next charge is lost before it arrives. */
  let loses: boolean;
  /** Charges wait for it. */
  let gate: Promise<void>;
  let atGate: () => void;
  afterEach(() => product.close());

  async function open(): Promise<Person> {
    loses = false;
    gate = Promise.resolve();
    atGate = () => {};
    product = await testProduct(engine, {
      provider: (real): CardProvider => ({
        ...real,
        async charge(request) {
          if (loses) return { kind: 'unknown', answered: false, reason: 'ECONNRESET' };
          atGate();
          await gate;
          return real.charge(request);
        },
      }),
    });
    return product.person();
  }
  async function start(person: Person, plan: string): Promise<string> {
    const answer = await person.post('/api/checkout', { plan });
    return ((await answer.json()) as { checkoutId: string }).checkoutId;
  }
  const pay = async (person: Person, id: string) =>
    person.post(`/api/checkout/${id}/pay`, { token: await product.cardToken(GOOD_CARD) });
  const deps = () => ({
    db: product.database.db,
    providers: product.providers,
    timeoutMs: product.timeoutMs,
    clock: () => product.clock.now,
    alone: false,
  });
  const run = (everything = false) => reconcile(deps(), everything);
  const stateOf = async (id: string) => (await findCheckout(product.database.db, id))?.state;
  const subscription = async (person: Person) =>
    (await (await person.get('/subscription/status')).json()) as Record<string, unknown>;

  /** A checkout that was given up on; the provider carries its charge out afterwards. */
  async function givenUp(person: Person, plan: string): Promise<string> {
    const id = await start(person, plan);
    loses = true;
    await pay(person, id);
    loses = false;
    product.clock.tick(10 * product.timeoutMs);
    await run(true);
    expect(await stateOf(id)).toBe('failed');
    return id;
  }
  async function carriedOut(checkoutId: string, amountInCents: number): Promise<string> {
    const answer = await fetch(`${product.gatewayUrl}/v1/charges/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-secret-key': GATEWAY_KEY },
      body: JSON.stringify({
        token: await product.cardToken(GOOD_CARD),
        amountInCents,
        currency: 'ZAR',
        metadata: { checkoutId },
      }),
    });
    return ((await answer.json()) as { id: string }).id;
  }
  /** Begins to charge, and returns once the provider has been asked. */
  async function charging(person: Person, id: string) {
    let release = () => {};
    gate = new Promise((resolve) => {
      release = () => resolve();
    });
    const arrived = new Promise<void>((resolve) => {
      atGate = resolve;
    });
    const paying = pay(person, id);
    await arrived;
    return { paying, release };
  }

  it.each([
    ['of another amount', null, 1, 'amount-differs', 'weekly', 409],
    // It goes back by itself, so all is known of it.
    ['that buys nothing beside the running plan', 'weekly', 9_999, 'runs-already', 'monthly', 200],
  ])(
    'one %s is listed at once while another attempt is open, and that one is applied',
    async (_case, runs, amountInCents, reason, wanted, next) => {
      const person = await open();
      const late = await givenUp(person, 'weekly');
      if (runs) expect((await person.buy(runs)).status).toBe(200);
      const second = await start(person, wanted);
      const { paying, release } = await charging(person, second);
      const chargeId = await carriedOut(late, amountInCents);
      product.clock.tick(11 * MINUTE_MS);
      await run();
      expect((await listInReview(product.database.db, { most: 10, after: null })).rows).toMatchObject([
        { checkoutId: late, paymentId: chargeId, reason },
      ]);
      expect(await stateOf(second)).toBe('charging');
      release();
      expect((await paying).status).toBe(200);
      expect(await subscription(person)).toMatchObject({ isActive: true, type: wanted });

      // The plan may be bought, and yet nothing more is charged before the operator has settled what only they can.
      expect((await person.post('/api/checkout', { plan: 'yearly' })).status).toBe(next);
      const { mailer, settings } = product;
      const row = await findCheckout(product.database.db, late);
      if (!row) throw new Error('the late checkout is gone');
      const refunding = { ...deps(), mailer, ...refundSettings(settings) };
      expect(await giveBack(refunding, row, { reason: null, keepAccess: false })).toMatchObject({
        refund: { state: 'refunded', charge_id: chargeId, amount_in_cents: amountInCents },
      });
      expect([
        await stateOf(late),
        (await listInReview(product.database.db, { most: 10, after: null })).rows,
      ]).toEqual(['refunded', []]);
      expect(await subscription(person)).toMatchObject({ isActive: true, type: wanted });
    },
  );

  it('one that opens its plan while another attempt is open leaves that one for a refund', async () => {
    const person = await open();
    const late = await givenUp(person, 'monthly');
    const second = await start(person, 'monthly');
    const { paying, release } = await charging(person, second);
    await carriedOut(late, 24_999);
    product.clock.tick(11 * MINUTE_MS);
    await run();
    expect(await stateOf(late)).toBe('applied');
    release();
    expect([(await paying).status, await stateOf(second)]).toEqual([202, 'review']);
    expect((await listInReview(product.database.db, { most: 10, after: null })).rows).toMatchObject([
      { checkoutId: second, reason: 'runs-already', paymentId: expect.stringMatching(/^ch_/) },
    ]);
  });

  it('a page of the checkout that was opened before charges nothing while one is in review', async () => {
    const person = await open();
    const late = await givenUp(person, 'weekly');
    const before = await start(person, 'monthly');
    await carriedOut(late, 1);
    product.clock.tick(11 * MINUTE_MS);
    await run();
    expect(await stateOf(late)).toBe('review');
    const paid = await pay(person, before);
    expect([paid.status, await paid.json()]).toMatchObject([409, { error: { code: 'in-progress' } }]);
    expect((await product.ledger()).filter(({ checkoutId }) => checkoutId === before)).toEqual([]);
  });

  it('one of nine days ago opens all the days that were paid for, from now', async () => {
    const person = await open();
    const id = await start(person, 'weekly');
    const { db } = product.database;
    await db
      .updateTable('checkouts')
      .set({
        state: 'confirming',
        charging_at: isoTime(product.clock.now),
        next_check_at: isoTime(product.clock.now),
      })
      .where('id', '=', id)
      .execute();
    await carriedOut(id, 9_999);
    const paidAt = new Date(product.clock.now);
    product.clock.tick(9 * DAY_MS);
    await run();
    const now = product.clock.now;
    // Their session has ended by now.
    expect(wireStatus(await findSubscription(db, person.id), now)).toMatchObject({
      isActive: true,
      startDate: isoTime(now),
      expiryDate: isoTime(now + 7 * DAY_MS),
    });
    const stored = await db.selectFrom('subscriptions').selectAll().executeTakeFirstOrThrow();
    const { paymentDate } = JSON.parse(stored.payment_details) as { paymentDate: string };
    expect(stored.last_payment_date).toBe(paymentDate);
    // The gateway has a clock of its own.
    expect(Math.abs(Date.parse(paymentDate) - paidAt.getTime())).toBeLessThan(MINUTE_MS);
    expect((await findReceipts(db, person.id))[0]?.at).toBe(paymentDate);
  });

  it('a price that changed since the checkout was opened is recorded nowhere: what was taken is', async () => {
    const person = await open();
    const { db } = product.database;
    const id = await start(person, 'monthly');
    // As if the plan had cost less when this checkout was opened.
    await db.updateTable('checkouts').set({ amount_in_cents: 19_999 }).where('id', '=', id).execute();
    expect((await pay(person, id)).status).toBe(200);
    expect(await product.ledger()).toMatchObject([{ amountInCents: 19_999 }]);
    expect(await subscription(person)).toMatchObject({ type: 'monthly', amount: 199.99 });
    const stored = await db.selectFrom('subscriptions').selectAll().executeTakeFirstOrThrow();
    expect(JSON.parse(stored.payment_details)).toMatchObject({ amount: 199.99 });
    expect(await findReceipts(db, person.id)).toMatchObject([{ amountInCents: 19_999 }]);
    const lines = await db.selectFrom('payments').select('amount_in_cents').execute();
    expect(lines.map((line) => line.amount_in_cents)).toEqual([19_999, 19_999, 19_999]);
  });
});
