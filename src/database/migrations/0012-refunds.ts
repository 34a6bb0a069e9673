import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const refunds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('refunds')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('checkout_id', 'text', (c) => c.notNull())
      .addColumn('provider', 'text', (c) => c.notNull())
      .addColumn('charge_id', 'text', (c) => c.notNull())
      .addColumn('amount_in_cents', 'integer', (c) => c.notNull())
      .addColumn('currency', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('provider_refund_id', 'text')
      .addColumn('reason', 'text')
      .addColumn('by', 'text', (c) => c.notNull())
      .addColumn('keep_access', 'integer', (c) => c.notNull())
      .addColumn('told', 'text')
      .addColumn('requested_at', 'text', (c) => c.notNull())
      .addColumn('settled_at', 'text')
      .addColumn('next_check_at', 'text')
      .addColumn('checks', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    // Two who give the same payment back at once: one of them asks the provider.
    await db.schema
      .createIndex('refunds_charge')
      .on('refunds')
      .columns(['provider', 'charge_id'])
      .unique()
      .execute();
    await db.schema.createIndex('refunds_checkout').on('refunds').column('checkout_id').execute();
    await db.schema.createIndex('refunds_next_check').on('refunds').column('next_check_at').execute();
    // What was given back is booked once, even if an answer, the reconciler and the operator all bring it.
    await db.schema
      .createIndex('payments_refunded')
      .on('payments')
      .columns(['provider', 'charge_id'])
      .unique()
      .where('event' as never, '=', 'refunded')
      .execute();
  },
};
