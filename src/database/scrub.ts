import { CompiledQuery, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Somebody else reads from the file just then: tried again so often, and then by the next that scrubs. */
const TRIES = 5;
const PAUSE_MS = 40;

/**
 * Takes what was deleted out of SQLite's files. `secure_delete` writes zeros over it in the database's file; what stands
 * in the write-ahead file from before goes when that is written back and cut to nothing. Calls that come together are
 * one.
 */
export function sqliteScrub(db: Kysely<Tables>): () => Promise<void> {
  let underWay: Promise<void> | null = null;
  async function scrub(): Promise<void> {
    // Whoever asks from here on deleted before the file is written back, or asks for another run.
    await new Promise<void>((resume) => setImmediate(resume));
    underWay = null;
    for (let left = TRIES; left > 0; left--) {
      const { rows } = await db.executeQuery<{ busy: number }>(
        CompiledQuery.raw('pragma wal_checkpoint(truncate)'),
      );
      if (rows[0]?.busy !== 1) return;
      await new Promise<void>((resume) => setTimeout(resume, PAUSE_MS));
    }
  }
  return () => {
    underWay ??= scrub();
    return underWay;
  };
}
