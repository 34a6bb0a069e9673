import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#database';
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

export interface ImportSubscriptionsOptions {
  db: Kysely<Tables>;
  nowMs: number;
  /** False looks only: nothing is written. */
  apply: boolean;
  /** Told after each batch how many are through. */
  progress?: (done: number) => void;
}

type Db = Kysely<Tables> | Transaction<Tables>;

const BATCH = 500;

/**
 * Takes subscriptions over, a batch in one transaction; run it again after a crash, or to be sure.
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

async function takeBatch(
  db: Db,
  batch: readonly OldSubscription[],
  payers: Map<string, string>,
  { apply, nowMs }: ImportSubscriptionsOptions,
): Promise<SubscriptionOutcome[]> {
  const ids = [...new Set(batch.map(({ userId }) => userId))];
  const users = await findUsers(db, ids);
  const current = await findSubscriptions(db, ids);
  for (const [paymentId, userId] of await findPayers(db, batch)) payers.set(paymentId, userId);

  const changes: Change[] = [];
  const outcomes = batch.map((old): SubscriptionOutcome => {
    const user = users.get(old.userId);
    if (!user) return { kind: 'refused', why: 'nobody has this id; import the users first' };
    const payer = payers.get(old.paymentId);
    if (payer && payer !== old.userId)
      return { kind: 'refused', why: `payment ${old.paymentId} belongs to user ${payer}` };
    payers.set(old.paymentId, old.userId);
    const over = current.get(old.userId) ?? null;
    const outcome: { kind: ImportDecision } = { kind: decideImport(over, old, nowMs) };
    if (outcome.kind === 'add' || outcome.kind === 'replace') {
      const document = documentOf(old, user, nowMs);
      changes.push({ document, over, outcome });
      // The file may hold the person twice.
      current.set(old.userId, document);
    }
    return outcome;
  });
  if (apply) await write(db, changes);
  return outcomes;
}

interface Change {
  document: SubscriptionDocument;
  over: SubscriptionDocument | null;
  outcome: { kind: ImportDecision };
}

/** Whoever bought between the look and the write keeps what they bought, and the report says so. */
async function write(db: Db, changes: readonly Change[]): Promise<void> {
  const fresh = changes.filter(({ over }) => over === null);
  const added = await addSubscriptions(
    db,
    fresh.map(({ document }) => document),
  );
  for (const { document, over, outcome } of changes) {
    const written = over ? await replaceSubscription(db, document, over) : added.has(document.userId);
    if (!written) outcome.kind = 'keep';
  }
}

async function findUsers(db: Db, ids: readonly string[]): Promise<Map<string, UserDetails>> {
  const rows = await db
    .selectFrom('user')
    .select(['id', 'email', 'name', 'image'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, email, name, image }) => [id, { uid: id, email, name, photoURL: image }]));
}

async function findPayers(db: Db, batch: readonly OldSubscription[]): Promise<[string, string][]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select(['payment_id', 'user_id'])
    .where(
      'payment_id',
      'in',
      batch.map(({ paymentId }) => paymentId),
    )
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
