import type { Kysely, Transaction } from 'kysely';
import { isBehind, type Listed, type ListPage, listed, type SubscriptionRow, type Tables } from '#database';
import { isPlanType } from '#plans';
import type { SubscriptionDocument } from '#subscriptions';

type Db = Kysely<Tables> | Transaction<Tables>;

/** The one subscription of a person, or null when nothing was ever bought. */
export async function findSubscription(db: Db, userId: string): Promise<SubscriptionDocument | null> {
  const row = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? documentOf(row) : null;
}

/** A page of the subscriptions, the one that ends first at the top. */
export async function listSubscriptions(db: Db, page: ListPage): Promise<Listed<SubscriptionDocument>> {
  const { after, most } = page;
  const all = db.selectFrom('subscriptions').selectAll();
  const rows = await (after ? all.where(isBehind('expiry_date', 'user_id', after)) : all)
    .orderBy('expiry_date')
    .orderBy('user_id')
    .limit(most + 1)
    .execute();
  return listed(rows.map(documentOf), page, ({ expiryDate, userId }) => ({ time: expiryDate, id: userId }));
}

/** Writes the document under its user; call it inside the transaction that books the payment. */
export async function saveSubscription(db: Db, document: SubscriptionDocument): Promise<void> {
  // Spec section 5. Reachable only through a fault of ours, so it throws.
  if (!document.userId) throw new Error('User ID is required');
  const row = rowOf(document);
  const { user_id: _key, created_at: _kept, ...changes } = row;
  await db
    .insertInto('subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
    .execute();
}

/** The same for many people at once, by user id. */
export async function findSubscriptions(
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, SubscriptionDocument>> {
  if (userIds.length === 0) return new Map();
  const rows = await db.selectFrom('subscriptions').selectAll().where('user_id', 'in', userIds).execute();
  return new Map(rows.map((row) => [row.user_id, documentOf(row)]));
}

/**
 * Writes documents of people who have none yet.
 *
 * @returns whose were written; somebody who bought meanwhile keeps what they bought
 */
export async function addSubscriptions(
  db: Db,
  documents: readonly SubscriptionDocument[],
): Promise<Set<string>> {
  if (documents.length === 0) return new Set();
  const rows = await db
    .insertInto('subscriptions')
    .values(documents.map(rowOf))
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Writes the document over the one it was decided against; false, and nothing written, when that changed meanwhile. */
export async function replaceSubscription(
  db: Db,
  document: SubscriptionDocument,
  over: SubscriptionDocument,
): Promise<boolean> {
  const row = rowOf(document);
  const changed = await db
    .updateTable('subscriptions')
    .set(row)
    .where('user_id', '=', row.user_id)
    .where('payment_id', '=', over.paymentId)
    .where('updated_at', '=', over.updatedAt)
    .executeTakeFirst();
  return Number(changed.numUpdatedRows) === 1;
}

function rowOf(document: SubscriptionDocument): SubscriptionRow {
  return {
    user_id: document.userId,
    type: document.type,
    start_date: document.startDate,
    expiry_date: document.expiryDate,
    payment_id: document.paymentId,
    amount_in_cents: Math.round(document.amount * 100),
    currency: document.currency,
    last_payment_date: document.lastPaymentDate,
    payment_status: document.paymentStatus,
    status: document.status,
    user_details: JSON.stringify(document.userDetails),
    payment_details: JSON.stringify(document.paymentDetails),
    created_at: document.createdAt,
    updated_at: document.updatedAt,
  };
}

function documentOf(row: SubscriptionRow): SubscriptionDocument {
  if (!isPlanType(row.type)) throw new Error(`subscriptions.type holds an unknown plan: ${row.type}`);
  const userDetails: SubscriptionDocument['userDetails'] = JSON.parse(row.user_details);
  return {
    isActive: row.status === 'active',
    type: row.type,
    startDate: row.start_date,
    expiryDate: row.expiry_date,
    paymentId: row.payment_id,
    amount: row.amount_in_cents / 100,
    currency: 'ZAR',
    lastPaymentDate: row.last_payment_date,
    paymentStatus: 'completed',
    userDetails,
    paymentDetails: JSON.parse(row.payment_details),
    userId: row.user_id,
    userEmail: userDetails.email,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    status: row.status === 'active' ? 'active' : 'ended',
  };
}
