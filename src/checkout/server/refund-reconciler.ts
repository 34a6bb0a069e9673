import { LATE_LOOKS_MS, nextCheckDelayMs, REFUND_UNSETTLED } from '#checkout';
import type { RefundRow } from '#database';
import { isoTime } from '#kit';
import { type RefundDeps, settleRefunded } from './refund-settle.ts';
import { moveRefund } from './refund-store.ts';
import { askAboutRefund } from './refunds.ts';

/** As for a checkout: so long a row is ours while we ask about it. */
const CLAIM_MS = 60_000;

/**
 * Settles refunds that a crash or a lost answer left open, and those that the provider carries out later. Running it
 * twice, or in two processes at once, changes nothing; it never asks for a refund, it only looks.
 *
 * A refund that is being asked for is left alone until its call must have ended, also at a start: the operator's
 * terminal is a process of its own.
 *
 * @param everything also those whose next look is not due, and those that wait for a person
 * @returns how many rows it looked at
 */
export async function reconcileRefunds(
  deps: RefundDeps,
  everything = false,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const rows = await due(deps, everything);
  for (const row of rows) {
    if (isStopped()) break;
    if (!(await claim(deps, row))) continue;
    try {
      await lookAt(deps, row);
    } catch (error) {
      // One row that cannot be settled must not keep the others waiting; it comes up again by itself.
      console.error(`reconciler: refund ${row.id} stays open`, error);
      await moveRefund(deps.db, row.id, REFUND_UNSETTLED, {
        checks: row.checks + 1,
        next_check_at: isoTime(deps.clock() + nextCheckDelayMs(row.checks)),
      }).catch(() => console.error(`reconciler: refund ${row.id} waits for its claim`));
    }
  }
  return rows.length;
}

function due(deps: RefundDeps, everything: boolean): Promise<RefundRow[]> {
  const now = isoTime(deps.clock());
  return deps.db
    .selectFrom('refunds')
    .selectAll()
    .where('provider', '=', deps.provider.name)
    .where((row) => {
      const isDue = row('next_check_at', '<=', now);
      return everything ? row.or([isDue, row('state', 'in', ['pending', 'unknown'])]) : isDue;
    })
    .orderBy('requested_at')
    .limit(everything ? 10_000 : 50)
    .execute();
}

async function claim(deps: RefundDeps, row: RefundRow): Promise<boolean> {
  const { numUpdatedRows } = await deps.db
    .updateTable('refunds')
    .set({ next_check_at: isoTime(deps.clock() + CLAIM_MS) })
    .where('id', '=', row.id)
    .where('state', '=', row.state)
    .where('next_check_at', row.next_check_at === null ? 'is' : '=', row.next_check_at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const lookAt = (deps: RefundDeps, row: RefundRow): Promise<void> =>
  row.state === 'refused' ? lookLate(deps, row) : askAboutRefund(deps, row, row.told ?? 'no answer was seen');

/** A refusal that was concluded, not told: looked at again a few times over a day. */
async function lookLate(deps: RefundDeps, row: RefundRow): Promise<void> {
  const following = LATE_LOOKS_MS[row.checks + 1];
  const next = following === undefined ? null : isoTime(deps.clock() + following);
  // Written first: a provider that cannot be reached does not make us look for ever.
  await moveRefund(deps.db, row.id, ['refused'], { checks: row.checks + 1, next_check_at: next });
  const found = await deps.provider.find(row.checkout_id);
  if (found.kind === 'refunded' && found.capture.chargeId === row.charge_id)
    await settleRefunded(deps, row, null);
}
