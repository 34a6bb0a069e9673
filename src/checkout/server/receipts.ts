import type { Kysely, Transaction } from 'kysely';
import { askUntilMs, type CheckoutState, PAID_TWICE_TEXTS, receiptNumber, refundStanding } from '#checkout';
import type { CheckoutRow, Tables } from '#database';
import type { WireReceipt, WireRefund } from '#identity';
import { isoTime } from '#kit';
import { isPlanType } from '#plans';
import { expiryOf, type SubscriptionDocument } from '#subscriptions';
import { PAID_TWICE } from './paid-twice.ts';

/** Notes, in the transaction that opens a plan, that a receipt is owed for it; `receipt-letters.ts` issues it. */
export async function openReceipt(
  tx: Transaction<Tables>,
  checkout: CheckoutRow,
  opened: SubscriptionDocument,
  nowMs: number,
): Promise<void> {
  await tx
    .insertInto('receipts')
    .values({
      checkout_id: checkout.id,
      user_id: checkout.user_id,
      number: null,
      from_at: opened.startDate,
      until_at: opened.expiryDate,
      created_at: isoTime(nowMs),
      issued_at: null,
    })
    .onConflict((conflict) => conflict.column('checkout_id').doNothing())
    .execute();
}

/** The receipts of a person, the newest first; `at` is when the money was taken. */
export const findReceipts = async (db: Kysely<Tables>, userId: string): Promise<WireReceipt[]> =>
  (await paid(db).where('payments.user_id', '=', userId).orderBy('payments.at', 'desc').execute()).map(
    wireReceipt,
  );

/** The receipt of one payment. */
export async function findReceipt(
  db: Kysely<Tables> | Transaction<Tables>,
  checkoutId: string,
): Promise<WireReceipt | null> {
  const row = await paid(db).where('payments.checkout_id', '=', checkoutId).executeTakeFirst();
  return row ? wireReceipt(row) : null;
}

const paid = (db: Kysely<Tables> | Transaction<Tables>) =>
  db
    .selectFrom('payments')
    .innerJoin('checkouts', 'checkouts.id', 'payments.checkout_id')
    .leftJoin('receipts', 'receipts.checkout_id', 'payments.checkout_id')
    .leftJoin('refunds', (join) =>
      join
        .onRef('refunds.provider', '=', 'payments.provider')
        .onRef('refunds.charge_id', '=', 'payments.charge_id'),
    )
    .leftJoin('refund_requests', 'refund_requests.checkout_id', 'payments.checkout_id')
    .select([
      'payments.event',
      'payments.charge_id',
      'payments.amount_in_cents',
      'payments.currency',
      'payments.at',
      'checkouts.plan',
      'checkouts.captured_at',
      'checkouts.state',
      'refunds.state as refund_state',
      'refunds.requested_at as refund_asked_at',
      'refunds.settled_at as refund_settled_at',
      'refund_requests.state as request_state',
      'refund_requests.asked_by',
      'refund_requests.asked_at',
      'refund_requests.decided_at',
      'refund_requests.answer',
      'receipts.number',
      'receipts.issued_at',
      'receipts.from_at',
      'receipts.until_at',
      'checkouts.masked_card',
    ])
    // A payment that was made twice opened nothing: of that the capture tells.
    .where(({ and, eb, or }) =>
      or([
        eb('payments.event', '=', 'applied'),
        and([
          eb('payments.event', '=', 'captured'),
          eb('refund_requests.asked_by', '=', PAID_TWICE),
          eb('refund_requests.state', '!=', 'refused'),
        ]),
      ]),
    );

type PaidRow = Awaited<ReturnType<ReturnType<typeof paid>['execute']>>[number];

function wireReceipt(row: PaidRow): WireReceipt {
  const from = row.from_at ?? row.at;
  const at = row.captured_at ?? row.at;
  const standing = standingOf(row);
  const isPaidTwice = row.asked_by === PAID_TWICE;
  const refund = standing && isPaidTwice ? { ...standing, reason: paidTwiceLine(standing) } : standing;
  const askUntil = askUntilMs({ state: row.state as CheckoutState, paidAtMs: Date.parse(at) });
  const until = isPlanType(row.plan) ? isoTime(expiryOf(row.plan, Date.parse(from))) : from;
  return {
    paymentId: row.charge_id ?? '',
    plan: row.plan,
    amountInCents: row.amount_in_cents,
    currency: row.currency,
    at,
    refundedAt: refund?.state === 'paid-back' ? refund.at : null,
    refund,
    opened: row.event === 'applied',
    askUntil: refund || askUntil === null ? null : isoTime(askUntil),
    number: row.number !== null && row.issued_at ? receiptNumber(row.number, row.issued_at) : null,
    from,
    until: row.until_at ?? until,
    card: row.masked_card,
  };
}

const paidTwiceLine = ({ state }: WireRefund): string =>
  PAID_TWICE_TEXTS[state === 'paid-back' ? 'receiptBack' : 'receipt'];

const standingOf = (row: PaidRow): WireRefund | null =>
  refundStanding(
    row.request_state && row.asked_at
      ? {
          // Nobody decides on what was paid twice; it only has not been looked at yet.
          state: row.asked_by === PAID_TWICE ? 'granted' : row.request_state,
          askedAt: row.asked_at,
          decidedAt: row.decided_at,
          answer: row.answer,
        }
      : null,
    row.refund_state && row.refund_asked_at
      ? { state: row.refund_state, requestedAt: row.refund_asked_at, settledAt: row.refund_settled_at }
      : null,
  );
