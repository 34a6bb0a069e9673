import type { BrowserEvent, LedgerEvent } from '#analytics';
import { PLANS, type PlanType } from '#plans';
import type { PaymentState } from './payment-flow.ts';

/** What is counted when a payment moves on: by us (`counted`), or only told, because the ledger counts it. */
export type PaymentEvent =
  | { by: 'browser'; event: Extract<BrowserEvent, { category: 'checkout' }> }
  | { by: 'ledger'; event: LedgerEvent };

/**
 * The event of one step, or null where nothing happened that counts. `before` is null for a payment that was under way
 * before a reload: its beginning was counted then.
 */
export function paymentEvent(
  before: PaymentState | null,
  after: PaymentState,
  plan: PlanType | null,
): PaymentEvent | null {
  if (!plan || !before) return null;
  const value = PLANS[plan].amountInCents;
  const step = (action: 'opened' | 'not-opened' | 'cancelled'): PaymentEvent => ({
    by: 'browser',
    event: { category: 'checkout', action, label: plan },
  });
  switch (after.at) {
    case 'processing':
      if (after.step === 'opening')
        return { by: 'browser', event: { category: 'checkout', action: 'started', label: plan, value } };
      return after.step === 'popup' || after.step === 'leaving' ? step('opened') : null;
    case 'applied':
      return { by: 'ledger', event: { category: 'checkout', action: 'paid', label: plan, value } };
    case 'idle':
      if (before.at === 'confirming')
        return { by: 'ledger', event: { category: 'checkout', action: 'failed', label: plan } };
      if (before.at !== 'processing') return null;
      if (before.step === 'opening') return step('not-opened');
      if (before.step === 'popup' || before.step === 'leaving') return step('cancelled');
      return { by: 'ledger', event: { category: 'checkout', action: 'declined', label: plan } };
    default:
      return null;
  }
}
