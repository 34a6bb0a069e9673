import { closeSync, fsyncSync, openSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { APPLICATION_ID, DatabaseFault, refuseNewer } from './database-file.ts';

/** 4 MB with SQLite's pages of 4 KB: often enough to tell how far it is. */
const PAGES_A_STEP = 1_024;

/**
 * Copies a database with SQLite's online backup, beside servers that write to it. The copy is the database of one
 * moment, that of the call: a read transaction is held meanwhile, so no writer makes the backup begin anew.
 *
 * @param target must not exist; it is complete when this resolves, and of no use when it throws
 * @param progress gets how much is copied, from 0 to 1
 */
export async function copyDatabase(
  file: string,
  target: string,
  progress: (share: number) => void,
): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    source.exec('BEGIN');
    source.prepare('SELECT count(*) FROM sqlite_schema').get();
    await backup(source, target, {
      rate: PAGES_A_STEP,
      progress: ({ totalPages, remainingPages }) => progress(1 - remainingPages / totalPages),
    });
  } finally {
    source.close();
  }
}

/** Makes a copy one file without a `-wal` beside it, and has the disk store it. */
export function sealCopy(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    copy.exec('PRAGMA journal_mode = DELETE');
  } finally {
    copy.close();
  }
  const fd = openSync(file, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

/**
 * Reads a whole copy: whether it is a database of ours, of no newer version, and without a fault.
 *
 * @returns names of the migrations that it has seen
 * @throws DatabaseFault
 */
export function inspectCopy(file: string): string[] {
  const copy = open(file);
  try {
    const column = (sql: string) =>
      copy
        .prepare(sql)
        .all()
        .map((row) => String(Object.values(row)[0]));
    const [fault] = column('PRAGMA integrity_check(1)');
    if (fault !== 'ok') throw new DatabaseFault(`${file} is damaged (${fault})`);
    if (column('PRAGMA application_id')[0] !== String(APPLICATION_ID))
      throw new DatabaseFault(`${file} is no database of this product`);
    const migrations = column('SELECT name FROM kysely_migration ORDER BY name');
    refuseNewer(migrations, file);
    return migrations;
  } catch (cause) {
    if (cause instanceof DatabaseFault) throw cause;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseFault(`${file} is damaged (${why})`, { cause });
  } finally {
    copy.close();
  }
}

function open(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { readOnly: true });
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseFault(`${file} cannot be opened (${why})`, { cause });
  }
}
