import { createHash } from 'node:crypto';
import { type Capture, DIFFERENCES } from '#checkout';
import type { CheckoutRow } from '#database';
import { follow } from '../attempts.ts';
import type { ListedPayment } from '../provider.ts';
import { type RefundDeps, settleRefunded } from '../refund-settle.ts';
import { refundOf } from '../refund-store.ts';
import { bookGivenBack } from '../refunds.ts';
import { review } from '../settle.ts';
import { addCheckout, blankCheckout, findCheckout, isConflict, moveOn } from '../store.ts';
import { type Difference, planOf } from './compare.ts';

/**
 * Books what the provider has and the ledger has not. May be repeated, also after a crash between any two steps, and by
 * two processes at once. The provider is asked for nothing.
 *
 * @returns the checkout as it stands then; null for what only a person can settle
 */
export async function settleDifference(
  deps: RefundDeps,
  difference: Difference,
): Promise<CheckoutRow | null> {
  const { kind, listed } = difference;
  if (!DIFFERENCES[kind].applies || !listed) return null;
  const id = await carryOut(deps, difference, listed);
  return id ? ((await findCheckout(deps.db, id)) ?? null) : null;
}

async function carryOut(
  deps: RefundDeps,
  { kind, checkout, provider }: Difference,
  listed: ListedPayment,
): Promise<string | null> {
  if (kind === 'not-here') {
    const adopted = await adopt(deps, provider, listed);
    await follow(deps, adopted, { kind: 'captured', capture: captureOf(listed) }, true);
    return adopted.id;
  }
  if (!checkout) return null;
  switch (kind) {
    case 'not-applied':
      await settle(deps, checkout, listed);
      break;
    case 'second-payment': {
      const own = await addFailed(deps, blankCheckout(soldAs(provider, listed, checkout)));
      await review(deps.db, own, 'second-payment', deps.clock(), captureOf(listed));
      return own.id;
    }
    case 'given-back-there':
      await goBack(deps, checkout);
      break;
    default:
      return null;
  }
  return checkout.id;
}

/** A checkout that was only looked at when the backup was made may be paid: nothing is settled from `open` on its own. */
async function settle(deps: RefundDeps, checkout: CheckoutRow, listed: ListedPayment): Promise<void> {
  const { db } = deps;
  if (checkout.state === 'open') await moveOn(db, checkout.id, 'find-forgotten');
  const now = (await findCheckout(db, checkout.id)) ?? checkout;
  const capture = captureOf(listed);
  const isBack = listed.state === 'refunded';
  await follow(deps, now, { kind: isBack ? 'refunded' : 'captured', capture }, true);
  const after = await findCheckout(db, checkout.id);
  if (isBack && after?.charge_id === listed.chargeId) await goBack(deps, after);
}

/** A refund that was asked for here ends; one that nobody here asked for is booked. */
async function goBack(deps: RefundDeps, checkout: CheckoutRow): Promise<void> {
  const refund = await refundOf(deps.db, checkout);
  if (refund) await settleRefunded(deps, refund, null);
  else await bookGivenBack(deps, checkout);
}

const captureOf = ({ chargeId, amountInCents, currency, paidAtMs, feeInCents }: ListedPayment): Capture => ({
  chargeId,
  amountInCents,
  currency,
  paidAtMs,
  feeInCents,
});

/** Makes the checkout of a payment that nothing here knows of. */
async function adopt(deps: RefundDeps, provider: string, listed: ListedPayment): Promise<CheckoutRow> {
  const { db } = deps;
  const row = blankCheckout(soldAs(provider, listed, null));
  const { checkoutId } = listed;
  // Our own id again, so that a message about it finds it.
  if (checkoutId && UUID.test(checkoutId)) {
    const taken = await findCheckout(db, checkoutId);
    if (!taken || taken.charge_id === listed.chargeId || taken.charge_id === null) row.id = checkoutId;
  }
  const account = await db.selectFrom('user').select('id').where('id', '=', row.user_id).executeTakeFirst();
  if (!account) row.payer_hash = listed.soldTo?.payer ?? null;
  return addFailed(deps, row);
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `failed` is what a capture that comes to light late is applied from. Of two processes that add the same one, one does. */
async function addFailed({ db }: RefundDeps, blank: CheckoutRow): Promise<CheckoutRow> {
  const row = { ...blank, state: 'failed' };
  try {
    await addCheckout(db, row);
    return row;
  } catch (error) {
    if (!isConflict(error)) throw error;
    const other = await findCheckout(db, row.id);
    if (!other) throw error;
    return other;
  }
}

/** An id that every process makes the same of a payment. */
function idOf(provider: string, chargeId: string): string {
  const hex = createHash('sha256').update(`${provider} ${chargeId}`).digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** @param of the checkout whose customer paid a second time */
function soldAs(provider: string, listed: ListedPayment, of: CheckoutRow | null) {
  const plan = planOf(listed) ?? of?.plan;
  if (!plan) throw new Error(`payment ${listed.chargeId} has no plan`);
  const { amountInCents, currency, paidAtMs, providerRef } = listed;
  return {
    id: idOf(provider, listed.chargeId),
    userId: of?.user_id ?? listed.soldTo?.userId ?? '',
    plan,
    provider,
    amountInCents,
    currency,
    nowMs: paidAtMs,
    providerRef: of ? null : providerRef,
  };
}
