import type { PaymentMethod } from '#subscriptions';

/** Who takes the card, by the name that a customer knows; said beside the button before anything is opened. */
export const CARD_PROVIDER_NAMES: Readonly<Record<PaymentMethod, string>> = {
  sandbox: 'Sandbox (test cards)',
  yoco: 'Yoco',
  paystack: 'Paystack',
  payfast: 'PayFast',
};
