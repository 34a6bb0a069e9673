import { z } from 'zod';

/** `POST /api/checkouts`, 200 or 201, and `GET /api/checkouts/{id}`. Source: developer.yoco.com, Checkout API. */
export const pageAnswer = z.object({
  id: z.string().min(1),
  redirectUrl: z.url().optional(),
  /** `created`, `started`, `processing`, `completed`. */
  status: z.string().optional(),
  amount: z.number().int(),
  currency: z.string(),
  paymentId: z.string().nullish(),
  processingMode: z.enum(['test', 'live']).optional(),
});

/** `POST /api/checkouts/{id}/refund`, 200 or 202. */
export const pageRefundAnswer = z.object({ refundId: z.string().min(1).nullish(), status: z.string() });

/** 4xx and 5xx of the same API. */
export const pageError = z.object({
  description: z.string().optional(),
  errorCode: z.string().optional(),
  message: z.string().optional(),
});

const card = z.object({ scheme: z.string().optional(), maskedCard: z.string().optional() });

/** A webhook. `metadata.checkoutId` is Yoco's id of its page; what we sent as metadata stands beside it. */
export const message = z.object({
  type: z.string(),
  payload: z.object({
    id: z.string().min(1),
    amount: z.number().int().optional(),
    currency: z.string().optional(),
    mode: z.enum(['test', 'live']),
    createdDate: z.string().optional(),
    paymentId: z.string().nullish(),
    refundId: z.string().nullish(),
    failureReason: z.string().nullish(),
    metadata: z.object({ checkoutId: z.string().optional(), reference: z.string().optional() }).nullish(),
    paymentMethodDetails: z.object({ card: card.nullish() }).nullish(),
  }),
});
export type Message = z.infer<typeof message>;
