import { type CheckoutState, type Found, judgeRefund, type RefundRefusal, refusalOfRefund } from '#checkout';
import type { CheckoutRow, RefundRow } from '#database';
import { settleAfterMs } from './attempts.ts';
import { isDisputed } from './open-disputes.ts';
import type { CardProvider } from './provider.ts';
import {
  type RefundDeps,
  settlePending,
  settleRefunded,
  settleRefused,
  waitForRefund,
} from './refund-settle.ts';
import { refundOf, writeRefundIntent } from './refund-store.ts';
import { findCheckout, refOf } from './store.ts';

export interface RefundWish {
  /** The operator's words, kept with the refund. */
  reason: string | null;
  keepAccess: boolean;
  /** Who wants it; the operator unless said. `product`: it was paid twice, and goes back while it is in review. */
  by?: 'customer' | 'product';
  /** Called when the intent stands and the provider is asked next. */
  onAsking?: () => void;
}

export type GiveBack =
  | { kind: 'refused'; code: RefundRefusal }
  /** It had been asked for before; nothing was done now. */
  | { kind: 'stood'; refund: RefundRow }
  | { kind: 'asked'; refund: RefundRow };

/** What stands in the way of giving a payment back, or what the provider says of it; asks, and changes nothing. */
export async function lookBeforeRefund(
  deps: Pick<RefundDeps, 'providers' | 'db'>,
  checkout: CheckoutRow,
): Promise<{ refusal: RefundRefusal } | { refusal: null; found: Found['kind'] }> {
  const provider = deps.providers.of(checkout.provider);
  const { charge_id: chargeId, state } = checkout;
  const refusal = refusalOfRefund({ state: state as CheckoutState, chargeId }, provider !== null);
  if (refusal || !provider) return { refusal: refusal ?? 'other-provider' };
  let found: Found;
  try {
    found = await provider.find(refOf(checkout));
  } catch {
    return { refusal: 'unreachable' };
  }
  if (found.kind === 'absent') return { refusal: 'not-at-provider' };
  if ('capture' in found && found.capture.chargeId !== chargeId) return { refusal: 'not-at-provider' };
  // Yoco gives back by the page: a second payment of one page would take the first one with it.
  if (found.kind === 'seems-captured' && found.chargeId !== null && found.chargeId !== chargeId)
    return { refusal: 'not-at-provider' };
  // What is back already is only booked.
  if (found.kind !== 'refunded' && (await isDisputed(deps.db, checkout))) return { refusal: 'disputed' };
  return { refusal: null, found: found.kind };
}

/**
 * Gives a payment back once, whole. A repeat tells how the first one stands and asks the provider nothing, unless that
 * one was refused.
 *
 * The intent is committed before the provider is called, so that a crash at any point leaves a row which the
 * reconciler can settle.
 */
export async function giveBack(deps: RefundDeps, checkout: CheckoutRow, wish: RefundWish): Promise<GiveBack> {
  const { db, clock, timeoutMs } = deps;
  const before = await refundOf(db, checkout);
  if (before && before.state !== 'refused') return { kind: 'stood', refund: before };
  const look = await lookBeforeRefund(deps, checkout);
  if (look.refusal !== null) return { kind: 'refused', code: look.refusal };
  const isBackAlready = look.found === 'refunded';
  const nowMs = clock();
  const intent = await writeRefundIntent(db, checkout, {
    reason: wish.reason,
    keepAccess: wish.keepAccess,
    by: isBackAlready ? 'provider' : (wish.by ?? 'operator'),
    isReachable: true,
    nowMs,
    // Not before the call has ended one way or the other.
    checkAtMs: nowMs + timeoutMs + 2_000,
  });
  if (intent.kind === 'refused') return intent;
  if (intent.kind === 'stands') return { kind: 'stood', refund: intent.refund };
  const { refund } = intent;
  if (isBackAlready) await settleRefunded(deps, refund, null);
  else {
    wish.onAsking?.();
    await ask(deps, checkout, refund);
  }
  return { kind: 'asked', refund: (await refundOf(db, checkout)) ?? refund };
}

