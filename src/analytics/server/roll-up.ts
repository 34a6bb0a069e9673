import type { Kysely, Transaction } from 'kysely';
import { type Day, dayOf } from '#analytics';
import { SWEEP_ROWS, sweepAll, type Tables } from '#database';
import { every, isoTime, MINUTE_MS, type Repeated } from '#kit';
import { keepTallies, tallyHits } from './tallies.ts';

export interface RollUpDeps {
  db: Kysely<Tables>;
  clock: () => number;
}

/** A request that came in before midnight has written its row by then, and nodes' clocks may differ a little. */
const GRACE_MS = 10 * MINUTE_MS;

/**
 * Turns finished days into sums: afterwards neither the raw rows nor the day's salt exist, and nothing can be tied to
 * anybody. Running it twice, or in several processes at once, changes nothing: what is added to the sums goes from the raw
 * rows in the same transaction.
 *
 * @returns the days that this call rolled up
 */
export async function rollUp(deps: RollUpDeps): Promise<Day[]> {
  const { db, clock } = deps;
  const nowMs = clock();
  const today = dayOf(nowMs - GRACE_MS);
  const done: Day[] = [];
  for (const day of await finishedDays(db, today)) if (await rollUpDay(db, day)) done.push(day);
  const before = isoTime(nowMs - 2 * MINUTE_MS).slice(0, 16);
  await sweepAll(() =>
    db
      .deleteFrom('analytics_limits')
      .where((row) =>
        row(
          row.refTuple('sender', 'minute'),
          'in',
          row
            .selectFrom('analytics_limits')
            .select(['sender', 'minute'])
            .where('minute', '<', before)
            .orderBy('minute')
            .limit(SWEEP_ROWS)
            .$asTuple('sender', 'minute'),
        ),
      )
      .executeTakeFirst(),
  );
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

/**
 * A day is rolled up in parts, each a transaction of its own: a part is short, so that others are served in between. All
 * that one visitor did is in the same part; so the visitors of the parts add up to those of the day.
 */
const VISITORS_A_PART = 100;

/** @returns whether this call rolled anything up */
async function rollUpDay(db: Kysely<Tables>, day: Day): Promise<boolean> {
  for (let visitors = 0; ; ) {
    const part = await db.transaction().execute((tx) => rollUpPart(tx, day));
    visitors += part;
    if (part < VISITORS_A_PART) return visitors > 0;
    await new Promise<void>((resume) => setImmediate(resume));
  }
}

/** @returns of how many visitors; less than `VISITORS_A_PART` when they were the last */
async function rollUpPart(tx: Transaction<Tables>, day: Day): Promise<number> {
  // The day's salt row is what to claim by: of several processes one has it. A row of hits that came too late may have
  // outlived its salt; then an empty one stands in for it.
  await tx
    .insertInto('analytics_salts')
    .values({ day, salt: '' })
    .onConflict((conflict) => conflict.column('day').doUpdateSet((row) => ({ day: row.ref('excluded.day') })))
    .execute();
  const visitors = await tx
    .selectFrom('analytics_hits')
    .select('visitor')
    .distinct()
    .where('day', '=', day)
    .orderBy('visitor')
    .limit(VISITORS_A_PART)
    .execute();
  const [first, last] = [visitors[0]?.visitor, visitors.at(-1)?.visitor];
  if (first !== undefined && last !== undefined) {
    await keepTallies(tx, day, await tallyHits(tx, day, { first, last }));
    await tx
      .deleteFrom('analytics_hits')
      .where('day', '=', day)
      .where('visitor', '>=', first)
      .where('visitor', '<=', last)
      .execute();
  }
  if (visitors.length < VISITORS_A_PART)
    await tx.deleteFrom('analytics_salts').where('day', '=', day).execute();
  return visitors.length;
}

/** Rolls up now and every `intervalMs` until stopped; a run that is under way is waited for by `stop`. */
export const startRollUp = (deps: RollUpDeps, intervalMs: number): Repeated =>
  every(
    intervalMs,
    () => rollUp(deps),
    (error) => console.error('analytics: this roll-up failed', error),
  );
