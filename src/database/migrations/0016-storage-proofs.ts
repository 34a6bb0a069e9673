import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const storageProofs: Migration = {
  async up(db: Kysely<unknown>) {
    // What a server writes to find out whether writes are stored; nobody's data. See `storage.ts`.
    await db.schema
      .createTable('storage_proofs')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('filler', 'text', (c) => c.notNull())
      .addColumn('at', 'text', (c) => c.notNull())
      .execute();
  },
};
