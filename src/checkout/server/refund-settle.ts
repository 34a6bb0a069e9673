import type { Kysely, Transaction } from 'kysely';
import {
  type AccessAfterRefund,
  LATE_LOOKS_MS,
  nextCheckDelayMs,
  REFUND_UNSETTLED,
  type RefundState,
} from '#checkout';
import type { CheckoutRow, RefundRow, Tables } from '#database';
import { findUserDetails } from '#identity/people';
import { DAY_MS, isoTime } from '#kit';
import { refundLetter } from '#mail';
import type { Mailer } from '#mail/server';
import { formatRand } from '#plans';
import type { Settings } from '#server/settings';
import { endForRefund } from '#subscriptions';
import { findSubscription, saveSubscription } from '#subscriptions/server';
import type { AttemptDeps } from './attempts.ts';
import { moveRefund } from './refund-store.ts';
import { holdPerson } from './settle.ts';
import { book, type Db, findCheckout, moveOn } from './store.ts';

export interface RefundDeps extends AttemptDeps {
  /** Tells the customer. */
  mailer: Pick<Mailer, 'send' | 'wake'>;
  brandName: string;
  publicUrl: string;
  /** `SUPPORT_EMAIL`, or null. */
  support: string | null;
}

const BOOKED_AS: Readonly<Record<AccessAfterRefund, string>> = {
  ended: 'access ended',
  kept: 'access kept',
  none: 'it had opened no access that stands',
};

/** For so long the letter is worth sending. */
const LETTER_USEFUL_MS = 14 * DAY_MS;

/**
 * The money is back: the ledger's line, the end of the access that it had opened, the checkout's end and the letter, in
 * one transaction. Safe to call again, from any process; the first call wins.
 *
 * @param providerRefundId the provider's id of the refund, where it is known
 */
export async function settleRefunded(
  deps: RefundDeps,
  seen: RefundRow,
  providerRefundId: string | null,
): Promise<boolean> {
  const { db, clock, mailer } = deps;
  const now = isoTime(clock());
  const won = await db.transaction().execute(async (tx) => {
    const checkout = await checkoutOf(tx, seen);
    await holdPerson(tx, checkout.user_id);
    // A refusal that was concluded, not told, may turn out to have been carried out: given back is given back.
    const moved = await moveRefund(tx, seen.id, [...REFUND_UNSETTLED, 'refused'], {
      state: 'refunded',
      provider_refund_id: providerRefundId ?? seen.provider_refund_id,
      told: null,
      settled_at: now,
      next_check_at: null,
    });
    if (!moved) return false;
    const access = await takeAccess(tx, checkout, seen, deps.clock());
    await book(tx, checkout, 'refunded', { ...lineOf(seen), atMs: deps.clock(), detail: BOOKED_AS[access] });
    await moveOn(tx, checkout.id, 'refund', {
      settled_at: now,
      next_check_at: null,
    });
    await write(deps, tx, checkout, seen, access);
    return true;
  });
  if (won) mailer.wake();
  return won;
}

/** Ends what this payment opened, and nothing that another one did. */
async function takeAccess(
  tx: Transaction<Tables>,
  checkout: CheckoutRow,
  refund: RefundRow,
  nowMs: number,
): Promise<AccessAfterRefund> {
  const payment = { paymentId: refund.charge_id, paymentMethod: refund.provider };
  const ended = endForRefund(await findSubscription(tx, checkout.user_id), payment, nowMs);
  if (!ended) return 'none';
  if (refund.keep_access) return 'kept';
  await saveSubscription(tx, ended);
  return 'ended';
}

async function write(
  deps: RefundDeps,
  tx: Transaction<Tables>,
  checkout: CheckoutRow,
  refund: RefundRow,
  access: AccessAfterRefund,
): Promise<void> {
  const person = await findUserDetails(tx, checkout.user_id);
  if (!person) return;
  const letter = refundLetter({
    brand: deps.brandName,
    amount: formatRand(refund.amount_in_cents),
    paymentId: refund.charge_id,
    paidAtMs: Date.parse(checkout.captured_at ?? checkout.created_at),
    access,
    pricingUrl: `${deps.publicUrl}/pricing`,
    support: deps.support,
  });
  await deps.mailer.send(person.email, letter, { within: tx, usefulForMs: LETTER_USEFUL_MS });
}

/**
 * Nothing went back. It may be asked for again.
 *
 * @param lookAgain where that is concluded rather than told: then we look a few times more
 */
export const settleRefused = (
  db: Kysely<Tables>,
  refund: RefundRow,
  message: string,
  nowMs: number,
  lookAgain: boolean,
): Promise<boolean> =>
  step(db, refund, REFUND_UNSETTLED, 'refund-refused', nowMs, {
    state: 'refused',
    told: message.slice(0, 200),
    settled_at: isoTime(nowMs),
    checks: 0,
    next_check_at: lookAgain ? isoTime(nowMs + LATE_LOOKS_MS[0]) : null,
  });

/** The provider has taken it on, and carries it out later. */
export const settlePending = (
  db: Kysely<Tables>,
  refund: RefundRow,
  providerRefundId: string | null,
  nowMs: number,
): Promise<boolean> =>
  step(db, refund, ['asking', 'unknown'], 'refund-pending', nowMs, {
    state: 'pending',
    provider_refund_id: providerRefundId,
    told: null,
    next_check_at: isoTime(nowMs + nextCheckDelayMs(0)),
  });

/** The outcome is not known, and the provider is asked again later; `atMs` null: only a person can find out. */
export async function waitForRefund(
  db: Kysely<Tables>,
  refund: RefundRow,
  reason: string,
  nowMs: number,
  again: boolean,
): Promise<void> {
  const changes = {
    told: reason.slice(0, 200),
    checks: refund.checks + 1,
    next_check_at: again ? isoTime(nowMs + nextCheckDelayMs(refund.checks)) : null,
  };
  const { state } = refund;
  if (state === 'asking')
    await step(db, refund, ['asking'], 'refund-unknown', nowMs, { ...changes, state: 'unknown' });
  else await moveRefund(db, refund.id, ['pending', 'unknown'], changes);
}

/** One move with its line of the ledger. */
const step = (
  db: Kysely<Tables>,
  refund: RefundRow,
  from: readonly RefundState[],
  event: string,
  nowMs: number,
  changes: Partial<RefundRow>,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    if (!(await moveRefund(tx, refund.id, from, changes))) return false;
    const checkout = await checkoutOf(tx, refund);
    await book(tx, checkout, event, {
      ...lineOf(refund),
      atMs: nowMs,
      ...(changes.told ? { detail: changes.told } : {}),
    });
    return true;
  });

const lineOf = (refund: RefundRow) => ({
  chargeId: refund.charge_id,
  amountInCents: refund.amount_in_cents,
  currency: refund.currency,
});

async function checkoutOf(db: Db, refund: RefundRow): Promise<CheckoutRow> {
  const checkout = await findCheckout(db, refund.checkout_id);
  if (!checkout) throw new Error(`refund ${refund.id} has no checkout`);
  return checkout;
}

/** What the settings say of letters about refunds, for the server and for the operator's terminal beside it. */
export const refundSettings = (
  settings: Pick<Settings, 'BRAND_NAME' | 'PUBLIC_URL' | 'SUPPORT_EMAIL'>,
): Pick<RefundDeps, 'brandName' | 'publicUrl' | 'support'> => ({
  brandName: settings.BRAND_NAME,
  publicUrl: settings.PUBLIC_URL,
  support: settings.SUPPORT_EMAIL ?? null,
});
