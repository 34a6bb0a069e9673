import { z } from 'zod';
import { DAY_MS, type IsoTime } from '#kit';
import { REFUND_UNSETTLED, type RefundState } from './refunds.ts';
import type { CheckoutState } from './states.ts';

/** A customer may ask for a payment back for so long after it was taken: the 30 days that the pages promise. */
export const MONEY_BACK_MS = 30 * DAY_MS;
/** Asked within so long, it has to be given back (ECT Act, section 44, and the terms). */
export const COOLING_OFF_MS = 7 * DAY_MS;

/**
 * The life of a request: `asked` (a person decides) → `granted` or `refused`. One that grants itself begins as `granted`.
 * What becomes of the money then is told by the refund, in `refunds.ts`.
 */
export const REFUND_REQUEST_STATES = ['asked', 'granted', 'refused'] as const;
export type RefundRequestState = (typeof REFUND_REQUEST_STATES)[number];

/** How the money of a payment stands on its way back, as its owner is told. */
export interface RefundStanding {
  state: RefundRequestState | 'at-provider' | 'paid-back';
  /** Since when. */
  at: IsoTime;
  /** Why it was refused, in the operator's words. */
  reason: string | null;
}

/** What is told of a request and a refund, either of which may be missing; null where nobody asked. */
export function refundStanding(
  request: { state: string; askedAt: IsoTime; decidedAt: IsoTime | null; answer: string | null } | null,
  refund: { state: string; requestedAt: IsoTime; settledAt: IsoTime | null } | null,
): RefundStanding | null {
  const state = refund?.state as RefundState | undefined;
  if (refund && state === 'refunded')
    return { state: 'paid-back', at: refund.settledAt ?? refund.requestedAt, reason: null };
  if (refund && (REFUND_UNSETTLED as readonly (string | undefined)[]).includes(state))
    return { state: 'at-provider', at: refund.requestedAt, reason: null };
  if (!request) return null;
  return {
    state: request.state as RefundRequestState,
    at: request.decidedAt ?? request.askedAt,
    reason: request.answer,
  };
}

/** Until when a payment may be asked back; null where nothing of it can be. */
export const askUntilMs = (checkout: { state: CheckoutState; paidAtMs: number }): number | null =>
  checkout.state === 'applied' ? checkout.paidAtMs + MONEY_BACK_MS : null;

export type RefundPolicy = 'by-hand' | 'automatic';

/** Whether a request needs no person. */
export const grantsItself = (policy: RefundPolicy): boolean => policy === 'automatic';

/** Whether the operator may refuse a request. */
export const mayRefuse = (askedAtMs: number, paidAtMs: number): boolean =>
  askedAtMs - paidAtMs > COOLING_OFF_MS;

/** When a request that could not be carried out is tried again: 1 minute, doubling, at most an hour. */
export const nextRefundTryMs = (tries: number): number =>
  Math.min(60_000 * 2 ** Math.min(tries, 6), 3_600_000);

// PostgreSQL cannot even be asked for a text with a NUL.
const paymentId = z
  .string()
  .min(1)
  .max(200)
  .refine((id) => !/\p{Cc}/u.test(id));
/** Body of `POST /api/account/refunds`. */
export const askRefundBody = z.object({ paymentId });
/** Bodies of `/api/refunds`, by the token of a mailed link. */
export const refundLinkBody = z.object({ token: z.string().min(1).max(200) });
export const askRefundByLinkBody = z.object({ token: z.string().min(1).max(200), paymentId });

/** So long a mailed link works. */
export const REFUND_LINK_LIFETIME_MS = DAY_MS;

/** What the calls about money back refuse, with status and text. */
export const REFUND_REQUEST_ERRORS = {
  'invalid-request': {
    status: 400,
    message: 'The request could not be read. Reload the page and try again.',
  },
  'invalid-email': { status: 422, message: 'Invalid email address.' },
  'invalid-refund-link': {
    status: 400,
    message: 'This link has expired or was used already. Please ask for a new one.',
  },
  'no-such-payment': { status: 404, message: 'There is no such payment that could be given back.' },
  'refund-too-late': {
    status: 409,
    message: 'More than 30 days have passed since this payment, so it cannot be asked back here.',
  },
} as const;
export type RefundRequestErrorCode = keyof typeof REFUND_REQUEST_ERRORS;
