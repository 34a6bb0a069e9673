import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const memory: Migration = {
  async up(db: Kysely<unknown>) {
    // How long each owner's memory is kept. Written before anything else of theirs, and locked by whoever changes any of it.
    await db.schema
      .createTable('memory_settings')
      .addColumn('user_id', 'text', (c) => c.primaryKey())
      .addColumn('keep_days', 'integer')
      .addColumn('writer', 'text', (c) => c.notNull())
      .addColumn('consent', 'text')
      // When the first thing of theirs runs out.
      .addColumn('due_at', 'text')
      .execute();
    await db.schema.createIndex('memory_settings_due').on('memory_settings').column('due_at').execute();
    // `sealed` columns are the only ones that hold anything that somebody wrote.
    await db.schema
      .createTable('memory_people')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('sealed', 'text', (c) => c.notNull())
      .addColumn('archived', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('active_at', 'text', (c) => c.notNull())
      .addColumn('last_turn_at', 'text')
      .execute();
    await db.schema
      .createIndex('memory_people_owner')
      .on('memory_people')
      .columns(['user_id', 'active_at'])
      .execute();
    await db.schema
      .createTable('memory_turns')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person_id', 'text', (c) => c.notNull())
      .addColumn('user_id', 'text', (c) => c.notNull())
      // The order of the conversation: turns of one call have one time.
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('sealed', 'text', (c) => c.notNull())
      .addColumn('at', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('memory_turns_place')
      .on('memory_turns')
      .columns(['person_id', 'place'])
      .unique()
      .execute();
    await db.schema.createIndex('memory_turns_age').on('memory_turns').columns(['user_id', 'at']).execute();
    await db.schema
      .createTable('memory_voices')
      .addColumn('user_id', 'text', (c) => c.primaryKey())
      .addColumn('sealed', 'text', (c) => c.notNull())
      .execute();
  },
};
