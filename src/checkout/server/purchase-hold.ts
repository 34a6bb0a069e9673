import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#database';
import { isoTime } from '#kit';

/**
 * Nobody may buy while the row stands. It is written into every backup, so that a database which was put back begins
 * with it: somebody may have paid since the backup, and nothing here knows of it.
 */
export interface PurchaseHold {
  /** Time of the backup; what the provider took from then on has to be compared. */
  sinceMs: number;
  heldAtMs: number;
  by: string;
}

type Db = Kysely<Tables> | Transaction<Tables>;
const ID = 'purchases';

/** The hold, or null while everybody may buy. */
export async function readHold(db: Db): Promise<PurchaseHold | null> {
  const row = await db.selectFrom('purchase_hold').selectAll().where('id', '=', ID).executeTakeFirst();
  return row ? { sinceMs: Date.parse(row.since), heldAtMs: Date.parse(row.held_at), by: row.by } : null;
}

/** Stops purchases, on all nodes. A hold from an earlier time keeps that time: what was not compared then still is not. */
export async function holdPurchases(
  db: Db,
  { sinceMs, nowMs, by }: { sinceMs: number; nowMs: number; by: string },
): Promise<void> {
  const row = { since: isoTime(sinceMs), held_at: isoTime(nowMs), by };
  await db
    .insertInto('purchase_hold')
    .values({ id: ID, ...row })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((set) => ({
        since: set
          .case()
          .when('purchase_hold.since', '<', row.since)
          .then(set.ref('purchase_hold.since'))
          .else(row.since)
          .end(),
        held_at: row.held_at,
        by,
      })),
    )
    .execute();
}

/**
 * Lets people buy again. Whoever calls it knows that every payment since the hold's time is in the ledger.
 * @param seen the hold that was worked off; another one that was put meanwhile stays
 */
export async function releasePurchases(db: Db, seen: PurchaseHold): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('purchase_hold')
    .where('id', '=', ID)
    .where('held_at', '=', isoTime(seen.heldAtMs))
    .where('since', '=', isoTime(seen.sinceMs))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
