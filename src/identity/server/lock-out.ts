import { createHash } from 'node:crypto';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { SWEEP_ROWS, type Tables } from '#database';
import { FORGET_TRIES_AFTER_MS, nextTry, type Tries } from '#identity';
import { isoTime } from '#kit';

/** One try that was let by; it counts as wrong until `end` is told otherwise. */
export interface Try {
  readonly allowed: true;
  /**
   * - `right`: the password was right, everything is forgotten
   * - `wrong`: it stays counted
   * - `not-compared`: nothing was learned of the password (another limit, a fault), so it is taken back
   */
  end(how: 'right' | 'wrong' | 'not-compared'): Promise<void>;
}

export interface LockOut {
  /**
   * Asks for one try of a password at this address, known to us or not; to be asked before any hash is computed. The
   * rows are the database's, so all nodes count together, and of tries at the same moment each is counted.
   */
  begin(email: string): Promise<Try | { readonly allowed: false; readonly waitSeconds: number }>;
  /** Forgets the tries, once the owner has shown in another way who they are (a new password by a mailed link). */
  forget(email: string): Promise<void>;
}

/** What stands for an address in rows that must not name anybody. */
export const addressHash = (email: string): string =>
  createHash('sha256').update(`repartee address ${email.trim().toLowerCase()}`).digest('hex');

/** The row of an address as long as it says what is known of it. */
const still = (hash: string, known: Tries) => (row: ExpressionBuilder<Tables, 'password_tries'>) =>
  row.and({ address_hash: hash, tries: known.tries, last_try_at: isoTime(known.lastTryAtMs) });

export function createLockOut(deps: { db: Kysely<Tables>; clock: () => number }): LockOut {
  const { db, clock } = deps;

  async function read(hash: string): Promise<Tries | null> {
    const row = await db
      .selectFrom('password_tries')
      .selectAll()
      .where('address_hash', '=', hash)
      .executeTakeFirst();
    if (!row) return null;
    return {
      tries: row.tries,
      lastTryAtMs: Date.parse(row.last_try_at),
      closedUntilMs: row.closed_until ? Date.parse(row.closed_until) : 0,
    };
  }

  /** Writes `next` where `known` still holds. @returns whether it did: of several at once one wins, the rest look again */
  async function write(hash: string, known: Tries | null, next: Tries): Promise<boolean> {
    const row = {
      tries: next.tries,
      last_try_at: isoTime(next.lastTryAtMs),
      closed_until: next.closedUntilMs === 0 ? null : isoTime(next.closedUntilMs),
    };
    if (known) {
      const { numUpdatedRows } = await db
        .updateTable('password_tries')
        .set(row)
        .where(still(hash, known))
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    }
    const made = await db
      .insertInto('password_tries')
      .values({ address_hash: hash, ...row })
      .onConflict((conflict) => conflict.column('address_hash').doNothing())
      .executeTakeFirst();
    return made.numInsertedOrUpdatedRows === 1n;
  }

  /** Only while nobody has tried since: what others were told must stay true. */
  async function takeBack(hash: string, next: Tries): Promise<void> {
    const tries = next.tries - 1;
    if (tries === 0) await db.deleteFrom('password_tries').where(still(hash, next)).execute();
    else
      await db
        .updateTable('password_tries')
        .set({ tries, closed_until: null })
        .where(still(hash, next))
        .execute();
  }

  const forgetHash = (hash: string) =>
    db.deleteFrom('password_tries').where('address_hash', '=', hash).execute();

  /** Whoever sends made-up addresses must not fill the table for ever. */
  const forgetOld = () =>
    db
      .deleteFrom('password_tries')
      .where('address_hash', 'in', (query) =>
        query
          .selectFrom('password_tries')
          .select('address_hash')
          .where('last_try_at', '<=', isoTime(clock() - FORGET_TRIES_AFTER_MS))
          .orderBy('last_try_at')
          .limit(SWEEP_ROWS),
      )
      .where('last_try_at', '<=', isoTime(clock() - FORGET_TRIES_AFTER_MS))
      .execute();

  return {
    async begin(email) {
      const hash = addressHash(email);
      for (;;) {
        const known = await read(hash);
        const answer = nextTry(known, clock());
        if (!answer.allowed) return { allowed: false, waitSeconds: Math.ceil(answer.waitMs / 1000) };
        const { next } = answer;
        if (!(await write(hash, known, next))) continue;
        if (!known) await forgetOld();
        return {
          allowed: true,
          async end(how) {
            if (how === 'right') await forgetHash(hash);
            if (how === 'not-compared') await takeBack(hash, next);
          },
        };
      }
    },
    forget: async (email) => void (await forgetHash(addressHash(email))),
  };
}
