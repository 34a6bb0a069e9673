import type { z } from 'zod';
import type { ChargeOutcome, ListedPayment, RefundOutcome } from '../../provider.ts';
import { readSoldTo } from '../../sold-to.ts';
import { faultOf } from '../call.ts';
import { maskedCardOf } from './masked-card.ts';
import { type capturesAnswer, chargeAnswer, errorAnswer, refundAnswer } from './types.ts';

/** A capture of the sandbox gateway's list. */
export const listedPayment = (
  capture: z.infer<typeof capturesAnswer>['captures'][number],
): ListedPayment => ({
  chargeId: capture.chargeId,
  checkoutId: capture.checkoutId,
  providerRef: null,
  state: capture.refundId ? 'refunded' : 'captured',
  amountInCents: capture.amountInCents,
  currency: capture.currency,
  paidAtMs: Date.parse(capture.at),
  feeInCents: null,
  isTest: true,
  soldTo: readSoldTo(capture.metadata),
});

/** What an answer of the charges call means. */
export function translateAnswer(status: number, body: unknown, live: boolean): ChargeOutcome {
  if (status >= 200 && status < 300) return translateSuccess(body, live);
  const { errorType, errorCode, displayMessage, errorMessage } = errorAnswer.catch({}).parse(body);
  const reason = `${status} ${errorCode ?? errorType ?? ''}`.trim();
  // 500 is the provider's own end of the call. Other 5xx and 408 come from what stands in between, which may have
  // passed the call on and given up waiting: it can still be carried out.
  if (status >= 500 || status === 408) return { kind: 'unknown', answered: status === 500, reason };
  // A token that was used before may have been used by this very charge: only a look-up can tell.
  if (status === 409) return { kind: 'unknown', answered: true, reason };
  // Yoco's declines carry 402 or the error type of a charge; every other 4xx refused the request itself.
  if (status === 402 || errorType === 'charge_error')
    return { kind: 'declined', message: displayMessage || errorMessage || 'Your card was declined.' };
  return { kind: 'not-captured', reason };
}

function translateSuccess(body: unknown, live: boolean): ChargeOutcome {
  const parsed = chargeAnswer.safeParse(body);
  if (!parsed.success) return { kind: 'unknown', answered: true, reason: 'an answer of another shape' };
  const { id, status, currency, amountInCents, liveMode, source } = parsed.data;
  if (status !== 'successful') return { kind: 'unknown', answered: true, reason: `status ${status}` };
  // A charge in test mode moves no money and must never open access that live keys sell.
  if (live && liveMode === false) return { kind: 'not-captured', reason: 'the charge was made in test mode' };
  const card = maskedCardOf(source?.brand, source?.maskedCard);
  return { kind: 'captured', chargeId: id, amountInCents, currency, ...(card ? { card } : {}) };
}

/** What a fetch that threw means. */
export function translateFault(error: unknown): ChargeOutcome {
  const { mayHaveArrived, reason } = faultOf(error);
  return mayHaveArrived ? { kind: 'unknown', answered: false, reason } : { kind: 'not-captured', reason };
}

/** Codes of `refund_error` that are about the request; any other may mean that the money went back before. */
const CERTAINLY_NOT_REFUNDED = new Set(['wrong_charge', 'partial_refund']);

/** What an answer of the refunds call means. */
export function translateRefundAnswer(status: number, body: unknown): RefundOutcome {
  if (status >= 200 && status < 300) return translateRefunded(body);
  const { errorType, errorCode, displayMessage, errorMessage } = errorAnswer.catch({}).parse(body);
  const reason = `${status} ${errorCode ?? errorType ?? ''}`.trim();
  // As with a charge; 409 is a payment that was given back before, maybe by this very call.
  if (status >= 500 || status === 408 || status === 409) return { kind: 'unknown', reason };
  if (errorType === 'refund_error' && !CERTAINLY_NOT_REFUNDED.has(errorCode ?? ''))
    return { kind: 'unknown', reason };
  return { kind: 'refused', message: displayMessage || errorMessage || reason };
}

function translateRefunded(body: unknown): RefundOutcome {
  const parsed = refundAnswer.safeParse(body);
  if (!parsed.success) return { kind: 'unknown', reason: 'an answer of another shape' };
  const { id = null, status } = parsed.data;
  if (status === 'successful') return { kind: 'refunded', providerRefundId: id };
  if (status === 'pending') return { kind: 'pending', providerRefundId: id };
  return { kind: 'unknown', reason: `status ${status}` };
}

/** What a refunds call that threw means. */
export function translateRefundFault(error: unknown): RefundOutcome {
  const fault = translateFault(error);
  if (fault.kind === 'not-captured')
    return { kind: 'refused', message: `the card provider could not be reached (${fault.reason})` };
  return { kind: 'unknown', reason: fault.kind === 'unknown' ? fault.reason : fault.kind };
}
