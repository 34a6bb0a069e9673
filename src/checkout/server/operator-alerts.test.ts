import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#database';
import { ENGINES, type TestPlace, testPlace } from '#database/testing';
import { isoTime, MINUTE_MS } from '#kit';
import { type TestProduct, testProduct } from '#server/testing';
import { tellOperator } from './operator-alerts.ts';

const SUPPORT = 'help@example.com';

describe.each(ENGINES)('letters to the operator, on %s', (engine) => {
  let place: TestPlace;
  let product: TestProduct;
  beforeEach(async () => {
    place = await testPlace(engine);
    product = await testProduct(engine, { place });
  });
  afterEach(async () => {
    await product.close();
    await place.remove();
  });

  const deps = () => ({
    db: product.database.db,
    clock: () => product.clock.now,
    mailer: product.mailer,
    brandName: 'Repartee',
    support: SUPPORT,
  });
  const later = async (ms: number) => {
    product.clock.tick(ms);
    return tellOperator(deps());
  };
  const letters = () => product.letters(SUPPORT);
  /** Somebody whose payment stands so. */
  async function paid(change: { state: string; review_reason?: string }) {
    const person = await product.person();
    await person.buy('weekly');
    const { id, charge_id } = await product.database.db
      .updateTable('checkouts')
      .set(change)
      .where('user_id', '=', person.id)
      .returning(['id', 'charge_id'])
      .executeTakeFirstOrThrow();
    return { person, id, chargeId: charge_id ?? '' };
  }
  const refundOf = (one: { id: string; chargeId: string }, state: string) =>
    product.database.db
      .insertInto('refunds')
      .values({
        id: `refund-${one.id}`,
        checkout_id: one.id,
        provider: 'sandbox',
        charge_id: one.chargeId,
        amount_in_cents: 9_999,
        currency: 'ZAR',
        state,
        provider_refund_id: null,
        reason: null,
        by: 'operator',
        keep_access: 0,
        told: null,
        requested_at: isoTime(product.clock.now),
        settled_at: null,
        next_check_at: null,
        checks: 0,
      })
      .execute();

  it('tell of a payment in review once, without a word about its customer', async () => {
    expect(await later(0)).toBe(0);
    const { person, chargeId } = await paid({ state: 'review', review_reason: 'cannot-tell' });
    expect(await later(0)).toBe(1);
    expect([await later(MINUTE_MS), await later(60 * MINUTE_MS)]).toEqual([0, 0]);
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter?.subject).toBe('Repartee: payment in review');
    expect(letter?.text).toContain(`R99.99, sandbox ${chargeId}, since `);
    expect(letter?.text).not.toContain(person.email);
    expect(letter?.text).not.toContain('Thandi');
  });

  it('put what comes within a quarter of an hour into one, and count what is too much to list', async () => {
    await paid({ state: 'review' });
    await later(0);
    for (let one = 0; one < 22; one++) await paid({ state: 'review' });
    expect(await later(14 * MINUTE_MS)).toBe(0);
    expect(await later(MINUTE_MS)).toBe(22);
    const letter = (await letters()).at(-1);
    expect(letter?.subject).toBe('Repartee: 22 things need you');
    expect(letter?.text.match(/Payment in review: /g)).toHaveLength(20);
    expect(letter?.text).toContain('2 more are not in this list.');
  });

  it('tell of a refund that has no end after an hour, and of a request', async () => {
    const one = await paid({ state: 'applied' });
    await refundOf(one, 'unknown');
    expect(await later(59 * MINUTE_MS)).toBe(0);
    expect(await later(MINUTE_MS)).toBe(1);
    const asking = await product.person();
    await asking.buy('weekly');
    const { receipts } = (await (await asking.get('/api/account')).json()) as {
      receipts: { paymentId: string }[];
    };
    await asking.post('/api/account/refunds', { paymentId: receipts[0]?.paymentId });
    expect(await later(15 * MINUTE_MS)).toBe(1);
    expect((await letters()).map(({ subject }) => subject)).toEqual([
      'Repartee: refund without an end for over an hour',
      'Repartee: customer asks for money back',
    ]);
  });

  it('tell of a dispute when it is opened, and when it is lost', async () => {
    const { id, person, chargeId } = await paid({ state: 'applied' });
    const line = (event: string) =>
      product.database.db
        .insertInto('payments')
        .values({
          id: event,
          checkout_id: id,
          user_id: person.id,
          event,
          provider: 'paystack',
          charge_id: chargeId,
          amount_in_cents: 9_999,
          currency: 'ZAR',
          detail: 'dispute 7',
          at: isoTime(product.clock.now),
        })
        .execute();
    await line('dispute-open');
    expect([await later(0), await later(15 * MINUTE_MS)]).toEqual([1, 0]);
    await line('dispute-lost');
    expect(await later(0)).toBe(1);
    expect((await letters()).map(({ subject }) => subject)).toEqual([
      'Repartee: dispute: the bank of a customer asks a payment back',
      'Repartee: dispute that was lost',
    ]);
  });

  it('tell of a message of a provider that fails again and again', async () => {
    const event = {
      provider: 'yoco',
      type: 'payment.succeeded',
      is_test: 0,
      about: '{}',
      checkout_id: null,
      received_at: isoTime(product.clock.now),
      done_at: null,
      outcome: null,
      next_try_at: isoTime(product.clock.now),
    };
    await product.database.db
      .insertInto('payment_events')
      .values([
        { ...event, id: 'one', event_id: 'one', tries: 5 },
        { ...event, id: 'two', event_id: 'two', tries: 1 },
        { ...event, id: 'three', event_id: 'three', tries: 5, next_try_at: null },
      ])
      .execute();
    expect([await later(0), await later(60 * MINUTE_MS)]).toEqual([1, 0]);
    const [letter] = await letters();
    expect(letter?.text).toContain('yoco payment.succeeded, since ');
  });

  it('tell of a granted refund that the provider refused', async () => {
    const one = await paid({ state: 'applied' });
    await one.person.post('/api/account/refunds', { paymentId: one.chargeId });
    await product.database.db
      .updateTable('refund_requests')
      .set({ state: 'granted' })
      .where('checkout_id', '=', one.id)
      .execute();
    await refundOf(one, 'refused');
    expect(await later(0)).toBe(1);
    expect((await letters()).map(({ subject }) => subject)).toEqual([
      'Repartee: granted refund that the provider refused',
    ]);
  });

  it('are written by one of two nodes, again after a crash, and to nobody where no address is set', async () => {
    await paid({ state: 'review' });
    expect(await tellOperator({ ...deps(), support: null })).toBe(0);
    const dying = { send: () => Promise.reject(new Error('killed')), wake() {} };
    await expect(tellOperator({ ...deps(), mailer: dying })).rejects.toThrow('killed');
    const node = openDatabase(place.url ? { url: place.url } : { dataDir: place.dataDir });
    const told = await Promise.all([tellOperator(deps()), tellOperator({ ...deps(), db: node.db })]);
    await node.close();
    expect(told.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect(await letters()).toHaveLength(1);
  });
});
