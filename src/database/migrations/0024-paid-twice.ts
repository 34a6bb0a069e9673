import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const paidTwice: Migration = {
  async up(db: Kysely<unknown>) {
    // The operator is told of each payment that goes back without anybody asking; those are few.
    await db.schema
      .createIndex('refund_requests_paid_twice')
      .on('refund_requests')
      .column('asked_at')
      .where('asked_by' as never, '=', 'paid-twice')
      .execute();
  },
};
