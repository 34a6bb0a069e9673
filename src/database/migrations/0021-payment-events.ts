import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const paymentEvents: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('payment_events')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('provider', 'text', (c) => c.notNull())
      .addColumn('event_id', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('is_test', 'integer', (c) => c.notNull())
      .addColumn('about', 'text', (c) => c.notNull())
      .addColumn('checkout_id', 'text')
      .addColumn('received_at', 'text', (c) => c.notNull())
      .addColumn('done_at', 'text')
      .addColumn('outcome', 'text')
      .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('next_try_at', 'text')
      .execute();
    // However often a provider sends a message, it is carried out once.
    await db.schema
      .createIndex('payment_events_once')
      .on('payment_events')
      .columns(['provider', 'event_id'])
      .unique()
      .execute();
    await db.schema
      .createIndex('payment_events_due')
      .on('payment_events')
      .column('next_try_at')
      .where('next_try_at' as never, 'is not', null)
      .execute();
    await db.schema
      .createIndex('payment_events_done')
      .on('payment_events')
      .columns(['done_at', 'id'])
      .where('done_at' as never, 'is not', null)
      .execute();
  },
};
