import { AT_PROVIDER_FOR_MS, type Found, nextCheckDelayMs } from '#checkout';
import type { CheckoutRow } from '#database';
import { isoTime } from '#kit';
import { type AttemptDeps, follow, providerOf } from './attempts.ts';
import { holdPerson } from './settle.ts';
import { book, findCheckout, isConflict, moveOn, noteSaidPaid, refOf } from './store.ts';

/** Given up on, on a page of the provider where its customer may have paid since, with another card or late. */
export const mayBePaidSince = ({ state, expires_at, charge_id }: CheckoutRow): boolean =>
  (state === 'declined' || state === 'failed') && expires_at !== null && charge_id === null;

/**
 * Given up on because nobody said that it was paid, within the last day. That is no more than a conclusion, which the
 * customer's word is enough to take back; what the provider or the operator told stands.
 */
export const isConcluded = (checkout: CheckoutRow): boolean =>
  checkout.state === 'failed' && checkout.next_check_at !== null && mayBePaidSince(checkout);

/** Waits for a provider that nobody can ask, because its customer came back as paid. */
export const isWaitedFor = (checkout: CheckoutRow): boolean =>
  checkout.said_paid_at !== null && (checkout.state === 'at-provider' || isConcluded(checkout));

/** What the provider says of it now; undefined where it could not be asked. */
export async function askAgain(deps: AttemptDeps, checkout: CheckoutRow): Promise<Found | undefined> {
  try {
    return await providerOf(deps, checkout).find(refOf(checkout));
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    console.error(`checkout ${checkout.id}: the provider could not be asked`, why);
    return undefined;
  }
}

/**
 * Asks the provider again about a page that was given up on, before its customer is told so, or sold anything else. A hint
 * that it was paid makes it `confirming`, until the provider's message comes. Never throws: what cannot be asked stays.
 *
 * @param saidPaid its customer came back as paid, which counts where nobody can be asked
 */
export async function lookAgain(deps: AttemptDeps, checkout: CheckoutRow, saidPaid = false): Promise<void> {
  const found = await askAgain(deps, checkout);
  if (!found) return;
  if (found.kind === 'captured' || found.kind === 'refunded') return follow(deps, checkout, found);
  if (found.kind === 'seems-captured') return reopen(deps, checkout);
  if (found.kind !== 'cannot-tell' || !isConcluded(checkout)) return;
  if (saidPaid) await noteSaidPaid(deps.db, checkout.id, deps.clock());
  if (saidPaid || isWaitedFor(checkout)) await reopen(deps, checkout, true);
}

/**
 * Makes it `confirming` for as long as a new page would be open: the provider's message is waited for, and nothing else is sold.
 *
 * @param onTheirWord nobody but its customer says that it was paid, who may have taken that back since
 */
export async function reopen(
  { db, clock }: AttemptDeps,
  checkout: CheckoutRow,
  onTheirWord = false,
): Promise<void> {
  const nowMs = clock();
  try {
    await db.transaction().execute(async (tx) => {
      await holdPerson(tx, checkout.user_id);
      const now = await findCheckout(tx, checkout.id);
      if (onTheirWord && !(now && isConcluded(now))) return;
      const moved = await moveOn(tx, checkout.id, 'reopen', {
        failure_code: null,
        failure_message: null,
        settled_at: null,
        expires_at: isoTime(nowMs + AT_PROVIDER_FOR_MS),
        checks: 0,
        next_check_at: isoTime(nowMs + nextCheckDelayMs(0)),
      });
      if (moved)
        await book(tx, checkout, 'unknown', {
          atMs: nowMs,
          detail: `seems paid after it was ${checkout.state}`,
        });
    });
  } catch (error) {
    // Another attempt of the person blocks already.
    if (!isConflict(error)) throw error;
  }
}
