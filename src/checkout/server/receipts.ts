import type { Kysely } from 'kysely';
import type { Tables } from '#database';

/** One payment that opened a plan, as its receipt shows it. */
export interface Receipt {
  paymentId: string;
  plan: string;
  amountInCents: number;
  currency: string;
  at: string;
  /** When it was given back, whole; null as long as it was not. */
  refundedAt: string | null;
}

/** The receipts of a person, the newest first; `at` is when the money was taken. */
export async function findReceipts(db: Kysely<Tables>, userId: string): Promise<Receipt[]> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('checkouts', 'checkouts.id', 'payments.checkout_id')
    .leftJoin('refunds', (join) =>
      join
        .onRef('refunds.provider', '=', 'payments.provider')
        .onRef('refunds.charge_id', '=', 'payments.charge_id')
        .on('refunds.state', '=', 'refunded'),
    )
    .select([
      'payments.charge_id',
      'payments.amount_in_cents',
      'payments.currency',
      'payments.at',
      'checkouts.plan',
      'checkouts.captured_at',
      'refunds.settled_at as refunded_at',
    ])
    .where('payments.user_id', '=', userId)
    .where('payments.event', '=', 'applied')
    .orderBy('payments.at', 'desc')
    .execute();
  return rows.map((row) => ({
    paymentId: row.charge_id ?? '',
    plan: row.plan,
    amountInCents: row.amount_in_cents,
    currency: row.currency,
    at: row.captured_at ?? row.at,
    refundedAt: row.refunded_at,
  }));
}
