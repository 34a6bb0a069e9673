import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, DatabaseFault, databaseTime, openDatabase, withDetail } from '#database';
import { DataFolderFault } from '#server/secrets';
import { readSettings } from '#server/settings';
import { OperatorFault, type Place, type Terminal } from './command.ts';

export interface OpenPlace extends Omit<Place, 'by' | 'about'> {
  storage: Database['storage'];
  close(): Promise<void>;
}

type Surroundings = Pick<Terminal, 'env' | 'cwd'>;

/** The server's settings. @throws OperatorFault */
export function readPlaceSettings(surroundings: Surroundings): Place['settings'] {
  const file = join(surroundings.cwd(), '.env');
  const read = readSettings(surroundings.env, existsSync(file) ? readFileSync(file, 'utf8') : '');
  if (!read.ok) throw new OperatorFault(read.faults.join('\n'));
  return read.settings;
}

/**
 * The server's settings and database. The server's lock on the folder is not taken: the embedded database is read and
 * written beside it. Nothing is migrated, because a newer terminal must not change the tables under a running server.
 */
export async function openPlace(say: Place['say'], surroundings: Surroundings): Promise<OpenPlace> {
  const settings = readPlaceSettings(surroundings);
  // Opening would make an empty one, and its answers would be wrong.
  if (!settings.DATABASE_URL && !existsSync(join(settings.DATA_DIR, 'repartee.db')))
    throw new OperatorFault(
      `There is no database in DATA_DIR ${settings.DATA_DIR}; start the server once, or set DATA_DIR or DATABASE_URL`,
    );
  const database = openDatabase(
    settings.DATABASE_URL ? { url: settings.DATABASE_URL } : { dataDir: settings.DATA_DIR, folder: 'made' },
    // Told once, by the command that met it.
    () => {},
  );
  let nowMs: number;
  try {
    await database.ping();
    // The time that the servers go by, though this terminal may run on another machine.
    nowMs = await databaseTime(database);
  } catch (cause) {
    await database.close().catch(() => {});
    const why = cause instanceof Error ? cause.message || String(cause) : String(cause);
    throw new OperatorFault(`The database could not be opened (${why.split('\n')[0]})`, { cause });
  }
  const { db, storage } = database;
  return { db, settings, nowMs, say, storage, close: () => database.close() };
}

/** A table that is not there yet, in the words of either engine. */
export const isOlderDatabase = (error: unknown): boolean =>
  error instanceof Error &&
  (/no such (table|column)/.test(error.message) ||
    ('code' in error && (error.code === '42P01' || error.code === '42703')));

/**
 * A fault of the data folder or the database as one line for the operator; null for any other error.
 * @param storage knows whether it was a statement that failed, and not a call to somebody else
 */
export function placeFault(error: unknown, storage?: OpenPlace['storage']): OperatorFault | null {
  const isOfFolder = error instanceof DatabaseFault || error instanceof DataFolderFault;
  if (isOfFolder) return new OperatorFault(error.message, { cause: error });
  const fault = storage?.fault();
  return fault
    ? new OperatorFault(`The database could not be used: ${withDetail(fault)}`, { cause: error })
    : null;
}
