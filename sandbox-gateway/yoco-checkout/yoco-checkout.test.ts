import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listen, merchantServer, SECRET_KEY, temporaryFolder } from '../listening.ts';

const WEBHOOK_KEY = Buffer.from('the key of these tests');
const WEBHOOK_SECRET = `whsec_${WEBHOOK_KEY.toString('base64')}`;
let files: ReturnType<typeof temporaryFolder>;
let gateway: Awaited<ReturnType<typeof listen>>;
let merchant: Awaited<ReturnType<typeof merchantServer>>;

beforeEach(async () => {
  files = temporaryFolder();
  merchant = await merchantServer();
  gateway = await listen({ dbFile: files.file('gateway.db'), retryDelaysMs: [1, 1] });
  await yoco('/webhooks', { name: 'shop', url: merchant.url, secret: WEBHOOK_SECRET });
});
afterEach(async () => {
  await gateway.stop();
  await merchant.stop();
  files.remove();
});

const bearer = { authorization: `Bearer ${SECRET_KEY}` };
const yoco = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  gateway.post(`/yoco/api${path}`, body, { ...bearer, ...headers });
const ORDER = {
  amount: 24999,
  currency: 'ZAR',
  successUrl: 'http://localhost:3000/success',
  failureUrl: 'http://localhost:3000/failed',
  cancelUrl: 'http://localhost:3000/cancelled',
  externalId: 'checkout-1',
  metadata: { plan: 'monthly' },
};

/** A checkout and a buyer with this card at its page. */
async function order(more: Record<string, unknown> = {}) {
  const { body } = await yoco('/checkouts', { ...ORDER, ...more });
  const id = String(body.id);
  return { id, body, pay: async (card: string) => gateway.payOrder(id, await gateway.token(card)) };
}

/** Every message that the merchant was sent, with whether its signature is right. */
const heard = () =>
  merchant.heard.map(({ headers, body }) => {
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = headers;
    const expected = createHmac('sha256', WEBHOOK_KEY).update(`${id}.${at}.${body}`).digest('base64');
    const { type, payload } = JSON.parse(body) as { type: string; payload: Record<string, unknown> };
    return { id, type, payload, isGenuine: signature === `v1,${expected}` };
  });

