import { LATE_LOOKS_MS, mayBeUnderWay, nextCheckDelayMs, REFUND_UNSETTLED } from '#checkout';
import type { RefundRow } from '#database';
import { isoTime } from '#kit';
import { settleAfterMs } from './attempts.ts';
import { isUnsettledRefund } from './open-rows.ts';
import { type RefundDeps, settleRefunded } from './refund-settle.ts';
import { moveRefund } from './refund-store.ts';
import { askAboutRefund, findOfRefund } from './refunds.ts';

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

async function due({ db, clock, providers }: RefundDeps, everything: boolean): Promise<RefundRow[]> {
  const most = everything ? 10_000 : 50;
  // One question a provider, as the index has it.
  const rows = (
    await Promise.all(
      providers.all.map(({ name }) =>
        db
          .selectFrom('refunds')
          .selectAll()
          .where('provider', '=', name)
          .where('next_check_at', '<=', isoTime(clock()))
          .orderBy('next_check_at')
          .limit(most)
          .execute(),
      ),
    )
  ).flat();
  if (!everything) return rows;
  // A question of its own, and of all providers: with an "or", or with the provider in it, an engine may read every
  // refund there ever was.
  const unsettled = await db
    .selectFrom('refunds')
    .selectAll()
    .where(isUnsettledRefund)
    .where('state', 'in', ['pending', 'unknown'])
    .orderBy('requested_at')
    .limit(most)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return [...rows, ...unsettled.filter((row) => providers.of(row.provider) && !known.has(row.id))];
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

function lookAt(deps: RefundDeps, row: RefundRow): Promise<void> {
  if (row.state === 'refused') return lookLate(deps, row);
  const call = {
    chargingAtMs: Date.parse(row.requested_at),
    nowMs: deps.clock(),
    settleAfterMs: settleAfterMs(deps.timeoutMs),
  };
  if (row.state === 'asking' && mayBeUnderWay(call)) return lookWithoutClosing(deps, row);
  return askAboutRefund(deps, row, row.told ?? 'no answer was seen');
}

/** As for a checkout: another process may be in the middle of this very call, and only its success is acted upon. */
async function lookWithoutClosing(deps: RefundDeps, row: RefundRow): Promise<void> {
  await moveRefund(deps.db, row.id, ['asking'], {
    next_check_at: isoTime(deps.clock() + nextCheckDelayMs(0)),
  });
  const found = await findOfRefund(deps, row);
  if (found.kind === 'refunded' && found.capture.chargeId === row.charge_id)
    await settleRefunded(deps, row, null);
}

/** A refusal that was concluded, not told: looked at again a few times over a day. */
async function lookLate(deps: RefundDeps, row: RefundRow): Promise<void> {
  const following = LATE_LOOKS_MS[row.checks + 1];
  const next = following === undefined ? null : isoTime(deps.clock() + following);
  // Written first: a provider that cannot be reached does not make us look for ever.
  await moveRefund(deps.db, row.id, ['refused'], { checks: row.checks + 1, next_check_at: next });
  const found = await findOfRefund(deps, row);
  if (found.kind === 'refunded' && found.capture.chargeId === row.charge_id)
    await settleRefunded(deps, row, null);
}
