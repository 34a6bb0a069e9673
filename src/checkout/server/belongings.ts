import type { Kysely } from 'kysely';
import type { Tables } from '#database';
import type { Belongings } from '#identity/server';
import { forgetWhy } from './gifts.ts';
import { findReceipts } from './receipts.ts';

/**
 * Attempts to pay and the ledger of what came of them. Both stay when an account is erased, as tax law asks: they hold
 * amounts, times and the provider's ids, and never a name or an address. Nobody can be found by the id that they carry,
 * but for who still has a file of the old system with it.
 */
export const checkoutBelongings: Belongings = {
  name: 'payments',
  tables: ['checkouts', 'payments'],
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
        'review_reason as reviewReason',
        'created_at as createdAt',
        'charging_at as chargingAt',
        'settled_at as settledAt',
      ])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    ledger: await ledgerOf(db, userId),
  }),
  async erase(tx, userId) {
    // A card token is of no use any more, and an attempt that was never paid tells no tax office anything.
    await tx.deleteFrom('checkouts').where('user_id', '=', userId).where('state', '=', 'open').execute();
    await tx
      .updateTable('checkouts')
      .set({ token_hash: null, failure_message: null })
      .where('user_id', '=', userId)
      .where('settled_at', 'is not', null)
      .execute();
    await forgetWhy(tx, userId);
  },
};

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
