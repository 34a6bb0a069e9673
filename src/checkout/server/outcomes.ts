import type { ExpressionBuilder, Kysely } from 'kysely';
import { type CheckoutRow, isBehind, type Listed, type ListPage, listed, type Tables } from '#database';
import { isoTime } from '#kit';
import { isPlanType, type PlanType } from '#plans';
import { dayParts } from './day-parts.ts';
import { isUnsettledCheckout } from './open-rows.ts';

/**
 * How payments ended, as the ledger has it: written in the transaction that ended each, so never twice. Those of one day
 * that ended alike are added up.
 */
export interface PaymentOutcome {
  /** Of one of them; all lie in the same day. */
  atMs: number;
  count: number;
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
  const { date, half } = dayParts('payments.at', fromMs);
  const rows = await db
    .selectFrom('payments')
    .innerJoin('checkouts', 'checkouts.id', 'payments.checkout_id')
    .select(['payments.event', 'checkouts.plan'])
    .select(({ fn }) => [
      fn.min('payments.at').as('at'),
      fn.countAll<number | string>().as('count'),
      fn.sum<number | string>('payments.amount_in_cents').as('amount'),
    ])
    .where('payments.event', 'in', ['applied', 'declined', 'failed', 'review'])
    .where('payments.at', '>=', isoTime(fromMs))
    .where('payments.at', '<', isoTime(untilMs))
    .groupBy(['payments.event', 'checkouts.plan'])
    .groupBy([date, half])
    .execute();
  return rows.flatMap(({ event, at, count, amount, plan }) =>
    isPlanType(plan)
      ? [
          {
            atMs: Date.parse(at),
            count: Number(count),
            outcome: event as PaymentOutcome['outcome'],
            plan,
            amountInCents: Number(amount),
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
  /** It was paid twice, and nobody has to do anything. */
  goesBackByItself: boolean;
}

/** Whether a payment in review goes back by itself; a column of the statement about it. */
const goesBack = (eb: ExpressionBuilder<Tables, 'checkouts'>) =>
  eb
    .selectFrom('refund_requests')
    .select('refund_requests.state')
    .whereRef('refund_requests.checkout_id', '=', 'checkouts.id')
    .where('refund_requests.state', '!=', 'refused')
    // What the card provider refused to give back waits for a person again.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.checkout_id', '=', 'refund_requests.checkout_id')
            .where('refunds.state', '=', 'refused'),
        ),
      ),
    )
    .as('goes_back');

/** A page of them, the oldest first. */
export async function listInReview(db: Kysely<Tables>, page: ListPage): Promise<Listed<PaymentInReview>> {
  const { after, most } = page;
  const all = db
    .selectFrom('checkouts')
    .selectAll()
    .select(goesBack)
    .where(isUnsettledCheckout)
    .where('state', '=', 'review');
  const rows = await (after ? all.where(isBehind('created_at', 'id', after)) : all)
    .orderBy('created_at')
    .orderBy('id')
    .limit(most + 1)
    .execute();
  return listed(rows.map(inReviewLine), page, ({ createdAt, checkoutId }) => ({
    time: createdAt,
    id: checkoutId,
  }));
}

/** The same of one person. */
export async function findInReview(db: Kysely<Tables>, userId: string): Promise<PaymentInReview[]> {
  const rows = await db
    .selectFrom('checkouts')
    .selectAll()
    .select(goesBack)
    .where('user_id', '=', userId)
    .where('state', '=', 'review')
    .orderBy('created_at')
    .execute();
  return rows.map(inReviewLine);
}

const inReviewLine = (row: CheckoutRow & { goes_back: string | null }): PaymentInReview => ({
  checkoutId: row.id,
  userId: row.user_id,
  plan: row.plan,
  amountInCents: row.amount_in_cents,
  provider: row.provider,
  paymentId: row.charge_id,
  reason: row.review_reason,
  createdAt: row.created_at,
  goesBackByItself: row.goes_back !== null,
});
