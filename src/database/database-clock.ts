import { CompiledQuery } from 'kysely';
import type { Database } from './open.ts';

const MILLISECONDS = {
  postgres: 'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
  sqlite: "select unixepoch('subsec') * 1000.0 as ms",
} as const;

const READINGS = 3;
const READ_AGAIN_AFTER_MS = 30_000;

/**
 * The time of the database, which all nodes of one installation share, whatever their own clocks say.
 *
 * @returns Unix time in whole milliseconds
 */
export async function databaseTime({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<number> {
  const { rows } = await db.executeQuery<{ ms: number }>(CompiledQuery.raw(MILLISECONDS[engine]));
  const ms = rows[0]?.ms;
  if (typeof ms !== 'number') throw new Error('the database did not tell its time');
  return Math.round(ms);
}

/**
 * A clock that shows the database's time without asking for it each time: read at the start and again every 30 s, and
 * counted on by this machine's monotonic clock. Wrong by at most half of the fastest of three readings.
 *
 * @param monotonic milliseconds that nobody sets
 */
export async function databaseClock(
  database: Pick<Database, 'db' | 'engine'>,
  monotonic: () => number = () => performance.now(),
): Promise<() => number> {
  let offsetMs = 0;
  let readAtMs = 0;
  const read = async () => {
    readAtMs = monotonic();
    let fastestMs = Number.POSITIVE_INFINITY;
    let offset = offsetMs;
    for (let reading = 0; reading < READINGS; reading += 1) {
      const askedMs = monotonic();
      const timeMs = await databaseTime(database);
      const tookMs = monotonic() - askedMs;
      if (tookMs >= fastestMs) continue;
      fastestMs = tookMs;
      offset = timeMs - askedMs - tookMs / 2;
    }
    offsetMs = offset;
  };
  await read();
  return () => {
    const nowMs = monotonic();
    // A database that does not answer now is asked again later; until then the old reading is counted on.
    if (nowMs - readAtMs > READ_AGAIN_AFTER_MS) read().catch(() => {});
    return Math.round(nowMs + offsetMs);
  };
}
