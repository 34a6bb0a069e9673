import type { Kysely } from 'kysely';
import {
  type CallTimes,
  type Capture,
  type CheckoutErrorCode,
  type CheckoutState,
  type Found,
  judge,
  type PayAnswer,
  saveFailedText,
  type Verdict,
} from '#checkout';
import type { CheckoutRow, Storage, Tables } from '#database';
import { err, isoTime, ok, type Result } from '#kit';
import { wireStatus } from '#subscriptions';
import { findSubscription } from '#subscriptions/server';
import type { CardProviders } from './card-providers.ts';
import { writeIntent } from './intents.ts';
import { limitedAttempt, overLimit, type Payer, type PaymentLimitsDeps } from './payment-limits.ts';
import type { CardProvider, ChargeOutcome } from './provider.ts';
import { applyCapture, carryOut, decline, fail, keepCapture, wait } from './settle.ts';
import { soldTo } from './sold-to.ts';
import { findCheckout, hashToken, noteProviderHint, noteSaidPaid, refOf } from './store.ts';
import { beginAttempt } from './under-way.ts';

export interface AttemptDeps {
  db: Kysely<Tables>;
  providers: CardProviders;
  timeoutMs: number;
  clock: () => number;
}

export interface PayDeps extends AttemptDeps, PaymentLimitsDeps {
  storage: Pick<Storage, 'check' | 'fault'>;
}

export interface PayFault {
  code: CheckoutErrorCode;
  /** In place of the catalogue's text, when the provider or the payment gives a better one. */
  message?: string;
  paymentId?: string;
  /** Over a limit: when to come back. */
  retryAfterSeconds?: number;
}
export type PayResult = Result<PayAnswer, PayFault>;

/** A call that was cut off may still be carried out for so long; three times what we would have waited. */
export const settleAfterMs = (timeoutMs: number): number => 3 * timeoutMs;

/** What tells whether the call of a checkout may still be under way. */
export const callTimes = (
  { clock, timeoutMs }: Pick<AttemptDeps, 'clock' | 'timeoutMs'>,
  checkout: CheckoutRow,
): CallTimes => ({
  chargingAtMs: Date.parse(checkout.charging_at ?? checkout.created_at),
  nowMs: clock(),
  settleAfterMs: settleAfterMs(timeoutMs),
});

/**
 * Charges a checkout once. A repeat, with this token or another, tells how the first attempt ended and charges nothing.
 *
 * The intent is committed before the provider is called, so that a crash at any point leaves a row which the
 * reconciler can settle.
 */
export async function payCheckout(
  deps: PayDeps,
  payer: Payer,
  id: string,
  token: string,
): Promise<PayResult> {
  const endAttempt = beginAttempt(deps.providers, id);
  try {
    return await payOnce(deps, payer, id, token);
  } finally {
    endAttempt();
  }
}

async function payOnce(deps: PayDeps, payer: Payer, id: string, token: string): Promise<PayResult> {
  const { db, clock, timeoutMs } = deps;
  const { userId } = payer;
  const provider = deps.providers.current;
  const checkout = await findCheckout(db, id);
  // Another person's checkout does not exist, as far as the caller may know.
  // One that was opened with another card provider cannot be charged with this one either.
  if (!checkout || checkout.user_id !== userId) return err({ code: 'checkout-not-found' });
  if (checkout.state === 'open' && checkout.provider !== provider.name)
    return err({ code: 'checkout-not-found' });
  if (checkout.state !== 'open') return repeat(deps, checkout);
  if (provider.paysAt !== 'popup') return err({ code: 'invalid-request' });

  // A charge whose row may be lost must never begin: looked at before the row is written, and once it stands.
  if (await deps.storage.check()) return err({ code: 'storage-unavailable' });
  const attempt = await limitedAttempt(deps, payer);
  const intent = await writeIntent(deps, checkout, attempt, 'charge', (nowMs) => ({
    token_hash: hashToken(token),
    // Not before the call has ended one way or the other.
    next_check_at: isoTime(nowMs + timeoutMs + 2_000),
  }));
  if (typeof intent === 'object') return err(overLimit(intent));
  if (intent === 'written' && deps.storage.fault()) return err({ code: 'storage-unavailable' });
  if (intent !== 'written') return intent === 'lost-race' ? repeat(deps, checkout) : err({ code: intent });

  const charging = await findCheckout(db, id);
  if (!charging) throw new Error('a checkout vanished while it was charged');
  const { chargingAtMs, nowMs } = callTimes(deps, charging);
  // Stalled since the intent was written: another node may take the call for lost before it would be carried out.
  if (nowMs - chargingAtMs > timeoutMs) {
    await fail(db, charging, 'not sent: too late after the intent', nowMs, false);
    await attempt.end('not-captured');
    return tell(deps, id);
  }
  const outcome = await provider.charge({
    token,
    checkoutId: id,
    amountInCents: checkout.amount_in_cents,
    currency: checkout.currency,
    soldTo: await soldTo(db, checkout),
  });
  try {
    await settle(deps, charging, outcome, clock());
  } finally {
    await attempt.end(outcome.kind);
  }
  return tell(deps, id);
}

