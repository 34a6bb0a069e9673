import { describe, expect, it } from 'vitest';
import type { ChargeOutcome, RefundOutcome } from '../../provider.ts';
import { translateAnswer, translateFault, translateRefundAnswer, translateRefundFault } from './translate.ts';

const charge = {
  object: 'charge',
  id: 'ch_1',
  status: 'successful',
  currency: 'ZAR',
  amountInCents: 24_999,
  liveMode: false,
};

describe('answers of the charges call', () => {
  const cases: [string, number, unknown, boolean, ChargeOutcome][] = [
    [
      '201',
      201,
      charge,
      false,
      { kind: 'captured', chargeId: 'ch_1', amountInCents: 24_999, currency: 'ZAR' },
    ],
    [
      '201 that tells the card',
      201,
      { ...charge, source: { brand: 'visa', maskedCard: '**** **** **** 4242' } },
      false,
      { kind: 'captured', chargeId: 'ch_1', amountInCents: 24_999, currency: 'ZAR', card: 'Visa •••• 4242' },
    ],
    [
      '201 of another amount keeps the amount',
      201,
      { ...charge, amountInCents: 1 },
      false,
      { kind: 'captured', chargeId: 'ch_1', amountInCents: 1, currency: 'ZAR' },
    ],
    [
      '201 in test mode under live keys',
      201,
      charge,
      true,
      { kind: 'not-captured', reason: 'the charge was made in test mode' },
    ],
    [
      '201 with a status we do not know',
      201,
      { ...charge, status: 'pending' },
      false,
      { kind: 'unknown', answered: true, reason: 'status pending' },
    ],
    [
      '200 of another shape',
      200,
      'ok',
      false,
      { kind: 'unknown', answered: true, reason: 'an answer of another shape' },
    ],
    [
      'a decline',
      402,
      { errorType: 'charge_error', errorCode: 'card_declined', displayMessage: 'Card declined' },
      false,
      { kind: 'declined', message: 'Card declined' },
    ],
    ['a decline without words', 402, null, false, { kind: 'declined', message: 'Your card was declined.' }],
    [
      'a token used before',
      409,
      { errorType: 'charge_error', errorCode: 'token_already_used' },
      false,
      { kind: 'unknown', answered: true, reason: '409 token_already_used' },
    ],
    [
      'an unknown token',
      400,
      { errorType: 'invalid_request_error', errorCode: 'wrong_token' },
      false,
      { kind: 'not-captured', reason: '400 wrong_token' },
    ],
    [
      'a wrong key',
      401,
      { errorType: 'authentication_error' },
      false,
      { kind: 'not-captured', reason: '401 authentication_error' },
    ],
    ['a server fault', 500, {}, false, { kind: 'unknown', answered: true, reason: '500' }],
    [
      'a page of something in between',
      503,
      '<html>',
      false,
      { kind: 'unknown', answered: false, reason: '503' },
    ],
    ['a proxy that gave up waiting', 504, '', false, { kind: 'unknown', answered: false, reason: '504' }],
    ['a request that took too long', 408, {}, false, { kind: 'unknown', answered: false, reason: '408' }],
    ['too many requests', 429, {}, false, { kind: 'not-captured', reason: '429' }],
  ];
  it.each(cases)('%s', (_name, status, body, live, outcome) => {
    expect(translateAnswer(status, body, live)).toEqual(outcome);
  });
});

describe('calls that got no answer', () => {
  const fault = (code: string) =>
    new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
  it.each([
    ['refused', fault('ECONNREFUSED'), { kind: 'not-captured', reason: 'ECONNREFUSED' }],
    ['no such host', fault('ENOTFOUND'), { kind: 'not-captured', reason: 'ENOTFOUND' }],
    ['reset on the way', fault('ECONNRESET'), { kind: 'unknown', answered: false, reason: 'ECONNRESET' }],
    [
      'closed on the way',
      fault('UND_ERR_SOCKET'),
      { kind: 'unknown', answered: false, reason: 'UND_ERR_SOCKET' },
    ],
    [
      'timed out',
      new DOMException('late', 'TimeoutError'),
      { kind: 'unknown', answered: false, reason: 'TimeoutError' },
    ],
  ])('%s', (_name, error, outcome) => {
    expect(translateFault(error)).toMatchObject(outcome);
  });
});

describe('answers of the refunds call', () => {
  const error = (errorCode: string, errorType = 'refund_error') => ({ errorType, errorCode });
  const cases: [string, number, unknown, RefundOutcome][] = [
    [
      '200',
      200,
      { id: 'rfd_1', status: 'successful', message: 'Your refund has been processed', metadata: {} },
      { kind: 'refunded', providerRefundId: 'rfd_1' },
    ],
    ['201 without an id', 201, { status: 'successful' }, { kind: 'refunded', providerRefundId: null }],
    [
      'one that is told later',
      201,
      { id: 'rfd_1', status: 'pending' },
      { kind: 'pending', providerRefundId: 'rfd_1' },
    ],
    ['a status we do not know', 200, { status: 'odd' }, { kind: 'unknown', reason: 'status odd' }],
    ['another shape', 200, 'ok', { kind: 'unknown', reason: 'an answer of another shape' }],
    [
      'given back before, maybe by this call',
      409,
      error('already_refunded'),
      { kind: 'unknown', reason: '409 already_refunded' },
    ],
    ['a refund error of any other name', 400, error('odd'), { kind: 'unknown', reason: '400 odd' }],
    ['no such charge', 400, error('wrong_charge'), { kind: 'refused', message: '400 wrong_charge' }],
    [
      'a part of it, in the provider’s words',
      400,
      { ...error('partial_refund'), displayMessage: 'Only a full refund is possible.' },
      { kind: 'refused', message: 'Only a full refund is possible.' },
    ],
    [
      'a wrong key',
      401,
      error('wrong_api_key', 'authentication_error'),
      { kind: 'refused', message: '401 wrong_api_key' },
    ],
    ['too many requests', 429, {}, { kind: 'refused', message: '429' }],
    ['a server fault', 500, {}, { kind: 'unknown', reason: '500' }],
    ['a proxy that gave up waiting', 504, '', { kind: 'unknown', reason: '504' }],
    ['a request that took too long', 408, {}, { kind: 'unknown', reason: '408' }],
  ];
  it.each(cases)('%s', (_name, status, body, outcome) => {
    expect(translateRefundAnswer(status, body)).toEqual(outcome);
  });

  it.each([
    ['ECONNREFUSED', { kind: 'refused', message: expect.stringContaining('ECONNREFUSED') }],
    ['ECONNRESET', { kind: 'unknown', reason: 'ECONNRESET' }],
  ])('none, with %s', (code, outcome) => {
    const fault = new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
    expect(translateRefundFault(fault)).toEqual(outcome);
  });
});
