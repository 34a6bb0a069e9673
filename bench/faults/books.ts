import type { GatewayCapture } from '../../journeys/support/gateway.ts';

/** What both sides have written down: the gateway's own ledger, and the shop's database. */

export type Wire = 'popup' | 'yoco-checkout' | 'paystack' | 'payfast';

/** Money that the gateway took. */
export interface Taken {
  chargeId: string;
  /** The shop's id of the checkout, as the gateway was told it. */
  checkoutId: string | null;
  amountInCents: number;
  /** ISO 8601, UTC. */
  at: string;
  wire: Wire;
  /** `back`: the money is with its owner again. */
  refund: 'none' | 'pending' | 'failed' | 'back';
  dispute: 'none' | 'open' | 'won' | 'lost';
  /** ISO 8601, UTC; null while there is no end of a dispute. */
  disputeEndedAt: string | null;
}

export interface Checkout {
  id: string;
  user_id: string;
  plan: string;
  amount_in_cents: number;
  state: string;
  charge_id: string | null;
  review_reason: string | null;
}

/** A line of the shop's ledger; `at` is ISO 8601. */
export interface Line {
  checkout_id: string;
  user_id: string;
  event: string;
  charge_id: string | null;
  at: string;
}

export interface Refund {
  checkout_id: string;
  charge_id: string;
  state: string;
}

export interface Subscription {
  user_id: string;
  type: string;
  payment_id: string;
  amount_in_cents: number;
  status: string;
  start_date: string;
  expiry_date: string;
}

export interface Receipt {
  checkout_id: string;
  number: number | null;
}

export interface Books {
  taken: Taken[];
  checkouts: Checkout[];
  lines: Line[];
  refunds: Refund[];
  subscriptions: Subscription[];
  receipts: Receipt[];
  /** Which purchase of which customer a checkout was for; a customer who was refused tries again within one purchase. */
  purchases: ReadonlyMap<string, string>;
}

export const takenOf = (capture: GatewayCapture): Taken => ({
  chargeId: capture.chargeId,
  checkoutId: capture.checkoutId,
  amountInCents: capture.amountInCents,
  at: capture.at,
  wire: (capture.wire ?? 'popup') as Wire,
  refund: capture.refundId === undefined ? 'none' : (capture.refund ?? 'back'),
  dispute: capture.dispute ?? 'none',
  disputeEndedAt: capture.disputeEndedAt ?? null,
});
