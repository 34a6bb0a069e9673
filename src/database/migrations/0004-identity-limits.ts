import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const identityLimits: Migration = {
  async up(db: Kysely<unknown>) {
    // How many letters went to one address, or were asked for by one client, in a stretch of time.
    await db.schema
      .createTable('send_limits')
      .addColumn('bucket', 'text', (c) => c.primaryKey())
      .addColumn('hits', 'integer', (c) => c.notNull())
      .addColumn('ends_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('send_limits_end').on('send_limits').column('ends_at').execute();

    // One row an address: asking again replaces the code before, so that only the newest works.
    await db.schema
      .createTable('one_time_codes')
      .addColumn('address_hash', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text')
      .addColumn('code_hash', 'text', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('one_time_codes_expiry').on('one_time_codes').column('expires_at').execute();

    await db.schema
      .createTable('mail_links')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('user_id', 'text')
      .addColumn('email', 'text')
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('mail_links_user').on('mail_links').columns(['user_id', 'purpose']).execute();
    await db.schema.createIndex('mail_links_expiry').on('mail_links').column('expires_at').execute();
  },
};
