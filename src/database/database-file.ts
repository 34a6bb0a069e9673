import { closeSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from './migrations/index.ts';
import { storageFaultOf } from './storage-fault.ts';

/** A database that must not be used; its message is one line that says which file and what to do. */
export class DatabaseFault extends Error {}

/** "Rprt": marks a database file as ours (`PRAGMA application_id`). Files of versions before this mark have 0. */
export const APPLICATION_ID = 0x52707274;

/**
 * What a folder held before: nothing of ours; a first start that made the database's file and the secrets and may have
 * been cut off; a whole database.
 */
export type FolderState = 'new' | 'begun' | 'made';

const RESTORE = 'put it back from a backup, or set DATA_DIR to an empty folder to begin anew';
const OTHER_FOLDER = 'set DATA_DIR to another folder';

/** SQLite reads whole files of this size in about a tenth of a second; a larger one is not read at each start. */
const CHECK_WHOLE_BYTES = 64 * 1024 * 1024;

const HEADER_BYTES = 100;
const MAGIC = 'SQLite format 3\0';

/**
 * Looks at a database file before SQLite opens it, because SQLite takes an empty file for a new database.
 *
 * @returns whether SQLite will make a new one
 * @throws DatabaseFault
 */
export function inspectFile(file: string, folder: FolderState): boolean {
  const found = statOf(file);
  const hasLeftOver = Boolean(statOf(`${file}-wal`)?.size);
  if (!found) {
    if (folder !== 'made' && !hasLeftOver) return true;
    throw new DatabaseFault(`${file} is missing from a folder that had it; ${RESTORE}`);
  }
  if (!found.isFile()) throw new DatabaseFault(`${file} is not a file; remove it, or ${OTHER_FOLDER}`);
  if (found.size > 0) inspectHeader(file, found.size);
  // The file gets its first page before the folder gets its first secret.
  else if (folder !== 'new' || hasLeftOver)
    throw new DatabaseFault(`${file} is empty, and its folder is not new; ${RESTORE}`);
  return found.size === 0;
}

function inspectHeader(file: string, size: number): void {
  const header = readHeader(file);
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC)
    throw new DatabaseFault(`${file} is damaged, or no SQLite database; ${RESTORE}`);
  if (![0, APPLICATION_ID].includes(header.readUInt32BE(68)))
    throw new DatabaseFault(`${file} belongs to another program; ${OTHER_FOLDER}`);
  const pageBytes = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
  // The count of pages holds only where it was written together with the last change; a WAL may hold the rest.
  const counted = header.readUInt32BE(24) === header.readUInt32BE(92) ? header.readUInt32BE(28) : 0;
  if (size < counted * pageBytes && !statOf(`${file}-wal`)?.size)
    throw new DatabaseFault(
      `${file} is damaged: it ends after ${size} of ${counted * pageBytes} bytes; ${RESTORE}`,
    );
}

export const damaged = (file: string, cause: unknown): DatabaseFault =>
  new DatabaseFault(`${file} is damaged (${oneLine(cause)}); ${RESTORE}`, { cause });

/**
 * Looks at an opened database: whether it can be read, is ours, and of no newer version. Marks one without a mark.
 *
 * @param isNew whether SQLite has just made it
 * @throws DatabaseFault
 */
export function inspectOpened(raw: DatabaseSync, file: string, folder: FolderState, isNew: boolean): void {
  let tables: Set<string>;
  try {
    tables = new Set(column(raw, "select name from sqlite_schema where type = 'table'"));
    if ((statOf(file)?.size ?? 0) <= CHECK_WHOLE_BYTES) {
      const [fault] = column(raw, 'PRAGMA quick_check(1)');
      if (fault !== 'ok') throw damaged(file, fault);
    }
  } catch (cause) {
    if (cause instanceof DatabaseFault) throw cause;
    throw damaged(file, cause);
  }
  const isMarked = column(raw, 'PRAGMA application_id')[0] === String(APPLICATION_ID);
  if (tables.size === 0) {
    if (!isNew && (folder === 'made' || (folder === 'begun' && !isMarked)))
      throw new DatabaseFault(
        `${file} holds no tables, and its folder is not new (was ${file}-wal lost?); ${RESTORE}`,
      );
  } else if (!isMarked && !(tables.has('kysely_migration') && tables.has('checkouts')))
    throw new DatabaseFault(`${file} holds the tables of another program; ${OTHER_FOLDER}`);
  if (tables.has('kysely_migration')) refuseNewer(column(raw, 'select name from kysely_migration'), file);
  if (!isMarked) mark(raw);
}

/** Where it cannot be written now, the next start marks it. */
function mark(raw: DatabaseSync): void {
  try {
    raw.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
  } catch (error) {
    if (!storageFaultOf(error) && !/locked/.test(oneLine(error))) throw error;
  }
}

/**
 * @param done names of migrations that the database has seen @param where names the database
 * @throws DatabaseFault when one of them is none of this version's
 */
export function refuseNewer(done: readonly string[], where: string): void {
  const newer = done.find((name) => !Object.hasOwn(MIGRATIONS, name));
  if (newer !== undefined)
    throw new DatabaseFault(
      `${where} was written by a newer version (${oneLine(newer)}); start that version, or use a backup from before it`,
    );
}

function statOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (cause) {
    throw unreadable(file, cause);
  }
}

function readHeader(file: string): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  try {
    const fd = openSync(file, 'r+');
    try {
      readSync(fd, header, 0, HEADER_BYTES, 0);
    } finally {
      closeSync(fd);
    }
  } catch (cause) {
    throw unreadable(file, cause);
  }
  return header;
}

const unreadable = (file: string, cause: unknown) =>
  new DatabaseFault(
    `${file} cannot be read and written (${(cause as NodeJS.ErrnoException).code ?? 'fault'}); give it to the user of the server`,
    { cause },
  );

const column = (raw: DatabaseSync, sql: string): string[] =>
  raw
    .prepare(sql)
    .all()
    .map((row) => String(Object.values(row)[0]));

const oneLine = (told: unknown): string =>
  (told instanceof Error ? told.message : String(told)).replace(/\s+/g, ' ').slice(0, 120);
