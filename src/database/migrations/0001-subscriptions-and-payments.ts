import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const subscriptionsAndPayments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('subscriptions')
      .addColumn('user_id', 'text', (c) => c.primaryKey())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('start_date', 'text', (c) => c.notNull())
      .addColumn('expiry_date', 'text', (c) => c.notNull())
      .addColumn('payment_id', 'text', (c) => c.notNull())
      .addColumn('amount_in_cents', 'integer', (c) => c.notNull())
      .addColumn('currency', 'text', (c) => c.notNull())
      .addColumn('last_payment_date', 'text', (c) => c.notNull())
      .addColumn('payment_status', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('user_details', 'text', (c) => c.notNull())
      .addColumn('payment_details', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .execute();

    await db.schema
      .createTable('checkouts')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('plan', 'text', (c) => c.notNull())
      .addColumn('amount_in_cents', 'integer', (c) => c.notNull())
      .addColumn('currency', 'text', (c) => c.notNull())
      .addColumn('provider', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('token_hash', 'text')
      .addColumn('charge_id', 'text')
      .addColumn('captured_at', 'text')
      .addColumn('failure_code', 'text')
      .addColumn('failure_message', 'text')
      .addColumn('review_reason', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('charging_at', 'text')
      .addColumn('settled_at', 'text')
      .addColumn('next_check_at', 'text')
      .addColumn('checks', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    // A card token is charged once, whatever checkout it is offered to.
    await db.schema
      .createIndex('checkouts_token')
      .on('checkouts')
      .columns(['provider', 'token_hash'])
      .unique()
      .execute();
    // One attempt under way per person: a second card cannot be charged while the first is not settled.
    await db.schema
      .createIndex('checkouts_one_attempt')
      .on('checkouts')
      .column('user_id')
      .unique()
      .where('state' as never, 'in', ['charging', 'confirming', 'review'])
      .execute();
    await db.schema.createIndex('checkouts_next_check').on('checkouts').column('next_check_at').execute();

    await db.schema
      .createTable('payments')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('checkout_id', 'text', (c) => c.notNull())
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('event', 'text', (c) => c.notNull())
      .addColumn('provider', 'text', (c) => c.notNull())
      .addColumn('charge_id', 'text')
      .addColumn('amount_in_cents', 'integer', (c) => c.notNull())
      .addColumn('currency', 'text', (c) => c.notNull())
      .addColumn('detail', 'text')
      .addColumn('at', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('payments_checkout').on('payments').column('checkout_id').execute();
    await db.schema.createIndex('payments_user').on('payments').column('user_id').execute();
    // A capture is booked once, even if an answer, a webhook and the reconciler all bring it.
    await db.schema
      .createIndex('payments_capture')
      .on('payments')
      .columns(['provider', 'charge_id'])
      .unique()
      .where('event' as never, '=', 'captured')
      .execute();
  },
};
