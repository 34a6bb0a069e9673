import { renameSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen, PUBLIC_KEY, SECRET_KEY, temporaryFolder } from './listening.ts';

const GOOD = '4242424242424242';
let files: ReturnType<typeof temporaryFolder>;
let gateway: Awaited<ReturnType<typeof listen>>;

beforeEach(async () => {
  files = temporaryFolder();
  gateway = await listen({ dbFile: files.file('gateway.db') });
});
afterEach(async () => {
  await gateway.stop();
  files.remove();
});

describe('a charge', () => {
  it('that goes through answers as Yoco does and stands in the ledger', async () => {
    const token = await gateway.token(GOOD);
    const { status, body } = await gateway.charge(token);
    expect(status).toBe(201);
    expect(body).toEqual({
      source: {
        id: expect.stringMatching(/^card_/),
        brand: 'visa',
        maskedCard: '**** **** **** 4242',
        expiryMonth: 12,
        expiryYear: 2099,
        fingerprint: expect.any(String),
        object: 'card',
        country: 'ZA',
      },
      object: 'charge',
      id: expect.stringMatching(/^ch_/),
      status: 'successful',
      currency: 'ZAR',
      amountInCents: 24999,
      liveMode: false,
      metadata: { checkoutId: 'checkout-1' },
    });
    expect(await gateway.captures()).toEqual([
      {
        chargeId: body.id,
        token,
        checkoutId: 'checkout-1',
        amountInCents: 24999,
        currency: 'ZAR',
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    ]);
  });

  it.each([
    ['4000000000000002', 402, 'card_declined', /card was declined/],
    ['4000000000009995', 402, 'insufficient_funds', /card was declined: insufficient funds/],
    ['4000000000000119', 500, 'processing_failed', /try again/],
    ['4000000000003220', 402, 'confirmation_required', /card needs to be confirmed/],
  ])('of card %s answers %i %s and takes nothing', async (number, status, errorCode, displayMessage) => {
    const answer = await gateway.charge(await gateway.token(number));
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      errorType: 'charge_error',
      errorCode,
      errorMessage: expect.any(String),
      displayMessage: expect.stringMatching(displayMessage),
    });
    expect(await gateway.captures()).toEqual([]);
  });

  it('whose connection is reset gives no answer at all, but the money is taken', async () => {
    const token = await gateway.token('4000000000000341');
    const lost = await gateway.charge(token).then(
      () => null,
      (error: Error) => error.cause as { code?: string },
    );
    expect(lost?.code).toBe('ECONNRESET');
    expect(await gateway.captures()).toMatchObject([{ token, checkoutId: 'checkout-1' }]);
    expect((await gateway.charge(token)).body.errorCode).toBe('token_already_used');
    expect(await gateway.captures()).toHaveLength(1);
  });

  it('answered late is in the ledger before its answer', async () => {
    await gateway.stop();
    // The late answer would come after an hour: only the merchant's giving up ends this wait.
    gateway = await listen({ dbFile: files.file('gateway.db'), slowAnswerMs: 3_600_000 });
    const token = await gateway.token('4000000000006975');
    const impatient = new AbortController();
    const answered = fetch(`${gateway.url}/v1/charges/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-secret-key': SECRET_KEY },
      body: JSON.stringify({ token, amountInCents: 100, currency: 'ZAR' }),
      signal: impatient.signal,
    });
    await expect.poll(gateway.captures).toMatchObject([{ token, amountInCents: 100 }]);
    impatient.abort();
    await expect(answered).rejects.toThrow();
  });

  it('answered late does come through to those who wait', async () => {
    const token = await gateway.token('4000000000006975');
    expect(await gateway.charge(token)).toMatchObject({ status: 201, body: { status: 'successful' } });
    expect(await gateway.captures()).toHaveLength(1);
  });

  it('uses its token up, also when it was declined', async () => {
    for (const number of [GOOD, '4000000000000002']) {
      const token = await gateway.token(number);
      await gateway.charge(token);
      const again = await gateway.charge(token);
      expect([again.status, again.body.errorCode]).toEqual([409, 'token_already_used']);
    }
    expect(await gateway.captures()).toHaveLength(1);
  });

  it('sent many times at once takes the money once', async () => {
    const token = await gateway.token(GOOD);
    const answers = await Promise.all(Array.from({ length: 12 }, () => gateway.charge(token)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array(11).fill(409)]);
    expect(await gateway.captures()).toHaveLength(1);
  });

  it('that failed before capture may be tried again with its token, and fails again', async () => {
    const token = await gateway.token('4000000000000119');
    expect((await gateway.charge(token)).status).toBe(500);
    expect((await gateway.charge(token)).status).toBe(500);
  });

  it.each(['/v1/charges', '/v1/charges/'])('may be a form, at %s', async (path) => {
    const token = await gateway.token(GOOD);
    const form = new URLSearchParams({
      token,
      amountInCents: '4999',
      currency: 'ZAR',
      'metadata[checkoutId]': 'from-a-form',
    });
    const { status, body } = await gateway.post(path, form.toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      'x-auth-secret-key': SECRET_KEY,
    });
    expect([status, body.amountInCents]).toEqual([201, 4999]);
    expect(await gateway.captures()).toMatchObject([{ checkoutId: 'from-a-form', amountInCents: 4999 }]);
  });

  it.each([
    ['no JSON', '{"token":', 'invalid_body'],
    ['a list', '[]', 'invalid_body'],
    ['nothing', '', 'invalid_body'],
    ['no token', { token: undefined }, 'invalid_body'],
    ['a token nobody made', { token: 'tok_test_nobody' }, 'wrong_token'],
    ['no amount', { amountInCents: undefined }, 'invalid_body'],
    ['nothing to pay', { amountInCents: 0 }, 'invalid_body'],
    ['a negative amount', { amountInCents: -1 }, 'invalid_body'],
    ['part of a cent', { amountInCents: 10.5 }, 'invalid_body'],
    ['an amount in words', { amountInCents: 'ten' }, 'invalid_body'],
    ['another currency', { currency: 'USD' }, 'wrong_currency'],
    ['nested metadata', { metadata: { deep: {} } }, 'invalid_body'],
  ])('with %s is refused and leaves the token whole', async (_, change, errorCode) => {
    const token = await gateway.token(GOOD);
    const good = { token, amountInCents: 100, currency: 'ZAR' };
    const body = typeof change === 'string' ? change : { ...good, ...change };
    const answer = await gateway.post('/v1/charges/', body, { 'x-auth-secret-key': SECRET_KEY });
    expect(answer).toMatchObject({ status: 400, body: { errorType: 'invalid_request_error', errorCode } });
    expect(await gateway.captures()).toEqual([]);
    expect((await gateway.charge(token)).status).toBe(201);
  });

  it('with a huge body is refused', async () => {
    const answer = await gateway.charge(await gateway.token(GOOD), { metadata: { fat: 'x'.repeat(20_000) } });
    expect(answer).toMatchObject({ status: 413, body: { errorCode: 'body_too_large' } });
  });
});

describe('a refund', () => {
  it('gives a charge back once, and the payment shows it', async () => {
    const { body: charge } = await gateway.charge(await gateway.token(GOOD));
    const refunded = await gateway.refund({ chargeId: charge.id });
    expect(refunded).toMatchObject({ status: 200, body: { status: 'successful' } });
    expect((await gateway.payments('checkout-1')).body.captures).toMatchObject([
      { chargeId: charge.id, refundId: refunded.body.id },
    ]);
    expect(await gateway.refund({ chargeId: charge.id })).toMatchObject({
      status: 409,
      body: { errorType: 'refund_error', errorCode: 'already_refunded' },
    });
    expect(await gateway.captures()).toMatchObject([{ chargeId: charge.id, refundId: refunded.body.id }]);
  });

  it.each([
    ['4000000000000341', 'gives no answer at all'],
    ['4000000000006975', 'is answered late'],
  ])('of a charge of card %s %s, but the money is given back', async (number) => {
    await gateway.charge(await gateway.token(number)).catch(() => undefined);
    const [capture] = await gateway.captures();
    await gateway.stop();
    // The late answer would come after an hour: only the merchant's giving up ends this wait.
    gateway = await listen({ dbFile: files.file('gateway.db'), slowAnswerMs: 3_600_000 });
    const impatient = new AbortController();
    const answered = fetch(`${gateway.url}/v1/refunds/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-secret-key': SECRET_KEY },
      body: JSON.stringify({ chargeId: capture?.chargeId }),
      signal: impatient.signal,
    }).catch((fault: unknown) => fault);
    await expect.poll(gateway.captures).toMatchObject([{ refundId: expect.stringMatching(/^rfd_/) }]);
    impatient.abort();
    expect(await answered).toBeInstanceOf(Error);
    expect((await gateway.refund({ chargeId: capture?.chargeId })).body.errorCode).toBe('already_refunded');
  });

  it('is full or not at all', async () => {
    const { body: charge } = await gateway.charge(await gateway.token(GOOD));
    const part = await gateway.refund({ chargeId: charge.id, amountInCents: 1 });
    expect(part).toMatchObject({ status: 400, body: { errorCode: 'partial_refund' } });
    expect((await gateway.refund({ chargeId: charge.id, amountInCents: 24999 })).status).toBe(200);
  });

  it('of no charge is refused', async () => {
    expect((await gateway.refund({ chargeId: 'ch_nothing' })).body.errorCode).toBe('wrong_charge');
    expect((await gateway.refund({})).body.errorCode).toBe('invalid_body');
  });
});

