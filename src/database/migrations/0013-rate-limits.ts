import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One table for all that is counted in a stretch of time; what counted letters alone goes. */
export const rateLimits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('rate_limits')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('hits', 'integer', (c) => c.notNull())
      .addColumn('most', 'integer', (c) => c.notNull())
      .addColumn('ends_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('rate_limits_end').on('rate_limits').column('ends_at').execute();
    await db.schema.dropTable('send_limits').execute();
  },
};
