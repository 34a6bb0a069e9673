import type { Kysely } from 'kysely';
import { cardProviders, reconcile, reconcileRefunds } from '../../src/checkout/server/index.ts';
import { type ReconcilerDeps, sweepOpen } from '../../src/checkout/server/reconciler.ts';
import { refundSettings } from '../../src/checkout/server/refund-settle.ts';
import type { Engine, Tables } from '../../src/database/index.ts';
import { testPlace } from '../../src/database/testing.ts';
import { createLockOut } from '../../src/identity/server/lock-out.ts';
import { DAY_MS, isoTime } from '../../src/kit/index.ts';
import type { Command } from '../../src/operator/command.ts';
import { list } from '../../src/operator/commands/list.ts';
import { reconcileCommand } from '../../src/operator/commands/reconcile.ts';
import { refundCommand } from '../../src/operator/commands/refund.ts';
import { report } from '../../src/operator/commands/report.ts';
import { show } from '../../src/operator/commands/show.ts';
import { stats } from '../../src/operator/commands/stats.ts';
import { commandRunner, openProduct } from '../../src/operator/testing.ts';
import { createRowCounts } from '../../src/server/row-counts.ts';
import { findSubscription, replaceSubscription } from '../../src/subscriptions/server/store.ts';

/** Asks the queries on which money depends, so that a run of `query-plans.test.ts` alone reads the plans of those. */
export async function sellAndLookBack(engine: Engine): Promise<void> {
  const place = await testPlace(engine);
  const product = await openProduct(engine, place);
  try {
    const run = commandRunner(
      () => product,
      () => place,
    );
    const buyer = await product.person('buyer@example.com');
    const paid = await buyer.buy('weekly');
    if (paid.status !== 200) throw new Error(`buying answered ${paid.status}`);
    await buyer.post('/api/checkout', { plan: 'monthly' });
    const deps = {
      db: product.database.db,
      providers: product.providers,
      timeoutMs: product.timeoutMs,
      clock: () => product.clock.now,
      mailer: product.mailer,
      ...refundSettings(product.settings),
    };
    for (const everything of [true, false]) {
      await reconcile({ ...deps, alone: true }, everything);
      await reconcileRefunds(deps, everything);
    }
    await sweepOpen(deps);
    await lookInVain(deps);
    await othersBranches(deps.db, buyer.id);
    const { paymentId } = JSON.parse(await run(show, 'buyer@example.com', '--json')) as { paymentId: string };
    const commands: [Command, ...string[]][] = [
      [list],
      [list, '--only', 'inReview', '--after', '2026-01-01/x'],
      [list, '--only', 'subscriptions', '--after', '2026-01-01/x'],
      [list, '--only', 'refunds', '--after', '2026-01-01/x'],
      [report],
      [stats],
      [reconcileCommand],
      [refundCommand, paymentId, '--apply'],
    ];
    for (const [command, ...args] of commands) await run(command, ...args);
    const counts = createRowCounts(product.database.db, { entriesAStep: 1 });
    await counts.of('checkouts');
    await counts.of('refunds');
  } finally {
    await product.close();
    await place.remove();
  }
}

/** Two attempts of which the provider knows nothing: one of another process, and one that was given up. */
async function lookInVain(deps: Omit<ReconcilerDeps, 'alone'>): Promise<void> {
  const now = isoTime(deps.clock());
  const row = (id: string, state: string, next_check_at: string) => ({
    id,
    user_id: id,
    plan: 'weekly',
    amount_in_cents: 9_999,
    currency: 'ZAR',
    provider: deps.providers.current.name,
    state,
    created_at: now,
    charging_at: now,
    next_check_at,
    checks: 0,
  });
  await deps.db
    .insertInto('checkouts')
    .values([row('charging', 'charging', isoTime(deps.clock() + DAY_MS)), row('failed', 'failed', now)])
    .execute();
  const { current } = deps.providers;
  const providers = cardProviders({ ...current, find: async () => ({ kind: 'absent' }) });
  for (const everything of [true, false]) await reconcile({ ...deps, providers, alone: false }, everything);
  await deps.db.deleteFrom('checkouts').where('user_id', 'in', ['charging', 'failed']).execute();
}

/** Branches that take two at the same moment. */
async function othersBranches(db: Kysely<Tables>, userId: string): Promise<void> {
  const lockOut = createLockOut({ db, clock: Date.now });
  const tries = [await lockOut.begin('a@example.com'), await lockOut.begin('a@example.com')];
  for (const one of tries.reverse()) if (one.allowed) await one.end('not-compared');
  const document = await findSubscription(db, userId);
  if (!document) throw new Error('the buyer has no subscription');
  await replaceSubscription(db, document, document);
}
