import { describe, expect, it } from 'vitest';
import { paymentEvent } from './payment-events.ts';
import type { PaymentState } from './payment-flow.ts';

const idle: PaymentState = { at: 'idle', error: null };
const failed: PaymentState = { at: 'idle', error: 'Payment failed: no' };
const at = (step: 'opening' | 'popup' | 'charging' | 'leaving'): PaymentState => ({ at: 'processing', step });
const confirming: PaymentState = { at: 'confirming', notice: null, review: false, offline: false };

describe('a step of a payment', () => {
  it.each<[string, PaymentState, PaymentState, string | null]>([
    ['Pay was pressed', idle, at('opening'), 'browser started'],
    ['the card form stands open', at('opening'), at('popup'), 'browser opened'],
    ['its script was blocked', at('opening'), failed, 'browser not-opened'],
    ['it was closed', at('popup'), idle, 'browser cancelled'],
    ['the card is asked', at('popup'), at('charging'), null],
    ['the card said no', at('charging'), failed, 'ledger declined'],
    ['the outcome is not known', at('charging'), confirming, null],
    ['nothing was taken after all', confirming, failed, 'ledger failed'],
    ['it is paid', at('charging'), { at: 'applied' }, 'ledger paid'],
    ['it turns out to be paid', confirming, { at: 'applied' }, 'ledger paid'],
    ["the provider's page comes next", at('opening'), at('leaving'), 'browser opened'],
    ['it was left', at('leaving'), idle, 'browser cancelled'],
    ['a plan runs already', at('opening'), { at: 'already-active' }, null],
  ])('%s', (_case, before, after, counted) => {
    const found = paymentEvent(before, after, 'monthly');
    expect(found && `${found.by} ${found.event.action}`).toBe(counted);
    if (found) expect(found.event.label).toBe('monthly');
  });

  it('counts nothing without a plan or a beginning', () => {
    expect(paymentEvent(idle, at('opening'), null)).toBeNull();
    expect(paymentEvent(null, confirming, 'monthly')).toBeNull();
  });
});
