import type { Kysely } from 'kysely';
import { type Day, dayOf } from '#analytics';
import type { Tables } from '#database';
import { isoTime, MINUTE_MS } from '#kit';
import { keepTallies, tallyHits } from './tallies.ts';

export interface RollUpDeps {
  db: Kysely<Tables>;
  clock: () => number;
}

/** A request that came in before midnight has written its row by then, and nodes' clocks may differ a little. */
const GRACE_MS = 10 * MINUTE_MS;

/**
 * Turns finished days into sums: afterwards neither the raw rows nor the day's salt exist, and nothing can be tied to
 * anybody. Running it twice, or in several processes at once, changes nothing: each day is one transaction, whose first
 * step takes the day's salt row away, and only one can do that.
 *
 * @returns the days that this call rolled up
 */
export async function rollUp(deps: RollUpDeps): Promise<Day[]> {
  const { db, clock } = deps;
  const nowMs = clock();
  const today = dayOf(nowMs - GRACE_MS);
  const done: Day[] = [];
  for (const day of await finishedDays(db, today)) if (await rollUpDay(db, day)) done.push(day);
  await db
    .deleteFrom('analytics_limits')
    .where('minute', '<', isoTime(nowMs - 2 * MINUTE_MS).slice(0, 16))
    .execute();
  return done;
}

async function finishedDays(db: Kysely<Tables>, today: Day): Promise<Day[]> {
  const salts = await db.selectFrom('analytics_salts').select('day').where('day', '<', today).execute();
  const hits = await db
    .selectFrom('analytics_hits')
    .select('day')
    .distinct()
    .where('day', '<', today)
    .execute();
  return [...new Set([...salts, ...hits].map(({ day }) => day))].sort();
}

async function rollUpDay(db: Kysely<Tables>, day: Day): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // A row that came too late may have outlived its salt; then this stands in for it, as something to claim by.
    await tx
      .insertInto('analytics_salts')
      .values({ day, salt: '' })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute();
    const { numDeletedRows } = await tx
      .deleteFrom('analytics_salts')
      .where('day', '=', day)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) return false;
    const tallies = await tallyHits(tx, day);
    if (tallies.length === 0) return false;
    await keepTallies(tx, day, tallies);
    await tx.deleteFrom('analytics_hits').where('day', '=', day).execute();
    return true;
  });
}

/** Rolls up now and every `intervalMs` until stopped; a run that is under way is waited for by `stop`. */
export function startRollUp(deps: RollUpDeps, intervalMs: number): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    running = rollUp(deps)
      .catch((error: unknown) => console.error('analytics: this roll-up failed', error))
      .finally(() => {
        if (!stopped) timer = setTimeout(run, intervalMs);
      });
  };
  run();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
