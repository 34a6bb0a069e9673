import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const providerHints: Migration = {
  async up(db: Kysely<unknown>) {
    // What the provider has said of money on its way, the customer cannot take back.
    await db.schema.alterTable('checkouts').addColumn('provider_hint_at', 'text').execute();
    await sql`update checkouts set provider_hint_at = (
        select max(received_at) from payment_events
        where payment_events.checkout_id = checkouts.id and outcome like 'pending:%')
      where said_paid_at is not null`.execute(db);
  },
};
