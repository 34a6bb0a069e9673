import type { Belongings } from '#identity/server';
import { findSubscription } from './store.ts';

/** The stored document, whole; it names its owner, so it goes with them. What was paid stays in the ledger. */
export const subscriptionBelongings: Belongings = {
  name: 'subscription',
  tables: ['subscriptions'],
  exportOf: (db, userId) => findSubscription(db, userId),
  async erase(tx, userId) {
    await tx.deleteFrom('subscriptions').where('user_id', '=', userId).execute();
  },
};

/** Letters about the end of a plan: which were written, and whether somebody wants none. */
export const reminderBelongings: Belongings = {
  name: 'reminders',
  tables: ['plan_letters', 'reminders_off'],
  exportOf: async (db, userId) => ({
    switchedOffAt:
      (await db.selectFrom('reminders_off').select('at').where('user_id', '=', userId).executeTakeFirst())
        ?.at ?? null,
    letters: await db
      .selectFrom('plan_letters')
      .select(['kind', 'payment_id as paymentId', 'expiry_date as planEnds', 'at'])
      .where('user_id', '=', userId)
      .orderBy('at')
      .execute(),
  }),
  async erase(tx, userId) {
    await tx.deleteFrom('plan_letters').where('user_id', '=', userId).execute();
    await tx.deleteFrom('reminders_off').where('user_id', '=', userId).execute();
  },
};
