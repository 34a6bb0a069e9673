import type { Kysely } from 'kysely';
import type { Tables } from '#database';
import { isoTime } from '#kit';

/** One payment that was taken, as the books list it. */
export interface Transaction {
  takenAt: string;
  provider: string;
  paymentId: string;
  checkoutId: string;
  /** Empty where the checkout is gone. */
  plan: string;
  currency: string;
  takenInCents: number;
  /** What the provider kept; null where it does not tell. */
  feeInCents: number | null;
  /** As of now, whenever that was; null where it was not given back. */
  givenBackAt: string | null;
  givenBackInCents: number;
  /** How its checkout stands now. */
  state: string;
}

/** Every payment that was taken from one moment up to, and without, another, the oldest first. */
export async function readTransactions(
  db: Kysely<Tables>,
  fromMs: number,
  untilMs: number,
): Promise<Transaction[]> {
  const rows = await db
    .selectFrom('payments')
    .leftJoin('checkouts', 'checkouts.id', 'payments.checkout_id')
    .leftJoin('refunds', (join) =>
      join
        .onRef('refunds.provider', '=', 'payments.provider')
        .onRef('refunds.charge_id', '=', 'payments.charge_id')
        .on('refunds.state', '=', 'refunded'),
    )
    .select([
      'payments.at',
      'payments.provider',
      'payments.charge_id',
      'payments.checkout_id',
      'payments.currency',
      'payments.amount_in_cents',
      'checkouts.plan',
      'checkouts.state',
      'checkouts.fee_in_cents',
      'refunds.settled_at',
      'refunds.amount_in_cents as refunded_in_cents',
    ])
    .where('payments.event', '=', 'captured')
    .where('payments.at', '>=', isoTime(fromMs))
    .where('payments.at', '<', isoTime(untilMs))
    .orderBy('payments.at')
    .orderBy('payments.id')
    .execute();
  return rows.map((row) => ({
    takenAt: row.at,
    provider: row.provider,
    paymentId: row.charge_id ?? '',
    checkoutId: row.checkout_id,
    plan: row.plan ?? '',
    currency: row.currency,
    takenInCents: row.amount_in_cents,
    feeInCents: row.fee_in_cents,
    givenBackAt: row.settled_at,
    givenBackInCents: row.refunded_in_cents ?? 0,
    state: row.state ?? '',
  }));
}
