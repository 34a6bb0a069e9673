import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseFault } from './database-file.ts';

/**
 * Holds the data folder for one server. The lock is the operating system's own on an open file, taken through SQLite,
 * so it dies with its holder however that ends: nothing is left to clean up after a SIGKILL.
 *
 * @returns a function that lets go, or null when another server holds the folder
 * @throws DatabaseFault when the file of the lock cannot be used
 */
export function lockFolder(dataDir: string): (() => void) | null {
  const file = join(dataDir, 'server.lock');
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    // Without a journal on the disk: the lock must be had on a full one too, and nothing is ever written.
    lock.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch (cause) {
    lock?.close();
    const told = cause instanceof Error ? cause.message : 'fault';
    if (/locked|busy/i.test(told)) return null;
    throw new DatabaseFault(
      `${file} cannot be used (${told}); stop every server of this folder and remove it`,
      {
        cause,
      },
    );
  }
  const held = lock;
  return () => held.close();
}
