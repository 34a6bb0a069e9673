import type { CheckoutRow } from '#database';
import { isoTime } from '#kit';
import type { Dispute } from './provider.ts';
import { type RefundDeps, settleRefunded } from './refund-settle.ts';
import { refundOf } from './refund-store.ts';
import { bookGivenBack } from './refunds.ts';
import { book, type Db, findCheckout, findNamed } from './store.ts';

/**
 * Keeps what a customer's bank asks back, and what became of it. When it is lost, the bank has taken the money: it is
 * booked as given back, which ends the access that the payment had opened. May be repeated; the answer that is decided
 * stays, whatever is told later.
 *
 * @returns `payment-unknown` where it is lost and its payment is not booked here yet: nothing was noted, and it has to be
 * told again
 */
export async function noteDispute(
  deps: RefundDeps,
  checkout: CheckoutRow,
  dispute: Dispute,
): Promise<'noted' | 'known' | 'payment-unknown'> {
  const { db, clock } = deps;
  const { provider } = checkout;
  const { disputeId, chargeId, amountInCents, currency, state } = dispute;
  const before = await db
    .selectFrom('disputes')
    .select('state')
    .where('provider', '=', provider)
    .where('dispute_id', '=', disputeId)
    .executeTakeFirst();
  if (before && (before.state !== 'open' || state === 'open')) return 'known';
  // First the money: after a crash in between, the dispute is open still and all of it is done again.
  if (state === 'lost' && !(await bookLost(deps, checkout, chargeId))) return 'payment-unknown';
  const decidedAt = state === 'open' ? null : isoTime(clock());
  await db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('disputes')
      .values({
        provider,
        dispute_id: disputeId,
        checkout_id: checkout.id,
        charge_id: chargeId,
        amount_in_cents: amountInCents,
        currency,
        state,
        opened_at: isoTime(dispute.openedAtMs),
        decided_at: decidedAt,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['provider', 'dispute_id'])
          .doUpdateSet({ state, decided_at: decidedAt })
          .where('disputes.state', '=', 'open'),
      )
      .executeTakeFirst();
    // Another process was quicker.
    if (numInsertedOrUpdatedRows === 0n) return;
    await book(tx, checkout, `dispute-${state}`, {
      atMs: clock(),
      chargeId,
      amountInCents,
      currency,
      detail: disputeId,
    });
  });
  return 'noted';
}

/** The checkout that a dispute is about: the one with its payment, else the one that it names. */
export const findDisputed = async (
  db: Db,
  provider: string,
  { chargeId, checkoutId }: Pick<Dispute, 'chargeId' | 'checkoutId'>,
): Promise<CheckoutRow | undefined> =>
  (await findNamed(db, provider, { checkoutId: null, providerRef: null, chargeId })) ??
  (await findNamed(db, provider, { checkoutId, providerRef: null }));

/** @returns whether the money is booked as given back */
async function bookLost(deps: RefundDeps, checkout: CheckoutRow, chargeId: string): Promise<boolean> {
  const now = (await findCheckout(deps.db, checkout.id)) ?? checkout;
  if (now.charge_id !== chargeId) return false;
  const refund = await refundOf(deps.db, now);
  if (refund) await settleRefunded(deps, refund, null);
  else await bookGivenBack(deps, now, 'bank');
  return (await findCheckout(deps.db, checkout.id))?.state === 'refunded';
}
