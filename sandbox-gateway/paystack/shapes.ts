import type { Dispute, Refund } from '../afterwards.ts';
import type { Ledger } from '../ledger.ts';
import type { Order } from '../orders.ts';

/** What the merchant sent to `POST /transaction/initialize`. */
export type TransactionRequest = {
  email: string;
  callback_url?: string | undefined;
  metadata?: unknown;
  channels?: string[] | undefined;
};

export type Domain = 'test' | 'live';

const customerOf = (order: Order) => {
  const { email } = order.request as TransactionRequest;
  return {
    id: 1_000 + order.number,
    email,
    customer_code: `CUS_${order.number}`,
    first_name: null,
    last_name: null,
  };
};

/** Paystack's word for where an order stands. One that nobody paid is `abandoned`, though it can still be resumed. */
function statusOf(ledger: Ledger, order: Order): string {
  if (order.state === 'failed') return 'failed';
  if (order.chargeId === null) return order.state === 'started' ? 'ongoing' : 'abandoned';
  return ledger.refundOfCharge(order.chargeId)?.status === 'successful' ? 'reversed' : 'success';
}

/** A transaction as `verify`, the list and `charge.success` give it. */
export function transaction(ledger: Ledger, domain: Domain, order: Order) {
  const { metadata } = order.request as TransactionRequest;
  const token = order.chargeId === null ? undefined : ledger.tokenOfCharge(order.chargeId);
  const status = statusOf(ledger, order);
  const capture = ledger.captureOf(order.chargeId);
  return {
    id: transactionId(order),
    domain,
    status,
    reference: order.reference,
    amount: order.amountInCents,
    requested_amount: order.amountInCents,
    currency: order.currency,
    message: null,
    gateway_response: capture ? 'Successful' : status === 'failed' ? 'Declined' : 'Not completed',
    paid_at: capture?.at ?? null,
    created_at: order.at,
    channel: 'card',
    fees: capture ? fees(order.amountInCents) : null,
    metadata: metadata ?? '',
    authorization: token
      ? {
          authorization_code: `AUTH_${token.fingerprint.slice(0, 10)}`,
          last4: token.maskedCard.slice(-4),
          exp_month: String(token.expiryMonth).padStart(2, '0'),
          exp_year: String(token.expiryYear),
          channel: 'card',
          card_type: token.brand,
          brand: token.brand,
          country_code: 'ZA',
          reusable: false,
        }
      : {},
    customer: customerOf(order),
  };
}

/** 2.9 % and R1, as in South Africa. */
const fees = (amountInCents: number): number => Math.round(amountInCents * 0.029) + 100;

/** Numeric, and far from the numbers of other wires. */
export const transactionId = (order: Order): number => 4_099_000_000 + order.number;

export const refundStatus = (refund: Refund): string =>
  ({ pending: 'pending', successful: 'processed', failed: 'failed' })[refund.status];

/** A refund as `POST /refund` and the list give it. */
export const refundRecord = (domain: Domain, order: Order, refund: Refund) => ({
  id: refund.id,
  domain,
  transaction: transactionId(order),
  transaction_reference: order.reference,
  amount: order.amountInCents,
  currency: order.currency,
  status: refundStatus(refund),
  created_at: refund.at,
});

/** A dispute as the list and its messages give it. */
export const disputeRecord = (ledger: Ledger, domain: Domain, order: Order, dispute: Dispute) => ({
  id: dispute.id,
  domain,
  refund_amount: order.amountInCents,
  currency: order.currency,
  status: dispute.status === 'open' ? 'awaiting-merchant-feedback' : 'resolved',
  resolution: dispute.status === 'open' ? null : dispute.status === 'lost' ? 'merchant-accepted' : 'declined',
  category: 'chargeback',
  transaction: transaction(ledger, domain, order),
  created_at: dispute.at,
  resolvedAt: dispute.resolvedAt,
});
