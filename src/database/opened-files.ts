import { statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type StorageFault, storageFault } from './storage-fault.ts';

/** Below this the disk counts as full: a payment under way must still find room when its result is stored. */
export const RESERVE_BYTES = 1024 * 1024;

/** The database file and what SQLite keeps beside it while it is open. */
const SUFFIXES = ['', '-wal', '-shm'] as const;

interface Identity {
  dev: bigint;
  ino: bigint;
}

/**
 * Remembers which files SQLite has just opened. A process goes on writing into a file that was removed or replaced, and
 * loses all of it when it ends; only the comparison with the file at the path can tell.
 *
 * @returns looks at the files and at the room on their disk: some microseconds, nothing is written
 */
export function watchOpenedFiles(file: string): () => StorageFault | null {
  const opened: [path: string, identity: Identity][] = [];
  for (const suffix of SUFFIXES) {
    const identity = statSync(file + suffix, { bigint: true, throwIfNoEntry: false });
    if (identity) opened.push([file + suffix, identity]);
  }
  return () => {
    try {
      for (const [path, was] of opened) {
        const is = statSync(path, { bigint: true });
        if (is.ino !== was.ino || is.dev !== was.dev) return storageFault('database-replaced', path);
      }
      return freeBytes(file) < RESERVE_BYTES ? storageFault('disk-full', dirname(file)) : null;
    } catch (error) {
      const { code = 'fault', path = file } = error as NodeJS.ErrnoException;
      const isGone = code === 'ENOENT' || code === 'ENOTDIR';
      return isGone ? storageFault('database-removed', path) : storageFault('disk-fault', code);
    }
  };
}

/** What is left for this user; file systems that tell no size have no end as far as we know. */
function freeBytes(file: string): number {
  const { blocks, bavail, bfree, bsize } = statfsSync(dirname(file));
  if (blocks === 0) return Number.POSITIVE_INFINITY;
  return (process.getuid?.() === 0 ? bfree : bavail) * bsize;
}
