import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '#database';
import { isoTime } from '#kit';
import type { GatewayProgram } from '../../journeys/support/gateway.ts';
import { type Books, takenOf } from './books.ts';
import type { Attempt } from './customer.ts';
import { openBooks, type Place } from './places.ts';

const HOUR_MS = 60 * 60_000;
/** Longer than the servers' own interval between looks. */
const LOOK_MS = 5_500;
const MOST_LOOKS = 24;

/** What becomes due by itself. A page is open for an hour, and late looks come up to a day after. */
const TIMES = [
  ['checkouts', 'id', ['next_check_at', 'expires_at']],
  ['payment_events', 'id', ['next_try_at']],
  ['refunds', 'id', ['next_check_at']],
  ['refund_requests', 'checkout_id', ['try_at']],
] as const;

/**
 * Waits until the shop has settled by itself what it can, with every message of the gateway sent. Hours of waiting are
 * made to pass by moving what is due back in the database, beside the running servers.
 */
export async function untilSettled(place: Place, gateway: GatewayProgram): Promise<void> {
  const database = openBooks(place);
  try {
    for (let looks = 0; ; looks++) {
      await gateway.post('/v1/messages/flush', {});
      if (looks > 1) await letHoursPass(database, 2);
      await wait(LOOK_MS);
      const open = await whatIsOpen(database, gateway);
      if (open.length === 0 && looks > 2) return;
      if (looks === MOST_LOOKS) throw new Error(`still open after a day: ${open.slice(0, 20).join(', ')}`);
    }
  } finally {
    await database.close();
  }
}

async function letHoursPass({ db }: Database, hours: number): Promise<void> {
  const any = db as unknown as Kysely<Record<string, Record<string, string | null>>>;
  for (const [table, key, [due, ...others]] of TIMES) {
    const rows = await any
      .selectFrom(table)
      .select([key, due, ...others])
      .where(due, 'is not', null)
      .execute();
    for (const row of rows) {
      const moved = Object.fromEntries(
        [due, ...others].map((name) => [
          name,
          row[name] ? isoTime(Date.parse(row[name]) - hours * HOUR_MS) : null,
        ]),
      );
      // Whoever has looked meanwhile has set a time of its own.
      await any
        .updateTable(table)
        .set(moved)
        .where(key, '=', row[key] ?? '')
        .where(due, '=', row[due] ?? '')
        .execute();
    }
  }
}

async function whatIsOpen({ db }: Database, gateway: GatewayProgram): Promise<string[]> {
  const checkouts = await db
    .selectFrom('checkouts')
    .select(['id', 'state'])
    .where('state', 'in', ['charging', 'confirming', 'at-provider'])
    .execute();
  const events = await db
    .selectFrom('payment_events')
    .select('id')
    .where('next_try_at', 'is not', null)
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .select(['checkout_id as id', 'state'])
    .where('next_check_at', 'is not', null)
    .where('state', 'in', ['asking', 'unknown'])
    .execute();
  const asked = await db
    .selectFrom('refund_requests')
    .select('checkout_id as id')
    .where('try_at', 'is not', null)
    // It waits until the bank has decided, and no dispute is decided any more (decision 86).
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('disputes')
            .select('dispute_id')
            .whereRef('disputes.checkout_id', '=', 'refund_requests.checkout_id')
            .where('disputes.state', '=', 'open'),
        ),
      ),
    )
    .execute();
  const receipts = await db
    .selectFrom('receipts')
    .select('checkout_id as id')
    .where('number', 'is', null)
    .execute();
  const { messages } = (await gateway.post('/v1/messages/flush', {})) as { messages: { waits: boolean }[] };
  return [
    ...checkouts.map(({ id, state }) => `checkout ${id} ${state}`),
    ...events.map(({ id }) => `message ${id}`),
    ...refunds.map(({ id, state }) => `refund of ${id} ${state}`),
    ...asked.map(({ id }) => `refund request of ${id}`),
    ...receipts.map(({ id }) => `receipt of ${id}`),
    ...messages.filter(({ waits }) => waits).map(() => 'a message of the gateway'),
  ];
}

/** Both ledgers as they stand. */
export async function readBooks(
  place: Place,
  gateway: GatewayProgram,
  attempts: ReadonlyMap<string, Attempt>,
): Promise<Books> {
  const { db, close } = openBooks(place);
  try {
    return {
      taken: (await gateway.captures()).map(takenOf),
      checkouts: await db.selectFrom('checkouts').selectAll().execute(),
      lines: await db.selectFrom('payments').selectAll().execute(),
      refunds: await db.selectFrom('refunds').selectAll().execute(),
      subscriptions: await db.selectFrom('subscriptions').selectAll().execute(),
      receipts: await db.selectFrom('receipts').selectAll().execute(),
      purchases: new Map([...attempts.values()].map(({ checkoutId, purchase }) => [checkoutId, purchase])),
    };
  } finally {
    await close();
  }
}
