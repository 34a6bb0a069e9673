import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type Capture, LATE_LOOKS_MS, nextCheckDelayMs, nextPageCheckDelayMs, type Verdict } from '#checkout';
import type { CheckoutRow, Tables } from '#database';
import { findUserDetails } from '#identity/people';
import { isoTime } from '#kit';
import { isPlanType } from '#plans';
import { applyPayment, type PaymentMethod, type SubscriptionDocument } from '#subscriptions';
import { findSubscription, saveSubscription } from '#subscriptions/server';
import { noteIfPaidTwice } from './paid-twice.ts';
import { openReceipt } from './receipts.ts';
import { book, findCheckout, isConflict, moveOn } from './store.ts';

export interface OperatorSaid {
  /** A few words for the ledger. */
  detail?: string;
  /** Unix time that access counts from, where the operator named one. */
  accessFromMs?: number;
}

/**
 * Where a captured payment becomes access: the capture in the ledger, the subscription and the checkout's end, in one
 * transaction. Safe to call again with the same capture, from any process; the first call wins.
 *
 * @param said where the operator, and not the provider, told of the capture
 */
export async function applyCapture(
  db: Kysely<Tables>,
  checkout: CheckoutRow,
  capture: Capture,
  nowMs: number,
  said: OperatorSaid = {},
): Promise<'applied' | 'review' | 'settled-before'> {
  const { plan } = checkout;
  if (!isPlanType(plan)) throw new Error(`checkouts.plan holds an unknown plan: ${plan}`);
  return db.transaction().execute(async (tx) => {
    await holdPerson(tx, checkout.user_id);
    // Another payment of this checkout is known: that one must not be forgotten over this.
    const known = (await findCheckout(tx, checkout.id))?.charge_id;
    if (known && known !== capture.chargeId) return 'settled-before';
    const won = await moveOn(tx, checkout.id, 'apply', {
      charge_id: capture.chargeId,
      captured_at: isoTime(capture.paidAtMs),
      ...toldBy(capture),
      failure_code: null,
      failure_message: null,
      review_reason: null,
      settled_at: isoTime(nowMs),
      next_check_at: null,
    });
    if (!won) return 'settled-before';
    await bookCapture(tx, checkout, capture, said.detail);

    const user = await findUserDetails(tx, checkout.user_id);
    const current = await findSubscription(tx, checkout.user_id);
    const payment = {
      plan,
      paymentId: capture.chargeId,
      paymentMethod: checkout.provider as PaymentMethod,
      amountInCents: capture.amountInCents,
      paidAtMs: capture.paidAtMs,
      ...(said.accessFromMs === undefined ? {} : { accessFromMs: said.accessFromMs }),
    };
    const outcome = user ? applyPayment(current, payment, user, nowMs) : ({ kind: 'no-account' } as const);
    if (outcome.kind !== 'applied') {
      await moveOn(tx, checkout.id, 'open-nothing', {
        settled_at: null,
        review_reason: outcome.kind,
      });
      await book(tx, checkout, 'review', { atMs: nowMs, ...capture, detail: outcome.kind });
      if (outcome.kind === 'runs-already' && current)
        await noteIfPaidTwice(
          tx,
          { ...checkout, captured_at: isoTime(capture.paidAtMs) },
          { provider: current.paymentDetails.paymentMethod, chargeId: current.paymentId },
          nowMs,
        );
      return 'review';
    }
    await saveSubscription(tx, outcome.document satisfies SubscriptionDocument);
    await book(tx, checkout, 'applied', { atMs: nowMs, ...capture });
    await openReceipt(tx, checkout, outcome.document, nowMs);
    return 'applied';
  });
}

/** What the provider tells of a payment beside its amount. */
const toldBy = ({
  card,
  feeInCents,
}: Capture): Partial<Pick<CheckoutRow, 'masked_card' | 'fee_in_cents'>> => ({
  ...(card ? { masked_card: card } : {}),
  ...(typeof feeInCents === 'number' ? { fee_in_cents: feeInCents } : {}),
});

/** One at a time per person, on either engine: two captures, or a refund, must see each other's subscription. */
export async function holdPerson(tx: Transaction<Tables>, userId: string): Promise<void> {
  await tx.updateTable('user').set({ id: userId }).where('id', '=', userId).execute();
}

