import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { translateBegun, translateDispute, translateRefund, translateVerified } from './translate.ts';
import { readWebhook } from './webhook.ts';

const REFERENCE = '7d9c3f10-checkout';
const PAID = {
  id: 4_099_260_516,
  domain: 'test',
  status: 'success',
  reference: REFERENCE,
  amount: 24_999,
  currency: 'ZAR',
  paid_at: '2026-11-28T10:00:00.000Z',
  created_at: '2026-11-28T09:59:00.000Z',
  fees: 825,
  authorization: { last4: '4081', brand: 'visa' },
};
const answer = (data: unknown, status = 200) => ({ status, body: { status: status < 300, data } });

describe('what a look-up means', () => {
  it('is a capture with its id, fee, card and time', () => {
    expect(translateVerified(answer(PAID), REFERENCE, false)).toEqual({
      kind: 'captured',
      capture: {
        chargeId: '4099260516',
        amountInCents: 24_999,
        currency: 'ZAR',
        paidAtMs: Date.parse('2026-11-28T10:00:00.000Z'),
        feeInCents: 825,
        card: 'Visa •••• 4081',
      },
    });
  });

  it.each([
    ['success', 'captured'],
    ['reversed', 'refunded'],
    ['failed', 'absent'],
    ['abandoned', 'absent'],
    ['ongoing', 'absent'],
    ['pending', 'pending'],
    ['processing', 'pending'],
    ['queued', 'pending'],
    ['a word of tomorrow', 'cannot-tell'],
  ])('%s is %s', (status, kind) => {
    expect(translateVerified(answer({ ...PAID, status }), REFERENCE, false).kind).toBe(kind);
  });

  it('a payment in test mode is none with live keys, nor the other way about', () => {
    expect(translateVerified(answer(PAID), REFERENCE, true).kind).toBe('absent');
    expect(translateVerified(answer({ ...PAID, domain: 'live' }), REFERENCE, false).kind).toBe('absent');
  });

  it.each([
    [400, { code: 'transaction_not_found', message: 'Transaction reference not found.' }],
    [404, { message: 'Transaction not found' }],
  ])('%i with such words is none', (status, body) => {
    expect(translateVerified({ status, body }, REFERENCE, false)).toEqual({ kind: 'absent' });
  });

  it.each([
    ['another transaction', answer({ ...PAID, reference: 'another' })],
    ['another shape', answer({ id: 1 })],
    ['a refused key', { status: 401, body: { message: 'Invalid key' } }],
    ['a gateway in between', { status: 502, body: null }],
  ])('%s says nothing and throws', (_, given) => {
    expect(() => translateVerified(given, REFERENCE, false)).toThrow();
  });
});

describe('what an answer to the other calls means', () => {
  it.each([
    [answer({ access_code: 'abc', reference: REFERENCE }), { kind: 'access-code', accessCode: 'abc' }],
    [{ status: 400, body: { message: 'Duplicate Transaction Reference' } }, { kind: 'refused' }],
    [{ status: 500, body: null }, { kind: 'unknown' }],
    [answer({}), { kind: 'unknown' }],
  ])('beginning: %o', (given, begun) => {
    expect(translateBegun(given)).toMatchObject(begun);
  });

  it.each([
    [answer({ id: 7, status: 'processed' }), { kind: 'refunded', providerRefundId: '7' }],
    [answer({ id: 7, status: 'pending' }), { kind: 'pending', providerRefundId: '7' }],
    [answer({ id: 7, status: 'needs-attention' }), { kind: 'pending' }],
    [answer({ id: 7, status: 'failed' }), { kind: 'refused' }],
    [{ status: 400, body: { message: 'Transaction has been fully reversed' } }, { kind: 'unknown' }],
    [{ status: 404, body: { message: 'Transaction not found' } }, { kind: 'refused' }],
    [{ status: 504, body: null }, { kind: 'unknown' }],
    [answer({}), { kind: 'unknown' }],
  ])('refund: %o', (given, outcome) => {
    expect(translateRefund(given)).toMatchObject(outcome);
  });

  it.each([
    ['awaiting-merchant-feedback', null, 'open'],
    ['resolved', 'declined', 'won'],
    ['resolved', 'merchant-accepted', 'lost'],
    ['resolved', 'auto-accepted', 'lost'],
  ])('dispute: %s %s is %s', (status, resolution, state) => {
    const transaction = { id: '4099260516', reference: REFERENCE, amount: 24_999, currency: 'ZAR' };
    const created_at = '2026-11-28T10:00:00.000Z';
    expect(translateDispute({ id: '5', status, resolution, transaction, created_at })).toMatchObject({
      disputeId: '5',
      chargeId: '4099260516',
      checkoutId: REFERENCE,
      state,
      amountInCents: 24_999,
    });
  });
});

describe('a message', () => {
  const KEY = 'sk_test_of_these_tests';
  const read = (body: string | Uint8Array, signature: string, key = KEY) => {
    const rawBody = typeof body === 'string' ? new TextEncoder().encode(body) : body;
    const headers = new Headers(signature ? { 'x-paystack-signature': signature } : {});
    return readWebhook({ rawBody, headers, from: '127.0.0.1', nowMs: 0 }, key);
  };
  const sign = (body: string, key = KEY) => createHmac('sha512', key).update(body).digest('hex');
  const message = (event: string, data: unknown) => JSON.stringify({ event, data });
  const told = (event: string, data: unknown) => {
    const body = message(event, data);
    return read(body, sign(body));
  };

  it('of a payment names it by our reference, and is believed no further', () => {
    expect(told('charge.success', PAID)).toEqual({
      kind: 'event',
      event: {
        id: `charge.success:${REFERENCE}`,
        type: 'charge.success',
        isTest: true,
        about: { kind: 'payment', checkoutId: REFERENCE, providerRef: null, found: null },
      },
    });
  });

  it.each([
    ['refund.processed', { kind: 'refunded', providerRefundId: 'r1' }],
    ['refund.pending', { kind: 'pending', providerRefundId: 'r1' }],
    ['refund.failed', { kind: 'refused' }],
  ])('%s tells how the refund stands', (event, outcome) => {
    const data = { transaction_reference: REFERENCE, refund_reference: 'r1', domain: 'live' };
    expect(told(event, data)).toMatchObject({
      event: { isTest: false, about: { kind: 'refund', payment: { checkoutId: REFERENCE }, outcome } },
    });
  });

  it('of anything else is nothing to us', () => {
    expect(told('subscription.create', { id: 1 })).toMatchObject({ event: { about: { kind: 'nothing' } } });
  });

  it('is refused without our signature: none, another merchant’s, or that of other bytes', () => {
    const body = message('charge.success', PAID);
    for (const signature of [
      '',
      'zz',
      sign(body).slice(2),
      sign(body, 'sk_test_of_another'),
      sign(`${body} `),
    ])
      expect(read(body, signature).kind).toBe('refused');
    expect(read('[]', sign('[]')).kind).toBe('refused');
  });

  it('is refused with any byte changed: 0 of 1,000', () => {
    const body = message('charge.success', PAID);
    const signature = sign(body);
    const bytes = new TextEncoder().encode(body);
    let accepted = 0;
    for (let at = 0; at < 1_000; at += 1) {
      const changed = Uint8Array.from(bytes);
      const place = at % changed.length;
      changed[place] = (changed[place] ?? 0) ^ (1 + (at % 255));
      if (read(changed, signature).kind === 'event') accepted += 1;
    }
    expect(accepted).toBe(0);
  });
});
