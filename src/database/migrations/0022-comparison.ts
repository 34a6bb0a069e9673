import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const comparison: Migration = {
  async up(db: Kysely<unknown>) {
    // Who paid whose account is gone: a hash of the address, while the payment waits for a person.
    await db.schema.alterTable('checkouts').addColumn('payer_hash', 'text').execute();
    await db.schema
      .createIndex('checkouts_payer')
      .on('checkouts')
      .column('payer_hash')
      .where('payer_hash' as never, 'is not', null)
      .execute();
    // One of several servers compares a day's payments.
    await db.schema
      .createTable('comparisons')
      .addColumn('day', 'text', (c) => c.primaryKey())
      .addColumn('at', 'text', (c) => c.notNull())
      .addColumn('differences', 'integer')
      .addColumn('applied', 'integer')
      .execute();
    await db.schema
      .createTable('disputes')
      .addColumn('provider', 'text', (c) => c.notNull())
      .addColumn('dispute_id', 'text', (c) => c.notNull())
      .addColumn('checkout_id', 'text', (c) => c.notNull())
      .addColumn('charge_id', 'text', (c) => c.notNull())
      .addColumn('amount_in_cents', 'integer', (c) => c.notNull())
      .addColumn('currency', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('opened_at', 'text', (c) => c.notNull())
      .addColumn('decided_at', 'text')
      .addPrimaryKeyConstraint('disputes_once', ['provider', 'dispute_id'])
      .execute();
    await db.schema.createIndex('disputes_checkout').on('disputes').column('checkout_id').execute();
    await db.schema.createIndex('disputes_state').on('disputes').columns(['state', 'opened_at']).execute();
  },
};
