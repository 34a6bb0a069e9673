import { z } from 'zod';

/** `POST /v1/charges/`, 201. Source: developer.yoco.com, Charge API. */
export const chargeAnswer = z.object({
  object: z.literal('charge').optional(),
  id: z.string().min(1),
  status: z.string(),
  currency: z.string(),
  amountInCents: z.number().int(),
  liveMode: z.boolean().optional(),
  source: z.object({ brand: z.string().optional(), maskedCard: z.string().optional() }).nullish(),
});

/** 4xx and 5xx of the same API. */
export const errorAnswer = z.object({
  errorType: z.string().optional(),
  errorCode: z.string().optional(),
  errorMessage: z.string().optional(),
  displayMessage: z.string().optional(),
});

/** `POST /v1/refunds/`, 200 or 201. Source: developer.yoco.com, Refund API. */
export const refundAnswer = z.object({
  id: z.string().min(1).optional(),
  status: z.string(),
});

/** The sandbox gateway's own extension, `GET /v1/payments?checkoutId=`. */
export const capturesAnswer = z.object({
  captures: z.array(
    z.object({
      chargeId: z.string().min(1),
      checkoutId: z.string().nullable(),
      amountInCents: z.number().int(),
      currency: z.string(),
      at: z.string(),
      refundId: z.string().nullish(),
      metadata: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});
