import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const keptLetters: Migration = {
  async up(db: Kysely<unknown>) {
    // Letters that no mail server has taken yet. Whose they are, and what they say, is sealed.
    await db.schema
      .createTable('kept_letters')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('sealed', 'text', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addColumn('due_at', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .addColumn('claimed_until', 'text')
      .execute();
    await db.schema.createIndex('kept_letters_due').on('kept_letters').column('due_at').execute();
  },
};
