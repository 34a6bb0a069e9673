import {
  type Capture,
  type CheckoutState,
  canBePaidAt,
  type Found,
  type HandRefusal,
  NOT_BY_HAND,
  REFUND_UNSETTLED,
} from '#checkout';
import type { CheckoutRow } from '#database';
import { findUserDetails } from '#identity/people';
import { isoTime } from '#kit';
import { isPlanType } from '#plans';
import { applyPayment, type PaymentMethod } from '#subscriptions';
import { findSubscription } from '#subscriptions/server';
import type { AttemptDeps } from './attempts.ts';
import { refundOf } from './refund-store.ts';
import { applyCapture, holdPerson } from './settle.ts';
import { book, findCheckout, moveOn, refOf } from './store.ts';

/** For the ledger: nobody but a person said so. */
const BY_HAND = 'found by the operator';

export type PaidByHand =
  | { kind: 'refused'; code: HandRefusal }
  /** It was applied before, with this very payment. */
  | { kind: 'stands' }
  | { kind: 'applies'; capture: Capture; until: string; accessFromMs: number | null }
  /** It was paid and buys nothing: it has to be given back. */
  | { kind: 'buys-nothing'; capture: Capture; why: 'runs-already' | 'no-account' };

/**
 * What follows when the operator says that a checkout was paid; asks the provider where it can tell, changes nothing.
 *
 * @param said.atMs when it was taken, where the operator names a time: access then counts from it, not from now
 */
export async function judgePaid(
  deps: AttemptDeps,
  checkout: CheckoutRow,
  said: { paymentId: string; atMs: number | null },
): Promise<PaidByHand> {
  const { db, clock } = deps;
  const { paymentId } = said;
  const no = (code: HandRefusal): PaidByHand => ({ kind: 'refused', code });
  const { state, charge_id: known } = checkout;
  if (known && known !== paymentId) return no('other-payment');
  if (known && state === 'applied') return { kind: 'stands' };
  if (known && state === 'refunded') return no('given-back');
  if (state === NOT_BY_HAND) return no('being-charged');
  const refund = await refundOf(db, checkout);
  if (refund && (REFUND_UNSETTLED as readonly string[]).includes(refund.state)) return no('refund-under-way');
  if (await isKnownElsewhere(deps, checkout, paymentId)) return no('known-elsewhere');
  if (checkout.review_reason === 'amount-differs' && known) return no('amount-differs');

  const nowMs = clock();
  const paidAtMs =
    said.atMs ?? Date.parse(checkout.captured_at ?? checkout.charging_at ?? checkout.created_at);
  if (!canBePaidAt(paidAtMs, Date.parse(checkout.created_at), nowMs)) return no('bad-time');
  const found = await look(deps, checkout);
  if (found === 'unreachable') return no('unreachable');
  if (found.kind === 'absent' || found.kind === 'declined') return no('not-at-provider');
  const knownThere = chargeIdOf(found);
  if (knownThere && knownThere !== paymentId) return no('other-payment');
  if (found.kind === 'refunded') return no('given-back');
  const wanted = { amountInCents: checkout.amount_in_cents, currency: checkout.currency };
  // The provider's own word, where it has one, goes before the operator's.
  const capture = found.kind === 'captured' ? found.capture : { chargeId: paymentId, paidAtMs, ...wanted };
  if (capture.amountInCents !== wanted.amountInCents || capture.currency !== wanted.currency)
    return no('amount-differs');
  return weigh(deps, checkout, capture, said.atMs, nowMs);
}

function chargeIdOf(found: Found): string | null {
  if ('capture' in found) return found.capture.chargeId;
  return found.kind === 'seems-captured' ? found.chargeId : null;
}

async function weigh(
  { db }: AttemptDeps,
  checkout: CheckoutRow,
  capture: Capture,
  accessFromMs: number | null,
  nowMs: number,
): Promise<PaidByHand> {
  const { plan } = checkout;
  if (!isPlanType(plan)) throw new Error(`checkouts.plan holds an unknown plan: ${plan}`);
  const user = await findUserDetails(db, checkout.user_id);
  if (!user) return { kind: 'buys-nothing', capture, why: 'no-account' };
  const payment = {
    plan,
    paymentId: capture.chargeId,
    paymentMethod: checkout.provider as PaymentMethod,
    amountInCents: capture.amountInCents,
    paidAtMs: capture.paidAtMs,
    ...(accessFromMs === null ? {} : { accessFromMs }),
  };
  const outcome = applyPayment(await findSubscription(db, checkout.user_id), payment, user, nowMs);
  return outcome.kind === 'applied'
    ? { kind: 'applies', capture, until: outcome.document.expiryDate, accessFromMs }
    : { kind: 'buys-nothing', capture, why: outcome.kind };
}

