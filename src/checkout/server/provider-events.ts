import type { Found } from '#checkout';
import type { Dispute, RefundOutcome } from './provider.ts';

/** A request as it came, before anything was parsed. */
export interface WebhookMessage {
  rawBody: Uint8Array;
  headers: Headers;
  /** The network address that sent it, as far as it is known. */
  from: string;
  nowMs: number;
}

/** What a message of a provider is about. It is trusted for that, and for nothing else. */
export type EventAbout =
  /**
   * `found`: what the signed message itself says of the payment. Null where it only says that something happened: then
   * the provider is asked.
   */
  | {
      kind: 'payment';
      checkoutId: string | null;
      providerRef: string | null;
      found: Found | null;
      proof?: string;
    }
  | {
      kind: 'refund';
      /** Whichever of them the message names; `chargeId` is the payment that goes back. */
      chargeId: string | null;
      payment: { checkoutId: string | null; providerRef: string | null };
      /** What goes back; null where the message does not tell. Only whole payments are given back here. */
      amountInCents: number | null;
      outcome: Exclude<RefundOutcome, { kind: 'unknown' }>;
    }
  | { kind: 'dispute'; dispute: Dispute }
  /** Nothing that we act upon. */
  | { kind: 'nothing' };

export interface ProviderEvent {
  /** The provider's id of the message, the same for each repeat; made of reference and event where it has none. */
  id: string;
  /** In the provider's words, for the log. */
  type: string;
  /** A payment of test keys. */
  isTest: boolean;
  about: EventAbout;
}

export type WebhookRead =
  /** This provider sends none. */
  | { kind: 'cannot' }
  /** Not the provider's word, too old, or of another merchant. */
  | { kind: 'refused'; reason: string }
  | { kind: 'event'; event: ProviderEvent };
