import type { Found, Price } from '#checkout';
import type { PaymentMethod } from '#subscriptions';
import type { WebhookMessage, WebhookRead } from './provider-events.ts';

/** Which payment is meant, in our words and in the provider's. */
export interface PaymentRef {
  /** Ours. A provider that takes a reference gets this one, which makes it the idempotency key. */
  checkoutId: string;
  /** The provider's id of its page or transaction; null where it has none, or where its answer was lost. */
  providerRef: string | null;
}

export interface BeginRequest extends PaymentRef, Price {
  name: string;
  description: string;
  email: string;
  /** Where the provider's page leads back to. What stands in such an address proves nothing. */
  returnTo: { paid: string; failed: string; cancelled: string };
  /** Where the provider sends its messages, for those that are told with each payment. */
  notifyUrl: string;
}

/**
 * How the customer pays. Nothing is taken by it. May be asked again for the same checkout, with the same answer where
 * the provider can give it.
 */
export type Begun =
  /** In the SDK's popup, which makes a card token for `charge`. */
  | { kind: 'popup' }
  /** In the SDK's popup, which resumes this transaction. */
  | { kind: 'access-code'; accessCode: string; providerRef: string | null }
  /** On the provider's page. */
  | { kind: 'redirect'; redirectUrl: string; providerRef: string | null }
  /** On the provider's page, which takes this form by POST. Made without asking it, so it can be made again. */
  | { kind: 'form'; action: string; fields: readonly (readonly [name: string, value: string])[] }
  /** Nothing was begun, or it cannot be gone on with. */
  | { kind: 'refused'; reason: string }
  /** Something may have been begun; nobody has seen its page, so nobody can pay there. */
  | { kind: 'unknown'; reason: string };

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
  | { kind: 'captured'; chargeId: string; amountInCents: number; currency: string; card?: string | null }
  | { kind: 'declined'; message: string }
  | { kind: 'not-captured'; reason: string }
  | { kind: 'unknown'; answered: boolean; reason: string };

export interface RefundRequest extends PaymentRef, Price {
  chargeId: string;
  /** Ours; the idempotency key where the provider takes one. */
  refundId: string;
}

/** `refused`: certainly not given back. `pending`: taken on, told later. `unknown`: it may have been. */
export type RefundOutcome =
  | { kind: 'refunded'; providerRefundId: string | null }
  | { kind: 'pending'; providerRefundId: string | null }
  | { kind: 'refused'; message: string }
  | { kind: 'unknown'; reason: string };

/** A payment as the provider's own list has it. Declined ones and pages that were left are not in it. */
export interface ListedPayment extends Price {
  chargeId: string;
  /** Our reference, where the list tells it. */
  checkoutId: string | null;
  providerRef: string | null;
  state: 'captured' | 'refunded' | 'disputed';
  paidAtMs: number;
  /** What the provider kept; null where it does not tell. */
  feeInCents: number | null;
  isTest: boolean;
}

/** A customer's bank asks for a payment back. */
export interface Dispute extends Price {
  disputeId: string;
  chargeId: string;
  checkoutId: string | null;
  state: 'open' | 'won' | 'lost';
  openedAtMs: number;
}

/** The provider has no such call. */
export const CANNOT = { kind: 'cannot' } as const;
type Cannot = typeof CANNOT;

/**
 * The port to a card provider. Adapters translate; what a capture means to a subscription is decided in one place,
 * `attempts.ts`. No method is ever repeated by an adapter. `providers/contract.test.ts` says what each must keep to.
 */
export interface CardProvider {
  readonly name: PaymentMethod;
  /** Live keys: real money. A message about a payment of the other kind is ignored. */
  readonly isLive: boolean;
  /** `popup`: a card token is made in the browser and charged by us. `page`: the provider takes the money by itself. */
  readonly paysAt: 'popup' | 'page';
  /** What the checkout page needs: `sdkUrl` is empty where it needs no script; `origins` are what it may load and frame. */
  readonly browser: { publicKey: string; sdkUrl: string; origins: readonly string[] };
  /** Makes ready what the customer pays with. Never throws: what cannot be told is `unknown`. */
  begin(request: BeginRequest): Promise<Begun>;
  /** Takes the money of a popup's token once. Never throws: what cannot be told is `unknown`. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /** What became of a payment, asked when the browser says that it was paid. Throws when the provider cannot be reached. */
  confirm(payment: PaymentRef): Promise<Found>;
  /** Whether a message is the provider's, and what it says. Does no work: the caller stores it and answers first. */
  readWebhook(message: WebhookMessage): WebhookRead;
  /**
   * Where a message proves nothing by itself: whether the provider stands by it. Asked once it is stored, with the
   * `proof` that was read from it. Throws when the provider cannot be reached.
   */
  vouch?(proof: string): Promise<boolean>;
  /** What became of a payment, at any later time. Throws when the provider cannot be reached. */
  find(payment: PaymentRef): Promise<Found>;
  /** Every payment from one moment up to, and without, another (Unix ms). Throws when the provider cannot be reached. */
  list(fromMs: number, untilMs: number): Promise<{ kind: 'listed'; payments: ListedPayment[] } | Cannot>;
  /** Gives the whole payment back once. Never throws: what cannot be told is `unknown`. */
  refund(request: RefundRequest): Promise<RefundOutcome>;
  /** Disputes that were opened or decided in that time. Throws when the provider cannot be reached. */
  disputes(fromMs: number, untilMs: number): Promise<{ kind: 'listed'; disputes: Dispute[] } | Cannot>;
}
