import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listen, merchantServer, SECRET_KEY, temporaryFolder } from '../listening.ts';

let files: ReturnType<typeof temporaryFolder>;
let gateway: Awaited<ReturnType<typeof listen>>;
let merchant: Awaited<ReturnType<typeof merchantServer>>;

beforeEach(async () => {
  files = temporaryFolder();
  merchant = await merchantServer();
  gateway = await listen({ dbFile: files.file('gateway.db'), retryDelaysMs: [1] });
  await paystack('/webhook-address', { url: merchant.url });
});
afterEach(async () => {
  await gateway.stop();
  await merchant.stop();
  files.remove();
});

const bearer = { authorization: `Bearer ${SECRET_KEY}` };
const paystack = (path: string, body: unknown) => gateway.post(`/paystack${path}`, body, bearer);
const look = async (path: string) => {
  const { body } = await gateway.call(`/paystack${path}`, { headers: bearer });
  return body as { status: boolean; data: Record<string, unknown> & Record<string, unknown>[] };
};
const BUYER = { email: 'thandi@example.com', amount: 24999, currency: 'ZAR' };

async function begin(reference: string) {
  const { body } = await paystack('/transaction/initialize', {
    ...BUYER,
    reference,
    callback_url: 'http://localhost:3000/success?checkout=1',
  });
  const { access_code, authorization_url } = body.data as Record<string, string>;
  return {
    authorizationUrl: String(authorization_url),
    pay: async (card: string) => gateway.payOrder(String(access_code), await gateway.token(card)),
  };
}

const heard = () =>
  merchant.heard.map(({ headers, body }) => {
    const { event, data } = JSON.parse(body) as { event: string; data: Record<string, unknown> };
    const expected = createHmac('sha512', SECRET_KEY).update(body).digest('hex');
    return { event, data, isGenuine: headers['x-paystack-signature'] === expected };
  });

describe('a transaction', () => {
  it('is begun by the server, paid by its access code, verified by its reference and told of', async () => {
    const { authorizationUrl, pay } = await begin('checkout-1');
    expect((await look('/transaction/verify/checkout-1')).data).toMatchObject({ status: 'abandoned' });
    expect((await fetch(authorizationUrl)).status).toBe(200);
    expect((await look('/transaction/verify/checkout-1')).data).toMatchObject({ status: 'ongoing' });
    expect(await pay('4242424242424242')).toMatchObject({
      status: 200,
      body: {
        reference: 'checkout-1',
        leadsTo: 'http://localhost:3000/success?checkout=1&trxref=checkout-1&reference=checkout-1',
      },
    });
    const { data } = await look('/transaction/verify/checkout-1');
    expect(data).toMatchObject({
      id: expect.any(Number),
      domain: 'test',
      status: 'success',
      reference: 'checkout-1',
      amount: 24999,
      currency: 'ZAR',
      fees: 825,
      paid_at: expect.any(String),
      authorization: { last4: '4242', brand: 'visa' },
      customer: { email: BUYER.email },
    });
    await expect.poll(heard).toMatchObject([
      {
        event: 'charge.success',
        isGenuine: true,
        data: { reference: 'checkout-1', status: 'success', amount: 24999, domain: 'test' },
      },
    ]);
    expect(await gateway.captures()).toMatchObject([
      { chargeId: String(data.id), checkoutId: 'checkout-1', wire: 'paystack' },
    ]);
  });

  it('has a reference of its own: a second with the same is refused', async () => {
    await begin('checkout-1');
    expect(await paystack('/transaction/initialize', { ...BUYER, reference: 'checkout-1' })).toMatchObject({
      status: 400,
      body: { status: false, message: 'Duplicate Transaction Reference' },
    });
    await gateway.orderFault({ path: '/paystack/transaction/initialize', fault: 'reset-after' });
    await expect(begin('checkout-2')).rejects.toThrow();
    expect((await look('/transaction/verify/checkout-2')).data).toMatchObject({ status: 'abandoned' });
    expect((await look('/transaction/verify/checkout-3')).status).toBe(false);
  });

  it('that was declined tells nothing, and may be paid with another card', async () => {
    const { pay } = await begin('checkout-1');
    expect((await pay('4000000000000002')).status).toBe(402);
    expect((await look('/transaction/verify/checkout-1')).data).toMatchObject({
      status: 'failed',
      paid_at: null,
    });
    expect(heard()).toEqual([]);
    await pay('4242424242424242');
    await expect.poll(() => heard().map(({ event }) => event)).toEqual(['charge.success']);
  });

  it('with the forging card has no payment, whatever the forged message says', async () => {
    await (await begin('checkout-1')).pay('4000000000000051');
    await expect
      .poll(heard)
      .toMatchObject([{ event: 'charge.success', isGenuine: false, data: { status: 'success' } }]);
    expect((await look('/transaction/verify/checkout-1')).data).toMatchObject({ status: 'failed' });
    expect(await gateway.captures()).toEqual([]);
  });

  it('is in the list, by period and by status, a page at a time', async () => {
    for (const reference of ['a', 'b', 'c']) await begin(reference);
    await (await begin('d')).pay('4242424242424242');
    const now = new Date(Date.now() + 1_000).toISOString();
    const all = await look(`/transaction?from=2020-01-01&to=${now}&perPage=3`);
    expect(all).toMatchObject({ meta: { total: 4, pageCount: 2 } });
    expect(all.data.map(({ reference }) => reference)).toEqual(['d', 'c', 'b']);
    expect((await look('/transaction?perPage=3&page=2')).data.map((one) => one.reference)).toEqual(['a']);
    const paid = (await look('/transaction?status=success')).data;
    expect(paid.map(({ reference }) => reference)).toEqual(['d']);
    expect((await look(`/transaction/${paid[0]?.id}`)).data).toMatchObject({ reference: 'd' });
    expect((await look(`/transaction?from=${now}`)).data).toEqual([]);
  });
});

