import type { Found, Price } from '#checkout';
import type { PaymentMethod } from '#subscriptions';

export interface ChargeRequest extends Price {
  token: string;
  /** Sent along as metadata, so that the payment can be found again by it. */
  checkoutId: string;
}

/**
 * How a charge ended, as far as we saw.
 * `not-captured`: certainly no money moved. `unknown`: it may have; `answered` tells that the provider itself ended the call.
 */
export type ChargeOutcome =
  | { kind: 'captured'; chargeId: string; amountInCents: number; currency: string }
  | { kind: 'declined'; message: string }
  | { kind: 'not-captured'; reason: string }
  | { kind: 'unknown'; answered: boolean; reason: string };

export interface RefundRequest extends Price {
  chargeId: string;
  checkoutId: string;
  /** Ours; the idempotency key where the provider takes one. */
  refundId: string;
}

/** `refused`: certainly not given back. `pending`: taken on, told later. `unknown`: it may have been. */
export type RefundOutcome =
  | { kind: 'refunded'; providerRefundId: string | null }
  | { kind: 'pending'; providerRefundId: string | null }
  | { kind: 'refused'; message: string }
  | { kind: 'unknown'; reason: string };

/**
 * The port to a card provider. Adapters translate; what a capture means to a subscription is decided in one place,
 * `attempts.ts`. No method is ever repeated by an adapter.
 */
export interface CardProvider {
  readonly name: PaymentMethod;
  /** What the browser's popup needs. */
  readonly publicKey: string;
  readonly sdkUrl: string;
  /** Takes the money once. Never throws: what cannot be told is `unknown`. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /** Gives the whole payment back once. Never throws: what cannot be told is `unknown`. */
  refund(request: RefundRequest): Promise<RefundOutcome>;
  /** Whether a payment with this checkout's id was captured. Throws when the provider cannot be reached. */
  find(checkoutId: string): Promise<Found>;
}
