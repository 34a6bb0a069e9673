import type { Kysely, Transaction } from 'kysely';
import { type Day, mergeTallies, type Tally } from '#analytics';
import type { Tables } from '#database';

type Db = Kysely<Tables> | Transaction<Tables>;

/** The largest INTEGER of every engine; a sum that somebody's rubbish drives beyond it stops there. */
const LARGEST_SUM = 2_147_483_647;
const capped = (sum: unknown): number => Math.min(Number(sum ?? 0), LARGEST_SUM);

/**
 * Counts the raw rows of one day.
 *
 * @param visitors from the first to the last of these in the order of their names; the whole day unless given
 */
export async function tallyHits(
  db: Db,
  day: Day,
  visitors?: { first: string; last: string },
): Promise<Tally[]> {
  const all = db.selectFrom('analytics_hits').where('day', '=', day);
  const hits = visitors
    ? all.where('visitor', '>=', visitors.first).where('visitor', '<=', visitors.last)
    : all;
  const counted = hits.select(({ fn }) => [
    fn.countAll<number | string>().as('count'),
    fn.count<number | string>('visitor').distinct().as('visitors'),
    fn.sum<number | string | null>('value').as('value_sum'),
  ]);
  const views = counted.where('kind', '=', 'view');
  const events = counted.where('kind', '=', 'event');
  const visit = await views.execute();
  const byPath = await views.select('path').groupBy('path').execute();
  const byName = await events.select('name').groupBy('name').execute();
  const byLabel = await events
    .where('label', '<>', '')
    .select(['name', 'label'])
    .groupBy(['name', 'label'])
    .execute();
  const row = (
    kind: Tally['kind'],
    name: string,
    label: string,
    of: { count: number | string; visitors: number | string; value_sum: number | string | null },
  ): Tally => ({
    day,
    kind,
    name,
    label,
    count: Number(of.count),
    visitors: Number(of.visitors),
    valueSum: capped(of.value_sum),
  });
  return [
    ...visit.filter(({ count }) => Number(count) > 0).map((of) => row('visit', '', '', of)),
    ...byPath.map((of) => row('view', of.path, '', of)),
    ...byName.map((of) => row('event', of.name, '', of)),
    ...byLabel.map((of) => row('event', of.name, of.label, of)),
  ];
}

/** Adds to what is kept of a day. Call it in the transaction that takes the raw rows away. */
export async function keepTallies(
  tx: Transaction<Tables>,
  day: Day,
  tallies: readonly Tally[],
): Promise<void> {
  // There is something already only when rows of this day came after it was rolled up: a node whose clock is behind.
  const kept = await keptTallies(tx, day, day);
  await tx.deleteFrom('analytics_days').where('day', '=', day).execute();
  const rows = mergeTallies([...kept, ...tallies]).map(({ valueSum, ...row }) => ({
    ...row,
    value_sum: capped(valueSum),
  }));
  if (rows.length > 0) await tx.insertInto('analytics_days').values(rows).execute();
}

async function keptTallies(db: Db, from: Day, to: Day): Promise<Tally[]> {
  const rows = await db
    .selectFrom('analytics_days')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  return rows.map(({ value_sum, kind, ...row }) => ({
    ...row,
    kind: kind as Tally['kind'],
    valueSum: value_sum,
  }));
}

/** Everything counted from one day to another, rolled up or not, in the order of days. */
export async function readTallies(db: Db, from: Day, to: Day): Promise<Tally[]> {
  const open = await db
    .selectFrom('analytics_hits')
    .select('day')
    .distinct()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  const fresh: Tally[] = [];
  for (const { day } of open) fresh.push(...(await tallyHits(db, day)));
  return mergeTallies([...(await keptTallies(db, from, to)), ...fresh]).sort((a, b) =>
    a.day < b.day ? -1 : a.day > b.day ? 1 : 0,
  );
}