describe('payments of a checkout', () => {
  it('are its own and no others', async () => {
    const first = await gateway.token(GOOD);
    await gateway.charge(first, { metadata: { checkoutId: 'mine' } });
    await gateway.charge(await gateway.token(GOOD), { metadata: { checkoutId: 'yours' } });
    const { status, body } = await gateway.payments('mine');
    expect(status).toBe(200);
    expect(body.captures).toMatchObject([{ token: first, checkoutId: 'mine', refundId: null }]);
    expect((await gateway.payments('nobody')).body).toEqual({ captures: [] });
    expect((await gateway.payments('')).status).toBe(400);
  });
});

describe('the keys', () => {
  const calls = [
    ['POST', '/v1/charges/'],
    ['POST', '/v1/charges'],
    ['POST', '/v1/refunds/'],
    ['GET', '/v1/payments?checkoutId=checkout-1'],
    ['GET', '/v1/ledger'],
    ['GET', '/v1/ledger/'],
  ] as const;

  it.each(calls)('%s %s wants the secret key', async (method, path) => {
    const without = await gateway.call(path, { method });
    expect([without.status, without.body.errorCode]).toEqual([401, 'api_key_missing']);
    for (const key of ['sk_test_wrong', PUBLIC_KEY, `${SECRET_KEY}x`, SECRET_KEY.slice(1)]) {
      const wrong = await gateway.call(path, { method, headers: { 'x-auth-secret-key': key } });
      expect([wrong.status, wrong.body.errorCode]).toEqual([401, 'wrong_api_key']);
    }
  });

  it('may come as Basic', async () => {
    const basic = (key: string) => ({ authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` });
    expect((await gateway.call('/v1/ledger', { headers: basic(SECRET_KEY) })).status).toBe(200);
    expect((await gateway.call('/v1/ledger', { headers: basic('sk_test_wrong') })).status).toBe(401);
  });
});

describe('a database file', () => {
  it('is opened again with everything in it', async () => {
    const used = await gateway.token(GOOD);
    const fresh = await gateway.token(GOOD);
    await gateway.charge(used);
    const before = await gateway.captures();
    await gateway.stop();
    gateway = await listen({ dbFile: files.file('gateway.db') });
    expect(await gateway.captures()).toEqual(before);
    expect((await gateway.charge(used)).body.errorCode).toBe('token_already_used');
    expect((await gateway.charge(fresh)).status).toBe(201);
  });
});

describe('a ledger that is gone', () => {
  it('takes no charge: a refusal of its own, and nothing is captured', async () => {
    const token = await gateway.token(GOOD);
    renameSync(files.file('gateway.db'), files.file('aside.db'));
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { status, body } = await gateway.charge(token);
    expect([status, body.errorCode]).toEqual([500, 'ledger_unavailable']);
    expect((await gateway.makeToken(GOOD)).status).toBe(500);
    expect(log.mock.calls.join()).toMatch(/gateway\.db was removed or replaced/);
    renameSync(files.file('aside.db'), files.file('gateway.db'));
    expect(await gateway.captures()).toEqual([]);
    expect((await gateway.charge(token)).status).toBe(201);
  });
});
