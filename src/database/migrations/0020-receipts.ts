import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const receipts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('receipts')
      .addColumn('checkout_id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('number', 'integer')
      .addColumn('from_at', 'text')
      .addColumn('until_at', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('issued_at', 'text')
      .execute();
    await db.schema.createIndex('receipts_person').on('receipts').column('user_id').execute();
    await db.schema.createIndex('receipts_number').on('receipts').column('number').unique().execute();
    await db.schema
      .createIndex('receipts_waiting')
      .on('receipts')
      .column('created_at')
      .where('issued_at' as never, 'is', null)
      .execute();
    // What was paid before gets its number in the order of the payments, and no letter.
    await sql`
      insert into receipts (checkout_id, user_id, number, created_at, issued_at)
      select checkout_id, user_id, row_number() over (order by min(at), checkout_id), min(at), min(at)
      from payments where event = 'applied' group by checkout_id, user_id
    `.execute(db);
    await db.schema
      .createTable('plan_letters')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('payment_id', 'text', (c) => c.notNull())
      .addColumn('expiry_date', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('off_hash', 'text', (c) => c.notNull())
      .addColumn('at', 'text', (c) => c.notNull())
      // Each letter about the end of one period is written once, by whichever node comes first.
      .addPrimaryKeyConstraint('plan_letters_once', ['user_id', 'payment_id', 'expiry_date', 'kind'])
      .execute();
    await db.schema.createIndex('plan_letters_off').on('plan_letters').column('off_hash').unique().execute();
    await db.schema.createIndex('plan_letters_at').on('plan_letters').column('at').execute();
    await db.schema
      .createTable('reminders_off')
      .addColumn('user_id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'text', (c) => c.notNull())
      .execute();
  },
};
