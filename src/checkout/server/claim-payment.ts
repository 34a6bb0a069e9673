import type { CheckoutRow } from '#database';
import type { AttemptDeps } from './attempts.ts';
import { applyCapture } from './settle.ts';

/**
 * Gives a payment whose account is gone to another account: that of the same person, who has signed up again after a
 * restore. The operator has seen to it that it is them.
 */
export async function claimPayment(
  { db, clock }: Pick<AttemptDeps, 'db' | 'clock'>,
  checkout: CheckoutRow,
  userId: string,
): Promise<'applied' | 'review' | 'settled-before'> {
  const { charge_id: chargeId, captured_at: capturedAt } = checkout;
  if (!chargeId || !capturedAt) throw new Error('a payment that is not known cannot be given to anybody');
  const { numUpdatedRows } = await db
    .updateTable('checkouts')
    .set({ user_id: userId, payer_hash: null })
    .where('id', '=', checkout.id)
    .where('state', '=', 'review')
    .where('review_reason', '=', 'no-account')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return 'settled-before';
  const capture = {
    chargeId,
    paidAtMs: Date.parse(capturedAt),
    amountInCents: checkout.amount_in_cents,
    currency: checkout.currency,
  };
  return applyCapture(db, { ...checkout, user_id: userId, payer_hash: null }, capture, clock(), {
    detail: 'given to an account by the operator',
  });
}
