import { type Kysely, type SqlBool, sql } from 'kysely';
import { REFUND_UNSETTLED, UNSETTLED } from '#checkout';
import type { Tables } from '#database';

/**
 * Conditions that partial indexes of migration 0015 stand for. The states are written out instead of bound: an engine
 * that plans before it sees the parameters could not know that the index holds every row that is asked for. The order
 * of the states is that of the migration, because SQLite compares the two texts.
 */
const stateIn = (states: readonly string[]) =>
  sql<SqlBool>`${sql.ref('state')} in (${sql.join(states.map((state) => sql.lit(state)))})`;

/** `checkouts` that are not settled. */
export const isUnsettledCheckout = stateIn(UNSETTLED);
/** `refund_requests` that wait for a person; an index of migration 0023. */
export const isOpenRequest = sql<SqlBool>`${sql.ref('refund_requests.state')} = 'asked'`;
/** `refund_requests` that nobody had to ask for; an index of migration 0024. */
export const isPaidTwice = sql<SqlBool>`${sql.ref('refund_requests.asked_by')} = 'paid-twice'`;
/** Lines of `payments` about disputes that a person has to know of; an index of migration 0023. */
export const isDisputeLine = sql<SqlBool>`${sql.ref('event')} in ('dispute-open', 'dispute-lost')`;
/** `refunds` that nobody knows the end of. */
export const isUnsettledRefund = stateIn(REFUND_UNSETTLED);

const UNSETTLED_ROWS = {
  checkouts: { states: UNSETTLED, isOne: isUnsettledCheckout },
  refunds: { states: REFUND_UNSETTLED, isOne: isUnsettledRefund },
} as const;

/** How many rows are not settled, by state; every such state is in it. */
export async function countUnsettled(
  db: Kysely<Tables>,
  table: keyof typeof UNSETTLED_ROWS,
): Promise<Map<string, number>> {
  const { states, isOne } = UNSETTLED_ROWS[table];
  const rows = await db
    .selectFrom(table)
    .select(['state', ({ fn }) => fn.countAll<number | string>().as('count')])
    .where(isOne)
    .groupBy('state')
    .execute();
  const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]));
  return new Map(states.map((state) => [state, counts.get(state) ?? 0]));
}
