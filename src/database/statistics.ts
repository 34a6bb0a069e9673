import { CompiledQuery } from 'kysely';
import { every, type Repeated } from '#kit';
import type { Database } from './open.ts';

/** So many rows of an index are looked at; enough to tell a good index from a bad one, at any size in milliseconds. */
const ROWS_LOOKED_AT = 400;
const EVERY_MS = 60 * 60_000;

/** The bits of `pragma optimize`: tell what is to be done, do it, and look at all tables. */
const TELL = 0x03;
const EVERY_TABLE = 0x10000;

/**
 * Lets SQLite look anew at tables that have grown since it last did, so that it chooses indexes by what is there; one
 * table a statement, so that others are served in between. A table that has not grown is left alone. PostgreSQL does the
 * same by itself (autovacuum).
 *
 * @param everyTable at a start: also those that this process has asked nothing of yet
 * @returns the tables that were looked at, as statements
 */
export async function refreshStatistics({ db, engine }: Database, everyTable: boolean): Promise<string[]> {
  if (engine !== 'sqlite') return [];
  const run = <Row>(text: string) => db.executeQuery<Row>(CompiledQuery.raw(text));
  await run(`pragma analysis_limit = ${ROWS_LOOKED_AT}`);
  const { rows } = await run<Record<string, string>>(
    `pragma optimize = ${everyTable ? TELL + EVERY_TABLE : TELL}`,
  );
  const statements = rows.flatMap((row) => Object.values(row)).filter((text) => /^analyze /i.test(text));
  for (const statement of statements) {
    await run(statement);
    await new Promise<void>((resume) => setImmediate(resume));
  }
  return statements;
}

/** Refreshes now and every hour until stopped; a run that is under way is waited for by `stop`. */
export function keepStatistics(database: Database): Repeated {
  let everyTable = true;
  return every(
    EVERY_MS,
    () => {
      const all = everyTable;
      everyTable = false;
      return refreshStatistics(database, all);
    },
    (error) => console.error('database: its statistics were not refreshed', error),
  );
}
