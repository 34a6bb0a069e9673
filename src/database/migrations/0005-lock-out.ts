import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const lockOut: Migration = {
  async up(db: Kysely<unknown>) {
    // Addresses that nobody has an account with stand here too, so that they lock alike; none is readable.
    await db.schema
      .createTable('password_tries')
      .addColumn('address_hash', 'text', (c) => c.primaryKey())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addColumn('last_try_at', 'text', (c) => c.notNull())
      .addColumn('closed_until', 'text')
      .execute();
    await db.schema.createIndex('password_tries_last').on('password_tries').column('last_try_at').execute();
  },
};
