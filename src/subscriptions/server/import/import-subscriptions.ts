import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#database';
import { erasedWhy } from '#identity';
import { isoTime } from '#kit';
import {
  decideImport,
  type ImportDecision,
  type OldSubscription,
  type SubscriptionDocument,
  type UserDetails,
} from '#subscriptions';
import { addSubscriptions, findSubscriptions, replaceSubscription } from '../store.ts';

export type SubscriptionOutcome = { kind: ImportDecision } | { kind: 'refused'; why: string };

type Db = Kysely<Tables> | Transaction<Tables>;

/** The ledger as an import needs it; the checkout slice has it. */
export interface ImportLedger {
  /** By payment id, whose each is that the ledger knows. */
  payersOf(db: Db, paymentIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Books what another system took, each payment once. */
  book(db: Db, payments: readonly OldSubscription[]): Promise<void>;
}

export interface ImportSubscriptionsOptions {
  db: Kysely<Tables>;
  nowMs: number;
  ledger: ImportLedger;
  /** Who of these was erased here, and on which day, by their id. */
  findErased: (
    db: Db,
    people: readonly { id: string; email: string | null }[],
  ) => Promise<ReadonlyMap<string, string>>;
  /** False looks only: nothing is written. */
  apply: boolean;
  /** Told after each batch how many are through. */
  progress?: (done: number) => void;
}

const BATCH = 500;

/**
 * Takes subscriptions over, a batch in one transaction; run it again after a crash, or to be sure. What was paid is
 * booked also where the subscription itself stays out for a newer one.
 *
 * @returns the outcomes in the order of `subscriptions`
 */
export async function importSubscriptions(
  subscriptions: readonly OldSubscription[],
  options: ImportSubscriptionsOptions,
): Promise<SubscriptionOutcome[]> {
  const outcomes: SubscriptionOutcome[] = [];
  // Who paid what, in this file: a payment opens access once.
  const payers = new Map<string, string>();
  for (let from = 0; from < subscriptions.length; from += BATCH) {
    const batch = subscriptions.slice(from, from + BATCH);
    const work = (db: Db) => takeBatch(db, batch, payers, options);
    outcomes.push(...(options.apply ? await options.db.transaction().execute(work) : await work(options.db)));
    options.progress?.(outcomes.length);
  }
  return outcomes;
}

/** One row that is not refused: what becomes of it, and what is to be written for it. */
interface Taken {
  old: OldSubscription;
  kind: ImportDecision;
  /** Takes the place of `over`, or is the first; null where nothing changes. */
  change: { document: SubscriptionDocument; over: SubscriptionDocument | null } | null;
  /** The ledger does not have its payment yet. */
  isNewPayment: boolean;
}

async function takeBatch(
  db: Db,
  batch: readonly OldSubscription[],
  payers: Map<string, string>,
  { apply, nowMs, ledger, findErased }: ImportSubscriptionsOptions,
): Promise<SubscriptionOutcome[]> {
  const ids = [...new Set(batch.map(({ userId }) => userId))];
  const users = await findUsers(db, ids);
  const strangers = batch.filter(({ userId }) => !users.has(userId));
  const erased = await findErased(
    db,
    strangers.map(({ userId, email }) => ({ id: userId, email })),
  );
  const current = await findSubscriptions(db, ids);
  const paymentIds = batch.map(({ paymentId }) => paymentId);
  for (const [paymentId, userId] of await findPayers(db, paymentIds)) payers.set(paymentId, userId);
  const booked = new Map(await ledger.payersOf(db, paymentIds));
  for (const [paymentId, userId] of booked) payers.set(paymentId, userId);

  const rows = batch.map((old): Taken | { refused: string } => {
    const user = users.get(old.userId);
    const erasedOn = erased.get(old.userId);
    if (!user)
      return { refused: erasedOn ? erasedWhy(erasedOn) : 'nobody has this id; import the users first' };
    const payer = payers.get(old.paymentId);
    if (payer && payer !== old.userId)
      return { refused: `payment ${old.paymentId} belongs to user ${payer}` };
    payers.set(old.paymentId, old.userId);
    const isNewPayment = !booked.has(old.paymentId);
    // The file may hold the payment twice, and the person.
    booked.set(old.paymentId, old.userId);
    const over = current.get(old.userId) ?? null;
    const kind = decideImport(over, old, nowMs);
    if (kind !== 'add' && kind !== 'replace') return { old, kind, change: null, isNewPayment };
    const document = documentOf(old, user, nowMs);
    current.set(old.userId, document);
    return { old, kind, change: { document, over }, isNewPayment };
  });
  const taken = rows.filter((row) => 'old' in row);
  const lost = apply ? await write(db, taken, ledger) : null;
  return rows.map((row): SubscriptionOutcome => {
    if ('refused' in row) return { kind: 'refused', why: row.refused };
    if (lost?.people.has(row.old.userId)) return { kind: 'refused', why: 'erased while it was imported' };
    return { kind: lost?.rows.has(row) ? 'keep' : row.kind };
  });
}

/**
 * @returns whom somebody erased between the look and the write, and the rows whose owner bought meanwhile: they keep
 * what they bought
 */
async function write(db: Db, taken: readonly Taken[], ledger: ImportLedger) {
  const wanted = taken.filter(({ change, isNewPayment }) => change !== null || isNewPayment);
  const ids = [...new Set(wanted.map(({ old }) => old.userId))];
  const held = await holdUsers(db, ids);
  const people = new Set(ids.filter((id) => !held.has(id)));
  const still = wanted.filter(({ old }) => held.has(old.userId));
  const fresh = still.flatMap(({ change }) => (change && !change.over ? [change.document] : []));
  const added = await addSubscriptions(db, fresh);
  const rows = new Set<Taken>();
  for (const row of still) {
    if (!row.change) continue;
    const { document, over } = row.change;
    const written = over ? await replaceSubscription(db, document, over) : added.has(document.userId);
    if (!written) rows.add(row);
  }
  await ledger.book(
    db,
    still.flatMap(({ old, isNewPayment }) => (isNewPayment ? [old] : [])),
  );
  return { people, rows };
}

/** The row that an erasure and a payment take first: of all of them one goes first. Returns who is still there. */
async function holdUsers(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .updateTable('user')
    .set((row) => ({ id: row.ref('id') }))
    .where('id', 'in', ids)
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function findUsers(db: Db, ids: readonly string[]): Promise<Map<string, UserDetails>> {
  const rows = await db
    .selectFrom('user')
    .select(['id', 'email', 'name', 'image'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, email, name, image }) => [id, { uid: id, email, name, photoURL: image }]));
}

async function findPayers(db: Db, paymentIds: readonly string[]): Promise<[string, string][]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select(['payment_id', 'user_id'])
    .where('payment_id', 'in', paymentIds)
    .execute();
  return rows.map((row) => [row.payment_id, row.user_id]);
}

function documentOf(old: OldSubscription, user: UserDetails, nowMs: number): SubscriptionDocument {
  const amount = old.amountInCents / 100;
  return {
    isActive: old.isActive,
    type: old.type,
    startDate: old.startDate,
    expiryDate: old.expiryDate,
    paymentId: old.paymentId,
    amount,
    currency: 'ZAR',
    lastPaymentDate: old.lastPaymentDate,
    paymentStatus: 'completed',
    userDetails: user,
    paymentDetails: {
      transactionId: old.paymentId,
      amount,
      currency: 'ZAR',
      paymentMethod: old.paymentMethod,
      paymentDate: old.lastPaymentDate,
    },
    userId: old.userId,
    userEmail: user.email,
    createdAt: old.createdAt ?? old.startDate,
    updatedAt: isoTime(nowMs),
    status: old.isActive ? 'active' : 'ended',
  };
}
