import { LATE_LOOKS_MS, mayBeUnderWay, nextCheckDelayMs, UNSETTLED } from '#checkout';
import { type CheckoutRow, type Storage, SWEEP_ROWS, sweepAll } from '#database';
import { DAY_MS, every, isoTime, type Repeated } from '#kit';
import {
  type AttemptDeps,
  ask,
  callTimes,
  follow,
  providerOf,
  savedCapture,
  settleSaved,
} from './attempts.ts';
import type { EventInbox } from './event-inbox.ts';
import { isUnsettledCheckout } from './open-rows.ts';
import { reconcileRefunds } from './refund-reconciler.ts';
import type { RefundDeps } from './refund-settle.ts';
import { isWaitedFor, mayBePaidSince, reopen } from './reopen.ts';
import { refOf } from './store.ts';
import { isUnderWay } from './under-way.ts';

export interface ReconcilerDeps extends AttemptDeps {
  /** No other process can have a call under way: a row that says so, and is not of this one, was left by a crash. */
  alone: boolean;
}

/** So long a row is ours while we ask about it; several nodes may look at the same time. */
const CLAIM_MS = 60_000;

/**
 * Settles what a crash, a lost answer or a failed save left open. Runs at start and at intervals; running it twice, or
 * in two processes at once, changes nothing.
 *
 * @param isStopped asked between rows, so that a server that is told to end does not look at all of them first
 * @param everything at start: also rows whose next look is not due, because whoever was to look may be gone
 * @returns how many rows it looked at
 */
export async function reconcile(
  deps: ReconcilerDeps,
  everything = false,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const rows = await due(deps, everything);
  for (const row of rows) {
    if (isStopped()) break;
    // After a stall the time of this look may come before the answer to our own call is read.
    if (isUnderWay(deps.providers, row.id) || !(await claim(deps, row))) continue;
    try {
      await lookAt(deps, row);
    } catch (error) {
      // One row that cannot be settled must not keep the others waiting; it comes up again by itself.
      console.error(`reconciler: checkout ${row.id} stays open`, error);
      await postpone(deps, row).catch(() =>
        console.error(`reconciler: checkout ${row.id} waits for its claim`),
      );
    }
  }
  return rows.length;
}

async function due(deps: ReconcilerDeps, everything: boolean): Promise<CheckoutRow[]> {
  const rows = await Promise.all(deps.providers.all.map(({ name }) => dueOf(deps, name, everything)));
  return rows.flat();
}

async function dueOf(deps: ReconcilerDeps, provider: string, everything: boolean): Promise<CheckoutRow[]> {
  const query = deps.db
    .selectFrom('checkouts')
    .selectAll()
    .where('next_check_at', 'is not', null)
    .where('provider', '=', provider);
  const now = isoTime(deps.clock());
  return everything
    ? query
        .where(isUnsettledCheckout)
        .where('state', 'in', ['charging', 'confirming'])
        .orderBy('created_at')
        .execute()
    : query.where('next_check_at', '<=', now).orderBy('next_check_at').limit(50).execute();
}

