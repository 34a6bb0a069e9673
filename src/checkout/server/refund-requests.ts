import type { Kysely, Transaction } from 'kysely';
import {
  askUntilMs,
  type CheckoutState,
  grantsItself,
  mayRefuse,
  type RefundPolicy,
  type RefundRequestErrorCode,
  type RefundRequestState,
} from '#checkout';
import {
  type CheckoutRow,
  isBehind,
  type Listed,
  type ListPage,
  listed,
  type RefundRequestRow,
  type Tables,
} from '#database';
import type { WireReceipt } from '#identity';
import { findUserDetails } from '#identity/people';
import { DAY_MS, err, isoTime, ok, type Result } from '#kit';
import {
  type Letter,
  paidTwiceLetter,
  refundAskedLetter,
  refundGrantedLetter,
  refundRefusedLetter,
} from '#mail';
import type { Mailer } from '#mail/server';
import { formatRand } from '#plans';
import { isOpenRequest } from './open-rows.ts';
import { findReceipt } from './receipts.ts';
import { refundOf, takenFor } from './refund-store.ts';
import { holdPerson } from './settle.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

export interface RefundRequestDeps {
  db: Kysely<Tables>;
  clock: () => number;
  mailer: Pick<Mailer, 'send' | 'wake'>;
  brandName: string;
  publicUrl: string;
  support: string | null;
}

/** A letter about money is worth sending for so long. */
const LETTER_USEFUL_MS = 14 * DAY_MS;

export interface RefundAsk {
  userId: string;
  paymentId: string;
  askedBy: 'account' | 'letter';
  policy: RefundPolicy;
  /** Runs first in the transaction; false stops it, and nothing is written. */
  guard?: (tx: Transaction<Tables>) => Promise<boolean>;
}

/**
 * Notes that a customer asks for a payment back, and tells them by letter. There is one request a payment: asking again
 * answers how it stands. Nothing is asked of the card provider here; see `refund-request-job.ts`.
 */
export async function askForRefund(
  deps: RefundRequestDeps,
  { userId, paymentId, askedBy, policy, guard }: RefundAsk,
): Promise<Result<WireReceipt, RefundRequestErrorCode>> {
  const outcome = await deps.db.transaction().execute(async (tx) => {
    await holdPerson(tx, userId);
    if (guard && !(await guard(tx))) return err('invalid-refund-link' as const);
    const checkout = await tx
      .selectFrom('checkouts')
      .selectAll()
      .where('user_id', '=', userId)
      .where('charge_id', '=', paymentId)
      .executeTakeFirst();
    const receipt = checkout && (await findReceipt(tx, checkout.id));
    if (!receipt) return err('no-such-payment' as const);
    if (receipt.refund) return ok(receipt);
    const nowMs = deps.clock();
    const paidAtMs = Date.parse(receipt.at);
    const untilMs = askUntilMs({ state: checkout.state as CheckoutState, paidAtMs });
    if (untilMs === null) return err('no-such-payment' as const);
    if (nowMs > untilMs) return err('refund-too-late' as const);
    const itself = grantsItself(policy);
    const state: RefundRequestState = itself ? 'granted' : 'asked';
    const now = isoTime(nowMs);
    await tx
      .insertInto('refund_requests')
      .values({
        checkout_id: checkout.id,
        user_id: userId,
        state,
        asked_by: askedBy,
        asked_at: now,
        decided_at: itself ? now : null,
        decided_by: itself ? 'settings' : null,
        answer: null,
        try_at: itself ? now : null,
        tries: 0,
      })
      .execute();
    await tell(deps, tx, checkout, itself ? refundGrantedLetter : refundAskedLetter);
    return ok((await findReceipt(tx, checkout.id)) ?? receipt);
  });
  deps.mailer.wake();
  return outcome;
}

type AboutRequest = Parameters<typeof refundAskedLetter>[0];

/** One letter, in the transaction that it tells of. */
async function tell(
  deps: RefundRequestDeps,
  tx: Transaction<Tables>,
  checkout: CheckoutRow,
  write: (about: AboutRequest) => Letter,
): Promise<void> {
  const person = await findUserDetails(tx, checkout.user_id);
  if (!person) return;
  const { amountInCents } = await takenFor(tx, checkout);
  const letter = write({
    brand: deps.brandName,
    amount: formatRand(amountInCents),
    paymentId: checkout.charge_id ?? '',
    paidAtMs: Date.parse(checkout.captured_at ?? checkout.created_at),
    accountUrl: `${deps.publicUrl}/account#receipts-heading`,
    support: deps.support,
  });
  await deps.mailer.send(person.email, letter, { within: tx, usefulForMs: LETTER_USEFUL_MS });
}

/**
 * Notes that what was asked for is granted, where nobody has decided yet.
 *
 * @param isTold the money is back already, and the letter about that says more
 */
