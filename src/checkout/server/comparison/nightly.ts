import { DIFFERENCES } from '#checkout';
import type { Storage } from '#database';
import { DAY_MS, every, isoTime, MINUTE_MS, type Repeated } from '#kit';
import { noteDispute } from '../disputes.ts';
import type { RefundDeps } from '../refund-settle.ts';
import { compareAll } from './compare-all.ts';
import { settleDifference } from './settle-difference.ts';

const LOOK_EVERY_MS = 10 * MINUTE_MS;
/** What a night missed, because the provider was away or the server was stopped, the next ones find. */
const COMPARED_MS = 4 * DAY_MS;
/** 01:00 UTC is 03:00 in South Africa, when few people pay. */
const AFTER_MIDNIGHT_MS = 60 * MINUTE_MS;

/**
 * Once a night compares the lists of the card providers with the ledger, and books what can be booked without a person.
 * Of several servers one does it. What needs a person stands in the log.
 *
 * @returns how many differences there were; null where it was not due, or another server did it
 */
export async function compareNightly(deps: RefundDeps): Promise<number | null> {
  const { db, clock } = deps;
  const nowMs = clock();
  const day = isoTime(nowMs - AFTER_MIDNIGHT_MS).slice(0, 10);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('comparisons')
    .values({ day, at: isoTime(nowMs), differences: null, applied: null })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return null;
  const { compared, unreachable } = await compareAll(deps, nowMs - COMPARED_MS, nowMs);
  for (const { provider, why } of unreachable)
    console.error(`comparison: ${provider} could not be asked for its payments (${why})`);
  let applied = 0;
  const differences = compared.flatMap((one) => one.differences);
  for (const difference of differences) {
    const { kind, provider, chargeId } = difference;
    const settled = await settleDifference(deps, difference);
    if (settled) applied += 1;
    console.error(
      `comparison: ${provider} payment ${chargeId}: ${DIFFERENCES[kind].says}; ${settled ? `settled: ${settled.state}` : 'run operator reconcile'}`,
    );
  }
  for (const { dispute, checkout } of compared.flatMap((one) => one.disputes))
    await noteDispute(deps, checkout, dispute);
  await db
    .updateTable('comparisons')
    .set({ differences: differences.length, applied })
    .where('day', '=', day)
    .execute();
  return differences.length;
}

/** Looks from time to time whether tonight's comparison is due; nothing is asked while nothing can be stored. */
export const startNightlyComparison = (deps: RefundDeps & { storage: Pick<Storage, 'check'> }): Repeated =>
  every(
    LOOK_EVERY_MS,
    async () => ((await deps.storage.check()) ? null : compareNightly(deps)),
    (error) => console.error('comparison: this run failed', error),
  );
