import { describe, expect, it } from 'vitest';
import {
  CHECKOUT_ERRORS,
  checkoutMessage,
  type Found,
  judge,
  mayBeUnderWay,
  nextCheckDelayMs,
  paymentFailedText,
  popupLabels,
  saveFailedText,
} from './index.ts';

const price = { amountInCents: 24_999, currency: 'ZAR' };
const capture = { chargeId: 'ch_1', paidAtMs: 1_000, ...price };
const captured: Found = { kind: 'captured', capture };

describe('a charge whose outcome nobody saw', () => {
  const cases: [string, Found, boolean, number, ReturnType<typeof judge>][] = [
    ['captured is applied', captured, false, 0, { do: 'apply', capture }],
    ['captured is applied however late', captured, false, 9e9, { do: 'apply', capture }],
    [
      'another amount is for a person to look at',
      { kind: 'captured', capture: { ...capture, amountInCents: 1 } },
      true,
      0,
      { do: 'review', reason: 'amount-differs', capture: { ...capture, amountInCents: 1 } },
    ],
    [
      'taken and given back is for a person to look at',
      { kind: 'refunded', capture },
      true,
      0,
      { do: 'review', reason: 'refunded', capture },
    ],
    [
      'another currency too',
      { kind: 'captured', capture: { ...capture, currency: 'USD' } },
      true,
      0,
      { do: 'review', reason: 'amount-differs', capture: { ...capture, currency: 'USD' } },
    ],
    ['absent after the provider ended the call is final', { kind: 'absent' }, true, 0, { do: 'fail' }],
    [
      'absent while the call may still be carried out is not',
      { kind: 'absent' },
      false,
      59_999,
      { do: 'wait', blocks: true },
    ],
    ['absent when no call can be left is final', { kind: 'absent' }, false, 60_000, { do: 'fail' }],
    [
      'a provider that cannot tell leaves it to a person',
      { kind: 'cannot-tell' },
      false,
      0,
      { do: 'review', reason: 'cannot-tell' },
    ],
  ];
  it.each(cases)('%s', (_name, found, answered, elapsedMs, verdict) => {
    const call = { answered, chargingAtMs: 5_000, nowMs: 5_000 + elapsedMs, settleAfterMs: 60_000 };
    expect(judge(found, price, call)).toEqual(verdict);
  });
});

it.each([
  ['just begun', 0, true],
  ['a millisecond before its end', 59_999, true],
  ['at its end', 60_000, false],
  ['begun in the future, as it seems', -600_000, true],
])('a call of another process, %s', (_case, elapsedMs, isUnderWay) => {
  const call = { chargingAtMs: 5_000, nowMs: 5_000 + elapsedMs, settleAfterMs: 60_000 };
  expect(mayBeUnderWay(call)).toBe(isUnderWay);
});

it.each([
  [0, 2_000],
  [3, 16_000],
  [7, 256_000],
  [8, 300_000],
  [500, 300_000],
])('after %i looks the next one comes in %i ms', (checks, delayMs) => {
  expect(nextCheckDelayMs(checks)).toBe(delayMs);
});

describe('texts', () => {
  it.each([
    ['Your card was declined.', 'Payment failed: Please check your card details and try again.'],
    ['Card expired', 'Payment failed: Please check your card details and try again.'],
    ['insufficient funds', 'Payment failed: insufficient funds'],
  ])('%s', (message, text) => expect(paymentFailedText(message)).toBe(text));

  it.each([
    ['card-declined', undefined, 'Payment failed: Please check your card details and try again.'],
    [
      'card-declined',
      'Your card was declined: insufficient funds.',
      'Payment failed: Please check your card details and try again.',
    ],
    ['card-declined', 'Your payment was declined.', 'Payment failed: Your payment was declined.'],
    [
      'payment-failed',
      undefined,
      'Payment failed: The payment could not be made and you have not been charged. Please try again.',
    ],
    ['save-failed', saveFailedText('ch_1'), saveFailedText('ch_1')],
    ['not-signed-in', undefined, 'Please sign in to continue'],
  ] as const)('of the answer %s about %s', (code, why, text) =>
    expect(checkoutMessage(code, why)).toBe(text),
  );

  it('name what is bought as the spec does', () => {
    expect(popupLabels('Repartee', 'monthly')).toEqual({
      name: 'Repartee Subscription',
      description: 'monthly Plan',
    });
  });

  it('keep their statuses', () => {
    expect(
      Object.fromEntries(Object.entries(CHECKOUT_ERRORS).map(([code, { status }]) => [code, status])),
    ).toMatchObject({
      'card-declined': 402,
      'in-progress': 409,
      'active-subscription': 409,
      'payment-failed': 502,
      'save-failed': 500,
    });
  });
});