export async function grantRequest(
  deps: RefundRequestDeps,
  tx: Transaction<Tables>,
  checkout: CheckoutRow,
  isTold: boolean,
): Promise<boolean> {
  if (!(await decide(tx, checkout.id, { state: 'granted', atMs: deps.clock(), answer: null }))) return false;
  if (!isTold) await tell(deps, tx, checkout, refundGrantedLetter);
  return true;
}

/** The same for a payment that its customer made twice: it is tried at once, and nobody is asked. */
export async function grantSecondPayment(
  deps: RefundRequestDeps,
  tx: Transaction<Tables>,
  checkout: CheckoutRow,
): Promise<void> {
  await holdPerson(tx, checkout.user_id);
  const atMs = deps.clock();
  if (!(await decide(tx, checkout.id, { state: 'granted', atMs, answer: null, by: 'product' }))) return;
  // Where the operator was quicker, the letter about the refund has told it.
  const before = await refundOf(tx, checkout);
  if (before && before.state !== 'refused') return;
  await tell(deps, tx, checkout, paidTwiceLetter);
}

export type RequestRefused = 'refused' | 'nobody-asked' | 'decided-before' | 'owed-by-law';

/**
 * Refuses what was asked for, with a reason that the customer reads. A request of the first 7 days is owed by law.
 *
 * @param reason null looks only: nothing is written
 */
export async function refuseRequest(
  deps: RefundRequestDeps,
  checkout: CheckoutRow,
  reason: string | null,
): Promise<RequestRefused> {
  const request = await findRequest(deps.db, checkout.id);
  if (!request) return 'nobody-asked';
  if (request.state !== 'asked') return 'decided-before';
  const paidAtMs = Date.parse(checkout.captured_at ?? checkout.created_at);
  if (!mayRefuse(Date.parse(request.asked_at), paidAtMs)) return 'owed-by-law';
  if (reason === null) return 'refused';
  const refused = await deps.db.transaction().execute(async (tx) => {
    await holdPerson(tx, checkout.user_id);
    // What is being given back meanwhile is granted.
    const receipt = await findReceipt(tx, checkout.id);
    if (receipt?.refund && receipt.refund.state !== 'asked') return false;
    const atMs = deps.clock();
    if (!(await decide(tx, checkout.id, { state: 'refused', atMs, answer: reason }))) return false;
    await tell(deps, tx, checkout, (about) => refundRefusedLetter({ ...about, reason }));
    return true;
  });
  if (refused) deps.mailer.wake();
  return refused ? 'refused' : 'decided-before';
}

async function decide(
  tx: Transaction<Tables>,
  checkoutId: string,
  how: { state: RefundRequestState; atMs: number; answer: string | null; by?: 'operator' | 'product' },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('refund_requests')
    .set({
      state: how.state,
      decided_at: isoTime(how.atMs),
      decided_by: how.by ?? 'operator',
      answer: how.answer,
      ...(how.by === 'product' ? { try_at: isoTime(how.atMs) } : {}),
    })
    .where('checkout_id', '=', checkoutId)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const findRequest = (db: Db, checkoutId: string): Promise<RefundRequestRow | undefined> =>
  db.selectFrom('refund_requests').selectAll().where('checkout_id', '=', checkoutId).executeTakeFirst();

/** A request that waits for a person. */
export interface OpenRequest {
  checkoutId: string;
  userId: string;
  provider: string;
  paymentId: string | null;
  plan: string;
  amountInCents: number;
  askedAt: string;
  paidAt: string;
}

/** A page of them, the oldest first. */
export async function listOpenRequests(db: Kysely<Tables>, page: ListPage): Promise<Listed<OpenRequest>> {
  const { after, most } = page;
  const all = db
    .selectFrom('refund_requests')
    .innerJoin('checkouts', 'checkouts.id', 'refund_requests.checkout_id')
    .select([
      'refund_requests.checkout_id as checkoutId',
      'refund_requests.user_id as userId',
      'refund_requests.asked_at as askedAt',
      'checkouts.provider',
      'checkouts.charge_id as paymentId',
      'checkouts.plan',
      'checkouts.amount_in_cents as amountInCents',
      'checkouts.created_at',
      'checkouts.captured_at',
    ])
    .where(isOpenRequest);
  const rows = await (after
    ? all.where(isBehind('refund_requests.asked_at', 'refund_requests.checkout_id', after))
    : all
  )
    .orderBy('refund_requests.asked_at')
    .orderBy('refund_requests.checkout_id')
    .limit(most + 1)
    .execute();
  return listed(
    rows.map(({ created_at, captured_at, ...row }) => ({ ...row, paidAt: captured_at ?? created_at })),
    page,
    ({ askedAt, checkoutId }) => ({ time: askedAt, id: checkoutId }),
  );
}
