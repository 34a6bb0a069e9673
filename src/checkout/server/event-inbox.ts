import { randomUUID } from 'node:crypto';
import { nextCheckDelayMs } from '#checkout';
import { type PaymentEventRow, SWEEP_ROWS, sweepAll } from '#database';
import { DAY_MS, isoTime } from '#kit';
import { carryOutEvent } from './carry-out-event.ts';
import type { CardProvider } from './provider.ts';
import type { ProviderEvent } from './provider-events.ts';
import type { RefundDeps } from './refund-settle.ts';

/** So long a message is ours while we carry it out; several nodes may look at the same time. */
const CLAIM_MS = 60_000;
/** A provider repeats a message for three days at most; what is kept longer is for the operator. */
const KEPT_MS = 90 * DAY_MS;
/** After so many tries, and days, a message waits for a person. */
const MOST_TRIES = 300;

/** Messages of card providers: each is stored once, answered, and carried out once, by whichever process comes to it. */
export interface EventInbox {
  /** Stores a message; carried out soon after. Its repeats change nothing. @throws where it could not be stored */
  take(provider: CardProvider, event: ProviderEvent): Promise<void>;
  /** Carries out what is due. @returns how many messages it looked at */
  carryOut(isStopped?: () => boolean): Promise<number>;
  /** Forgets what was carried out long ago. */
  sweep(isStopped?: () => boolean): Promise<number>;
  /** Resolves when nothing of this process is under way. */
  settled(): Promise<void>;
}

/** What a message was vouched for with may name the buyer; it is of no use any more. */
const withoutProof = (about: string): string =>
  JSON.stringify({ ...(JSON.parse(about) as object), proof: undefined });

export function eventInbox(deps: RefundDeps): EventInbox {
  const { db, clock } = deps;
  let running: Promise<unknown> = Promise.resolve();

  async function claim(row: PaymentEventRow): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('payment_events')
      .set({ next_try_at: isoTime(clock() + CLAIM_MS) })
      .where('id', '=', row.id)
      .where('next_try_at', '=', row.next_try_at)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async function attempt(row: PaymentEventRow): Promise<void> {
    if (!(await claim(row))) return;
    try {
      const { outcome, checkoutId } = await carryOutEvent(deps, row);
      await db
        .updateTable('payment_events')
        .set({
          about: withoutProof(row.about),
          outcome,
          checkout_id: checkoutId,
          done_at: isoTime(clock()),
          next_try_at: null,
        })
        .where('id', '=', row.id)
        .execute();
    } catch (error) {
      // The provider had its answer, so nobody but us comes back to it.
      const why = error instanceof Error ? error.message : 'unknown';
      console.error(`message ${row.provider} ${row.type}: not carried out, tried again later (${why})`);
      const tries = row.tries + 1;
      const next = tries < MOST_TRIES ? isoTime(clock() + nextCheckDelayMs(tries)) : null;
      await db
        .updateTable('payment_events')
        .set({ tries, next_try_at: next, outcome: `not carried out: ${why}`.slice(0, 200) })
        .where('id', '=', row.id)
        .execute();
    }
  }

  async function carryOut(isStopped: () => boolean = () => false): Promise<number> {
    const rows = await db
      .selectFrom('payment_events')
      .selectAll()
      .where('next_try_at', '<=', isoTime(clock()))
      .orderBy('next_try_at')
      .limit(50)
      .execute();
    for (const row of rows) {
      if (isStopped()) break;
      await attempt(row);
    }
    return rows.length;
  }

  return {
    async take({ name }, event) {
      const now = isoTime(clock());
      const row: PaymentEventRow = {
        id: randomUUID(),
        provider: name,
        event_id: event.id,
        type: event.type,
        is_test: event.isTest ? 1 : 0,
        about: JSON.stringify(event.about),
        checkout_id: null,
        received_at: now,
        done_at: null,
        outcome: null,
        tries: 0,
        next_try_at: now,
      };
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('payment_events')
        .values(row)
        .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
        .executeTakeFirst();
      if (!numInsertedOrUpdatedRows) return;
      // Not waited for: the provider has to have its answer first.
      running = running
        .then(() => attempt(row))
        .catch((error: unknown) => console.error('messages of providers: this look failed', error));
    },
    carryOut,
    sweep: (isStopped) =>
      sweepAll(
        () =>
          db
            .deleteFrom('payment_events')
            .where('id', 'in', (query) =>
              query
                .selectFrom('payment_events')
                .select('id')
                .where('done_at', '<', isoTime(clock() - KEPT_MS))
                .orderBy('done_at')
                .limit(SWEEP_ROWS),
            )
            .executeTakeFirst(),
        isStopped,
      ),
    settled: async () => {
      await running;
    },
  };
}
