import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Holds the data folder for one server. The lock is the operating system's own on an open file, taken through SQLite,
 * so it dies with its holder however that ends: nothing is left to clean up after a SIGKILL.
 *
 * @returns a function that lets go, or null when another server holds the folder
 */
export function lockFolder(dataDir: string): (() => void) | null {
  const lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch (cause) {
    lock.close();
    if (cause instanceof Error && /locked|busy/i.test(cause.message)) return null;
    throw cause;
  }
  return () => lock.close();
}