const findCapture = (tx: Transaction<Tables>, provider: string, chargeId: string) =>
  tx
    .selectFrom('payments')
    .select('checkout_id')
    .where('provider', '=', provider)
    .where('charge_id', '=', chargeId)
    .where('event', '=', 'captured')
    .executeTakeFirst();

/** The ledger's line of a capture, once, with what was really taken. */
async function bookCapture(
  tx: Transaction<Tables>,
  checkout: CheckoutRow,
  capture: Capture,
  detail?: string,
): Promise<void> {
  const known = await findCapture(tx, checkout.provider, capture.chargeId);
  if (!known)
    await book(tx, checkout, 'captured', {
      atMs: capture.paidAtMs,
      ...capture,
      ...(detail ? { detail } : {}),
    });
  // One payment opens one plan; two checkouts that name the same one are a fault of whoever named it.
  else if (known.checkout_id !== checkout.id)
    throw new Error(`payment ${capture.chargeId} belongs to another checkout`);
}

/** Keeps the provider's id of a payment that could not be applied, for the reconciler and for the customer's support. */
export async function keepCapture(
  db: Kysely<Tables>,
  checkout: CheckoutRow,
  capture: Capture,
  nowMs: number,
) {
  await moveOn(db, checkout.id, 'keep-capture', {
    charge_id: capture.chargeId,
    captured_at: isoTime(capture.paidAtMs),
    next_check_at: isoTime(nowMs),
  });
}

/** The provider refused: nothing was taken, and this checkout is over. */
export async function decline(db: Kysely<Tables>, checkout: CheckoutRow, message: string, nowMs: number) {
  await db.transaction().execute(async (tx) => {
    const won = await moveOn(tx, checkout.id, 'decline', {
      failure_code: 'card-declined',
      failure_message: message,
      settled_at: isoTime(nowMs),
      // On the provider's page another card may be tried, and the message about that one be lost.
      checks: 0,
      next_check_at: checkout.expires_at ? isoTime(nowMs + LATE_LOOKS_MS[0]) : null,
    });
    if (won) await book(tx, checkout, 'declined', { atMs: nowMs, detail: message.slice(0, 200) });
  });
}

/** Nothing was taken. `lookAgain` schedules late looks when that is concluded rather than told. */
export async function fail(
  db: Kysely<Tables>,
  checkout: CheckoutRow,
  reason: string,
  nowMs: number,
  lookAgain: boolean,
) {
  await db.transaction().execute(async (tx) => {
    const won = await moveOn(tx, checkout.id, lookAgain ? 'fail-concluded' : 'fail-told', {
      failure_code: 'payment-failed',
      failure_message: null,
      settled_at: isoTime(nowMs),
      checks: 0,
      next_check_at: lookAgain ? isoTime(nowMs + LATE_LOOKS_MS[0]) : null,
    });
    if (won) await book(tx, checkout, 'failed', { atMs: nowMs, detail: reason });
  });
}

/**
 * The customer may still be paying on the provider's page: the reconciler looks from time to time. Nothing blocks
 * another attempt.
 */
const waitAtProvider = (db: Kysely<Tables>, checkout: CheckoutRow, nowMs: number): Promise<boolean> =>
  moveOn(db, checkout.id, 'wait-at-page', {
    checks: checkout.checks + 1,
    next_check_at: isoTime(nowMs + nextPageCheckDelayMs(checkout.checks)),
  });

/**
 * The money may have moved on the provider's page, so no second payment may begin. Where another attempt of the person
 * blocks already, the page stays what it is.
 */
async function hold(db: Kysely<Tables>, checkout: CheckoutRow, reason: string, nowMs: number): Promise<void> {
  try {
    await wait(db, checkout, reason, nowMs);
  } catch (error) {
    if (checkout.state !== 'at-provider' || !isConflict(error)) throw error;
    await waitAtProvider(db, checkout, nowMs);
  }
}

