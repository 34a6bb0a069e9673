import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const oldPasswords: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('old_hash_configs')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('sealed', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute();
  },
};
