import { z } from 'zod';
import type { IsoTime } from '#kit';
import { PLANS, type PlanType } from '#plans';
import { expiryOf, type PaymentMethod } from '../subscription.ts';
import { isoOf, type OldDocument } from './firestore.ts';

/** A subscription of the old system, checked; who it belongs to is looked up where it is written. */
export interface OldSubscription {
  userId: string;
  /** As the document has it, only to recognise somebody who was erased here. */
  email: string | null;
  isActive: boolean;
  type: PlanType;
  startDate: IsoTime;
  expiryDate: IsoTime;
  paymentId: string;
  amountInCents: number;
  paymentMethod: PaymentMethod;
  lastPaymentDate: IsoTime;
  createdAt: IsoTime | null;
}

/** What the report says of a row that is taken as it is. */
export const SUBSCRIPTION_NOTES = {
  length: 'runs for another time than its plan; the dates of the document are kept',
  amount: 'was not paid at the price of its plan; the amount of the document is kept',
  method: 'names no payment method; taken as yoco',
} as const;
export type SubscriptionNote = keyof typeof SUBSCRIPTION_NOTES;

export type ReadSubscription =
  | { ok: true; subscription: OldSubscription; notes: readonly SubscriptionNote[] }
  | { ok: false; why: string };

/** ISO text, or Unix time in milliseconds as some wrote it. */
const time = z.union([z.string().max(40), z.number()]).transform((given, c) => {
  const iso = isoOf(
    typeof given === 'number' || /^\d{12,14}$/.test(given) ? Number(given) : Date.parse(given),
  );
  if (iso) return iso;
  c.addIssue({ code: 'custom', message: 'is no time' });
  return z.NEVER;
});
const paymentId = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{1,200}$/);
/** Nothing is written to it, so whatever it is refuses no row. */
const address = z.string().trim().min(1).max(320).optional().catch(undefined);
const rand = z.number().min(0).max(100_000);

const fields = z.object({
  isActive: z.boolean(),
  type: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(['weekly', 'monthly', 'yearly'])),
  startDate: time,
  expiryDate: time,
  paymentId: paymentId.optional(),
  amount: rand,
  currency: z.string().trim().toUpperCase().pipe(z.literal('ZAR')).default('ZAR'),
  lastPaymentDate: time.optional(),
  createdAt: time.optional(),
  userId: z.string().optional(),
  userEmail: address,
  userDetails: z.object({ email: address }).optional().catch(undefined),
  status: z.string().optional(),
  paymentDetails: z
    .object({
      transactionId: paymentId.optional(),
      paymentMethod: z
        .string()
        .trim()
        .toLowerCase()
        .pipe(z.enum(['sandbox', 'yoco', 'paystack']))
        .optional(),
    })
    .optional(),
});

const HOUR_MS = 3_600_000;

/** Reads one document of the old `subscriptions` collection. Never throws, whatever it holds. */
export function readOldSubscription({ id, fields: given }: OldDocument): ReadSubscription {
  const parsed = fields.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const path = issue?.path.join('.') || 'document';
    return {
      ok: false,
      why: `${path} ${given[path] === undefined && !path.includes('.') ? 'is missing' : 'is wrong'}`,
    };
  }
  const old = parsed.data;
  const paid = old.paymentId ?? old.paymentDetails?.transactionId;
  if (!id) return { ok: false, why: 'has no id' };
  if (old.userId !== undefined && old.userId !== id)
    return { ok: false, why: 'userId is not the id that the document is kept under' };
  if (!paid) return { ok: false, why: 'paymentId is missing' };
  if (old.expiryDate <= old.startDate) return { ok: false, why: 'expiryDate is not after startDate' };
  const notes: SubscriptionNote[] = [];
  const planned = expiryOf(old.type, Date.parse(old.startDate));
  if (Math.abs(planned - Date.parse(old.expiryDate)) > HOUR_MS) notes.push('length');
  const amountInCents = Math.round(old.amount * 100);
  if (amountInCents !== PLANS[old.type].amountInCents) notes.push('amount');
  if (!old.paymentDetails?.paymentMethod) notes.push('method');
  return {
    ok: true,
    notes,
    subscription: {
      userId: id,
      email: old.userEmail ?? old.userDetails?.email ?? null,
      isActive: old.isActive,
      type: old.type,
      startDate: old.startDate,
      expiryDate: old.expiryDate,
      paymentId: paid,
      amountInCents,
      paymentMethod: old.paymentDetails?.paymentMethod ?? 'yoco',
      lastPaymentDate: old.lastPaymentDate ?? old.startDate,
      createdAt: old.createdAt ?? null,
    },
  };
}
