import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const pagesOfProviders: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['provider_ref', 'access_code', 'redirect_url', 'expires_at', 'masked_card'])
      await db.schema.alterTable('checkouts').addColumn(column, 'text').execute();
    await db.schema.alterTable('checkouts').addColumn('fee_in_cents', 'integer').execute();
    // A provider's message names its page, not always our checkout. Not unique: who pays twice on one page has two rows.
    await db.schema
      .createIndex('checkouts_provider_ref')
      .on('checkouts')
      .columns(['provider', 'provider_ref'])
      .where('provider_ref' as never, 'is not', null)
      .execute();
  },
};
