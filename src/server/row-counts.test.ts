import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, migrate, openDatabase } from '#database';
import { ENGINES, type TestPlace, testPlace } from '#database/testing';
import { createRowCounts } from './row-counts.ts';

describe.each(ENGINES)('checkouts by state, on %s', (engine) => {
  let place: TestPlace;
  let database: Database;
  beforeAll(async () => {
    place = await testPlace(engine);
    database = openDatabase(place.url ? { url: place.url } : { dataDir: place.dataDir });
    await migrate(database, async () => {});
  });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  const add = (state: string, count: number) =>
    database.db
      .insertInto('checkouts')
      .values(
        Array.from({ length: count }, (_, at) => ({
          id: randomUUID(),
          user_id: randomUUID(),
          plan: 'weekly',
          amount_in_cents: 9_999,
          currency: 'ZAR',
          provider: 'sandbox',
          state,
          // Some at the same moment, so that a step may end between two of them.
          created_at: new Date(Math.floor(at / 3) * 1_000).toISOString(),
          checks: 0,
        })),
      )
      .execute();

  it('are counted exactly while they are few, then every five minutes; the unsettled always', async () => {
    let nowMs = 0;
    const counts = createRowCounts(database.db, { clock: () => nowMs, entriesAStep: 4 });
    const read = async () => {
      const { applied, declined, review } = Object.fromEntries(await counts.of('checkouts'));
      return { applied, declined, review };
    };
    expect(await read()).toEqual({ applied: 0, declined: 0, review: 0 });
    await add('applied', 3);
    expect(await read()).toEqual({ applied: 3, declined: 0, review: 0 });
    await add('applied', 8);
    await add('declined', 4);
    await add('review', 2);
    expect(await read()).toEqual({ applied: 11, declined: 4, review: 2 });

    await add('applied', 1);
    await add('review', 1);
    expect(await read()).toEqual({ applied: 11, declined: 4, review: 3 });
    nowMs = 5 * 60_000;
    // The old figure stands while it is counted anew.
    expect((await read()).applied).toBe(11);
    await expect.poll(read).toEqual({ applied: 12, declined: 4, review: 3 });
    await counts.stop();
  });

  it('have every state, also where there is none', async () => {
    const counts = createRowCounts(database.db);
    expect([...(await counts.of('refunds'))].sort()).toEqual([
      ['asking', 0],
      ['pending', 0],
      ['refunded', 0],
      ['refused', 0],
      ['unknown', 0],
    ]);
    expect((await counts.of('checkouts')).size).toBe(9);
  });
});
