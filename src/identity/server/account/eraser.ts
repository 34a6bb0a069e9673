import type { Kysely } from 'kysely';
import { SWEEP_ROWS, sweepAll, type Tables } from '#database';
import { every, isoTime, MINUTE_MS, type Repeated } from '#kit';
import type { Secrets } from '../key-rotation.ts';
import type { Belongings } from './belongings.ts';
import { rememberErased } from './erased-people.ts';

export interface EraserDeps {
  db: Kysely<Tables>;
  clock: () => number;
  belongings: readonly Belongings[];
  /** Seal what tells later that somebody was erased. */
  secrets: Secrets;
  /** Takes what was deleted out of the database's files. */
  scrub?: () => Promise<void>;
}

/** So long a row is ours while we erase; whoever takes longer has crashed. */
const CLAIM_MS = 5 * MINUTE_MS;

/**
 * Erases every account whose time has come. Each is claimed first and then erased in one transaction, so a crash at any
 * point leaves it whole for the next run; running it twice, or in several processes at once, changes nothing.
 *
 * @returns how many this call erased
 */
export async function eraseDue(deps: EraserDeps, isStopped: () => boolean = () => false): Promise<number> {
  const { db, clock } = deps;
  const now = isoTime(clock());
  const due = await db
    .selectFrom('account_closures')
    .select('user_id')
    .where('erase_at', '<=', now)
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', now)]))
    .orderBy('erase_at')
    .limit(100)
    .execute();
  let erased = 0;
  for (const { user_id: userId } of due) {
    if (isStopped()) break;
    try {
      if ((await claim(deps, userId)) && (await erase(deps, userId))) erased += 1;
    } catch (error) {
      // The others must not wait for one; it comes up again when its claim ends.
      console.error('eraser: an account waits for the next run', error);
    }
  }
  if (erased > 0) await deps.scrub?.();
  return erased;
}

async function claim({ db, clock }: EraserDeps, userId: string): Promise<boolean> {
  const now = isoTime(clock());
  const { numUpdatedRows } = await db
    .updateTable('account_closures')
    .set({ claimed_until: isoTime(clock() + CLAIM_MS) })
    .where('user_id', '=', userId)
    .where('erase_at', '<=', now)
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', now)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const erase = ({ db, clock, belongings, secrets }: EraserDeps, userId: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    // First the same row that an undo takes and a payment in the making locks: of all of them one goes first.
    await tx.updateTable('user').set({ id: userId }).where('id', '=', userId).execute();
    const { numDeletedRows } = await tx
      .deleteFrom('account_closures')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) return false;
    await rememberErased(tx, secrets, userId, clock());
    for (const each of belongings) await each.erase(tx, userId);
    return true;
  });

/** Sessions that have run out, and questions nobody answered: the library leaves both lying. */
async function sweepExpired({ db, clock }: EraserDeps, isStopped: () => boolean): Promise<void> {
  const now = isoTime(clock());
  const sweep = (table: 'session' | 'verification') =>
    sweepAll(
      () =>
        db
          .deleteFrom(table)
          .where('id', 'in', (query) =>
            query
              .selectFrom(table)
              .select('id')
              .where('expiresAt', '<=', now)
              .orderBy('expiresAt')
              .limit(SWEEP_ROWS),
          )
          // A session may be prolonged meanwhile.
          .where('expiresAt', '<=', now)
          .executeTakeFirst(),
      isStopped,
    );
  await sweep('session');
  await sweep('verification');
}

/** Erases and sweeps now and every `intervalMs` until stopped; a run that is under way is waited for by `stop`. */
export const startEraser = (deps: EraserDeps, intervalMs: number): Repeated =>
  every(
    intervalMs,
    async (isStopped) => {
      await eraseDue(deps, isStopped).catch((error: unknown) =>
        console.error('eraser: this run failed', error),
      );
      await sweepExpired(deps, isStopped);
    },
    (error) => console.error('eraser: what has run out was not swept', error),
  );
