import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const saidPaid: Migration = {
  async up(db: Kysely<unknown>) {
    // A provider that cannot be asked tells only its customer, who is led back from its page as paid.
    await db.schema.alterTable('checkouts').addColumn('said_paid_at', 'text').execute();
  },
};
