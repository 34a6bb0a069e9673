import type { Capture, Found } from '#checkout';
import type { Begun, Dispute, ListedPayment, RefundOutcome } from '../../provider.ts';
import { type Answer, faultOf } from '../call.ts';
import {
  initialized,
  type PaystackDispute,
  refundTaken,
  refusal,
  type Transaction,
  verified,
} from './types.ts';

const isOk = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** Whether the provider may have carried a call out that it answered so. */
const mayHaveHappened = ({ status }: Answer): boolean => status >= 500 || status === 408;

function reasonOf({ status, body }: Answer): string {
  const { code, message } = refusal.catch({}).parse(body);
  return `${status} ${code ?? message ?? ''}`.trim();
}

/** What an answer of `initialize` means. Our reference is the key: a used one began before, and its access code is lost. */
export function translateBegun(answer: Answer): Begun {
  const parsed = initialized.safeParse(answer.body);
  if (isOk(answer) && parsed.success)
    return { kind: 'access-code', accessCode: parsed.data.data.access_code, providerRef: null };
  if (isOk(answer)) return { kind: 'unknown', reason: 'an answer of another shape' };
  return { kind: mayHaveHappened(answer) ? 'unknown' : 'refused', reason: reasonOf(answer) };
}

export function translateBeginFault(error: unknown): Begun {
  const { reason, mayHaveArrived } = faultOf(error);
  return { kind: mayHaveArrived ? 'unknown' : 'refused', reason };
}

const NOT_FOUND = /not[ _]found/i;

/**
 * What an answer of `verify` means.
 *
 * @param live the keys are live: a payment in test mode is none
 * @throws where the answer says nothing about the payment
 */
export function translateVerified(answer: Answer, reference: string, live: boolean): Found {
  if (!isOk(answer)) {
    const reason = reasonOf(answer);
    if ((answer.status === 400 || answer.status === 404) && NOT_FOUND.test(reason)) return { kind: 'absent' };
    throw new Error(`Paystack answered ${reason} to a look-up`);
  }
  const { data } = verified.parse(answer.body);
  if (data.reference !== reference) throw new Error('Paystack answered with another transaction');
  return foundOf(data, live);
}

function foundOf(transaction: Transaction, live: boolean): Found {
  // No money moves in the other mode, and it must open nothing.
  if (transaction.domain !== (live ? 'live' : 'test')) return { kind: 'absent' };
  switch (transaction.status) {
    case 'success':
      return { kind: 'captured', capture: captureOf(transaction) };
    case 'reversed':
      return { kind: 'refunded', capture: captureOf(transaction) };
    case 'pending':
    case 'processing':
    case 'queued':
      return { kind: 'pending' };
    case 'abandoned':
    case 'failed':
    case 'ongoing':
      // The form lets the customer try another card, so even `failed` is not the end.
      return { kind: 'absent' };
    default:
      return { kind: 'cannot-tell' };
  }
}

function captureOf(transaction: Transaction): Capture {
  const { id, amount, currency, fees, authorization } = transaction;
  const { last4, brand, card_type } = authorization ?? {};
  const name = (brand ?? card_type ?? 'card').trim();
  return {
    chargeId: id,
    amountInCents: amount,
    currency,
    paidAtMs: paidAtMs(transaction),
    feeInCents: fees ?? null,
    card: last4 ? `${name.charAt(0).toUpperCase()}${name.slice(1)} •••• ${last4}` : null,
  };
}

const paidAtMs = ({ paid_at, created_at }: Transaction): number =>
  Date.parse(paid_at ?? created_at ?? '') || Date.now();

/** A paid transaction of the list; null for any other, and for one of the other mode. */
export function translateListed(transaction: Transaction, live: boolean): ListedPayment | null {
  const found = foundOf(transaction, live);
  if (found.kind !== 'captured' && found.kind !== 'refunded') return null;
  const { chargeId, amountInCents, currency, feeInCents = null } = found.capture;
  return {
    chargeId,
    amountInCents,
    currency,
    checkoutId: transaction.reference,
    providerRef: null,
    state: found.kind,
    paidAtMs: found.capture.paidAtMs,
    feeInCents,
    isTest: !live,
  };
}

/** What an answer of the refund call means. */
export function translateRefund(answer: Answer): RefundOutcome {
  if (!isOk(answer)) {
    const reason = reasonOf(answer);
    // A payment that was given back before may have been so by this very call.
    if (mayHaveHappened(answer) || /revers|refund/i.test(reason)) return { kind: 'unknown', reason };
    return { kind: 'refused', message: reason };
  }
  const parsed = refundTaken.safeParse(answer.body);
  if (!parsed.success) return { kind: 'unknown', reason: 'an answer of another shape' };
  const { id, status } = parsed.data.data;
  return refundOutcome(status, id);
}

/** Paystack's word for a refund, in its answers and in its messages. `needs-attention` waits for the buyer's bank details. */
export function refundOutcome(
  status: string,
  providerRefundId: string | null,
): Exclude<RefundOutcome, { kind: 'unknown' }> {
  if (status === 'processed') return { kind: 'refunded', providerRefundId };
  if (status === 'failed') return { kind: 'refused', message: 'Paystack could not give the payment back' };
  return { kind: 'pending', providerRefundId };
}

export function translateRefundFault(error: unknown): RefundOutcome {
  const { reason, mayHaveArrived } = faultOf(error);
  return mayHaveArrived
    ? { kind: 'unknown', reason }
    : { kind: 'refused', message: `Paystack could not be reached (${reason})` };
}

/** A dispute that nobody answered is accepted by itself; only one that was turned down is won. */
export function translateDispute(dispute: PaystackDispute): Dispute & { decidedAtMs: number | null } {
  const { transaction } = dispute;
  const openedAt = dispute.created_at ?? dispute.createdAt;
  const isOver = dispute.status === 'resolved';
  return {
    disputeId: dispute.id,
    chargeId: transaction.id,
    checkoutId: transaction.reference ?? null,
    state: !isOver ? 'open' : dispute.resolution === 'declined' ? 'won' : 'lost',
    amountInCents: dispute.refund_amount ?? transaction.amount,
    currency: dispute.currency ?? transaction.currency,
    openedAtMs: openedAt ? Date.parse(openedAt) : Date.now(),
    decidedAtMs: dispute.resolvedAt ? Date.parse(dispute.resolvedAt) : null,
  };
}