async function claim(deps: ReconcilerDeps, row: CheckoutRow): Promise<boolean> {
  const { numUpdatedRows } = await deps.db
    .updateTable('checkouts')
    .set({ next_check_at: isoTime(deps.clock() + CLAIM_MS) })
    .where('id', '=', row.id)
    .where('state', '=', row.state)
    .where('next_check_at', '=', row.next_check_at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** After a look that failed: again soon, not when the claim ends; a customer whose money is taken is waiting. */
async function postpone(deps: ReconcilerDeps, row: CheckoutRow): Promise<void> {
  await deps.db
    .updateTable('checkouts')
    .set({ checks: row.checks + 1, next_check_at: isoTime(deps.clock() + nextCheckDelayMs(row.checks)) })
    .where('id', '=', row.id)
    .where('state', 'in', [...UNSETTLED, 'at-provider'])
    .where('next_check_at', 'is not', null)
    .execute();
}

async function lookAt(deps: ReconcilerDeps, row: CheckoutRow): Promise<void> {
  const capture = savedCapture(row);
  if (capture) return settleSaved(deps, row, capture);
  if (row.state === 'failed' || row.state === 'declined') return lookLate(deps, row);
  if (row.state === 'charging' && !deps.alone && mayBeUnderWay(callTimes(deps, row)))
    return lookWithoutClosing(deps, row);
  return ask(deps, row, false, 'the process that charged it ended');
}

/** Another node may be in the middle of this very call: a capture can be applied, anything else is its business. */
async function lookWithoutClosing(deps: ReconcilerDeps, row: CheckoutRow): Promise<void> {
  const found = await providerOf(deps, row).find(refOf(row));
  if (found.kind === 'captured') return ask(deps, row, false, 'found at start');
  await deps.db
    .updateTable('checkouts')
    .set({ next_check_at: row.next_check_at })
    .where('id', '=', row.id)
    .where('state', '=', 'charging')
    .execute();
}

/** A failure that was concluded and not told, or a card that was declined on a page: looked at again a few times over a day. */
async function lookLate(deps: ReconcilerDeps, row: CheckoutRow): Promise<void> {
  const found = await providerOf(deps, row).find(refOf(row));
  if ('capture' in found) return follow(deps, row, found);
  if (found.kind === 'seems-captured' && mayBePaidSince(row)) return reopen(deps, row);
  if (found.kind === 'cannot-tell' && isWaitedFor(row)) return reopen(deps, row, true);
  const following = LATE_LOOKS_MS[row.checks + 1];
  await deps.db
    .updateTable('checkouts')
    .set({
      checks: row.checks + 1,
      next_check_at: following === undefined ? null : isoTime(deps.clock() + following),
    })
    .where('id', '=', row.id)
    .where('state', '=', row.state)
    .execute();
}

/** Somebody looked at the payment page and left: nothing was sent, so nothing is owed to anybody. */
const OPEN_FOR_MS = 30 * DAY_MS;
const SWEEP_EVERY_MS = DAY_MS / 4;

/**
 * Forgets checkouts that were opened and never paid. Only `open` ones: from the intent to charge on, a row stays.
 *
 * @returns how many went
 */
export function sweepOpen(
  { db, clock }: Pick<ReconcilerDeps, 'db' | 'clock'>,
  isStopped?: () => boolean,
): Promise<number> {
  const before = isoTime(clock() - OPEN_FOR_MS);
  return sweepAll(
    () =>
      db
        .deleteFrom('checkouts')
        .where('id', 'in', (query) =>
          query
            .selectFrom('checkouts')
            .select('id')
            .where('state', '=', 'open')
            .where('charge_id', 'is', null)
            .where('created_at', '<', before)
            .orderBy('created_at')
            .limit(SWEEP_ROWS),
        )
        // Somebody may begin to pay between the look and the deletion. Said without the state, by whose index an
        // engine would come to every row that is open.
        .where('charging_at', 'is', null)
        .executeTakeFirst(),
    isStopped,
  );
}

/**
 * Runs the reconciler, over messages of providers, payments and refunds, now and every `intervalMs` until stopped; a run that is under way is waited for by `stop`.
 */
export function startReconciler(
  deps: ReconcilerDeps & RefundDeps & { storage: Pick<Storage, 'check'>; inbox: EventInbox },
  intervalMs: number,
): Repeated {
  let sweepAtMs = 0;
  let isFirst = true;
  return every(
    intervalMs,
    async (isStopped) => {
      // What cannot be stored is not asked about either; the storage has logged why.
      if (await deps.storage.check()) return;
      const everything = isFirst;
      isFirst = false;
      await deps.inbox.carryOut(isStopped);
      await reconcile(deps, everything, isStopped);
      await reconcileRefunds(deps, everything, isStopped);
      if (deps.clock() < sweepAtMs) return;
      sweepAtMs = deps.clock() + SWEEP_EVERY_MS;
      await sweepOpen(deps, isStopped);
      await deps.inbox.sweep(isStopped);
    },
    (error) => console.error('reconciler: this run failed', error),
  );
}
