import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type Engine, SWEEP_ROWS, type Tables } from '#database';
import { isoTime } from '#kit';
import { type Limit, type LimitName, RATE_LIMITS } from '#limits';
import { addressGroup } from './address-group.ts';

/** The rows of `rate_limits`, and the only place that writes them. Every change is one atomic statement. */

export interface CountersDb {
  db: Kysely<Tables>;
  engine: Engine;
}

/** One limit of one account, client or address. */
export interface Counter extends Limit {
  readonly name: LimitName;
  readonly key: string;
}

/** How a counter stands: how many were counted, and when it begins anew. */
export interface Standing {
  readonly hits: number;
  readonly endsAtMs: number;
}

/** Of whom a limit counts; a limit by something that is left out is not asked. */
export interface Who {
  readonly account?: string;
  /** The client's network address; an IPv6 network counts as one. */
  readonly client?: string;
  /** An e-mail address, in whatever case. */
  readonly address?: string;
}

export function countersOf(name: LimitName, who: Who, braked = false): Counter[] {
  const limits: readonly Limit[] = RATE_LIMITS[name].limits;
  return limits.flatMap((limit) => {
    const of = ofWhom(limit, who);
    if (of === undefined) return [];
    const most = (braked ? limit.mostWhileBraked : undefined) ?? limit.most;
    return [{ ...limit, most, name, key: keyOf(name, limit, of) }];
  });
}

function ofWhom({ by }: Limit, { account, client, address }: Who): string | undefined {
  switch (by) {
    case 'account':
      return account;
    case 'client':
      return client === undefined ? undefined : addressGroup(client);
    case 'address':
      return address?.trim().toLowerCase();
    case 'all':
      return '';
  }
}

/** A hash, so that the rows name nobody. */
const keyOf = (name: LimitName, { by, withinMs }: Limit, of: string): string =>
  createHash('sha256').update(`${name} ${by} ${withinMs} ${of}`).digest('hex');

/** How counters stand now; one that was never used, or whose stretch is over, is left out. */
export async function standings(
  { db }: CountersDb,
  counters: readonly Counter[],
  nowMs: number,
): Promise<Map<string, Standing>> {
  const rows = await db
    .selectFrom('rate_limits')
    .select(['key', 'hits', 'ends_at'])
    .where(
      'key',
      'in',
      counters.map(({ key }) => key),
    )
    .where('ends_at', '>', isoTime(nowMs))
    .execute();
  return new Map(rows.map(({ key, hits, ends_at }) => [key, { hits, endsAtMs: Date.parse(ends_at) }]));
}

/**
 * Adds to one counter, also beyond its limit.
 * @param endsAtMs when its stretch ends, if it begins with these
 */
export async function addTo(
  on: CountersDb,
  counter: Counter,
  { count, nowMs, endsAtMs }: { count: number; nowMs: number; endsAtMs: number },
): Promise<Standing> {
  const [row] = await upsert(on, [{ ...counter, endsAtMs }], { count, nowMs, when: 'always' });
  if (!row) throw new Error('a counter was not written');
  return { hits: row.hits, endsAtMs: Date.parse(row.ends_at) };
}

/**
 * Counts one in each counter that is not full. Of several at the same moment exactly so many get it as there is room.
 *
 * @returns when the stretch of each that got it ends, by key; the full ones are missing
 */
