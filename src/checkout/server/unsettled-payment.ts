import type { Kysely } from 'kysely';
import type { Tables } from '#database';
import type { WireUnsettled } from '#identity';
import { findUnsettled } from './store.ts';

/** What the account says of a payment while it is not known how it ended: the one that keeps its customer from paying again, or null. */
export async function unsettledPayment(db: Kysely<Tables>, userId: string): Promise<WireUnsettled | null> {
  const found = await findUnsettled(db, userId);
  return found ? { checkoutId: found.id, plan: found.plan, amountInCents: found.amount_in_cents } : null;
}
