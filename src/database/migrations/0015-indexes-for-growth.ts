import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * An index for each question that is asked of a table which grows. Partial indexes hold the few rows that are under
 * way, however many are over; a query uses one only where it writes the same condition out (see
 * `checkout/server/open-rows.ts`).
 */
export const indexesForGrowth: Migration = {
  async up(db: Kysely<unknown>) {
    const on = (table: string, name: string, ...columns: string[]) =>
      db.schema.createIndex(name).on(table).columns(columns);
    const state = 'state' as never;

    await on('checkouts', 'checkouts_person', 'user_id', 'created_at').execute();
    // Without the many that have none: an engine that knows averages only would look for those through this.
    await on('checkouts', 'checkouts_charge', 'charge_id')
      .where('charge_id' as never, 'is not', null)
      .execute();
    await on('checkouts', 'checkouts_state', 'state', 'created_at', 'id').execute();
    await on('checkouts', 'checkouts_unsettled', 'state', 'created_at', 'id')
      .where(state, 'in', ['charging', 'confirming', 'review'])
      .execute();
    await on('checkouts', 'checkouts_due', 'provider', 'next_check_at')
      .where('next_check_at' as never, 'is not', null)
      .execute();
    await db.schema.dropIndex('checkouts_next_check').execute();

    await on('refunds', 'refunds_state', 'state', 'requested_at', 'id').execute();
    await on('refunds', 'refunds_unsettled', 'state', 'requested_at', 'id')
      .where(state, 'in', ['asking', 'pending', 'unknown'])
      .execute();
    await on('refunds', 'refunds_due', 'provider', 'next_check_at')
      .where('next_check_at' as never, 'is not', null)
      .execute();
    await db.schema.dropIndex('refunds_next_check').execute();

    await on('payments', 'payments_at', 'at').execute();
    await on('subscriptions', 'subscriptions_expiry', 'expiry_date', 'user_id').execute();

    await on('kept_letters', 'kept_letters_expiry', 'expires_at').execute();
    await on('kept_letters', 'kept_letters_claimed', 'claimed_until')
      .where('claimed_until' as never, 'is not', null)
      .execute();
    await on('chat_tickets', 'chat_tickets_person', 'user_id').execute();
    await on('coach_tokens', 'coach_tokens_person', 'user_id').execute();
    await on('one_time_codes', 'one_time_codes_person', 'user_id').execute();
    await on('email_changes', 'email_changes_expiry', 'expires_at').execute();
    await on('analytics_limits', 'analytics_limits_minute', 'minute').execute();
    await on('analytics_hits', 'analytics_hits_visitor', 'day', 'visitor').execute();
  },
};
