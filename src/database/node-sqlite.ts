import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

/** Waiting inside SQLite stops the process; the driver above waits better (`patient-driver.ts`). */
const BLOCKING_WAIT_MS = 20;

/**
 * Node's own SQLite in the shape that Kysely's SQLite dialect drives.
 *
 * WAL lets the operator's commands read while the server writes; `synchronous=FULL` makes a commit survive a power
 * cut, because a commit here can be the only record of somebody's money.
 */
export function openNodeSqlite(file: string): SqliteDatabase & { raw: DatabaseSync } {
  const raw = new DatabaseSync(file, { timeout: BLOCKING_WAIT_MS });
  raw.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  return {
    raw,
    close: () => raw.close(),
    prepare(sql) {
      // A deferred transaction that reads first can lose the race for the write lock and fail without waiting.
      const statement = raw.prepare(sql === 'begin' ? 'begin immediate' : sql);
      const bind = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...bind(parameters)),
        run: (parameters) => statement.run(...bind(parameters)),
        iterate: (parameters) => statement.iterate(...bind(parameters)),
      };
    },
  };
}
