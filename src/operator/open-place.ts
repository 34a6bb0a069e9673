import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#database';
import { readSettings } from '#server/settings';
import { OperatorFault, type Place } from './command.ts';

/**
 * The server's settings and database. The server's lock on the folder is not taken: the embedded database is read and
 * written beside it. Nothing is migrated, because a newer terminal must not change the tables under a running server.
 */
export async function openPlace(say: Place['say']): Promise<Place & { close(): Promise<void> }> {
  const dotEnv = existsSync('.env') ? readFileSync('.env', 'utf8') : '';
  const read = readSettings(process.env, dotEnv);
  if (!read.ok) throw new OperatorFault(read.faults.join('\n'));
  const { settings } = read;
  // Opening would make an empty one, and its answers would be wrong.
  if (!settings.DATABASE_URL && !existsSync(join(settings.DATA_DIR, 'repartee.db')))
    throw new OperatorFault(
      `There is no database in DATA_DIR ${settings.DATA_DIR}; start the server once, or set DATA_DIR or DATABASE_URL`,
    );
  const database = openDatabase(
    settings.DATABASE_URL ? { url: settings.DATABASE_URL } : { dataDir: settings.DATA_DIR },
  );
  try {
    await database.ping();
  } catch (cause) {
    await database.close().catch(() => {});
    const why = cause instanceof Error ? cause.message || String(cause) : String(cause);
    throw new OperatorFault(`The database could not be opened (${why.split('\n')[0]})`, { cause });
  }
  return { db: database.db, settings, nowMs: Date.now(), say, close: () => database.close() };
}

/** A table that is not there yet, in the words of either engine. */
export const isOlderDatabase = (error: unknown): boolean =>
  error instanceof Error &&
  (/no such (table|column)/.test(error.message) ||
    ('code' in error && (error.code === '42P01' || error.code === '42703')));
