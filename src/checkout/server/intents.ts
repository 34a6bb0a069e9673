import type { Kysely } from 'kysely';
import { type CheckoutRow, storageFaultOf, type Tables } from '#database';
import { isoTime } from '#kit';
import type { Refusal } from '#limits';
import { isPlanType } from '#plans';
import { mayBuy } from '#subscriptions';
import { findSubscription } from '#subscriptions/server';
import { type LimitedAttempt, OverLimit } from './payment-limits.ts';
import { holdPerson } from './settle.ts';
import { book, findUnsettled, isConflict, moveOn, tokenWasSent } from './store.ts';

/** Takes the intent back: what runs already makes this plan pointless. */
class NotForSale extends Error {}

/** Takes the intent back: another payment of the person is not settled. */
class OtherUnsettled extends Error {}

type Written =
  | 'written'
  /** It is not open any more. */
  | 'lost-race'
  | 'active-subscription'
  | 'storage-unavailable'
  | 'token-already-used'
  | 'in-progress'
  | Refusal;

/** Commits that a checkout is to be paid, before the provider is asked for anything. */
export async function writeIntent(
  { db, clock }: { db: Kysely<Tables>; clock: () => number },
  checkout: CheckoutRow,
  attempt: LimitedAttempt,
  move: 'charge' | 'send-to-page',
  changesAt: (nowMs: number) => Omit<Partial<CheckoutRow>, 'state'>,
): Promise<Written> {
  const nowMs = clock();
  const changes = changesAt(nowMs);
  try {
    return await db.transaction().execute(async (tx) => {
      // As `applyCapture` does it: a plan that the operator gives in this moment is seen below, or sees this attempt.
      await holdPerson(tx, checkout.user_id);
      const unsettled = await findUnsettled(tx, checkout.user_id);
      if (unsettled && unsettled.id !== checkout.id) throw new OtherUnsettled();
      const won = await moveOn(tx, checkout.id, move, { ...changes, charging_at: isoTime(nowMs) });
      if (!won) return 'lost-race' as const;
      // Only now: holding the person's one slot, no other attempt can be applied between this look and the charge.
      const subscription = await findSubscription(tx, checkout.user_id);
      if (!isPlanType(checkout.plan) || !mayBuy(subscription, checkout.plan, nowMs)) throw new NotForSale();
      await attempt.begin(tx);
      await book(tx, checkout, 'intent', { atMs: nowMs });
      return 'written' as const;
    });
  } catch (error) {
    if (error instanceof NotForSale) return 'active-subscription';
    if (error instanceof OverLimit) return error.refusal;
    if (storageFaultOf(error)) return 'storage-unavailable';
    if (!(error instanceof OtherUnsettled) && !isConflict(error)) throw error;
    const { token_hash: tokenHash } = changes;
    return tokenHash && (await tokenWasSent(db, checkout.provider, tokenHash))
      ? 'token-already-used'
      : 'in-progress';
  }
}
