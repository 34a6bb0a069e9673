import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const analytics: Migration = {
  async up(db: Kysely<unknown>) {
    // One salt a day, made by whichever node comes first and gone once the day is rolled up.
    await db.schema
      .createTable('analytics_salts')
      .addColumn('day', 'text', (c) => c.primaryKey())
      .addColumn('salt', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('analytics_hits')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('visitor', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('value', 'integer')
      .addColumn('path', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('analytics_hits_day')
      .on('analytics_hits')
      .columns(['day', 'kind', 'name'])
      .execute();
    await db.schema
      .createTable('analytics_days')
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addColumn('visitors', 'integer', (c) => c.notNull())
      .addColumn('value_sum', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('analytics_days_key', ['day', 'kind', 'name', 'label'])
      .execute();
    // How often a sender came within a minute; the sender is as unknown here as everywhere.
    await db.schema
      .createTable('analytics_limits')
      .addColumn('sender', 'text', (c) => c.notNull())
      .addColumn('minute', 'text', (c) => c.notNull())
      .addColumn('hits', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('analytics_limits_key', ['sender', 'minute'])
      .execute();
  },
};
