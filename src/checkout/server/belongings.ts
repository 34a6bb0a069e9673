import type { Kysely } from 'kysely';
import type { Tables } from '#database';
import type { Belongings } from '#identity/server';
import { forgetWhy } from './gifts.ts';
import { findReceipts } from './receipts.ts';

/**
 * Attempts to pay, the ledger of what came of them, and refunds. All stay when an account is erased, as tax law asks: they hold
 * amounts, times and the provider's ids, and never a name or an address. Nobody can be found by the id that they carry,
 * but for who still has a file of the old system with it.
 */
export const checkoutBelongings: Belongings = {
  name: 'payments',
  tables: ['checkouts', 'payments', 'refunds', 'receipts', 'refund_requests'],
  exportOf: async (db, userId) => ({
    receipts: await findReceipts(db, userId),
    checkouts: await db
      .selectFrom('checkouts')
      .select([
        'id',
        'plan',
        'amount_in_cents as amountInCents',
        'currency',
        'provider',
        'state',
        'charge_id as paymentId',
        'captured_at as capturedAt',
        'failure_code as failureCode',
        'failure_message as failureMessage',
        'masked_card as card',
        'review_reason as reviewReason',
        'created_at as createdAt',
        'charging_at as chargingAt',
        'settled_at as settledAt',
        'said_paid_at as saidPaidAt',
        'provider_hint_at as providerHintAt',
      ])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    ledger: await ledgerOf(db, userId),
    refunds: await refundsOf(db, userId),
    refundRequests: await db
      .selectFrom('refund_requests')
      .select([
        'checkout_id as checkoutId',
        'state',
        'asked_by as askedBy',
        'asked_at as askedAt',
        'decided_at as decidedAt',
        'answer',
      ])
      .where('user_id', '=', userId)
      .orderBy('asked_at')
      .execute(),
  }),
  async erase(tx, userId) {
    // A card token is of no use any more, and an attempt that was never paid tells no tax office anything.
    await tx.deleteFrom('checkouts').where('user_id', '=', userId).where('state', '=', 'open').execute();
    await tx
      .updateTable('checkouts')
      .set({ token_hash: null, failure_message: null, masked_card: null })
      .where('user_id', '=', userId)
      .where('settled_at', 'is not', null)
      .execute();
    await forgetWhy(tx, userId);
    await tx.updateTable('refund_requests').set({ answer: null }).where('user_id', '=', userId).execute();
    // What the operator wrote of somebody.
    await tx
      .updateTable('refunds')
      .set({ reason: null })
      .where('checkout_id', 'in', (query) =>
        query.selectFrom('checkouts').select('id').where('user_id', '=', userId),
      )
      .execute();
  },
};

const refundsOf = (db: Kysely<Tables>, userId: string) =>
  db
    .selectFrom('refunds')
    .innerJoin('checkouts', 'checkouts.id', 'refunds.checkout_id')
    .select([
      'refunds.id',
      'refunds.checkout_id as checkoutId',
      'refunds.charge_id as paymentId',
      'refunds.provider_refund_id as providerRefundId',
      'refunds.amount_in_cents as amountInCents',
      'refunds.currency',
      'refunds.state',
      'refunds.reason',
      'refunds.requested_at as requestedAt',
      'refunds.settled_at as settledAt',
    ])
    .where('checkouts.user_id', '=', userId)
    .orderBy('refunds.requested_at')
    .execute();

async function ledgerOf(db: Kysely<Tables>, userId: string) {
  const lines = await db
    .selectFrom('payments')
    .select([
      'id',
      'checkout_id as checkoutId',
      'event',
      'provider',
      'charge_id as paymentId',
      'amount_in_cents as amountInCents',
      'currency',
      'detail',
      'at',
    ])
    .where('user_id', '=', userId)
    .orderBy('at')
    .execute();
  // What the old system took had no checkout here, and what was given has none.
  return lines.map((line) => ({ ...line, checkoutId: line.checkoutId || null }));
}