describe('afterwards', () => {
  it('a refund is processed and told of, once', async () => {
    const { pay } = await begin('checkout-1');
    expect((await paystack('/refund', { transaction: 'checkout-1' })).status).toBe(400);
    await pay('4242424242424242');
    const refund = await paystack('/refund', { transaction: 'checkout-1', amount: 24999 });
    expect(refund.body).toMatchObject({ status: true, data: { status: 'processed' } });
    expect((await paystack('/refund', { transaction: 'checkout-1' })).body.code).toBe('transaction_reversed');
    expect((await look('/transaction/verify/checkout-1')).data).toMatchObject({ status: 'reversed' });
    await expect
      .poll(() => heard().map(({ event }) => event))
      .toEqual(['charge.success', 'refund.processed']);
    const { id } = (refund.body as { data: { id: string } }).data;
    expect((await look(`/refund/${id}`)).data).toMatchObject({ transaction_reference: 'checkout-1' });
    expect((await look('/refund')).data).toHaveLength(1);
  });

  it('a refund stays pending with its card, and then fails or is done', async () => {
    await (await begin('checkout-1')).pay('4000000000007726');
    const refund = await paystack('/refund', { transaction: 'checkout-1' });
    const { id, status } = (refund.body as { data: Record<string, string> }).data;
    expect(status).toBe('pending');
    expect((await look('/transaction/verify/checkout-1')).data).toMatchObject({ status: 'success' });
    await gateway.tool(`/refunds/${id}/settle`, { status: 'successful' });
    await gateway.flush();
    expect(heard().map(({ event }) => event)).toEqual([
      'charge.success',
      'refund.pending',
      'refund.processed',
    ]);
  });

  it('a dispute is opened, told of, and lost', async () => {
    await (await begin('lost')).pay('4000000000001976');
    // Messages about two payments may overtake each other.
    await gateway.flush();
    await (await begin('open')).pay('4000000000000259');
    await gateway.flush();
    expect(heard().map(({ event }) => event)).toEqual([
      'charge.success',
      'charge.dispute.create',
      'charge.dispute.resolve',
      'charge.success',
      'charge.dispute.create',
    ]);
    expect((await look('/dispute')).data).toMatchObject([
      { status: 'awaiting-merchant-feedback', resolution: null, transaction: { reference: 'open' } },
      { status: 'resolved', resolution: 'merchant-accepted', transaction: { reference: 'lost' } },
    ]);
    expect(await gateway.captures()).toMatchObject([{ dispute: 'lost' }, { dispute: 'open' }]);
  });

  it('a dispute of any payment is opened and ended on request', async () => {
    await (await begin('checkout-1')).pay('4242424242424242');
    const [capture] = await gateway.captures();
    const { body } = await gateway.tool('/disputes', { chargeId: capture?.chargeId });
    await gateway.tool(`/disputes/${body.id}/resolve`, { status: 'won' });
    await gateway.flush();
    expect(heard().at(-1)).toMatchObject({
      event: 'charge.dispute.resolve',
      data: { resolution: 'declined' },
    });
  });
});

describe('the popup’s script', () => {
  it('is there for any browser, and its form may be framed by the shop', async () => {
    const script = await fetch(`${gateway.url}/paystack/inline.js`);
    expect([script.status, script.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
    const { authorizationUrl } = await begin('checkout-1');
    const framed = await fetch(`${authorizationUrl}?framed`);
    expect(framed.headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:3000');
    const whole = await fetch(authorizationUrl);
    expect(whole.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});

describe('the API', () => {
  it.each([[{}], [{ authorization: 'Bearer sk_test_wrong' }]])('refuses the keys %o', async (headers) => {
    for (const path of ['/transaction/verify/x', '/transaction', '/refund', '/dispute'])
      expect((await gateway.call(`/paystack${path}`, { headers: headers as never })).status).toBe(401);
  });

  it.each([
    [{ email: 'nobody' }, 400],
    [{ amount: 0 }, 400],
    [{ currency: 'USD' }, 403],
    [{ reference: 'not a reference' }, 400],
  ])('refuses %o', async (more, status) => {
    expect((await paystack('/transaction/initialize', { ...BUYER, ...more })).status).toBe(status);
  });
});