/** Asks the provider, if its keys are set: of another one's payments only the operator can tell. */
async function look({ providers }: AttemptDeps, checkout: CheckoutRow): Promise<Found | 'unreachable'> {
  const provider = providers.of(checkout.provider);
  if (!provider) return { kind: 'cannot-tell' };
  try {
    return await provider.find(refOf(checkout));
  } catch {
    return 'unreachable';
  }
}

/** A payment that the ledger has under another checkout, or that an import brought, opens nothing here. */
async function isKnownElsewhere(
  { db }: AttemptDeps,
  checkout: CheckoutRow,
  paymentId: string,
): Promise<boolean> {
  const line = await db
    .selectFrom('payments')
    .select('id')
    .where('provider', '=', checkout.provider)
    .where('charge_id', '=', paymentId)
    .where('checkout_id', '!=', checkout.id)
    .executeTakeFirst();
  return line !== undefined;
}

/** Does what `judgePaid` told; a payment that buys nothing is noted, so that it can be given back. */
export async function applyByHand(
  deps: AttemptDeps,
  checkout: CheckoutRow,
  judged: Extract<PaidByHand, { capture: Capture }>,
): Promise<'applied' | 'review' | 'settled-before' | HandRefusal> {
  // Known and in review already: another line of the ledger would tell nothing.
  if (judged.kind === 'buys-nothing' && checkout.state === 'review' && checkout.charge_id) return 'review';
  const accessFromMs = judged.kind === 'applies' ? judged.accessFromMs : null;
  const said = { detail: BY_HAND, ...(accessFromMs === null ? {} : { accessFromMs }) };
  // Here it was only looked at, and its owner may be paying at this moment: of the two, one comes first.
  if (checkout.state === 'open') await moveOn(deps.db, checkout.id, 'find-forgotten');
  try {
    return await applyCapture(deps.db, checkout, judged.capture, deps.clock(), said);
  } catch (error) {
    // Said of two checkouts at the same moment.
    if (await isKnownElsewhere(deps, checkout, judged.capture.chargeId)) return 'known-elsewhere';
    throw error;
  }
}

/** What the provider, where it can tell, has against the operator's word that a payment went back, or did not. */
export async function contradictsRefund(
  deps: AttemptDeps,
  checkout: CheckoutRow,
  wentBack: boolean,
): Promise<HandRefusal | null> {
  const found = await look(deps, checkout);
  if (found === 'unreachable') return 'unreachable';
  if (found.kind === 'captured' && wentBack) return 'not-given-back';
  return found.kind === 'refunded' && !wentBack ? 'is-given-back' : null;
}

export type UnpaidByHand = { kind: 'refused'; code: HandRefusal } | { kind: 'stands' } | { kind: 'closes' };

/** What follows when the operator says that a checkout was never paid; changes nothing. */
export async function judgeUnpaid(deps: AttemptDeps, checkout: CheckoutRow): Promise<UnpaidByHand> {
  if (checkout.state === 'failed') return { kind: 'stands' };
  if (checkout.charge_id) return { kind: 'refused', code: 'was-taken' };
  if (checkout.state !== 'review') return { kind: 'refused', code: 'not-in-review' };
  const found = await look(deps, checkout);
  if (found === 'unreachable') return { kind: 'refused', code: 'unreachable' };
  if (found.kind === 'captured' || found.kind === 'seems-captured')
    return { kind: 'refused', code: 'at-provider' };
  if (found.kind === 'refunded') return { kind: 'refused', code: 'given-back' };
  return { kind: 'closes' };
}

/** Closes a checkout that was never paid, so that the customer can pay again; false when it was settled meanwhile. */
export const closeByHand = ({ db, clock }: AttemptDeps, checkout: CheckoutRow): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await holdPerson(tx, checkout.user_id);
    const { state, charge_id } = (await findCheckout(tx, checkout.id)) ?? checkout;
    // Somebody else has just found the payment.
    if ((state as CheckoutState) !== 'review' || charge_id) return false;
    const nowMs = clock();
    const closed = await moveOn(tx, checkout.id, 'close-by-hand', {
      failure_code: 'payment-failed',
      failure_message: null,
      settled_at: isoTime(nowMs),
      next_check_at: null,
    });
    if (closed) await book(tx, checkout, 'failed', { atMs: nowMs, detail: `no payment: ${BY_HAND}` });
    return closed;
  });
