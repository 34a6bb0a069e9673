import { type CheckoutState, isUnsettled, mayTakeBack } from '#checkout';
import type { CheckoutRow } from '#database';
import { err, isoTime, ok, type Result } from '#kit';
import { type AttemptDeps, follow, type PayFault } from './attempts.ts';
import { askAgain, isConcluded, isWaitedFor } from './reopen.ts';
import { holdPerson } from './settle.ts';
import { book, findCheckout, moveOn } from './store.ts';

/** Whether the owner may say of this checkout, at this moment, that they did not pay. */
export const canSayUnpaid = (checkout: CheckoutRow, nowMs: number): boolean =>
  checkout.said_paid_at !== null &&
  (checkout.state !== 'failed' || isConcluded(checkout)) &&
  mayTakeBack(
    {
      state: checkout.state as CheckoutState,
      saidPaidAtMs: Date.parse(checkout.said_paid_at),
      providerSpoke: checkout.provider_hint_at !== null || checkout.charge_id !== null,
    },
    nowMs,
  );

/** Keeps its customer from paying for anything else. */
const blocks = (checkout: CheckoutRow): boolean =>
  isUnsettled(checkout.state as CheckoutState) || isWaitedFor(checkout);

/**
 * The owner says that they did not pay, though they came back as paid: they may buy again at once. Only their own word is
 * taken back: where the provider can be asked it is asked first, and what it says goes before theirs. A payment that turns
 * up later is applied, or goes back, as every late one. May be repeated.
 *
 * @returns the checkout, which blocks nothing any more; `in-progress` where it is still waited for
 */
export async function takeBack(
  deps: AttemptDeps,
  userId: string,
  id: string,
): Promise<Result<CheckoutRow, PayFault>> {
  const checkout = await findCheckout(deps.db, id);
  if (!checkout || checkout.user_id !== userId) return err({ code: 'checkout-not-found' });
  if (canSayUnpaid(checkout, deps.clock()) && (await isAsked(deps, checkout))) await close(deps, checkout);
  const after = (await findCheckout(deps.db, id)) ?? checkout;
  return blocks(after) ? err({ code: 'in-progress' }) : ok(after);
}

/** Asks, and does what follows; false where the provider could not be asked. */
async function isAsked(deps: AttemptDeps, checkout: CheckoutRow): Promise<boolean> {
  const found = await askAgain(deps, checkout);
  if (!found) return false;
  if (found.kind !== 'cannot-tell') await follow(deps, checkout, found);
  return true;
}

/** Told and not concluded: coming back once more, or a page that is still open, does not make it wait again. */
const close = ({ db, clock }: AttemptDeps, { id, user_id }: CheckoutRow): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await holdPerson(tx, user_id);
    // A message of the provider may have come since.
    const now = await findCheckout(tx, id);
    const nowMs = clock();
    if (!now || !canSayUnpaid(now, nowMs)) return;
    const moved = await moveOn(tx, id, 'take-back', {
      said_paid_at: null,
      review_reason: null,
      failure_code: 'payment-failed',
      failure_message: null,
      settled_at: isoTime(nowMs),
      checks: 0,
      next_check_at: null,
    });
    if (moved)
      await book(tx, now, 'failed', { atMs: nowMs, detail: 'its customer says that it was not paid' });
  });
