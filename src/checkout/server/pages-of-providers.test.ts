import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AT_PROVIDER_FOR_MS } from '#checkout';
import { ENGINES } from '#database/testing';
import { type Person, type TestProduct, testProduct } from '#server/testing';
import { checkoutAt, WEBHOOK_SECRET } from './providers/yoco/testing.ts';
import { reconcile } from './reconciler.ts';
import { refundSettings } from './refund-settle.ts';
import { giveBack } from './refunds.ts';
import { findCheckout } from './store.ts';

/** Signed as Yoco signs, now. */
function signed(body: string, id: string = randomUUID(), secret = WEBHOOK_SECRET): RequestInit {
  const sent = new Date();
  return {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(sent.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, sent, body),
    },
  };
}

describe.each(ENGINES)('payments on a page of the provider, on %s', (engine) => {
  let product: TestProduct;
  let gatewayUrl = '';
  let isLive = false;
  beforeEach(async () => {
    isLive = false;
    product = await testProduct(engine, {
      provider: (real) => {
        gatewayUrl = new URL(real.browser.sdkUrl).origin;
        const page = checkoutAt(gatewayUrl);
        return Object.defineProperty({ ...page }, 'isLive', { get: () => isLive });
      },
    });
  });
  afterEach(() => product.close());

  interface Begun {
    checkoutId: string;
    redirectUrl: string;
    error: { code: string; checkoutId?: string };
  }
  async function begin(person: Person, plan = 'monthly'): Promise<Begun> {
    return (await person.post('/api/checkout', { plan })).json() as Promise<Begun>;
  }
  const row = async (id: string) => {
    const found = await findCheckout(product.database.db, id);
    if (!found) throw new Error('no such checkout');
    return found;
  };
  const stateOf = async (id: string) => (await row(id)).state;
  const events = async (id: string) =>
    (
      await product.database.db
        .selectFrom('payments')
        .select('event')
        .where('checkout_id', '=', id)
        .orderBy('at')
        .execute()
    )
      .map(({ event }) => event)
      .sort();
  const isActive = async (person: Person) =>
    ((await (await person.get('/subscription/status')).json()) as { isActive: boolean }).isActive;
  /** The buyer's card on the page of the provider. */
  async function payOnPage({ redirectUrl }: Begun, card = '4242 4242 4242 4242') {
    const token = await product.cardToken(card);
    const answer = await fetch(`${gatewayUrl}/pay/${redirectUrl.split('/').at(-1)}/card`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-public-key': 'pk_test_suite' },
      body: JSON.stringify({ token }),
    });
    return answer.status;
  }
  /** What Yoco sends of a checkout. */
  const messageOf = async (id: string, type: string, more: Record<string, unknown> = {}) => {
    const { provider_ref: checkoutId, amount_in_cents: amount } = await row(id);
    return JSON.stringify({
      id: randomUUID(),
      type,
      createdDate: new Date().toISOString(),
      payload: {
        id: 'p_1',
        type: 'payment',
        amount,
        currency: 'ZAR',
        mode: 'test',
        createdDate: new Date().toISOString(),
        metadata: { checkoutId, reference: id },
        paymentMethodDetails: { card: { scheme: 'visa', maskedCard: '**** **** **** 4242' } },
        ...more,
      },
    });
  };
  async function send(message: RequestInit, provider = 'yoco'): Promise<number> {
    const { status } = await product.request(`/api/payments/webhook/${provider}`, message);
    await product.inbox.settled();
    return status;
  }
  const succeeded = async (id: string, more = {}, messageId?: string) =>
    send(signed(await messageOf(id, 'payment.succeeded', more), messageId));
  const confirm = async (person: Person, id: string) => {
    const answer = await person.post(`/api/checkout/${id}/pay`, { reference: id });
    return { status: answer.status, body: await answer.json() };
  };
  const run = (everything = false) =>
    reconcile(
      {
        db: product.database.db,
        providers: product.providers,
        timeoutMs: product.timeoutMs,
        clock: () => product.clock.now,
        alone: true,
      },
      everything,
    );

  it('is begun once, hinted at by the page, and applied by the signed message', async () => {
    const person = await product.person();
    const begun = await begin(person);
    expect(begun).toMatchObject({ provider: 'yoco', amountInCents: 24_999, redirectUrl: expect.any(String) });
    expect(await stateOf(begun.checkoutId)).toBe('at-provider');
    // Pressed again, reloaded: the same page.
    expect(await begin(person)).toEqual(begun);
    // Nothing was paid yet, whatever the browser says.
    expect(await confirm(person, begun.checkoutId)).toEqual({ status: 202, body: { state: 'confirming' } });
    expect(await stateOf(begun.checkoutId)).toBe('at-provider');

    expect(await payOnPage(begun)).toBe(200);
    expect((await confirm(person, begun.checkoutId)).status).toBe(202);
    // The page hints that it was paid: nothing else is charged meanwhile, and nothing is opened.
    expect(await stateOf(begun.checkoutId)).toBe('confirming');
    expect(await begin(person, 'yearly')).toMatchObject({
      error: { code: 'in-progress', checkoutId: begun.checkoutId },
    });
    expect(await isActive(person)).toBe(false);

    expect(await succeeded(begun.checkoutId)).toBe(200);
    expect(await confirm(person, begun.checkoutId)).toMatchObject({
      status: 200,
      body: { state: 'applied' },
    });
    expect(await isActive(person)).toBe(true);
    expect(await row(begun.checkoutId)).toMatchObject({ charge_id: 'p_1', masked_card: 'Visa •••• 4242' });
    expect(await begin(person)).toMatchObject({ error: { code: 'active-subscription' } });
  });

  it('is not told to anybody else, nor by another reference', async () => {
    const [person, other] = [await product.person(), await product.person()];
    const { checkoutId } = await begin(person);
    expect((await confirm(other, checkoutId)).status).toBe(404);
    for (const reference of [randomUUID(), 'p_1'])
      expect((await person.post(`/api/checkout/${checkoutId}/pay`, { reference })).status).toBe(400);
    // No token is charged on a page.
    expect((await person.post(`/api/checkout/${checkoutId}/pay`, { token: 'tok_1' })).status).toBe(202);
    expect(await product.ledger()).toEqual([]);
  });

  it('a message that comes first, twice, and after a failure that is told late opens the plan once', async () => {
    const person = await product.person();
    const { checkoutId } = await begin(person);
    await succeeded(checkoutId, {}, 'msg_1');
    await succeeded(checkoutId, {}, 'msg_1');
    await succeeded(checkoutId, {}, 'msg_2');
    await send(signed(await messageOf(checkoutId, 'payment.failed', { failureReason: 'card_declined' })));
    expect(await stateOf(checkoutId)).toBe('applied');
    expect(await events(checkoutId)).toEqual(['applied', 'captured', 'intent']);
    expect(await confirm(person, checkoutId)).toMatchObject({ status: 200 });
  });

  it('declined, then paid with another card on the same page', async () => {
    const person = await product.person();
    const begun = await begin(person);
    await send(
      signed(await messageOf(begun.checkoutId, 'payment.failed', { failureReason: 'insufficient_funds' })),
    );
    expect(await (await person.get(`/api/checkout/${begun.checkoutId}`)).json()).toEqual({
      state: 'declined',
      message: 'Your card has insufficient funds.',
    });
    expect((await confirm(person, begun.checkoutId)).status).toBe(402);
    // Another try is free, and has a page of its own.
    const next = await begin(person);
    expect(next.checkoutId).not.toBe(begun.checkoutId);
    await succeeded(begun.checkoutId);
    expect(await stateOf(begun.checkoutId)).toBe('applied');
    // Paid on both: the second buys nothing and is listed to be given back.
    await succeeded(next.checkoutId, { id: 'p_2' });
    expect(await row(next.checkoutId)).toMatchObject({
      state: 'review',
      review_reason: 'runs-already',
      charge_id: 'p_2',
    });
  });

  it.each(['declined', 'failed'])(
    '%s, then paid on the same page, with a message that has not come yet: nothing else is sold meanwhile',
    async (state) => {
      const [person, other] = [await product.person(), await product.person()];
      const [begun, seen] = [await begin(person), await begin(other)];
      if (state === 'declined')
        for (const { checkoutId } of [begun, seen])
          await send(
            signed(await messageOf(checkoutId, 'payment.failed', { failureReason: 'expired_card' })),
          );
      else {
        product.clock.tick(AT_PROVIDER_FOR_MS);
        await run();
      }
      expect([await stateOf(begun.checkoutId), await stateOf(seen.checkoutId)]).toEqual([state, state]);
      for (const page of [begun, seen]) expect(await payOnPage(page)).toBe(200);
      // Led back by the provider, or by a way of their own.
      expect((await confirm(person, begun.checkoutId)).status).toBe(202);
      expect(await stateOf(begun.checkoutId)).toBe('confirming');
      for (const [who, { checkoutId }] of [[person, begun] as const, [other, seen] as const]) {
        expect(await begin(who, 'yearly')).toMatchObject({ error: { code: 'in-progress', checkoutId } });
        await succeeded(checkoutId, { id: `p_${checkoutId}` });
        expect([await stateOf(checkoutId), await isActive(who)]).toEqual(['applied', true]);
      }
      expect(await product.ledger()).toHaveLength(2);
    },
  );

  it('left, run out, and paid after all', async () => {
    const person = await product.person();
    const { checkoutId } = await begin(person);
    product.clock.tick(AT_PROVIDER_FOR_MS / 2);
    await run();
    expect(await stateOf(checkoutId)).toBe('at-provider');
    product.clock.tick(AT_PROVIDER_FOR_MS);
    await run();
    expect(await stateOf(checkoutId)).toBe('failed');
    expect((await confirm(person, checkoutId)).status).toBe(502);
    await succeeded(checkoutId);
    expect(await stateOf(checkoutId)).toBe('applied');
    expect(await isActive(person)).toBe(true);
  });

  it.each(['in', 'after'])('paid %s its hour, and no message ever: a person has to look', async (when) => {
    const person = await product.person();
    const begun = await begin(person);
    if (when === 'after') product.clock.tick(AT_PROVIDER_FOR_MS);
    await run();
    await payOnPage(begun);
    product.clock.tick(AT_PROVIDER_FOR_MS / 2);
    await run();
    expect(await stateOf(begun.checkoutId)).toBe('confirming');
    product.clock.tick(AT_PROVIDER_FOR_MS);
    await run();
    expect(await row(begun.checkoutId)).toMatchObject({ state: 'review', review_reason: 'unproven' });
    await succeeded(begun.checkoutId);
    expect(await stateOf(begun.checkoutId)).toBe('applied');
  });

  it('paid twice on one page: the second payment is listed to be given back', async () => {
    const person = await product.person();
    const { checkoutId } = await begin(person);
    await succeeded(checkoutId);
    for (const id of ['msg_a', 'msg_b']) await succeeded(checkoutId, { id: 'p_2' }, id);
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
    const { checkoutId } = await begin(person);
    expect(await succeeded(checkoutId, more)).toBe(200);
    expect(await stateOf(checkoutId)).toBe(state);
    expect(await isActive(person)).toBe(false);
  });

  it('a test payment in production opens nothing', async () => {
    isLive = true;
    const person = await product.person();
    isLive = false;
    const { checkoutId } = await begin(person);
    isLive = true;
    expect(await succeeded(checkoutId)).toBe(200);
    expect([await stateOf(checkoutId), await isActive(person)]).toEqual(['at-provider', false]);
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
    const { checkoutId } = await begin(person);
    expect(await send(message(await messageOf(checkoutId, 'payment.succeeded')), provider)).toBe(400);
    expect(await stateOf(checkoutId)).toBe('at-provider');
    const kept = await product.database.db.selectFrom('payment_events').selectAll().execute();
    expect(kept).toEqual([]);
  });

  it('is carried out by the next process where this one died after it had answered', async () => {
    const person = await product.person();
    const { checkoutId } = await begin(person);
    const { db } = product.database;
    // The payment cannot be written: as if the process had ended in between.
    await db.schema.alterTable('subscriptions').renameTo('subscriptions_away').execute();
    expect(await succeeded(checkoutId)).toBe(200);
    await db.schema.alterTable('subscriptions_away').renameTo('subscriptions').execute();
    expect(await stateOf(checkoutId)).not.toBe('applied');
    product.clock.tick(5_000);
    expect(await product.inbox.carryOut()).toBe(1);
    expect(await stateOf(checkoutId)).toBe('applied');
    expect(await product.inbox.carryOut()).toBe(0);
  });

  it('whose address was lost is asked for again by the same key', async () => {
    const person = await product.person();
    const fault = { path: '/yoco/api/checkouts', method: 'POST', fault: 'reset-after', times: 1 };
    const made = await fetch(`${gatewayUrl}/v1/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-secret-key': 'sk_test_suite' },
      body: JSON.stringify(fault),
    });
    expect(made.ok).toBe(true);
    expect(await begin(person)).toMatchObject({ error: { code: 'payment-failed' } });
    const begun = await begin(person);
    expect(begun.redirectUrl).toEqual(expect.any(String));
    const rows = await product.database.db.selectFrom('checkouts').select('state').execute();
    expect(rows).toEqual([{ state: 'at-provider' }]);
    // Even where only the message tells Yoco's own id.
    await product.database.db.updateTable('checkouts').set({ provider_ref: null }).execute();
    await send(
      signed(
        await messageOf(begun.checkoutId, 'payment.succeeded', {
          metadata: { checkoutId: 'ch_told', reference: begun.checkoutId },
        }),
      ),
    );
    expect(await row(begun.checkoutId)).toMatchObject({ state: 'applied', provider_ref: 'ch_told' });
  });

  it('is given back: taken on, then told by a message; and what the portal gave back is noticed', async () => {
    const person = await product.person();
    const begun = await begin(person);
    await payOnPage(begun);
    const [capture] = await product.ledger();
    await succeeded(begun.checkoutId, { id: capture?.chargeId });
    const deps = {
      db: product.database.db,
      providers: product.providers,
      timeoutMs: product.timeoutMs,
      clock: () => product.clock.now,
      mailer: product.mailer,
      ...refundSettings(product.settings),
    };
    const asked = await giveBack(deps, await row(begun.checkoutId), { reason: null, keepAccess: false });
    expect(asked).toMatchObject({ kind: 'asked', refund: { state: 'pending' } });
    expect(await isActive(person)).toBe(true);
    const refund = { id: 'rfd_1', paymentId: capture?.chargeId };
    await send(signed(await messageOf(begun.checkoutId, 'refund.succeeded', refund)));
    expect([await stateOf(begun.checkoutId), await isActive(person)]).toEqual(['refunded', false]);

    const again = await begin(person);
    await succeeded(again.checkoutId, { id: 'p_3' });
    const inPortal = { id: 'rfd_2', paymentId: 'p_3' };
    // A part of it changes nothing.
    await send(signed(await messageOf(again.checkoutId, 'refund.succeeded', { ...inPortal, amount: 100 })));
    expect(await isActive(person)).toBe(true);
    await send(signed(await messageOf(again.checkoutId, 'refund.succeeded', inPortal)));
    expect([await stateOf(again.checkoutId), await isActive(person)]).toEqual(['refunded', false]);
  });
});
