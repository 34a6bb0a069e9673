import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const accountTasks: Migration = {
  async up(db: Kysely<unknown>) {
    // Accounts that wait to be erased. A row goes with its account, or when its owner comes back in time.
    await db.schema
      .createTable('account_closures')
      .addColumn('user_id', 'text', (c) => c.primaryKey())
      .addColumn('undo_hash', 'text', (c) => c.notNull().unique())
      .addColumn('requested_at', 'text', (c) => c.notNull())
      .addColumn('erase_at', 'text', (c) => c.notNull())
      .addColumn('claimed_until', 'text')
      .execute();
    await db.schema.createIndex('account_closures_due').on('account_closures').column('erase_at').execute();
    // One change of address under way per person; asking again takes the place of the last.
    await db.schema
      .createTable('email_changes')
      .addColumn('user_id', 'text', (c) => c.primaryKey())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('token_hash', 'text', (c) => c.notNull().unique())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .execute();
  },
};
