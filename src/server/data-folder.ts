import { existsSync, lstatSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, EMBEDDED_FILE, type FolderState } from '#database';
import { DataFolderFault, keptSecret } from './secrets.ts';
import type { Settings } from './settings.ts';

/** Says that a database was made in this folder, so that a later start does not take its loss for a first start. */
export const DATABASE_MARK = 'has-database';
const MARK_TEXT = `A database was made in this folder. A start refuses to go on without ${EMBEDDED_FILE}; for a new one use an empty folder.\n`;

/** Files of the secrets that a start makes where the settings have none. */
export const SECRETS = ['app-secret', 'data-key', 'sandbox-secret'] as const;

/**
 * How far the first start of this folder has come. It makes the database's file, then the secrets, then the tables,
 * then the mark, so one that was cut off at any point may be repeated. Secrets alone may have been put there by hand.
 */
export function folderState(dataDir: string): FolderState {
  if (existsSync(join(dataDir, DATABASE_MARK))) return 'made';
  return SECRETS.some((name) => existsSync(join(dataDir, name))) ? 'begun' : 'new';
}

/** @throws DataFolderFault for a secret that is there and is none, before anything is opened */
export function checkSecrets({ DATA_DIR, APP_SECRET, DATA_KEY, SANDBOX_SECRET }: Settings): void {
  const given = { 'app-secret': APP_SECRET, 'data-key': DATA_KEY, 'sandbox-secret': SANDBOX_SECRET };
  for (const name of SECRETS) if (!given[name] && isThere(join(DATA_DIR, name))) keptSecret(DATA_DIR, name);
}

/** A link that leads nowhere is there too. */
const isThere = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false }) !== undefined;

/**
 * Refuses to make a new signing secret beside accounts that were made under another one, and a new key beside texts that
 * another one sealed.
 * @throws DataFolderFault
 */
export async function refuseLostSecret(
  { db }: Database,
  { DATA_DIR, APP_SECRET, DATA_KEY }: Settings,
): Promise<void> {
  const isLost = (name: string, given: unknown) => !given && !existsSync(join(DATA_DIR, name));
  const isThereAny = async (table: 'user' | 'memory_people') =>
    (await db.introspection.getTables()).some(({ name }) => name === table) &&
    (await db
      .selectFrom(table as 'user')
      .select('id')
      .limit(1)
      .executeTakeFirst()) !== undefined;
  if (isLost('app-secret', APP_SECRET) && (await isThereAny('user')))
    throw new DataFolderFault(
      `${join(DATA_DIR, 'app-secret')} is missing beside a database with accounts; put it back from a backup, or set APP_SECRET`,
    );
  if (isLost('data-key', DATA_KEY) && (await isThereAny('memory_people')))
    throw new DataFolderFault(
      `${join(DATA_DIR, 'data-key')} is missing beside a database with sealed texts; put it back from a backup, or set DATA_KEY`,
    );
}

/** Called once database and secrets stand. A folder that takes no file now is marked by the next start. */
export function markFolder(dataDir: string): void {
  const file = join(dataDir, DATABASE_MARK);
  if (existsSync(file)) return;
  try {
    writeFileSync(file, MARK_TEXT, { mode: 0o600 });
  } catch {
    // A full disk must not keep a whole database from being read.
  }
}
