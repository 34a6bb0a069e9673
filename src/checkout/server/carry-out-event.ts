import type { CheckoutState, Found } from '#checkout';
import type { CheckoutRow, PaymentEventRow } from '#database';
import { follow } from './attempts.ts';
import { findDisputed, noteDispute } from './disputes.ts';
import type { CardProvider } from './provider.ts';
import type { EventAbout } from './provider-events.ts';
import { type RefundDeps, settlePending, settleRefunded, settleRefused } from './refund-settle.ts';
import { findRefund, takenFor } from './refund-store.ts';
import { bookGivenBack } from './refunds.ts';
import { mayBePaidSince, reopen } from './reopen.ts';
import { findCheckout, findNamed, noteProviderHint, refOf } from './store.ts';

export interface CarriedOut {
  /** A few words for the operator. */
  outcome: string;
  checkoutId: string | null;
}

const ignored = (why: string, checkout: CheckoutRow | null = null): CarriedOut => ({
  outcome: `ignored: ${why}`,
  checkoutId: checkout?.id ?? null,
});

/**
 * Does what a message asks for, as often as it is called. The message is trusted for what it is about: the payment's
 * state is asked of the provider, or, where its signed message is the only word there is, held against what we wrote.
 *
 * @throws where it has to be tried again
 */
export async function carryOutEvent(deps: RefundDeps, row: PaymentEventRow): Promise<CarriedOut> {
  const provider = deps.providers.of(row.provider);
  if (!provider) throw new Error(`the keys of ${row.provider} are not set`);
  // One address takes the messages of test keys and of live ones.
  if ((row.is_test === 1) === provider.isLive)
    return ignored(provider.isLive ? 'a payment of test keys' : 'a payment of live keys');
  const about = JSON.parse(row.about) as EventAbout;
  switch (about.kind) {
    case 'nothing':
      return ignored('nothing that we act upon');
    case 'payment':
      return carryOutPayment(deps, provider, about);
    case 'refund':
      return carryOutRefund(deps, provider, about);
    case 'dispute':
      return carryOutDispute(deps, provider, about);
  }
}

async function carryOutPayment(
  deps: RefundDeps,
  provider: CardProvider,
  about: Extract<EventAbout, { kind: 'payment' }>,
): Promise<CarriedOut> {
  const named = await findNamed(deps.db, provider.name, about);
  if (!named) return ignored('a checkout that is not ours');
  if (about.proof !== undefined && !(await provider.vouch?.(about.proof)))
    return ignored('a message that the provider does not stand by', named);
  const { providerRef } = about;
  if (named.provider_ref && providerRef && named.provider_ref !== providerRef)
    return ignored('another page than that of the checkout', named);
  const checkout = { ...named, provider_ref: named.provider_ref ?? providerRef };
  // Our own answer was lost: from now on the payment can be asked for, and given back.
  if (providerRef && !named.provider_ref)
    await deps.db
      .updateTable('checkouts')
      .set({ provider_ref: providerRef })
      .where('id', '=', named.id)
      .execute();
  const found = about.found ?? (await provider.find(refOf(checkout)));
  await actOn(deps, checkout, found);
  const after = await findCheckout(deps.db, checkout.id);
  return { outcome: `${found.kind}: ${after?.state ?? 'gone'}`, checkoutId: checkout.id };
}

/** Nothing was taken in these, or it is settled: only money changes them. */
const ONLY_MONEY_CHANGES: readonly CheckoutState[] = ['applied', 'refunded', 'declined', 'failed', 'review'];

async function actOn(deps: RefundDeps, checkout: CheckoutRow, found: Found): Promise<void> {
  const state = checkout.state as CheckoutState;
  if (found.kind === 'refunded' && state === 'applied' && found.capture.chargeId === checkout.charge_id)
    return bookGivenBack(deps, checkout);
  const isMoney = found.kind === 'captured' || found.kind === 'refunded';
  // On its way at the provider after we gave up on it, or were told by its customer that nothing was paid.
  if (found.kind === 'pending' && (state === 'review' || state === 'failed')) {
    await noteProviderHint(deps.db, checkout.id, deps.clock());
    if (state === 'failed' && mayBePaidSince(checkout)) await reopen(deps, checkout);
    return;
  }
  if (ONLY_MONEY_CHANGES.includes(state) && !isMoney) return;
  await follow(deps, checkout, found);
}

const NOT_KNOWN_YET = 'the payment that it is about is not known yet';

/**
 * A checkout with its payment. Messages come in any order: one about what became of a payment waits until the payment is
 * booked, or the plan would be opened after it.
 *
 * @throws where nobody knows of the payment yet
 */
async function withPayment(
  deps: RefundDeps,
  provider: CardProvider,
  checkout: CheckoutRow,
): Promise<CheckoutRow & { charge_id: string }> {
  let now: CheckoutRow | undefined = checkout;
  if (!checkout.charge_id) {
    const found = await provider.find(refOf(checkout));
    if (found.kind === 'captured' || found.kind === 'refunded') await actOn(deps, checkout, found);
    now = await findCheckout(deps.db, checkout.id);
  }
  const { charge_id } = now ?? checkout;
  // Taken, and not applied because it could not be stored: that comes first too.
  if (!now || !charge_id || now.state === 'confirming') throw new Error(NOT_KNOWN_YET);
  return { ...now, charge_id };
}

async function carryOutRefund(
  deps: RefundDeps,
  provider: CardProvider,
  about: Extract<EventAbout, { kind: 'refund' }>,
): Promise<CarriedOut> {
  const { db, clock } = deps;
  const named = await findNamed(db, provider.name, { ...about.payment, chargeId: about.chargeId });
  if (!named) return ignored('a refund of a payment that is not ours');
  const checkout = await withPayment(deps, provider, named);
  if (about.chargeId && about.chargeId !== checkout.charge_id)
    return ignored('a refund of another payment', checkout);
  const refund = await findRefund(db, { provider: provider.name, chargeId: checkout.charge_id });
  const { outcome, amountInCents } = about;
  const taken = await takenFor(db, checkout);
  if (amountInCents !== null && amountInCents < taken.amountInCents) {
    console.error(`checkout ${checkout.id}: a part of the payment was given back in the provider's portal`);
    return ignored('a part of the payment', checkout);
  }
  const done = (words: string): CarriedOut => ({ outcome: words, checkoutId: checkout.id });
  switch (outcome.kind) {
    case 'refunded':
      if (refund) await settleRefunded(deps, refund, outcome.providerRefundId);
      else await bookGivenBack(deps, checkout);
      return done('given back');
    case 'pending':
      if (refund) await settlePending(db, refund, outcome.providerRefundId, clock());
      return done('refund pending');
    case 'refused':
      if (refund) await settleRefused(db, refund, outcome.message, clock(), false);
      return done('refund refused');
  }
}

async function carryOutDispute(
  deps: RefundDeps,
  provider: CardProvider,
  { dispute }: Extract<EventAbout, { kind: 'dispute' }>,
): Promise<CarriedOut> {
  const checkout = await findDisputed(deps.db, provider.name, dispute);
  if (!checkout) return ignored('a dispute of a payment that is not ours');
  if (dispute.state === 'lost') await withPayment(deps, provider, checkout);
  if ((await noteDispute(deps, checkout, dispute)) === 'payment-unknown') throw new Error(NOT_KNOWN_YET);
  return { outcome: `dispute ${dispute.state}`, checkoutId: checkout.id };
}