describe('a hosted checkout', () => {
  it('is made by the server, paid on its page, told in a signed message and seen in the ledger', async () => {
    const { id, body, pay } = await order();
    expect(body).toMatchObject({
      id: expect.stringMatching(/^ch_/),
      redirectUrl: `${gateway.url}/pay/${id}`,
      status: 'created',
      amount: 24999,
      currency: 'ZAR',
      paymentId: null,
      processingMode: 'test',
      externalId: 'checkout-1',
      metadata: { plan: 'monthly' },
    });
    const page = await fetch(String(body.redirectUrl));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('R249.99');
    expect(await pay('4242424242424242')).toMatchObject({
      status: 200,
      body: { state: 'paid', leadsTo: ORDER.successUrl },
    });
    await expect.poll(heard).toEqual([
      {
        id: expect.stringMatching(/^evt_/),
        type: 'payment.succeeded',
        isGenuine: true,
        payload: {
          id: expect.stringMatching(/^p_/),
          type: 'payment',
          status: 'succeeded',
          amount: 24999,
          currency: 'ZAR',
          mode: 'test',
          createdDate: expect.any(String),
          metadata: { plan: 'monthly', checkoutId: id },
          paymentMethodDetails: {
            type: 'card',
            card: { scheme: 'visa', maskedCard: '**** **** **** 4242', expiryMonth: 12, expiryYear: 2099 },
          },
        },
      },
    ]);
    const paymentId = heard()[0]?.payload.id;
    const { body: after } = await gateway.call(`/yoco/api/checkouts/${id}`, { headers: bearer });
    expect(after).toMatchObject({ status: 'completed', paymentId });
    expect(await gateway.captures()).toMatchObject([
      { chargeId: paymentId, checkoutId: 'checkout-1', amountInCents: 24999, wire: 'yoco-checkout' },
    ]);
  });

  it('is paid once: its page leads back to the shop, and another card takes nothing', async () => {
    const { id, pay } = await order();
    await pay('4242424242424242');
    expect((await pay('4242424242424242')).body.state).toBe('paid');
    const page = await fetch(`${gateway.url}/pay/${id}`, { redirect: 'manual' });
    expect([page.status, page.headers.get('location')]).toEqual([303, ORDER.successUrl]);
    expect(await gateway.captures()).toHaveLength(1);
  });

  it('with a key is made once; another body or none of the key is refused', async () => {
    const key = { 'idempotency-key': 'checkout-1' };
    const first = await yoco('/checkouts', ORDER, key);
    expect(await yoco('/checkouts', ORDER, key)).toEqual(first);
    expect((await yoco('/checkouts', { ...ORDER, amount: 300 }, key)).status).toBe(422);
    expect((await yoco('/checkouts', ORDER)).body.id).not.toBe(first.body.id);
    await gateway.orderFault({ path: '/yoco/api/checkouts', fault: 'reset-after' });
    const second = { 'idempotency-key': 'checkout-2' };
    await expect(yoco('/checkouts', ORDER, second)).rejects.toThrow();
    const repeated = await yoco('/checkouts', ORDER, second);
    expect([repeated.status, repeated.body.id === first.body.id]).toEqual([200, false]);
  });

  it.each([
    ['4000000000000002', 402, 'card_declined', ['payment.failed']],
    ['4000000000009995', 402, 'insufficient_funds', ['payment.failed']],
    ['4000000000000119', 500, 'processing_failed', []],
    ['4000000000003220', 402, 'confirmation_required', []],
  ])(
    'with card %s answers its page %i %s, and may be paid with another',
    async (card, status, code, told) => {
      const { pay } = await order();
      expect(await pay(card)).toMatchObject({ status, body: { errorCode: code } });
      expect(await gateway.captures()).toEqual([]);
      await pay('4242424242424242');
      await expect.poll(() => heard().map(({ type }) => type)).toEqual([...told, 'payment.succeeded']);
      expect(await gateway.captures()).toHaveLength(1);
    },
  );

  it.each(['4000000000000341', '4000000000000127', '4000000000006975'])(
    'with card %s is paid and told of, whatever its page hears',
    async (card) => {
      const { pay } = await order();
      await pay(card).catch(() => undefined);
      await expect.poll(() => heard().map(({ type }) => type)).toEqual(['payment.succeeded']);
      expect(await gateway.captures()).toHaveLength(1);
    },
  );

  it('is cancelled on its page, and may still be paid', async () => {
    const { id, pay } = await order();
    expect((await gateway.cancelOrder(id)).body.leadsTo).toBe(ORDER.cancelUrl);
    expect((await pay('4242424242424242')).body.state).toBe('paid');
  });
});

describe('its messages', () => {
  it('come again until they are taken: the same id and body, each time signed anew', async () => {
    merchant.answers.push(500, 500);
    await (await order()).pay('4242424242424242');
    await expect.poll(() => merchant.heard.length).toBe(3);
    expect(new Set(heard().map(({ id }) => id)).size).toBe(1);
    expect(heard().every(({ isGenuine }) => isGenuine)).toBe(true);
    expect((await gateway.messages())[0]).toMatchObject({ attempts: 3, status: 200, waits: false });
  });

  it('are given up after the last time', async () => {
    merchant.answers.push(500, 500, 500);
    await (await order()).pay('4242424242424242');
    await expect.poll(gateway.messages).toMatchObject([{ attempts: 3, status: 500, waits: false }]);
  });

  it.each([
    ['4000000000000028', 'twice', ['payment.succeeded', 'payment.succeeded']],
    ['4000000000000044', 'out of order', ['payment.succeeded', 'payment.failed']],
    ['4000000000000069', 'never', []],
  ])('with card %s come %s', async (card, _, types) => {
    await (await order()).pay(card);
    await gateway.flush();
    expect(heard().map(({ type }) => type)).toEqual(types);
    expect(await gateway.captures()).toHaveLength(1);
  });

  it('come before the buyer is answered, late, or forged, as the card asks', async () => {
    await (await order()).pay('4000000000000010');
    expect(heard().map(({ type }) => type)).toEqual(['payment.succeeded']);
    await (await order()).pay('4000000000000036');
    expect((await gateway.messages()).at(-1)).toMatchObject({ attempts: 0, waits: true });
    await gateway.flush();
    expect(heard()).toHaveLength(2);
    const captures = await gateway.captures();
    await (await order()).pay('4000000000000051');
    await expect
      .poll(() => heard().slice(2))
      .toMatchObject([
        { type: 'payment.failed', isGenuine: true },
        { type: 'payment.succeeded', isGenuine: false },
      ]);
    expect(await gateway.captures()).toEqual(captures);
  });
});

