import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#database';
import { isoTime } from '#kit';

/** Who writes, and the session that lets them. */
export interface Acting {
  userId: string;
  sessionId: string;
}

/**
 * Whether a session that was good when its request began still is. A body may take minutes to arrive and a hash takes
 * its time; whoever signs out everywhere meanwhile must not find the write done all the same. To be asked first thing
 * in the transaction that writes: it takes the person's row, as everybody does who changes what is theirs, and then the
 * session's own, so that every way of ending it comes wholly before the write or wholly after.
 */
export async function stillActs(
  tx: Transaction<Tables>,
  { userId, sessionId }: Acting,
  nowMs: number,
): Promise<boolean> {
  const person = await tx
    .updateTable('user')
    .set({ id: userId })
    .where('id', '=', userId)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  if (person.numUpdatedRows !== 1n) return false;
  const session = await tx
    .updateTable('session')
    .set({ id: sessionId })
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .where('expiresAt', '>', isoTime(nowMs))
    .executeTakeFirst();
  return session.numUpdatedRows === 1n;
}

/**
 * Writes for a session that is still alive, in one transaction.
 *
 * @returns what `write` did, or null when the session has ended: nothing is written then, and the answer is
 *   `not-signed-in`, as for any ended session
 */
export const inLiveSession = <Done>(
  { db, clock }: { db: Kysely<Tables>; clock: () => number },
  acting: Acting,
  write: (tx: Transaction<Tables>) => Promise<Done>,
): Promise<Done | null> =>
  db.transaction().execute(async (tx) => ((await stillActs(tx, acting, clock())) ? await write(tx) : null));