/** The outcome is not known: the reconciler asks again, sooner first, later more seldom. */
export async function wait(db: Kysely<Tables>, checkout: CheckoutRow, reason: string, nowMs: number) {
  await db.transaction().execute(async (tx) => {
    const moved = await moveOn(tx, checkout.id, 'wait', {
      checks: checkout.checks + 1,
      next_check_at: isoTime(nowMs + nextCheckDelayMs(checkout.checks)),
    });
    if (moved && checkout.state !== 'confirming')
      await book(tx, checkout, 'unknown', { atMs: nowMs, detail: reason });
  });
}

/**
 * A person must find out: the payment goes on the operator's review list and blocks a second charge till then. A capture
 * that came to light after we gave up on it goes there too, also while another attempt of the same person is open.
 */
export async function review(
  db: Kysely<Tables>,
  checkout: CheckoutRow,
  reason: string,
  nowMs: number,
  capture?: Capture,
) {
  await db.transaction().execute(async (tx) => {
    await holdPerson(tx, checkout.user_id);
    const known = (await findCheckout(tx, checkout.id))?.charge_id;
    if (capture && known && known !== capture.chargeId) return;
    const moved = await moveOn(tx, checkout.id, capture && !known ? 'list-capture' : 'ask-person', {
      review_reason: reason,
      next_check_at: null,
      ...(capture
        ? { charge_id: capture.chargeId, captured_at: isoTime(capture.paidAtMs), ...toldBy(capture) }
        : {}),
    });
    if (!moved) return;
    if (capture) await bookCapture(tx, checkout, capture);
    await book(tx, checkout, 'review', { atMs: nowMs, detail: reason, ...capture });
  });
}

/**
 * One checkout, paid twice at the provider: the second payment buys nothing, and is put on the review list as a row of
 * its own, so that it can be given back; see `noteIfPaidTwice`. Nothing happens where the capture is the one that was applied.
 */
async function noteSecondCapture(db: Kysely<Tables>, seen: CheckoutRow, capture: Capture, nowMs: number) {
  await db.transaction().execute(async (tx) => {
    await holdPerson(tx, seen.user_id);
    const checkout = (await findCheckout(tx, seen.id)) ?? seen;
    if (!checkout.charge_id || checkout.charge_id === capture.chargeId) return;
    if (await findCapture(tx, checkout.provider, capture.chargeId)) return;
    const second: CheckoutRow & { captured_at: string } = {
      ...checkout,
      id: randomUUID(),
      amount_in_cents: capture.amountInCents,
      currency: capture.currency,
      state: 'review',
      review_reason: 'paid-twice',
      token_hash: null,
      charge_id: capture.chargeId,
      captured_at: isoTime(capture.paidAtMs),
      created_at: isoTime(nowMs),
      settled_at: null,
      next_check_at: null,
      checks: 0,
      access_code: null,
      redirect_url: null,
      masked_card: null,
      fee_in_cents: null,
      ...toldBy(capture),
    };
    await tx.insertInto('checkouts').values(second).execute();
    await bookCapture(tx, second, capture);
    await book(tx, second, 'review', {
      atMs: nowMs,
      detail: `paid-twice, with checkout ${checkout.id}`,
      ...capture,
    });
    await noteIfPaidTwice(tx, second, { provider: checkout.provider, chargeId: checkout.charge_id }, nowMs);
  });
}

/** Carries a verdict out. */
export async function carryOut(db: Kysely<Tables>, checkout: CheckoutRow, verdict: Verdict, nowMs: number) {
  switch (verdict.do) {
    case 'apply': {
      const done = await applyCapture(db, checkout, verdict.capture, nowMs);
      if (done === 'settled-before') await noteSecondCapture(db, checkout, verdict.capture, nowMs);
      return;
    }
    case 'fail':
      return fail(
        db,
        checkout,
        checkout.expires_at ? 'the page was left without paying' : 'the provider has no such payment',
        nowMs,
        true,
      );
    case 'decline':
      return decline(db, checkout, verdict.message, nowMs);
    case 'wait':
      if (!verdict.blocks) return void (await waitAtProvider(db, checkout, nowMs));
      return hold(db, checkout, 'not there yet', nowMs);
    case 'review':
      await review(db, checkout, verdict.reason, nowMs, verdict.capture);
      if (verdict.capture) await noteSecondCapture(db, checkout, verdict.capture, nowMs);
      return;
  }
}
