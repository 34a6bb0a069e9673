import { expect, it } from 'vitest';
import { DAY_MS } from '#kit';
import { askUntilMs, CHECKOUT_STATES, grantsItself, mayRefuse, refundStanding } from './index.ts';

const asked = { state: 'asked', askedAt: 't1', decidedAt: null, answer: null };
const granted = { state: 'granted', askedAt: 't1', decidedAt: 't2', answer: null };
const refused = { state: 'refused', askedAt: 't1', decidedAt: 't2', answer: 'used for 29 days' };
const refund = (state: string) => ({
  state,
  requestedAt: 't3',
  settledAt: state === 'refunded' || state === 'refused' ? 't4' : null,
});

it.each([
  ['nobody asked', null, null, null],
  ['asked', asked, null, ['asked', 't1']],
  ['granted', granted, null, ['granted', 't2']],
  ['refused by us', refused, null, ['refused', 't2', 'used for 29 days']],
  ['granted, and the provider is asked', granted, refund('asking'), ['at-provider', 't3']],
  ['granted, and nobody knows', granted, refund('unknown'), ['at-provider', 't3']],
  ['granted, and taken on', granted, refund('pending'), ['at-provider', 't3']],
  ['granted, and the provider refused', granted, refund('refused'), ['granted', 't2']],
  ['paid back', granted, refund('refunded'), ['paid-back', 't4']],
  ['paid back by the operator, though refused before', refused, refund('refunded'), ['paid-back', 't4']],
  ['paid back, and nobody had asked', null, refund('refunded'), ['paid-back', 't4']],
  ['nobody asked, and the provider refused the operator', null, refund('refused'), null],
] as const)('%s', (_case, request, of, stands) => {
  const [state, at, reason = null] = stands ?? [];
  expect(refundStanding(request, of)).toEqual(stands && { state, at, reason });
});

it('may be asked for 30 days, and of a payment that opened a plan only', () => {
  for (const state of CHECKOUT_STATES)
    expect([state, askUntilMs({ state, paidAtMs: 0 })]).toEqual([
      state,
      state === 'applied' ? 30 * DAY_MS : null,
    ]);
});

it.each([
  ['automatic', true],
  ['by-hand', false],
] as const)('%s: grants itself %s', (policy, itself) => {
  expect(grantsItself(policy)).toBe(itself);
});

it('cannot be refused when it was asked for within the 7 days of the law', () => {
  expect([mayRefuse(7 * DAY_MS, 0), mayRefuse(7 * DAY_MS + 1, 0)]).toEqual([false, true]);
});
