import { describe, expect, it } from 'vitest';
import {
  CHECKOUT_STATES,
  type CheckoutState,
  type Found,
  judgeRefund,
  type RefundState,
  refusalOfRefund,
} from './index.ts';

const capture = { chargeId: 'ch_1', paidAtMs: 1_000, amountInCents: 24_999, currency: 'ZAR' };
const captured: Found = { kind: 'captured', capture };
const refunded: Found = { kind: 'refunded', capture };
const other: Found = { kind: 'refunded', capture: { ...capture, chargeId: 'ch_2' } };

describe('a refund whose outcome nobody saw', () => {
  const cases: [string, Found, RefundState, number, ReturnType<typeof judgeRefund>['do']][] = [
    ['given back is done', refunded, 'asking', 0, 'done'],
    ['given back is done however late', refunded, 'unknown', 9e9, 'done'],
    ['given back is done where it was pending', refunded, 'pending', 0, 'done'],
    ['still there while the call may be carried out', captured, 'unknown', 59_999, 'wait'],
    ['still there when no call can be left', captured, 'unknown', 60_000, 'not-done'],
    ['still there when no call of a killed process can be left', captured, 'asking', 60_000, 'not-done'],
    ['still there while the provider has it on its list', captured, 'pending', 9e9, 'wait'],
    ['a provider that cannot tell', { kind: 'cannot-tell' }, 'unknown', 9e9, 'ask-person'],
    ['a payment that is gone', { kind: 'absent' }, 'unknown', 9e9, 'ask-person'],
    ['another payment than ours', other, 'unknown', 9e9, 'ask-person'],
  ];
  it.each(cases)('%s', (_name, found, state, elapsedMs, verdict) => {
    const asked = { state, requestedAtMs: 5_000, nowMs: 5_000 + elapsedMs, settleAfterMs: 60_000 };
    expect(judgeRefund(found, 'ch_1', asked)).toEqual({ do: verdict });
  });
});

describe('which payment can be given back', () => {
  const refusals: Record<CheckoutState, ReturnType<typeof refusalOfRefund>> = {
    open: 'nothing-taken',
    'at-provider': 'nothing-taken',
    charging: 'being-charged',
    confirming: 'being-charged',
    review: null,
    applied: null,
    declined: 'nothing-taken',
    failed: 'nothing-taken',
    refunded: null,
  };
  it.each(CHECKOUT_STATES)('%s', (state) => {
    expect(refusalOfRefund({ state, chargeId: 'ch_1' }, true)).toBe(refusals[state]);
  });
  it.each([
    ['in review without its id', 'review', null, true, 'payment-unknown'],
    ['of a provider without keys', 'applied', 'ch_1', false, 'other-provider'],
  ] as const)('%s', (_case, state, chargeId, isReachable, refusal) => {
    expect(refusalOfRefund({ state, chargeId }, isReachable)).toBe(refusal);
  });
});
