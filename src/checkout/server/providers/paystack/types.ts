import { z } from 'zod';

/** Paystack's envelope of a refusal. Source: PaystackOSS/openapi. */
export const refusal = z.object({
  message: z.string().optional(),
  code: z.string().optional(),
});

/** `POST /transaction/initialize`, 200. */
export const initialized = z.object({
  data: z.object({ access_code: z.string().min(1), reference: z.string() }),
});

/** A transaction, as `verify` and the list give it. Amounts are cents; times are ISO 8601. */
export const transaction = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  domain: z.string(),
  status: z.string(),
  reference: z.string(),
  amount: z.int(),
  currency: z.string(),
  paid_at: z.string().nullish(),
  created_at: z.string().nullish(),
  fees: z.number().nullish(),
  authorization: z
    .object({ last4: z.string().optional(), brand: z.string().nullish(), card_type: z.string().nullish() })
    .nullish(),
});
export type Transaction = z.infer<typeof transaction>;

export const verified = z.object({ data: transaction });

/** One page of a list; `meta` tells how many pages there are. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    meta: z.object({ pageCount: z.coerce.number().optional() }).optional(),
  });

/** `POST /refund`, 200. */
export const refundTaken = z.object({
  data: z.object({ id: z.union([z.number(), z.string()]).transform(String), status: z.string() }),
});

export const dispute = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  refund_amount: z.int().nullish(),
  currency: z.string().nullish(),
  status: z.string(),
  resolution: z.string().nullish(),
  created_at: z.string().nullish(),
  createdAt: z.string().nullish(),
  resolvedAt: z.string().nullish(),
  transaction: z.object({
    id: z.union([z.number(), z.string()]).transform(String),
    reference: z.string().nullish(),
    amount: z.int(),
    currency: z.string(),
  }),
});
export type PaystackDispute = z.infer<typeof dispute>;

/** What a message holds beside its event. Further fields depend on the event. */
export const webhookEnvelope = z.object({
  event: z.string(),
  data: z.looseObject({ domain: z.string().optional() }),
});

/** `refund.*`: the transaction by our reference. */
export const refundMessage = z.object({
  transaction_reference: z.string(),
  refund_reference: z.string().nullish(),
  amount: z.union([z.number(), z.string()]).optional(),
});
