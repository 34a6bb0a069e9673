import type { Kysely } from 'kysely';
import { nextRefundTryMs, type RefundRefusal } from '#checkout';
import type { RefundRequestRow, Tables } from '#database';
import { isoTime } from '#kit';
import { isOpenRequest } from './open-rows.ts';
import { PAID_TWICE } from './paid-twice.ts';
import { grantRequest, grantSecondPayment } from './refund-requests.ts';
import type { RefundDeps } from './refund-settle.ts';
import { refundOf } from './refund-store.ts';
import { giveBack } from './refunds.ts';
import { findCheckout } from './store.ts';

/** So long a request is one process's to carry out; longer than the provider is waited for. */
const CLAIM_MS = 3 * 60_000;
const AT_ONCE = 50;

/**
 * Carries out what was granted: asks the card provider once to give the payment back. Whatever becomes of that call,
 * `refunds.ts` settles; a request that has a refund is never asked for again. Running it twice, or in two processes at
 * once, changes nothing.
 */
export async function carryOutRequests(
  deps: RefundDeps,
  isStopped: () => boolean = () => false,
): Promise<void> {
  await grantPaidTwice(deps);
  await grantWhatGoesBack(deps);
  const now = isoTime(deps.clock());
  const due = await deps.db
    .selectFrom('refund_requests')
    .selectAll()
    .where('try_at', '<=', now)
    .orderBy('try_at')
    .limit(AT_ONCE)
    .execute();
  for (const request of due) {
    if (isStopped()) return;
    if (await claim(deps, request)) await carryOut(deps, request);
  }
}

/** What was paid twice needs nobody's decision. Its customer is told before anything is asked of the card provider. */
async function grantPaidTwice(deps: RefundDeps): Promise<void> {
  const open = await deps.db
    .selectFrom('refund_requests')
    .select('checkout_id')
    .where(isOpenRequest)
    .where('asked_by', '=', PAID_TWICE)
    .limit(AT_ONCE)
    .execute();
  for (const { checkout_id: id } of open) {
    const checkout = await findCheckout(deps.db, id);
    if (!checkout) continue;
    await deps.db.transaction().execute((tx) => grantSecondPayment(deps, tx, checkout));
    deps.mailer.wake();
  }
}

/** The operator grants by giving the payment back; the request follows what the refund says. */
async function grantWhatGoesBack(deps: RefundDeps): Promise<void> {
  const open = await deps.db
    .selectFrom('refund_requests')
    .innerJoin('refunds', 'refunds.checkout_id', 'refund_requests.checkout_id')
    .select(['refund_requests.checkout_id', 'refunds.state'])
    .where(isOpenRequest)
    .where('asked_by', '!=', PAID_TWICE)
    .where('refunds.state', '!=', 'refused')
    .execute();
  for (const { checkout_id: id, state } of open) {
    const checkout = await findCheckout(deps.db, id);
    if (!checkout) continue;
    await deps.db.transaction().execute((tx) => grantRequest(deps, tx, checkout, state === 'refunded'));
    deps.mailer.wake();
  }
}

async function claim(deps: RefundDeps, { checkout_id, try_at }: RefundRequestRow): Promise<boolean> {
  const { numUpdatedRows } = await deps.db
    .updateTable('refund_requests')
    .set({ try_at: isoTime(deps.clock() + deps.timeoutMs + CLAIM_MS) })
    .where('checkout_id', '=', checkout_id)
    .where('state', '=', 'granted')
    .where('try_at', '=', try_at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Refusals that end by themselves, or when the operator has done something elsewhere. */
const MAY_CHANGE: readonly RefundRefusal[] = ['unreachable', 'other-provider', 'disputed'];

async function carryOut(deps: RefundDeps, request: RefundRequestRow): Promise<void> {
  const id = request.checkout_id;
  const checkout = await findCheckout(deps.db, id);
  const before = checkout && (await refundOf(deps.db, checkout));
  // What the provider refused a person looks into; asking again and again would change nothing.
  if (!checkout || before) return tryAgain(deps.db, id, null, request.tries);
  const by = request.asked_by === PAID_TWICE ? 'product' : 'customer';
  const done = await giveBack(deps, checkout, { reason: null, keepAccess: false, by });
  if (done.kind !== 'refused') return tryAgain(deps.db, id, null, request.tries + 1);
  // Trying again would change nothing: from now on it is a payment in review as any other.
  if (by === 'product' && !MAY_CHANGE.includes(done.code)) {
    console.error(`checkout ${id}: paid twice, and not given back by itself (${done.code})`);
    return withdraw(deps.db, id);
  }
  console.error(`refund of checkout ${id}: granted, and not carried out yet (${done.code})`);
  return tryAgain(deps.db, id, deps.clock() + nextRefundTryMs(request.tries), request.tries + 1);
}

/** A person has to look, and is told of the payment in review. */
const withdraw = async (db: Kysely<Tables>, id: string): Promise<void> => {
  await db
    .updateTable('refund_requests')
    .set({ state: 'refused', try_at: null })
    .where('checkout_id', '=', id)
    .execute();
};

const tryAgain = async (
  db: Kysely<Tables>,
  id: string,
  atMs: number | null,
  tries: number,
): Promise<void> => {
  await db
    .updateTable('refund_requests')
    .set({ try_at: atMs === null ? null : isoTime(atMs), tries })
    .where('checkout_id', '=', id)
    .execute();
};