export async function claimRoom(
  on: CountersDb,
  counters: readonly Counter[],
  nowMs: number,
): Promise<Map<string, string>> {
  // In one order everywhere, so that no two of these wait for each other's rows.
  const sorted = counters
    .map((counter) => ({ ...counter, endsAtMs: nowMs + counter.withinMs }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const rows = await upsert(on, sorted, { count: 1, nowMs, when: 'while-room' });
  return new Map(rows.map(({ key, ends_at }) => [key, ends_at]));
}

/** Takes one back from each, unless its stretch is over by now. */
export async function giveBack({ db }: CountersDb, claimed: ReadonlyMap<string, string>): Promise<void> {
  const each = async (on: Kysely<Tables>) => {
    // In the order in which they were claimed, so that nobody waits for a row of somebody who waits for ours.
    for (const [key, endsAt] of [...claimed].sort(([a], [b]) => (a < b ? -1 : 1)))
      await on
        .updateTable('rate_limits')
        .set((row) => ({ hits: row('hits', '-', 1) }))
        .where('key', '=', key)
        .where('ends_at', '=', endsAt)
        .where('hits', '>', 0)
        .execute();
  };
  // One flush to the disk for all of them.
  await (db.isTransaction ? each(db) : db.transaction().execute(each));
}

/** A counter whose size the operator sets, of one account. */
export interface Allowance {
  readonly name: string;
  readonly account: string;
  readonly most: number;
}

const allowanceKey = ({ name, account }: Allowance): string =>
  createHash('sha256').update(`${name} allowance ${account}`).digest('hex');

/** Others who write the same row at the same moment; each of them gets on. */
const MOST_MEETINGS = 20;

/**
 * Counts as many of `count` as there is room for, and none too many on any number of servers.
 * @param endsAtMs when the stretch ends, if it begins with these
 */
export async function claimUpTo(
  { db, engine }: CountersDb,
  allowance: Allowance,
  { count, nowMs, endsAtMs }: { count: number; nowMs: number; endsAtMs: number },
): Promise<number> {
  const key = allowanceKey(allowance);
  const { name, most } = allowance;
  const now = isoTime(nowMs);
  const ends_at = isoTime(endsAtMs);
  for (let meeting = 0; meeting < MOST_MEETINGS; meeting++) {
    const row = await db
      .selectFrom('rate_limits')
      .select(['hits', 'ends_at'])
      .where('key', '=', key)
      .executeTakeFirst();
    const before = row && row.ends_at > now ? row.hits : 0;
    const claimed = Math.min(count, most - before);
    if (claimed <= 0) return 0;
    const { numInsertedOrUpdatedRows: written } = await (row
      ? db
          .updateTable('rate_limits')
          .set({ hits: before + claimed, most, ends_at })
          .where('key', '=', key)
          .where('hits', '=', row.hits)
          .where('ends_at', '=', row.ends_at)
          .executeTakeFirstOrThrow()
          .then(({ numUpdatedRows }) => ({ numInsertedOrUpdatedRows: numUpdatedRows }))
      : db
          .insertInto('rate_limits')
          .values({ key, name, hits: claimed, most, ends_at })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .executeTakeFirstOrThrow());
    if (written !== 1n) continue;
    if (!row) await sweep({ db, engine }, now);
    return claimed;
  }
  return 0;
}

/** Takes some of them back, unless their stretch is over by now. */
export async function unclaim(
  { db }: CountersDb,
  allowance: Allowance,
  { count, endsAtMs }: { count: number; endsAtMs: number },
): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((row) => ({ hits: row('hits', '-', count) }))
    .where('key', '=', allowanceKey(allowance))
    .where('ends_at', '=', isoTime(endsAtMs))
    .where('hits', '>=', count)
    .execute();
}

async function upsert(
  on: CountersDb,
  counters: readonly (Counter & { endsAtMs: number })[],
  { count, nowMs, when }: { count: number; nowMs: number; when: 'always' | 'while-room' },
) {
  const now = isoTime(nowMs);
  const rows = await on.db
    .insertInto('rate_limits')
    .values(
      counters.map(({ key, name, by, most, endsAtMs }) => ({
        key,
        name: `${name} ${by}`,
        hits: count,
        most,
        ends_at: isoTime(endsAtMs),
      })),
    )
    .onConflict((conflict) => {
      const changed = conflict.column('key').doUpdateSet((old) => {
        // One that was given back whole begins anew as well.
        const over = old.or([old('rate_limits.ends_at', '<=', now), old('rate_limits.hits', '<=', 0)]);
        const added = old('rate_limits.hits', '+', old.ref('excluded.hits'));
        return {
          hits: old.case().when(over).then(old.ref('excluded.hits')).else(added).end(),
          ends_at: old
            .case()
            .when(over)
            .then(old.ref('excluded.ends_at'))
            .else(old.ref('rate_limits.ends_at'))
            .end(),
          most: old.ref('excluded.most'),
        };
      });
      if (when === 'always') return changed;
      return changed.where((old) =>
        old.or([
          old('rate_limits.hits', '<', old.ref('excluded.most')),
          old('rate_limits.ends_at', '<=', now),
        ]),
      );
    })
    .returning(['key', 'hits', 'ends_at'])
    .execute();
  // Whoever brings ever new addresses must not fill the table for ever.
  if (rows.some(({ hits }) => hits === count)) await sweep(on, now);
  return rows;
}

async function sweep({ db, engine }: CountersDb, now: string): Promise<void> {
  const over = db
    .selectFrom('rate_limits')
    .select('key')
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .limit(SWEEP_ROWS);
  await db
    .deleteFrom('rate_limits')
    // A row that is being written at this moment begins anew there: PostgreSQL need not wait for it.
    .where('key', 'in', engine === 'postgres' ? over.forUpdate().skipLocked() : over)
    .execute();
}

/** Forgets what was counted of an e-mail address, when its owner is erased. */
export async function forgetAddress(
  db: Kysely<Tables> | Transaction<Tables>,
  address: string,
): Promise<void> {
  const names = Object.keys(RATE_LIMITS) as LimitName[];
  const keys = names.flatMap((name) => countersOf(name, { address })).filter(({ by }) => by === 'address');
  await db
    .deleteFrom('rate_limits')
    .where(
      'key',
      'in',
      keys.map(({ key }) => key),
    )
    .execute();
}