describe('a refund', () => {
  it('is made once with its key and told of', async () => {
    const { id, pay } = await order();
    expect((await yoco(`/checkouts/${id}/refund`, {})).status).toBe(409);
    await pay('4242424242424242');
    const key = { 'idempotency-key': 'refund-1' };
    const first = await yoco(`/checkouts/${id}/refund`, { amount: 24999 }, key);
    expect(first).toMatchObject({ status: 202, body: { id, status: 'successful' } });
    expect(await yoco(`/checkouts/${id}/refund`, { amount: 24999 }, key)).toEqual(first);
    expect((await yoco(`/checkouts/${id}/refund`, {})).body.errorCode).toBe('already_refunded');
    await expect
      .poll(() => heard().map(({ type }) => type))
      .toEqual(['payment.succeeded', 'refund.succeeded']);
    expect(await gateway.captures()).toMatchObject([{ refundId: first.body.refundId }]);
  });

  it('stays pending with its card, until it is settled', async () => {
    const { id, pay } = await order();
    await pay('4000000000007726');
    const { body } = await yoco(`/checkouts/${id}/refund`, {});
    expect(body.status).toBe('pending');
    expect(await gateway.captures()).toMatchObject([{ refund: 'pending' }]);
    await gateway.tool(`/refunds/${body.refundId}/settle`, { status: 'failed' });
    expect(await gateway.captures()).toMatchObject([{ refund: 'failed' }]);
    const again = await yoco(`/checkouts/${id}/refund`, {});
    await gateway.tool(`/refunds/${again.body.refundId}/settle`, { status: 'successful' });
    await gateway.flush();
    expect(heard().map(({ type }) => type)).toEqual([
      'payment.succeeded',
      'refund.failed',
      'refund.succeeded',
    ]);
    const [capture] = await gateway.captures();
    expect(capture).not.toHaveProperty('refund');
  });
});

describe('the API', () => {
  it('wants the secret key as a bearer token', async () => {
    for (const headers of [
      {},
      { authorization: 'Bearer sk_test_wrong' },
      { 'x-auth-secret-key': SECRET_KEY },
    ])
      expect((await gateway.post('/yoco/api/checkouts', ORDER, headers as never)).status).toBe(403);
  });

  it.each([
    [{ amount: 199 }, 'amount_too_small'],
    [{ currency: 'USD' }, 'currency'],
    [{ amount: 'much' }, 'invalid_body'],
    [{ successUrl: 'javascript:alert(1)' }, 'invalid_body'],
  ])('refuses %o', async (more, errorCode) => {
    expect(await yoco('/checkouts', { ...ORDER, ...more })).toMatchObject({
      status: 400,
      body: { errorCode },
    });
  });

  it('lists and ends subscriptions, and tells no secret again', async () => {
    const { body } = await gateway.call('/yoco/api/webhooks', { headers: bearer });
    const [known] = body.subscriptions as Record<string, unknown>[];
    expect(known).toEqual({ id: expect.any(String), name: 'shop', url: merchant.url, mode: 'test' });
    const gone = await fetch(`${gateway.url}/yoco/api/webhooks/${known?.id}`, {
      method: 'DELETE',
      headers: bearer,
    });
    expect(gone.status).toBe(204);
    await (await order()).pay('4242424242424242');
    expect(await gateway.messages()).toEqual([]);
  });
});
