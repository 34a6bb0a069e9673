import type { CheckoutRow } from '#database';
import { isoTime } from '#kit';
import type { Dispute } from './provider.ts';
import { type RefundDeps, settleRefunded } from './refund-settle.ts';
import { refundOf } from './refund-store.ts';
import { bookGivenBack } from './refunds.ts';
import { book, findCheckout } from './store.ts';

/**
 * Keeps what a customer's bank asks back, and what became of it. When it is lost, the bank has taken the money: it is
 * booked as given back, which ends the access that the payment had opened. May be repeated; the answer that is decided
 * stays, whatever is told later.
 *
 * @returns whether anything was new
 */
export async function noteDispute(
  deps: RefundDeps,
  checkout: CheckoutRow,
  dispute: Dispute,
): Promise<boolean> {
  const { db, clock } = deps;
  const { provider } = checkout;
  const { disputeId, chargeId, amountInCents, currency, state } = dispute;
  const before = await db
    .selectFrom('disputes')
    .select('state')
    .where('provider', '=', provider)
    .where('dispute_id', '=', disputeId)
    .executeTakeFirst();
  if (before && (before.state !== 'open' || state === 'open')) return false;
  // First the money: after a crash in between, the dispute is open still and all of it is done again.
  if (state === 'lost') await bookLost(deps, checkout);
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
  return true;
}

async function bookLost(deps: RefundDeps, checkout: CheckoutRow): Promise<void> {
  const now = (await findCheckout(deps.db, checkout.id)) ?? checkout;
  const refund = await refundOf(deps.db, now);
  if (refund) await settleRefunded(deps, refund, null);
  else await bookGivenBack(deps, now, 'bank');
}
