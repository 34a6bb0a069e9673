import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const erasures: Migration = {
  async up(db: Kysely<unknown>) {
    // Made with the first erasure; sealed, so that the marks tell nothing to who has only the database.
    await db.schema
      .createTable('erasure_keys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('sealed', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('erasures')
      .addColumn('mark', 'text', (c) => c.primaryKey())
      .addColumn('key_id', 'text', (c) => c.notNull())
      .addColumn('erased_on', 'text', (c) => c.notNull())
      .execute();
  },
};