async function settle(
  deps: AttemptDeps,
  checkout: CheckoutRow,
  outcome: ChargeOutcome,
  nowMs: number,
): Promise<void> {
  const { db } = deps;
  switch (outcome.kind) {
    case 'captured': {
      const capture: Capture = { ...outcome, paidAtMs: nowMs };
      const wanted = { amountInCents: checkout.amount_in_cents, currency: checkout.currency };
      const call = { answered: true, chargingAtMs: nowMs, nowMs, settleAfterMs: 0 };
      return conclude(deps, checkout, judge({ kind: 'captured', capture }, wanted, call), nowMs);
    }
    case 'declined':
      return decline(db, checkout, outcome.message, nowMs);
    case 'not-captured':
      console.error(`checkout ${checkout.id}: the card provider refused the call (${outcome.reason})`);
      return fail(db, checkout, outcome.reason, nowMs, false);
    case 'unknown':
      console.error(`checkout ${checkout.id}: outcome not seen (${outcome.reason}), asking the provider`);
      return ask(deps, checkout, outcome.answered, outcome.reason);
  }
}

/**
 * Carries a verdict out. Where the money is there and the save fails, the capture is noted for the reconciler and the
 * caller is told the payment's id.
 */
async function conclude(
  deps: AttemptDeps,
  checkout: CheckoutRow,
  verdict: Verdict,
  nowMs: number,
): Promise<void> {
  try {
    await carryOut(deps.db, checkout, verdict, nowMs);
  } catch (error) {
    if (!('capture' in verdict) || !verdict.capture) throw error;
    const { capture } = verdict;
    console.error(`checkout ${checkout.id}: payment ${capture.chargeId} is captured but not saved`, error);
    // A capture that needs a person must not be applied by itself later: the provider is asked again instead.
    if (verdict.do === 'apply')
      await keepCapture(deps.db, checkout, capture, nowMs).catch((later: unknown) =>
        console.error(`checkout ${checkout.id}: payment ${capture.chargeId} could not even be noted`, later),
      );
    throw new SaveFailed(capture.chargeId, { cause: error });
  }
}

/** Asks the provider once what became of a charge, and does what follows from the answer. */
export async function ask(
  deps: AttemptDeps,
  checkout: CheckoutRow,
  answered: boolean,
  reason: string,
): Promise<void> {
  const { db, clock } = deps;
  let found: Found;
  try {
    found = await providerOf(deps, checkout).find(refOf(checkout));
  } catch (error) {
    console.error(
      `checkout ${checkout.id}: the provider could not be asked`,
      error instanceof Error ? error.message : '',
    );
    return checkout.state === 'at-provider'
      ? carryOut(db, checkout, { do: 'wait', blocks: false }, clock())
      : wait(db, checkout, reason, clock());
  }
  return follow(deps, checkout, found, answered);
}

