import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_WRONG_CODES } from './cards.ts';
import { listen, PUBLIC_KEY, SECRET_KEY, temporaryFolder } from './listening.ts';

const files = temporaryFolder();
let gateway: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  gateway = await listen({
    dbFile: files.file('gateway.db'),
    now: () => new Date('2026-11-21T12:00:00Z'),
  });
});
afterAll(async () => {
  await gateway.stop();
  files.remove();
});

describe('a token', () => {
  it('shows no more of the card than a receipt may', async () => {
    const { status, body } = await gateway.makeToken('4242 4242 4242 4242', '11/26', '000');
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^tok_test_[\w-]{20,}$/),
      object: 'token',
      confirmation: 'none',
      source: {
        object: 'card',
        brand: 'visa',
        maskedCard: '**** **** **** 4242',
        expiryMonth: 11,
        expiryYear: 2026,
      },
    });
  });

  it('is a new one each time', async () => {
    expect(await gateway.token('4242424242424242')).not.toBe(await gateway.token('4242424242424242'));
  });

  it('keeps no card number on the disk', async () => {
    await gateway.token('4242424242424242');
    for (const name of ['gateway.db', 'gateway.db-wal']) {
      expect(readFileSync(files.file(name)).includes('4242424242424242')).toBe(false);
    }
  });

  it.each([
    ['4242424242424241', '12/30', '123', 400, 'invalid_card_number', 'number'],
    ['', '12/30', '123', 400, 'card_number_missing', 'number'],
    ['4242424242424242', '10/26', '123', 400, 'card_expired', 'expiry'],
    ['4242424242424242', '10/2026', '123', 400, 'card_expired', 'expiry'],
    ['4242424242424242', '13/30', '123', 400, 'invalid_expiry', 'expiry'],
    ['4242424242424242', 'soon', '123', 400, 'invalid_expiry', 'expiry'],
    ['4242424242424242', '12/30', '12', 400, 'invalid_cvc', 'cvc'],
    ['4242424242424242', '12/30', '1234', 400, 'invalid_cvc', 'cvc'],
    ['5555555555554444', '12/30', '123', 402, 'card_declined', 'number'],
  ])('is not made of %s %s %s: %i %s', async (number, expiry, cvc, status, errorCode, field) => {
    const answer = await gateway.makeToken(number, expiry, cvc);
    expect(answer).toMatchObject({ status, body: { errorCode, field, displayMessage: expect.any(String) } });
    expect(answer.body.id).toBeUndefined();
  });

  it.each([
    ['not JSON', 'card'],
    ['no card', {}],
    ['a card that is a text', { card: '4242' }],
    ['a number that is a number', { card: { number: 4242424242424242, expiry: '12/30', cvc: '123' } }],
  ])('is not made of a body that is %s', async (_, body) => {
    const answer = await gateway.post('/v1/tokens', body, { 'x-public-key': PUBLIC_KEY });
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 'invalid_body' } });
  });

  it.each([
    [{}, 'public_key_missing'],
    [{ 'x-public-key': 'pk_test_wrong' }, 'public_key_wrong'],
    [{ 'x-public-key': SECRET_KEY }, 'public_key_wrong'],
    [{ 'x-auth-secret-key': SECRET_KEY }, 'public_key_missing'],
  ])('is not made with the keys %o', async (headers, errorCode) => {
    for (const path of ['/v1/tokens', '/v1/tokens/', '/v1/tokens/tok_test_x/confirm']) {
      const answer = await gateway.post(path, { code: '123456' }, headers as Record<string, string>);
      expect(answer).toMatchObject({ status: 401, body: { errorType: 'authentication_error', errorCode } });
    }
  });
});

describe('the 3-D Secure step', () => {
  it('lets a card be charged once its code was given', async () => {
    const { body } = await gateway.makeToken('4000000000003220');
    expect(body.confirmation).toBe('required');
    const token = String(body.id);
    expect((await gateway.charge(token)).body.errorCode).toBe('confirmation_required');
    const wrong = await gateway.confirm(token, '000000');
    expect(wrong).toMatchObject({ status: 402, body: { errorCode: 'wrong_code', field: 'code' } });
    expect((await gateway.charge(token)).body.errorCode).toBe('confirmation_required');
    const right = await gateway.confirm(token, '123 456');
    expect(right).toMatchObject({ status: 200, body: { id: token, confirmation: 'none' } });
    expect((await gateway.charge(token)).status).toBe(201);
  });

  it('ends a token after too many wrong codes', async () => {
    const token = await gateway.token('4000000000003220');
    const codes: unknown[] = [];
    for (let attempt = 0; attempt < MAX_WRONG_CODES; attempt += 1) {
      codes.push((await gateway.confirm(token, '000000')).body.errorCode);
    }
    expect(codes).toEqual([...Array(MAX_WRONG_CODES - 1).fill('wrong_code'), 'confirmation_failed']);
    expect((await gateway.confirm(token, '123456')).body.errorCode).toBe('confirmation_failed');
    expect((await gateway.charge(token)).body.errorCode).toBe('confirmation_failed');
  });

  it('knows only tokens that wait', async () => {
    expect((await gateway.confirm('tok_test_nobody', '123456')).body.errorCode).toBe('wrong_token');
    const plain = await gateway.token('4242424242424242');
    expect((await gateway.confirm(plain, '123456')).status).toBe(200);
    await gateway.charge(plain);
    expect((await gateway.confirm(plain, '123456')).body.errorCode).toBe('token_already_used');
  });
});
