import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const importedPayments: Migration = {
  async up(db: Kysely<unknown>) {
    // A payment of the old system is booked once, however often its file is read.
    await db.schema
      .createIndex('payments_imported')
      .on('payments')
      .columns(['provider', 'charge_id'])
      .unique()
      .where('event' as never, '=', 'imported')
      .execute();
    // An import asks for each payment whether the ledger knows it, and whose it is.
    await db.schema.createIndex('payments_charge').on('payments').column('charge_id').execute();
    await db.schema.createIndex('subscriptions_payment').on('subscriptions').column('payment_id').execute();
  },
};
