import type { Kysely } from 'kysely';
import type { Tables } from '#database';
import { isoTime } from '#kit';
import { isPlanType, type PlanType } from '#plans';

/** How one payment ended, as the ledger has it: written in the transaction that ended it, so never twice. */
export interface PaymentOutcome {
  atMs: number;
  outcome: 'applied' | 'declined' | 'failed' | 'review';
  plan: PlanType;
  amountInCents: number;
}

/** Every payment that ended from one moment up to, and without, another. */
export async function readOutcomes(
  db: Kysely<Tables>,
  fromMs: number,
  untilMs: number,
): Promise<PaymentOutcome[]> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('checkouts', 'checkouts.id', 'payments.checkout_id')
    .select(['payments.event', 'payments.at', 'payments.amount_in_cents', 'checkouts.plan'])
    .where('payments.event', 'in', ['applied', 'declined', 'failed', 'review'])
    .where('payments.at', '>=', isoTime(fromMs))
    .where('payments.at', '<', isoTime(untilMs))
    .execute();
  return rows.flatMap(({ event, at, amount_in_cents, plan }) =>
    isPlanType(plan)
      ? [
          {
            atMs: Date.parse(at),
            outcome: event as PaymentOutcome['outcome'],
            plan,
            amountInCents: amount_in_cents,
          },
        ]
      : [],
  );
}

/** A payment that a person has to look into. */
export interface PaymentInReview {
  checkoutId: string;
  userId: string;
  plan: string;
  amountInCents: number;
  provider: string;
  paymentId: string | null;
  reason: string | null;
  createdAt: string;
}

export async function listInReview(db: Kysely<Tables>): Promise<PaymentInReview[]> {
  const rows = await db
    .selectFrom('checkouts')
    .selectAll()
    .where('state', '=', 'review')
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    checkoutId: row.id,
    userId: row.user_id,
    plan: row.plan,
    amountInCents: row.amount_in_cents,
    provider: row.provider,
    paymentId: row.charge_id,
    reason: row.review_reason,
    createdAt: row.created_at,
  }));
}
