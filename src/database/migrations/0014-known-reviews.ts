import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const knownReviews: Migration = {
  async up(db: Kysely<unknown>) {
    // One attempt per person whose payment is not known. A payment in review that is known is beside it: a capture that
    // comes to light late has to be listed for the operator while another attempt is open. A new charge is refused for
    // both by the transaction that writes its intent.
    await db.schema.dropIndex('checkouts_one_attempt').execute();
    await sql`create unique index checkouts_one_attempt on checkouts (user_id)
      where state in ('charging', 'confirming') or (state = 'review' and charge_id is null)`.execute(db);
  },
};
