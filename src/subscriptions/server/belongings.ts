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
