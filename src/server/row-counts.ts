import type { Kysely } from 'kysely';
import { CHECKOUT_STATES, REFUND_STATES, REFUND_UNSETTLED, UNSETTLED } from '#checkout';
import { countUnsettled } from '#checkout/server';
import { isBehind, type ListKey, type Tables } from '#database';
import { MINUTE_MS } from '#kit';

/** One step of counting reads so many entries of an index and no more: about a millisecond on the serving thread. */
const ENTRIES_A_STEP = 5_000;
/** What is over is counted anew when it was counted so long ago. */
const FRESH_FOR_MS = 5 * MINUTE_MS;

const COUNTED = {
  checkouts: { states: CHECKOUT_STATES, unsettled: UNSETTLED, time: 'created_at' },
  refunds: { states: REFUND_STATES, unsettled: REFUND_UNSETTLED, time: 'requested_at' },
} as const;
type Counted = keyof typeof COUNTED;

export interface RowCounts {
  /** How many rows there are of each state. */
  of(table: Counted): Promise<Map<string, number>>;
  /** Waits for counting that is under way in the background, which ends early. */
  stop(): Promise<void>;
}

/**
 * Rows by state, for the metrics. A count of everything reads everything; so two ways:
 *
 * - What is not settled is counted exactly each time, through an index that holds nothing else.
 * - What is over is counted in steps and kept for five minutes; then the old figure stands until the new one is there.
 *   As long as a table is one step, it is counted exactly each time as well.
 */
export function createRowCounts(
  db: Kysely<Tables>,
  { clock = () => performance.now(), entriesAStep = ENTRIES_A_STEP } = {},
): RowCounts {
  const kept: { [Table in Counted]?: { counts: Map<string, number>; atMs: number } } = {};
  const underWay: { [Table in Counted]?: Promise<Map<string, number>> } = {};
  let stopped = false;

  async function countRest(table: Counted): Promise<Map<string, number>> {
    const { states, unsettled } = COUNTED[table];
    const counts = new Map<string, number>();
    for (const state of states)
      if (!(unsettled as readonly string[]).includes(state))
        counts.set(state, await countState(db, { table, state, entriesAStep }, () => stopped));
    return counts;
  }

  const countAnew = (table: Counted): Promise<Map<string, number>> => {
    underWay[table] ??= countRest(table)
      .then((counts) => {
        kept[table] = { counts, atMs: clock() };
        return counts;
      })
      .finally(() => {
        delete underWay[table];
      });
    return underWay[table];
  };

  async function rest(table: Counted): Promise<Map<string, number>> {
    const known = kept[table];
    if (!known || sumOf(known.counts) < entriesAStep) return countAnew(table);
    if (clock() - known.atMs >= FRESH_FOR_MS)
      countAnew(table).catch((error: unknown) => console.error('metrics: rows were not counted', error));
    return known.counts;
  }

  return {
    of: async (table) => new Map([...(await rest(table)), ...(await countUnsettled(db, table))]),
    async stop() {
      stopped = true;
      await Promise.allSettled(Object.values(underWay));
    },
  };
}

const sumOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** Walks the index of a state from step to step; others are served in between. */
async function countState(
  db: Kysely<Tables>,
  { table, state, entriesAStep }: { table: Counted; state: string; entriesAStep: number },
  isStopped: () => boolean,
): Promise<number> {
  const { time } = COUNTED[table];
  const inOrder = (behind: ListKey | null) => {
    const all = db.selectFrom(table).where('state', '=', state);
    return behind ? all.where(isBehind(time, 'id', behind)) : all;
  };
  let last: ListKey | null = null;
  for (let count = 0; ; count += entriesAStep) {
    const step: { time: string; id: string } | undefined = await inOrder(last)
      .select([`${time} as time`, 'id'])
      .orderBy(time)
      .orderBy('id')
      .offset(entriesAStep - 1)
      .limit(1)
      .executeTakeFirst();
    if (!step || isStopped()) {
      const rest = await inOrder(last)
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow();
      return count + Number(rest.count);
    }
    last = step;
    await new Promise<void>((resume) => setImmediate(resume));
  }
}
