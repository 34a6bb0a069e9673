import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listen, merchantServer, PUBLIC_KEY, SECRET_KEY, temporaryFolder } from '../listening.ts';
import { callSignature, formBody, formSignature } from './signature.ts';

let files: ReturnType<typeof temporaryFolder>;
let gateway: Awaited<ReturnType<typeof listen>>;
let merchant: Awaited<ReturnType<typeof merchantServer>>;

beforeEach(async () => {
  files = temporaryFolder();
  merchant = await merchantServer();
  gateway = await listen({ dbFile: files.file('gateway.db'), retryDelaysMs: [1] });
});
afterEach(async () => {
  await gateway.stop();
  await merchant.stop();
  files.remove();
});

const fieldsOf = (more: Record<string, string> = {}): [string, string][] =>
  Object.entries({
    merchant_id: '10000100',
    merchant_key: PUBLIC_KEY,
    return_url: 'http://localhost:3000/success?checkout=1',
    cancel_url: 'http://localhost:3000/checkout',
    notify_url: merchant.url,
    email_address: 'thandi@example.com',
    m_payment_id: 'checkout-1',
    amount: '249.99',
    item_name: "Repartee Subscription (Thandi's)",
    ...more,
  });

const post = (path: string, body: string) =>
  fetch(`${gateway.url}/payfast${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
    redirect: 'manual',
  });

async function order(more: Record<string, string> = {}) {
  const fields = fieldsOf(more);
  const signed = [...fields, ['signature', formSignature(fields, SECRET_KEY)] as const];
  const answer = await post('/eng/process', formBody(signed));
  const id = answer.headers.get('location')?.split('/').at(-1) ?? '';
  return { answer, pay: async (card: string) => gateway.payOrder(id, await gateway.token(card)) };
}

/** Each message, and whether its signature is that of the bytes before it. */
const heard = () =>
  merchant.heard.map(({ body }) => {
    const [signed = '', signature] = body.split('&signature=');
    const expected = createHash('md5').update(`${signed}&passphrase=${SECRET_KEY}`).digest('hex');
    return {
      fields: Object.fromEntries(new URLSearchParams(signed)),
      isGenuine: signature === expected,
      body,
    };
  });

const refund = (method: 'GET' | 'POST', id: unknown, body?: { amount: number }, key = SECRET_KEY) => {
  const headers = { 'merchant-id': '10000100', version: 'v1', timestamp: '2026-11-28T10:00:00' };
  const values = { ...headers, ...(body ? { amount: String(body.amount) } : {}) };
  return gateway.call(`/payfast/refunds/${id}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json', signature: callSignature(values, key) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
};

describe('a payment', () => {
  it('begins with the form of a browser, and is told in a signed message that can be confirmed', async () => {
    const { answer, pay } = await order();
    expect(answer.status).toBe(303);
    expect(await pay('4242424242424242')).toMatchObject({
      body: { leadsTo: 'http://localhost:3000/success?checkout=1' },
    });
    await expect.poll(heard).toMatchObject([
      {
        isGenuine: true,
        fields: {
          m_payment_id: 'checkout-1',
          pf_payment_id: expect.stringMatching(/^\d+$/),
          payment_status: 'COMPLETE',
          amount_gross: '249.99',
          amount_fee: '-10.75',
          amount_net: '239.24',
          merchant_id: '10000100',
        },
      },
    ]);
    const [message] = heard();
    const sent = message?.body.split('&signature=')[0] ?? '';
    expect(await (await post('/eng/query/validate', sent)).text()).toBe('VALID');
    expect(await (await post('/eng/query/validate', message?.body ?? '')).text()).toBe('VALID');
    expect(await (await post('/eng/query/validate', sent.replace('249.99', '1.00'))).text()).toBe('INVALID');
    expect(await gateway.captures()).toMatchObject([
      { chargeId: message?.fields.pf_payment_id, checkoutId: 'checkout-1', wire: 'payfast' },
    ]);
  });

  it('with a forged message is not one: neither signed nor confirmed', async () => {
    await (await order()).pay('4000000000000051');
    await expect.poll(heard).toMatchObject([{ isGenuine: false }]);
    expect(await (await post('/eng/query/validate', heard()[0]?.body ?? '')).text()).toBe('INVALID');
    expect(await gateway.captures()).toEqual([]);
  });

  it.each([
    ['another amount than was signed', (body: string) => body.replace('249.99', '2.00'), 'signature'],
    ['another key', (body: string) => body.replace(PUBLIC_KEY, 'other'), 'merchant_key'],
    ['an amount in cents', (body: string) => body.replace('249.99', '24999'), 'amount'],
    ['an address that is a script', (body: string) => body.replace('http%3A', 'javascript%3A'), 'return_url'],
  ])('with %s is refused', async (_, change, fault) => {
    const fields = fieldsOf();
    const body = formBody([...fields, ['signature', formSignature(fields, SECRET_KEY)]]);
    const answer = await post('/eng/process', change(body));
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(fault)]);
  });
});

describe('a refund', () => {
  it('is made once, whole, by a signed call', async () => {
    await (await order()).pay('4242424242424242');
    const [capture] = await gateway.captures();
    const id = capture?.chargeId;
    expect((await refund('POST', id, { amount: 24_999 }, 'wrong')).status).toBe(401);
    expect((await refund('POST', id, { amount: 1 })).status).toBe(400);
    expect((await refund('POST', '1', { amount: 1 })).status).toBe(404);
    expect((await refund('GET', id)).body).toMatchObject({
      data: { response: { amount_available_for_refund: 24_999 } },
    });
    expect((await refund('POST', id, { amount: 24_999 })).body).toMatchObject({
      status: 'success',
      data: { message: 'SUCCESS' },
    });
    expect((await refund('POST', id, { amount: 24_999 })).status).toBe(400);
    expect((await refund('GET', id)).body).toMatchObject({
      data: { response: { status: 'REFUNDED', amount_available_for_refund: 0 } },
    });
    expect(await gateway.captures()).toMatchObject([{ refundId: expect.stringMatching(/^rfd_/) }]);
  });
});
