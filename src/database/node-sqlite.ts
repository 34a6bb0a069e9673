import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';
import { DatabaseFault, damaged, type FolderState, inspectFile, inspectOpened } from './database-file.ts';
import { storageFaultOf, withDetail } from './storage-fault.ts';

/** Waiting inside SQLite stops the process; the driver above waits better (`patient-driver.ts`). */
const BLOCKING_WAIT_MS = 20;

/**
 * Node's own SQLite in the shape that Kysely's SQLite dialect drives.
 *
 * WAL lets the operator's commands read while the server writes; `synchronous=FULL` makes a commit survive a power
 * cut, because a commit here can be the only record of somebody's money. `secure_delete` writes zeros over what is
 * deleted: people are told that it is gone.
 *
 * @param folder what its folder held before
 * @throws DatabaseFault for a file that is missing, empty, damaged, another program's or a newer version's
 */
export function openNodeSqlite(file: string, folder: FolderState): SqliteDatabase & { raw: DatabaseSync } {
  const isNew = inspectFile(file, folder);
  let raw: DatabaseSync | undefined;
  try {
    raw = new DatabaseSync(file, { timeout: BLOCKING_WAIT_MS });
    raw.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;');
    inspectOpened(raw, file, folder, isNew);
    // The read makes the files beside it, which are compared from now on.
    raw.exec('PRAGMA journal_mode = WAL; SELECT count(*) FROM sqlite_schema;');
  } catch (cause) {
    raw?.close();
    if (cause instanceof DatabaseFault) throw cause;
    const fault = storageFaultOf(cause);
    if (fault?.code === 'database-damaged') throw damaged(file, cause);
    const why = fault ? withDetail(fault) : cause instanceof Error ? cause.message : 'fault';
    throw new DatabaseFault(`${file} cannot be used: ${why}; mend that and start again`, { cause });
  }
  return shape(raw);
}

function shape(raw: DatabaseSync): SqliteDatabase & { raw: DatabaseSync } {
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
