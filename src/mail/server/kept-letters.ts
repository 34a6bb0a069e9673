import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import { type KeptLetterRow, SWEEP_ROWS, sweepAll, type Tables } from '#database';
import { isoTime } from '#kit';

/** So long a letter is one process's to carry; longer than any try, so that whoever still holds one has crashed. */
const LEASE_MS = 3 * 60_000;

/**
 * Letters that wait for a mail server: rows of the database, so that neither a crash nor a restart loses one and no two
 * nodes carry the same one at a time. A row holds the letter sealed, because links and codes in it open accounts, and
 * nothing else that names anybody; it goes when the letter is taken or says what no longer holds.
 */
export function keptLetters({ db, clock }: { db: Kysely<Tables>; clock: () => number }) {
  const now = () => isoTime(clock());
  const isFree = (at: string) => (row: RowBuilder) =>
    row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', at)]);
  return {
    async keep(sealed: string, usefulForMs: number, within?: Transaction<Tables>): Promise<void> {
      await (within ?? db)
        .insertInto('kept_letters')
        .values({
          id: randomUUID(),
          sealed,
          tries: 0,
          due_at: now(),
          expires_at: isoTime(clock() + usefulForMs),
          claimed_until: null,
        })
        .execute();
    },

    /** Those that could be carried now, the oldest first. */
    due(most: number): Promise<KeptLetterRow[]> {
      return db
        .selectFrom('kept_letters')
        .selectAll()
        .where('due_at', '<=', now())
        .where('expires_at', '>', now())
        .where(isFree(now()))
        .orderBy('due_at')
        .limit(most)
        .execute();
    },

    /** @returns whether it is ours now: of several nodes one gets it */
    async claim(id: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('kept_letters')
        .set({ claimed_until: isoTime(clock() + LEASE_MS) })
        .where('id', '=', id)
        .where('due_at', '<=', now())
        .where(isFree(now()))
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** For another try at `dueAtMs`. */
    async postpone(id: string, tries: number, dueAtMs: number): Promise<void> {
      await db
        .updateTable('kept_letters')
        .set({ tries, due_at: isoTime(dueAtMs), claimed_until: null })
        .where('id', '=', id)
        .execute();
    },

    async drop(id: string): Promise<void> {
      await db.deleteFrom('kept_letters').where('id', '=', id).execute();
    },

    /** @returns how many had waited in vain; those that a process carries right now are left to it */
    dropExpired(): Promise<number> {
      const at = now();
      return sweepAll(() =>
        db
          .deleteFrom('kept_letters')
          .where('id', 'in', (query) =>
            query
              .selectFrom('kept_letters')
              .select('id')
              .where('expires_at', '<=', at)
              .where(isFree(at))
              .orderBy('expires_at')
              .limit(SWEEP_ROWS),
          )
          .where(isFree(at))
          .executeTakeFirst(),
      );
    },

    /** When there is something to do next, in Unix milliseconds; null where nothing waits. */
    async nextAtMs(): Promise<number | null> {
      const rows = await db
        .selectFrom('kept_letters')
        .select(['due_at', 'claimed_until'])
        .orderBy('due_at')
        .limit(50)
        .execute();
      const times = rows.map(({ due_at, claimed_until }) =>
        Math.max(Date.parse(due_at), claimed_until ? Date.parse(claimed_until) : 0),
      );
      return times.length ? Math.min(...times) : null;
    },

    /** Where this is the only process: whoever held a letter before it is gone. */
    async freeAll(): Promise<void> {
      await db
        .updateTable('kept_letters')
        .set({ claimed_until: null })
        .where('claimed_until', 'is not', null)
        .execute();
    },
  };
}

type RowBuilder = ExpressionBuilder<Tables, 'kept_letters'>;