/**
 * Books what was given back in the provider's portal, which nobody asked for here. Whoever calls it knows: the provider
 * is not asked. May be called again.
 *
 * @param by `bank` where it was taken back in a dispute: its customer gets no letter
 */
export async function bookGivenBack(
  deps: RefundDeps,
  checkout: CheckoutRow,
  by: 'provider' | 'bank' = 'provider',
): Promise<void> {
  const nowMs = deps.clock();
  const intent = await writeRefundIntent(deps.db, checkout, {
    reason: null,
    keepAccess: false,
    by,
    isReachable: true,
    nowMs,
    checkAtMs: nowMs,
  });
  if (intent.kind === 'written') await settleRefunded(deps, intent.refund, null);
}

/** The one call; what it leaves unknown is looked up once, and by the reconciler from then on. */
async function ask(deps: RefundDeps, checkout: CheckoutRow, refund: RefundRow): Promise<void> {
  const { db, clock } = deps;
  const outcome = await reachable(deps, refund).refund({
    ...refOf(checkout),
    chargeId: refund.charge_id,
    refundId: refund.id,
    amountInCents: refund.amount_in_cents,
    currency: refund.currency,
  });
  switch (outcome.kind) {
    case 'refunded':
      await settleRefunded(deps, refund, outcome.providerRefundId);
      return;
    case 'pending':
      await settlePending(db, refund, outcome.providerRefundId, clock());
      return;
    case 'refused':
      await settleRefused(db, refund, outcome.message, clock(), false);
      return;
    case 'unknown':
      console.error(`refund ${refund.id}: outcome not seen (${outcome.reason}), asking the provider`);
      return askAboutRefund(deps, refund, outcome.reason);
  }
}

/** @throws where its keys are not set; such rows are not looked at, so this is a fault of ours */
function reachable(
  { providers }: Pick<RefundDeps, 'providers'>,
  { provider: name }: RefundRow,
): CardProvider {
  const provider = providers.of(name);
  if (!provider) throw new Error(`the keys of ${name} are not set`);
  return provider;
}

/** What the provider says of the payment that goes back. */
export async function findOfRefund(
  deps: Pick<RefundDeps, 'db' | 'providers'>,
  refund: RefundRow,
): Promise<Found> {
  const checkout = await findCheckout(deps.db, refund.checkout_id);
  const payment = checkout ? refOf(checkout) : { checkoutId: refund.checkout_id, providerRef: null };
  return reachable(deps, refund).find(payment);
}

const CANNOT_TELL = '; the provider cannot tell';

/** Asks the provider once what became of a refund, and does what follows from the answer. */
export async function askAboutRefund(deps: RefundDeps, refund: RefundRow, reason: string): Promise<void> {
  const { db, clock, timeoutMs } = deps;
  let found: Found;
  try {
    found = await findOfRefund(deps, refund);
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    console.error(`refund ${refund.id}: the provider could not be asked`, why);
    return waitForRefund(db, refund, reason, clock(), true);
  }
  const nowMs = clock();
  const verdict = judgeRefund(found, refund.charge_id, {
    state: refund.state as 'asking',
    requestedAtMs: Date.parse(refund.requested_at),
    nowMs,
    settleAfterMs: settleAfterMs(timeoutMs),
  });
  switch (verdict.do) {
    case 'done':
      await settleRefunded(deps, refund, null);
      return;
    case 'not-done':
      await settleRefused(db, refund, 'the provider did not give it back', nowMs, true);
      return;
    case 'wait':
      return waitForRefund(db, refund, reason, nowMs, true);
    case 'ask-person':
      // Whoever looks again has the words of the look before.
      return waitForRefund(db, refund, reason.replace(CANNOT_TELL, '') + CANNOT_TELL, nowMs, false);
  }
}
