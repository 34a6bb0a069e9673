import type { DeleteResult } from 'kysely';

/**
 * So many rows one sweeping statement takes away. SQLite works on the thread that serves everybody: the statement must
 * be over in a few milliseconds, however much has run out.
 */
export const SWEEP_ROWS = 200;

/**
 * Sweeps until nothing is left, a statement of at most `SWEEP_ROWS` rows at a time; others are served in between.
 *
 * @param sweepSome deletes at most `SWEEP_ROWS` rows, ordered by the index that finds them: without the order PostgreSQL
 *   reads the table from its start for as long as its statistics promise that there are many
 * @param isStopped asked between statements
 * @returns how many rows went
 */
export async function sweepAll(
  sweepSome: () => Promise<DeleteResult>,
  isStopped: () => boolean = () => false,
): Promise<number> {
  for (let swept = 0; ; ) {
    const { numDeletedRows } = await sweepSome();
    swept += Number(numDeletedRows);
    if (numDeletedRows < SWEEP_ROWS || isStopped()) return swept;
    await new Promise<void>((resume) => setImmediate(resume));
  }
}
