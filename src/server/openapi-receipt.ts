import { z } from 'zod';

const time = z.iso.datetime();

const refundStanding = z.object({
  state: z.enum(['asked', 'granted', 'refused', 'at-provider', 'paid-back']),
  at: time,
  reason: z.string().nullable().describe('why it was refused, or goes back unasked'),
});
/** A payment, as the wire tells it. */
export const receipt = z.object({
  paymentId: z.string(),
  plan: z.string(),
  amountInCents: z.number().int(),
  currency: z.string(),
  at: time,
  refundedAt: time.nullable().describe('when it was given back, whole'),
  number: z.string().nullable().describe('null in the seconds before it is issued'),
  opened: z.boolean().describe('false for what was paid twice: it bought nothing and goes back'),
  from: time,
  until: time,
  card: z.string().nullable().describe('masked; null where the provider does not tell it'),
  refund: refundStanding.nullable(),
  askUntil: time.nullable().describe('until when it may be asked back'),
});
