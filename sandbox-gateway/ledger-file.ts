import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A ledger file that cannot be used at start; its message is one line. */
export class LedgerFault extends Error {}

/** The ledger cannot be written now. Nothing was captured, refunded or changed by the call that met it. */
export class LedgerUnavailable extends Error {}

/** SQLite's primary result codes that are about the disk or the file, and not about the call. */
const STORAGE_CODES = new Set([8, 10, 11, 13, 14, 26]);

/** A column that a file of an earlier version lacks. */
export type LaterColumn = { table: string; name: string; type: string };

/**
 * Opens the file of the ledger with the tables of `schema`, made where they are missing.
 * @throws LedgerFault
 */
export function openLedgerFile(
  file: string,
  schema: string,
  laterColumns: readonly LaterColumn[],
): { db: DatabaseSync; requireSameFile(): void } {
  let db: DatabaseSync | undefined;
  try {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    db = new DatabaseSync(file, { timeout: 5000 });
    db.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
    refuseForeign(db);
    db.exec('PRAGMA journal_mode = WAL;');
    db.exec(schema);
    for (const column of laterColumns) addColumn(db, column);
  } catch (cause) {
    db?.close();
    const told = cause instanceof Error ? cause.message : 'fault';
    throw new LedgerFault(
      `the sandbox gateway cannot use ${file} (${told}); remove it to begin a new ledger of test payments`,
      { cause },
    );
  }
  const opened = file === ':memory:' ? undefined : statSync(file, { bigint: true });
  return {
    db,
    /** What is written to a removed file is lost when the process ends. */
    requireSameFile() {
      if (!opened) return;
      const found = statSync(file, { bigint: true, throwIfNoEntry: false });
      if (found?.ino !== opened.ino || found.dev !== opened.dev)
        throw new LedgerUnavailable(`${file} was removed or replaced; restart the gateway`);
    },
  };
}

function addColumn(db: DatabaseSync, { table, name, type }: LaterColumn): void {
  const columns = db.prepare('SELECT name FROM pragma_table_info(?)').all(table);
  if (!columns.some((column) => column.name === name))
    db.exec(`ALTER TABLE ${table} ADD COLUMN ${name} ${type}`);
}

function refuseForeign(db: DatabaseSync): void {
  const names = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  if (names.length > 0 && !names.some(({ name }) => name === 'captures'))
    throw new Error('it holds the tables of another program');
}

/** The error of a call as the gateway answers it. */
export function ledgerError(error: unknown): unknown {
  if (!(error instanceof Error) || !('errcode' in error)) return error;
  if (!STORAGE_CODES.has(Number(error.errcode) & 0xff)) return error;
  return new LedgerUnavailable(`the ledger cannot be written (${error.message})`, { cause: error });
}
