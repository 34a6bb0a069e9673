import type { Found, Price } from '#checkout';
import type { Begun, RefundOutcome } from '../../provider.ts';
import { pageAnswer, pageError, pageRefundAnswer } from './checkout-types.ts';

const isGood = (status: number): boolean => status >= 200 && status < 300;

/** 409: a call with the same key is being carried out. 429 and 5xx: it may or may not have been. */
const isUnclear = (status: number): boolean =>
  status >= 500 || status === 408 || status === 409 || status === 429;

/** What an answer to the making of a page means. */
export function translatePage(status: number, body: unknown, wanted: Price & { isLive: boolean }): Begun {
  if (!isGood(status)) {
    const reason = reasonOf(status, body);
    return isUnclear(status) ? { kind: 'unknown', reason } : { kind: 'refused', reason };
  }
  const { data: page } = pageAnswer.safeParse(body);
  if (!page?.redirectUrl) return { kind: 'unknown', reason: 'an answer of another shape' };
  if (page.amount !== wanted.amountInCents || page.currency !== wanted.currency)
    return { kind: 'refused', reason: 'the page is for another amount' };
  if (page.processingMode && (page.processingMode === 'live') !== wanted.isLive)
    return { kind: 'refused', reason: `the page is in ${page.processingMode} mode` };
  return { kind: 'redirect', redirectUrl: page.redirectUrl, providerRef: page.id };
}

/** What a look at a page hints at. Only Yoco's signed message says that it was paid. */
export function translateHint(status: number, body: unknown): Found {
  // The call is not in Yoco's reference; where it is not there, nothing is known.
  if (status === 404 || status === 405) return { kind: 'cannot-tell' };
  if (!isGood(status)) throw new Error(`the card provider answered ${reasonOf(status, body)} to a look-up`);
  const { data: page } = pageAnswer.safeParse(body);
  if (!page) return { kind: 'cannot-tell' };
  if (page.paymentId || page.status === 'completed')
    return { kind: 'seems-captured', chargeId: page.paymentId ?? null };
  if (page.status === 'processing') return { kind: 'pending' };
  return page.status === 'created' || page.status === 'started'
    ? { kind: 'absent' }
    : { kind: 'cannot-tell' };
}

/** What an answer of the refund call means: taken on at best, its end is told by a message. */
export function translatePageRefund(status: number, body: unknown): RefundOutcome {
  if (!isGood(status)) {
    const reason = reasonOf(status, body);
    // 422: the key was used with another body, so an earlier call may have been carried out.
    if (isUnclear(status) || status === 422) return { kind: 'unknown', reason };
    const { message, description } = pageError.catch({}).parse(body);
    return { kind: 'refused', message: message ?? description ?? reason };
  }
  const { data: refund } = pageRefundAnswer.safeParse(body);
  if (!refund) return { kind: 'unknown', reason: 'an answer of another shape' };
  if (refund.status === 'failed')
    return { kind: 'refused', message: 'the card provider could not give it back' };
  return { kind: 'pending', providerRefundId: refund.refundId ?? null };
}

function reasonOf(status: number, body: unknown): string {
  const { errorCode } = pageError.catch({}).parse(body);
  return `${status} ${errorCode ?? ''}`.trim();
}
