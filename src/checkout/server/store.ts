import { createHash, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { MOVES, type MoveName } from '#checkout';
import type { CheckoutRow, PaymentRow, Tables } from '#database';
import { isoTime } from '#kit';
import { PLANS, type PlanType } from '#plans';
import { isUnsettledCheckout } from './open-rows.ts';
import type { PaymentRef } from './provider.ts';

export type Db = Kysely<Tables> | Transaction<Tables>;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A checkout of this person for the same thing that was opened and never paid: opening it again makes no new one. */
export const findOpen = (
  db: Db,
  wanted: { userId: string; plan: PlanType; provider: string },
): Promise<CheckoutRow | undefined> =>
  db
    .selectFrom('checkouts')
    .selectAll()
    .where('user_id', '=', wanted.userId)
    .where('plan', '=', wanted.plan)
    .where('provider', '=', wanted.provider)
    .where('amount_in_cents', '=', PLANS[wanted.plan].amountInCents)
    .where('state', '=', 'open')
    .executeTakeFirst();

export async function createCheckout(
  db: Db,
  made: { userId: string; plan: PlanType; provider: string; nowMs: number },
): Promise<CheckoutRow> {
  const { amountInCents, currency } = PLANS[made.plan];
  const row = blankCheckout({ ...made, id: randomUUID(), amountInCents, currency });
  await addCheckout(db, row);
  return row;
}

export const addCheckout = async (db: Db, row: CheckoutRow): Promise<void> =>
  void (await db.insertInto('checkouts').values(row).execute());

/** A checkout that is open. */
export function blankCheckout(made: {
  id: string;
  userId: string;
  plan: string;
  provider: string;
  amountInCents: number;
  currency: string;
  nowMs: number;
  providerRef?: string | null;
}): CheckoutRow {
  return {
    id: made.id,
    user_id: made.userId,
    plan: made.plan,
    amount_in_cents: made.amountInCents,
    currency: made.currency,
    provider: made.provider,
    state: 'open',
    token_hash: null,
    charge_id: null,
    captured_at: null,
    failure_code: null,
    failure_message: null,
    review_reason: null,
    created_at: isoTime(made.nowMs),
    charging_at: null,
    settled_at: null,
    next_check_at: null,
    checks: 0,
    provider_ref: made.providerRef ?? null,
    access_code: null,
    redirect_url: null,
    expires_at: null,
    masked_card: null,
    fee_in_cents: null,
    payer_hash: null,
    said_paid_at: null,
    provider_hint_at: null,
  };
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ids come from addresses: what cannot be one is not even asked for (PostgreSQL refuses a NUL). */
export const findCheckout = async (db: Db, id: string): Promise<CheckoutRow | undefined> =>
  UUID.test(id) ? db.selectFrom('checkouts').selectAll().where('id', '=', id).executeTakeFirst() : undefined;

/**
 * An attempt of a person that is not settled yet. The database lets at most one be open whose payment is not known;
 * beside it there may be payments in review that are known. The one that is being charged or confirmed comes first.
 */
export const findUnsettled = (db: Db, userId: string): Promise<CheckoutRow | undefined> =>
  db
    .selectFrom('checkouts')
    .selectAll()
    .where('user_id', '=', userId)
    .where(isUnsettledCheckout)
    // All is known of a payment that goes back by itself: nobody has to wait for that.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refund_requests')
            .select('refund_requests.checkout_id')
            .whereRef('refund_requests.checkout_id', '=', 'checkouts.id')
            .where('refund_requests.state', '!=', 'refused'),
        ),
      ),
    )
    // `charging` and `confirming` come before `review`.
    .orderBy('state')
    .executeTakeFirst();

