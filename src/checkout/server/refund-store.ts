import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  type CheckoutState,
  type Price,
  type RefundRefusal,
  type RefundState,
  refusalOfRefund,
} from '#checkout';
import {
  type CheckoutRow,
  isBehind,
  type Listed,
  type ListPage,
  listed,
  type RefundRow,
  type Tables,
} from '#database';
import { isoTime } from '#kit';
import { isUnsettledRefund } from './open-rows.ts';
import { holdPerson } from './settle.ts';
import { book, type Db, findCheckout, isConflict } from './store.ts';

/** The refund of a payment, asked for, done or refused; there is at most one, the database sees to it. */
export const findRefund = (
  db: Db,
  payment: { provider: string; chargeId: string | null },
): Promise<RefundRow | undefined> =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('provider', '=', payment.provider)
    .where('charge_id', '=', payment.chargeId)
    .executeTakeFirst();

export const refundOf = (db: Db, checkout: CheckoutRow): Promise<RefundRow | undefined> =>
  findRefund(db, { provider: checkout.provider, chargeId: checkout.charge_id });

/** A page of the refunds that nobody knows the end of, the oldest first. */
export async function listUnsettledRefunds(db: Db, page: ListPage): Promise<Listed<RefundRow>> {
  const { after, most } = page;
  const all = db.selectFrom('refunds').selectAll().where(isUnsettledRefund);
  const rows = await (after ? all.where(isBehind('requested_at', 'id', after)) : all)
    .orderBy('requested_at')
    .orderBy('id')
    .limit(most + 1)
    .execute();
  return listed(rows, page, ({ requested_at, id }) => ({ time: requested_at, id }));
}

/**
 * Moves a refund on, only if it still is in one of the states `from`.
 * @returns whether this call made the move
 */
export async function moveRefund(
  db: Db,
  id: string,
  from: readonly RefundState[],
  changes: Partial<RefundRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set(changes)
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What was really taken, which may differ from what was to be: the ledger's line of the capture has it. */
export async function takenFor(db: Db, checkout: CheckoutRow): Promise<Price> {
  const line = await db
    .selectFrom('payments')
    .select(['amount_in_cents', 'currency'])
    .where('provider', '=', checkout.provider)
    .where('charge_id', '=', checkout.charge_id)
    .where('event', '=', 'captured')
    .executeTakeFirst();
  const { amount_in_cents, currency } = line ?? checkout;
  return { amountInCents: amount_in_cents, currency };
}

export interface RefundIntent {
  reason: string | null;
  keepAccess: boolean;
  by: 'operator' | 'provider' | 'customer' | 'bank' | 'product';
  /** Whether the keys of the payment's provider are set. */
  isReachable: boolean;
  nowMs: number;
  /** When a look is due, should nobody hear of the call again. */
  checkAtMs: number;
}

export type IntentWritten =
  | { kind: 'written'; refund: RefundRow }
  /** It was asked for before, and how that stands decides. */
  | { kind: 'stands'; refund: RefundRow }
  | { kind: 'refused'; code: RefundRefusal };

/** Commits that a payment is to be given back. Of two that try, one writes; a refund that was refused is taken up again. */
export async function writeRefundIntent(
  db: Kysely<Tables>,
  seen: CheckoutRow,
  intent: RefundIntent,
): Promise<IntentWritten> {
  try {
    return await db.transaction().execute(async (tx): Promise<IntentWritten> => {
      await holdPerson(tx, seen.user_id);
      const checkout = (await findCheckout(tx, seen.id)) ?? seen;
      const before = await refundOf(tx, checkout);
      if (before && before.state !== 'refused') return { kind: 'stands', refund: before };
      const chargeId = checkout.charge_id;
      const state = checkout.state as CheckoutState;
      const refusal = refusalOfRefund({ state, chargeId }, intent.isReachable);
      if (refusal || !chargeId) return { kind: 'refused', code: refusal ?? 'payment-unknown' };
      if (intent.by === 'product' && state !== 'review') return { kind: 'refused', code: 'opens-a-plan' };
      const { amountInCents, currency } = await takenFor(tx, checkout);
      const refund: RefundRow = {
        // A new one for a new try: a provider that knows the old one would answer with the old refusal.
        id: randomUUID(),
        checkout_id: checkout.id,
        provider: checkout.provider,
        charge_id: chargeId,
        amount_in_cents: amountInCents,
        currency,
        state: 'asking',
        provider_refund_id: null,
        reason: intent.reason,
        by: intent.by,
        keep_access: intent.keepAccess ? 1 : 0,
        told: null,
        requested_at: isoTime(intent.nowMs),
        settled_at: null,
        next_check_at: isoTime(intent.checkAtMs),
        checks: 0,
      };
      if (!before) await tx.insertInto('refunds').values(refund).execute();
      else if (!(await moveRefund(tx, before.id, ['refused'], refund)))
        throw new Error('a refund was taken up twice at the same moment; nothing was asked for here');
      await book(tx, checkout, 'refund-intent', {
        atMs: intent.nowMs,
        chargeId,
        amountInCents,
        currency,
        detail: refund.id,
      });
      return { kind: 'written', refund };
    });
  } catch (error) {
    if (!isConflict(error)) throw error;
    const refund = await refundOf(db, seen);
    if (!refund) throw error;
    return { kind: 'stands', refund };
  }
}
