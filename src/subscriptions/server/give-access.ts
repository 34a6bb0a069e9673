import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#database';
import { isoTime } from '#kit';
import { PLANS, type PlanType } from '#plans';
import {
  accessOf,
  applyGrant,
  doneBefore,
  type Extended,
  extendAccess,
  type Gift,
  type Granted,
  type PaymentMethod,
  type SubscriptionDocument,
  type UserDetails,
} from '#subscriptions';
import { findSubscription, saveSubscription } from './store.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

/** The ledger as giving access needs it; the checkout slice has it. */
export interface GiftLedger {
  /** The payment of this person that is under way, or waits for the operator. */
  findUnsettled(db: Db, userId: string): Promise<{ id: string; state: string } | undefined>;
  /** What was given to this person, the newest first. */
  giftsOf(db: Db, userId: string): Promise<Gift[]>;
  book(tx: Transaction<Tables>, userId: string, gift: Gift): Promise<void>;
}

export interface GivingDeps {
  db: Kysely<Tables>;
  nowMs: number;
  ledger: GiftLedger;
  /** Tells the owner, in the transaction that gives: both or neither. */
  tell(tx: Transaction<Tables>, email: string, given: Given): Promise<void>;
  /** False looks only: nothing is written. */
  apply: boolean;
}

/** What somebody got. */
export interface Given {
  gift: Gift;
  document: SubscriptionDocument;
  /** What stood there before; for a grant null unless a plan ran, in whose place it comes. */
  before: SubscriptionDocument | null;
  /** Whether that was running. */
  ran: boolean;
}

/** Why nobody gets anything by this account, or not now. */
export type NotNow =
  | { kind: 'no-account' }
  | { kind: 'closed'; isDeletion: boolean }
  /** A payment that is not settled: what is given now could make it one that buys nothing. */
  | { kind: 'paying'; checkoutId: string; state: string };

export type GrantOutcome = { kind: 'given'; given: Given } | NotNow | Exclude<Granted, { kind: 'granted' }>;
export type ExtendOutcome =
  | { kind: 'given'; given: Given }
  | NotNow
  /** The same command was carried out: this is what it gave. */
  | { kind: 'done-before'; gift: Gift }
  /** The key stands for another number of days. */
  | { kind: 'other-days'; gift: Gift }
  | Exclude<Extended, { kind: 'extended' }>;

/**
 * Gives a plan without a payment. Given again it sees the plan that runs, and changes nothing.
 *
 * @param wanted.paymentMethod see `applyGrant`
 */
export const grantAccess = (
  deps: GivingDeps,
  userId: string,
  wanted: { plan: PlanType; because: string | null; paymentMethod: PaymentMethod },
): Promise<GrantOutcome> =>
  oneAtATime(deps, userId, async (db, user): Promise<GrantOutcome> => {
    const blocked = await findPayment(deps, db, userId);
    if (blocked) return blocked;
    const current = await findSubscription(db, userId);
    const { plan, because, paymentMethod } = wanted;
    const id = `grant_${randomUUID()}`;
    const outcome = applyGrant(current, { plan, id, paymentMethod }, user, deps.nowMs);
    if (outcome.kind !== 'granted') return outcome;
    const { document } = outcome;
    const ran = accessOf(current, deps.nowMs) === 'active';
    const gift: Gift = { ...giftOf(deps, document), kind: 'granted', id, days: PLANS[plan].days, because };
    return { kind: 'given', given: { gift, document, before: ran ? current : null, ran } };
  });

/**
 * Adds days to a plan.
 *
 * @param wanted.once the operator's own name for this act; under it, it is done once for this person
 */
export const extendSubscription = (
  deps: GivingDeps,
  userId: string,
  wanted: { days: number; because: string | null; once: string | null },
): Promise<ExtendOutcome> =>
  oneAtATime(deps, userId, async (db): Promise<ExtendOutcome> => {
    const { days, because, once } = wanted;
    const done = doneBefore(await deps.ledger.giftsOf(db, userId), wanted, deps.nowMs);
    if (done) return { kind: done.days === days ? 'done-before' : 'other-days', gift: done };
    const blocked = await findPayment(deps, db, userId);
    if (blocked) return blocked;
    const outcome = extendAccess(await findSubscription(db, userId), days, deps.nowMs);
    if (outcome.kind !== 'extended') return outcome;
    const { document, before, ran } = outcome;
    const id = `extend_${once ?? randomUUID()}`;
    const gift: Gift = { ...giftOf(deps, document), kind: 'extended', id, days, because };
    return { kind: 'given', given: { gift, document, before, ran } };
  });

/**
 * Decides about a person whose account is open. When it is to be written, all of it is one transaction that begins with
 * the row which a payment in the making, an import and an erasure take first: of all of them one goes first. The
 * document, its line in the ledger and the letter to its owner are written together or not at all.
 */
async function oneAtATime<Outcome extends { kind: string; given?: Given }>(
  { db, apply, ledger, tell }: GivingDeps,
  userId: string,
  decide: (db: Db, user: UserDetails) => Promise<Outcome>,
): Promise<Outcome | NotNow> {
  if (!apply) {
    const person = await findOpen(db, userId);
    return 'kind' in person ? person : decide(db, person);
  }
  return db.transaction().execute(async (tx) => {
    await tx.updateTable('user').set({ id: userId }).where('id', '=', userId).execute();
    const person = await findOpen(tx, userId);
    if ('kind' in person) return person;
    const outcome = await decide(tx, person);
    if (outcome.given) {
      await saveSubscription(tx, outcome.given.document);
      await ledger.book(tx, userId, outcome.given.gift);
      await tell(tx, person.email, outcome.given);
    }
    return outcome;
  });
}

/** The person, where their account is there and open. */
async function findOpen(db: Db, userId: string): Promise<UserDetails | NotNow> {
  const row = await db
    .selectFrom('user')
    .select(['id', 'email', 'name', 'image', 'closedAt', 'closedReason'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) return { kind: 'no-account' };
  if (row.closedAt) return { kind: 'closed', isDeletion: row.closedReason === 'deletion' };
  return { uid: row.id, email: row.email, name: row.name, photoURL: row.image };
}

async function findPayment({ ledger }: GivingDeps, db: Db, userId: string): Promise<NotNow | null> {
  const unsettled = await ledger.findUnsettled(db, userId);
  return unsettled ? { kind: 'paying', checkoutId: unsettled.id, state: unsettled.state } : null;
}

const giftOf = ({ nowMs }: GivingDeps, { type, expiryDate }: SubscriptionDocument) => ({
  plan: type,
  until: expiryDate,
  at: isoTime(nowMs),
});