/** Pages of the provider on which this person may be paying, the newest first. */
export const findAtProvider = (db: Db, userId: string): Promise<CheckoutRow[]> =>
  db
    .selectFrom('checkouts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'at-provider')
    .orderBy('created_at', 'desc')
    .execute();

/** Pages that were given up on and may have been paid since, the newest first; of more than a few the newest. */
export const findEndedPages = (db: Db, userId: string, since: string): Promise<CheckoutRow[]> =>
  db
    .selectFrom('checkouts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', ['declined', 'failed'])
    .where('expires_at', '>', since)
    .where('charge_id', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(5)
    .execute();

/** The checkout that a message of a provider names, by whichever of the names it has; the first where there are more. */
export async function findNamed(
  db: Db,
  provider: string,
  named: { checkoutId: string | null; providerRef: string | null; chargeId?: string | null },
): Promise<CheckoutRow | undefined> {
  const by = (column: 'charge_id' | 'provider_ref', value: string) =>
    db
      .selectFrom('checkouts')
      .selectAll()
      .where(column, '=', value)
      .where('provider', '=', provider)
      .orderBy('created_at')
      .executeTakeFirst();
  const { checkoutId, providerRef, chargeId } = named;
  const own = checkoutId ? await findCheckout(db, checkoutId) : undefined;
  if (own) return own.provider === provider ? own : undefined;
  const page = providerRef ? await by('provider_ref', providerRef) : undefined;
  return page ?? (chargeId ? await by('charge_id', chargeId) : undefined);
}

/** How the port names a checkout's payment. */
export const refOf = (checkout: Pick<CheckoutRow, 'id' | 'provider_ref'>): PaymentRef => ({
  checkoutId: checkout.id,
  providerRef: checkout.provider_ref,
});

/** Every attempt that is not settled, the oldest first. */
export const listUnsettled = (db: Db): Promise<CheckoutRow[]> =>
  db.selectFrom('checkouts').selectAll().where(isUnsettledCheckout).orderBy('created_at').execute();

export const tokenWasSent = async (db: Db, provider: string, tokenHash: string): Promise<boolean> =>
  (await db
    .selectFrom('checkouts')
    .select('id')
    .where('provider', '=', provider)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()) !== undefined;

/**
 * Moves a checkout on, only where the table of moves allows it: of two that try, one wins.
 * @returns whether this call made the move
 */
export async function moveOn(
  db: Db,
  id: string,
  name: MoveName,
  changes: Omit<Partial<CheckoutRow>, 'state'> = {},
): Promise<boolean> {
  const move: (typeof MOVES)[MoveName] = MOVES[name];
  const update = db
    .updateTable('checkouts')
    .set({ ...changes, state: move.to })
    .where('id', '=', id)
    .where('state', 'in', [...move.from]);
  const { numUpdatedRows } = await ('unlessTaken' in move
    ? update.where('charge_id', 'is', null)
    : update
  ).executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Notes that the customer came back as paid, or with null that the provider has told of it. A fact beside the state: what
 * other attempts of the person do changes nothing about it.
 */
export async function noteSaidPaid(db: Db, id: string, atMs: number | null): Promise<void> {
  const at = atMs === null ? null : isoTime(atMs);
  await db
    .updateTable('checkouts')
    .set({ said_paid_at: at })
    .where('id', '=', id)
    .where('said_paid_at', at === null ? 'is not' : 'is', null)
    .execute();
}

/** Notes that the provider says that money may be on its way, or with null that none is. */
export const noteProviderHint = async (db: Db, id: string, atMs: number | null): Promise<void> =>
  void (await db
    .updateTable('checkouts')
    .set({ provider_hint_at: atMs === null ? null : isoTime(atMs) })
    .where('id', '=', id)
    .execute());

/** Adds a line to the ledger. Lines are never changed: what happened is told by all of them together. */
export async function book(
  db: Db,
  checkout: CheckoutRow,
  event: PaymentRow['event'],
  more: {
    atMs: number;
    chargeId?: string | null;
    amountInCents?: number;
    currency?: string;
    detail?: string;
  },
): Promise<void> {
  await db
    .insertInto('payments')
    .values({
      id: randomUUID(),
      checkout_id: checkout.id,
      user_id: checkout.user_id,
      event,
      provider: checkout.provider,
      charge_id: more.chargeId ?? null,
      amount_in_cents: more.amountInCents ?? checkout.amount_in_cents,
      currency: more.currency ?? checkout.currency,
      detail: more.detail ?? null,
      at: isoTime(more.atMs),
    })
    .execute();
}

/** A violated UNIQUE, in the words of either engine. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === '23505') || /UNIQUE constraint failed/.test(error.message));
