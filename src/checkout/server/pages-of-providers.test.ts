import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AT_PROVIDER_FOR_MS } from '#checkout';
import { ENGINES } from '#database/testing';
import type { TestProduct } from '#server/testing';
import { signed, WEBHOOK_SECRET, yocoPageShop } from './providers/yoco/testing.ts';
import { refundSettings } from './refund-settle.ts';
import { giveBack } from './refunds.ts';

describe.each(ENGINES)('payments on a page of the provider, on %s', (engine) => {
  let shop: Awaited<ReturnType<typeof yocoPageShop>>;
  let product: TestProduct;
  beforeEach(async () => {
    shop = await yocoPageShop(engine);
    ({ product } = shop);
  });
  afterEach(() => product.close());

  it('is begun once, hinted at by the page, and applied by the signed message', async () => {
    const person = await product.person();
    const begun = await shop.begin(person);
    expect(begun).toMatchObject({ provider: 'yoco', amountInCents: 24_999, redirectUrl: expect.any(String) });
    expect(await shop.stateOf(begun.checkoutId)).toBe('at-provider');
    // Pressed again, reloaded: the same page.
    expect(await shop.begin(person)).toEqual(begun);
    // Nothing was paid yet, whatever the browser says.
    expect(await shop.confirm(person, begun.checkoutId)).toEqual({
      status: 202,
      body: { state: 'confirming' },
    });
    expect(await shop.stateOf(begun.checkoutId)).toBe('at-provider');

    expect(await shop.payOnPage(begun)).toBe(200);
    expect((await shop.confirm(person, begun.checkoutId)).status).toBe(202);
    // The page hints that it was paid: nothing else is charged meanwhile, and nothing is opened.
    expect(await shop.stateOf(begun.checkoutId)).toBe('confirming');
    expect(await shop.begin(person, 'yearly')).toMatchObject({
      error: { code: 'in-progress', checkoutId: begun.checkoutId },
    });
    expect(await shop.isActive(person)).toBe(false);

    expect(await shop.succeeded(begun.checkoutId)).toBe(200);
    expect(await shop.confirm(person, begun.checkoutId)).toMatchObject({
      status: 200,
      body: { state: 'applied' },
    });
    expect(await shop.isActive(person)).toBe(true);
    expect(await shop.row(begun.checkoutId)).toMatchObject({
      charge_id: 'p_1',
      masked_card: 'Visa •••• 4242',
    });
    expect(await shop.begin(person)).toMatchObject({ error: { code: 'active-subscription' } });
  });

  it('is not told to anybody else, nor by another reference', async () => {
    const [person, other] = [await product.person(), await product.person()];
    const { checkoutId } = await shop.begin(person);
    expect((await shop.confirm(other, checkoutId)).status).toBe(404);
    for (const reference of [randomUUID(), 'p_1'])
      expect((await person.post(`/api/checkout/${checkoutId}/pay`, { reference })).status).toBe(400);
    // No token is charged on a page.
    expect((await person.post(`/api/checkout/${checkoutId}/pay`, { token: 'tok_1' })).status).toBe(202);
    expect(await product.ledger()).toEqual([]);
  });

  it('a message that comes first, twice, and after a failure that is told late opens the plan once', async () => {
    const person = await product.person();
    const { checkoutId } = await shop.begin(person);
    await shop.succeeded(checkoutId, {}, 'msg_1');
    await shop.succeeded(checkoutId, {}, 'msg_1');
    await shop.succeeded(checkoutId, {}, 'msg_2');
    await shop.send(
      signed(await shop.messageOf(checkoutId, 'payment.failed', { failureReason: 'card_declined' })),
    );
    expect(await shop.stateOf(checkoutId)).toBe('applied');
    expect(await shop.events(checkoutId)).toEqual(['applied', 'captured', 'intent']);
    expect(await shop.confirm(person, checkoutId)).toMatchObject({ status: 200 });
  });

  it('declined, then paid with another card on the same page', async () => {
    const person = await product.person();
    const begun = await shop.begin(person);
    await shop.send(
      signed(
        await shop.messageOf(begun.checkoutId, 'payment.failed', { failureReason: 'insufficient_funds' }),
      ),
    );
    expect(await (await person.get(`/api/checkout/${begun.checkoutId}`)).json()).toEqual({
      state: 'declined',
      message: 'Your card has insufficient funds.',
    });
    expect((await shop.confirm(person, begun.checkoutId)).status).toBe(402);
    // Another try is free, and has a page of its own.
    const next = await shop.begin(person);
    expect(next.checkoutId).not.toBe(begun.checkoutId);
    await shop.succeeded(begun.checkoutId);
    expect(await shop.stateOf(begun.checkoutId)).toBe('applied');
    // Paid on both: the second buys nothing and is listed to be given back.
    await shop.succeeded(next.checkoutId, { id: 'p_2' });
    expect(await shop.row(next.checkoutId)).toMatchObject({
      state: 'review',
      review_reason: 'runs-already',
      charge_id: 'p_2',
    });
  });

  it.each(['declined', 'failed'])(
    '%s, then paid on the same page, with a message that has not come yet: nothing else is sold meanwhile',
    async (state) => {
      const [person, other] = [await product.person(), await product.person()];
      const [begun, seen] = [await shop.begin(person), await shop.begin(other)];
      if (state === 'declined')
        for (const { checkoutId } of [begun, seen])
          await shop.send(
            signed(await shop.messageOf(checkoutId, 'payment.failed', { failureReason: 'expired_card' })),
          );
      else {
        product.clock.tick(AT_PROVIDER_FOR_MS);
        await shop.run();
      }
      expect([await shop.stateOf(begun.checkoutId), await shop.stateOf(seen.checkoutId)]).toEqual([
        state,
        state,
      ]);
      for (const page of [begun, seen]) expect(await shop.payOnPage(page)).toBe(200);
      // Led back by the provider, or by a way of their own.
      expect((await shop.confirm(person, begun.checkoutId)).status).toBe(202);
      expect(await shop.stateOf(begun.checkoutId)).toBe('confirming');
      for (const [who, { checkoutId }] of [[person, begun] as const, [other, seen] as const]) {
        expect(await shop.begin(who, 'yearly')).toMatchObject({ error: { code: 'in-progress', checkoutId } });
        await shop.succeeded(checkoutId, { id: `p_${checkoutId}` });
        expect([await shop.stateOf(checkoutId), await shop.isActive(who)]).toEqual(['applied', true]);
      }
      expect(await product.ledger()).toHaveLength(2);
    },
  );

  it.each(['in', 'after'])('paid %s its hour, and no message ever: a person has to look', async (when) => {
    const person = await product.person();
    const begun = await shop.begin(person);
    if (when === 'after') product.clock.tick(AT_PROVIDER_FOR_MS);
    await shop.run();
    await shop.payOnPage(begun);
    product.clock.tick(AT_PROVIDER_FOR_MS / 2);
    await shop.run();
    expect(await shop.stateOf(begun.checkoutId)).toBe('confirming');
    product.clock.tick(AT_PROVIDER_FOR_MS);
    await shop.run();
    expect(await shop.row(begun.checkoutId)).toMatchObject({ state: 'review', review_reason: 'unproven' });
    await shop.succeeded(begun.checkoutId);
    expect(await shop.stateOf(begun.checkoutId)).toBe('applied');
  });

  it('paid twice on one page: the second payment is listed to be given back', async () => {
    const person = await product.person();
    const { checkoutId } = await shop.begin(person);
    await shop.succeeded(checkoutId);
    for (const id of ['msg_a', 'msg_b']) await shop.succeeded(checkoutId, { id: 'p_2' }, id);
    const all = await product.database.db
      .selectFrom('checkouts')
      .select(['state', 'charge_id', 'review_reason'])
      .where('user_id', '=', person.id)
      .orderBy('charge_id')
      .execute();
    expect(all).toEqual([
      { state: 'applied', charge_id: 'p_1', review_reason: null },
      { state: 'review', charge_id: 'p_2', review_reason: 'paid-twice' },
    ]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['another amount', { amount: 100 }, 'review'],
    ['another currency', { currency: 'USD' }, 'review'],
    ['live keys', { mode: 'live' }, 'at-provider'],
    ['another page', { metadata: { checkoutId: 'ch_other', reference: randomUUID() } }, 'at-provider'],
    ['nothing that we know', { metadata: null }, 'at-provider'],
    ['no amount', { amount: undefined }, 'at-provider'],
  ])('a signed message about %s opens nothing', async (_case, more, state) => {
    const person = await product.person();
    const { checkoutId } = await shop.begin(person);
    expect(await shop.succeeded(checkoutId, more)).toBe(200);
    expect(await shop.stateOf(checkoutId)).toBe(state);
    expect(await shop.isActive(person)).toBe(false);
  });

  it('a test payment in production opens nothing', async () => {
    const person = await product.person();
    const { checkoutId } = await shop.begin(person);
    shop.setLive(true);
    expect(await shop.succeeded(checkoutId)).toBe(200);
    expect([await shop.stateOf(checkoutId), await shop.isActive(person)]).toEqual(['at-provider', false]);
  });

  it.each<[string, (body: string) => RequestInit, string]>([
    ['signed with another secret', (body) => signed(body, 'm1', 'whsec_bm90IG91cnMgYXQgYWxsIQ=='), 'yoco'],
    ['not signed', (body) => ({ method: 'POST', body }), 'yoco'],
    [
      'replayed after four minutes',
      (body) => {
        const sent = new Date(Date.now() - 4 * 60_000);
        const headers = {
          'webhook-id': 'm1',
          'webhook-timestamp': String(Math.floor(sent.getTime() / 1000)),
          'webhook-signature': new Webhook(WEBHOOK_SECRET).sign('m1', sent, body),
        };
        return { method: 'POST', body, headers };
      },
      'yoco',
    ],
    ['sent to a provider that is not ours', (body) => signed(body), 'paystack'],
  ])('a message that is %s is refused', async (_case, message, provider) => {
    const person = await product.person();
    const { checkoutId } = await shop.begin(person);
    expect(await shop.send(message(await shop.messageOf(checkoutId, 'payment.succeeded')), provider)).toBe(
      400,
    );
    expect(await shop.stateOf(checkoutId)).toBe('at-provider');
    const kept = await product.database.db.selectFrom('payment_events').selectAll().execute();
    expect(kept).toEqual([]);
  });

  it('is carried out by the next process where this one died after it had answered', async () => {
    const person = await product.person();
    const { checkoutId } = await shop.begin(person);
    const { db } = product.database;
    // The payment cannot be written: as if the process had ended in between.
    await db.schema.alterTable('subscriptions').renameTo('subscriptions_away').execute();
    expect(await shop.succeeded(checkoutId)).toBe(200);
    await db.schema.alterTable('subscriptions_away').renameTo('subscriptions').execute();
    expect(await shop.stateOf(checkoutId)).not.toBe('applied');
    product.clock.tick(5_000);
    expect(await product.inbox.carryOut()).toBe(1);
    expect(await shop.stateOf(checkoutId)).toBe('applied');
    expect(await product.inbox.carryOut()).toBe(0);
  });

  it('whose address was lost is asked for again by the same key', async () => {
    const person = await product.person();
    await shop.loseAnswer('/yoco/api/checkouts');
    expect(await shop.begin(person)).toMatchObject({ error: { code: 'payment-failed' } });
    const begun = await shop.begin(person);
    expect(begun.redirectUrl).toEqual(expect.any(String));
    const rows = await product.database.db.selectFrom('checkouts').select('state').execute();
    expect(rows).toEqual([{ state: 'at-provider' }]);
    // Even where only the message tells Yoco's own id.
    await product.database.db.updateTable('checkouts').set({ provider_ref: null }).execute();
    await shop.send(
      signed(
        await shop.messageOf(begun.checkoutId, 'payment.succeeded', {
          metadata: { checkoutId: 'ch_told', reference: begun.checkoutId },
        }),
      ),
    );
    expect(await shop.row(begun.checkoutId)).toMatchObject({ state: 'applied', provider_ref: 'ch_told' });
  });

  it('is given back: taken on, then told by a message; and what the portal gave back is noticed', async () => {
    const person = await product.person();
    const begun = await shop.begin(person);
    await shop.payOnPage(begun);
    const [capture] = await product.ledger();
    await shop.succeeded(begun.checkoutId, { id: capture?.chargeId });
    const deps = {
      db: product.database.db,
      providers: product.providers,
      timeoutMs: product.timeoutMs,
      clock: () => product.clock.now,
      mailer: product.mailer,
      ...refundSettings(product.settings),
    };
    const asked = await giveBack(deps, await shop.row(begun.checkoutId), { reason: null, keepAccess: false });
    expect(asked).toMatchObject({ kind: 'asked', refund: { state: 'pending' } });
    expect(await shop.isActive(person)).toBe(true);
    const refund = { id: 'rfd_1', paymentId: capture?.chargeId };
    await shop.send(signed(await shop.messageOf(begun.checkoutId, 'refund.succeeded', refund)));
    expect([await shop.stateOf(begun.checkoutId), await shop.isActive(person)]).toEqual(['refunded', false]);

    const again = await shop.begin(person);
    await shop.succeeded(again.checkoutId, { id: 'p_3' });
    const inPortal = { id: 'rfd_2', paymentId: 'p_3' };
    // A part of it changes nothing.
    await shop.send(
      signed(await shop.messageOf(again.checkoutId, 'refund.succeeded', { ...inPortal, amount: 100 })),
    );
    expect(await shop.isActive(person)).toBe(true);
    await shop.send(signed(await shop.messageOf(again.checkoutId, 'refund.succeeded', inPortal)));
    expect([await shop.stateOf(again.checkoutId), await shop.isActive(person)]).toEqual(['refunded', false]);
  });
});
