import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const refundRequests: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('refund_requests')
      // One a payment, whoever asks for it and however often.
      .addColumn('checkout_id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('asked_by', 'text', (c) => c.notNull())
      .addColumn('asked_at', 'text', (c) => c.notNull())
      .addColumn('decided_at', 'text')
      .addColumn('decided_by', 'text')
      .addColumn('answer', 'text')
      .addColumn('try_at', 'text')
      .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex('refund_requests_person')
      .on('refund_requests')
      .columns(['user_id', 'asked_at'])
      .execute();
    await db.schema
      .createIndex('refund_requests_open')
      .on('refund_requests')
      .columns(['asked_at', 'checkout_id'])
      .where('state' as never, '=', 'asked')
      .execute();
    await db.schema
      .createIndex('refund_requests_due')
      .on('refund_requests')
      .column('try_at')
      .where('try_at' as never, 'is not', null)
      .execute();
    // The few lines of the ledger that the operator is told of.
    await db.schema
      .createIndex('payments_disputes')
      .on('payments')
      .column('at')
      .where('event' as never, 'in', ['dispute-open', 'dispute-lost'])
      .execute();
    await db.schema
      .createTable('operator_alerts')
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('at', 'text', (c) => c.notNull())
      // Each thing is told once, by whichever node comes first.
      .addPrimaryKeyConstraint('operator_alerts_once', ['kind', 'subject'])
      .execute();
    await db.schema.createIndex('operator_alerts_at').on('operator_alerts').column('at').execute();
  },
};