/** Does what follows from what the provider said of a payment. */
export async function follow(
  deps: AttemptDeps,
  checkout: CheckoutRow,
  found: Found,
  answered = false,
): Promise<void> {
  const saved = savedCapture(checkout);
  if (saved) await settleSaved(deps, checkout, saved);
  // What is known to be taken is not looked into; another payment is.
  if (saved && !('capture' in found)) return;
  // Told by the provider: nothing is waited for any more.
  if (found.kind === 'absent' && checkout.said_paid_at) await noteSaidPaid(deps.db, checkout.id, null);
  const hints = found.kind === 'pending' || found.kind === 'seems-captured';
  // Before the state that follows: what the provider says is not the customer's to take back.
  if (hints !== (checkout.provider_hint_at !== null) && (hints || found.kind === 'absent'))
    await noteProviderHint(deps.db, checkout.id, hints ? deps.clock() : null);
  const wanted = { amountInCents: checkout.amount_in_cents, currency: checkout.currency };
  const atProvider = checkout.expires_at
    ? {
        state: checkout.state as CheckoutState,
        expiresAtMs: Date.parse(checkout.expires_at),
        saidPaid: checkout.said_paid_at !== null,
      }
    : null;
  const call = { answered, atProvider, ...callTimes(deps, checkout) };
  return conclude(deps, checkout, judge(found, wanted, call), call.nowMs);
}

/** @throws where its keys are not set; such rows are not looked at, so this is a fault of ours */
export function providerOf({ providers }: AttemptDeps, { provider: name }: CheckoutRow): CardProvider {
  const provider = providers.of(name);
  if (!provider) throw new Error(`the keys of ${name} are not set`);
  return provider;
}

/** The money is taken, the subscription is not written. The customer gets the payment's id, the reconciler the rest. */
export class SaveFailed extends Error {
  readonly paymentId: string;
  constructor(paymentId: string, options?: ErrorOptions) {
    super('payment captured, subscription not saved', options);
    this.paymentId = paymentId;
  }
}

export async function repeat(deps: AttemptDeps, seen: CheckoutRow): Promise<PayResult> {
  const checkout = (await findCheckout(deps.db, seen.id)) ?? seen;
  if (checkout.state === 'charging') return err({ code: 'in-progress' });
  const saved = savedCapture(checkout);
  if (saved) await settleSaved(deps, checkout, saved);
  return tell(deps, checkout.id);
}

/** A payment that was captured and could not be stored: it waits to be applied. */
export function savedCapture(checkout: CheckoutRow): Capture | null {
  if (!checkout.charge_id || !checkout.captured_at || checkout.state !== 'confirming') return null;
  return {
    chargeId: checkout.charge_id,
    paidAtMs: Date.parse(checkout.captured_at),
    amountInCents: checkout.amount_in_cents,
    currency: checkout.currency,
  };
}

/** A payment that was captured earlier and not applied: apply it now, without asking anybody. */
export async function settleSaved(deps: AttemptDeps, checkout: CheckoutRow, capture: Capture): Promise<void> {
  try {
    await applyCapture(deps.db, checkout, capture, deps.clock());
  } catch (error) {
    throw new SaveFailed(capture.chargeId, { cause: error });
  }
}

/** How a checkout stands, as an answer to `pay`. */
export async function tell(deps: AttemptDeps, id: string): Promise<PayResult> {
  const { db, clock } = deps;
  const checkout = await findCheckout(db, id);
  switch (checkout?.state) {
    case 'applied': {
      const subscription = await findSubscription(db, checkout.user_id);
      return ok({ state: 'applied', subscription: wireStatus(subscription, clock()) });
    }
    case 'declined':
      return err({
        code: 'card-declined',
        ...(checkout.failure_message ? { message: checkout.failure_message } : {}),
      });
    case 'failed':
      return err({ code: 'payment-failed' });
    case 'refunded':
      return err({ code: 'payment-refunded' });
    case 'at-provider':
    case 'charging':
    case 'confirming':
    case 'review':
      return ok({ state: 'confirming' });
    default:
      return err({ code: 'checkout-not-found' });
  }
}

/** The answer for a save that failed. */
export const saveFailure = (fault: SaveFailed): PayFault => ({
  code: 'save-failed',
  message: saveFailedText(fault.paymentId),
  paymentId: fault.paymentId,
});
