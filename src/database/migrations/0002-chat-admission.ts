import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const chatAdmission: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('chat_tickets')
      .addColumn('ticket_hash', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('session_id', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .addColumn('used_at', 'text')
      .execute();
    await db.schema.createIndex('chat_tickets_expiry').on('chat_tickets').column('expires_at').execute();
    await db.schema
      .createTable('coach_tokens')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('session_id', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('coach_tokens_expiry').on('coach_tokens').column('expires_at').execute();
  },
};
