import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOfDay } from '#analytics';
import { type Database, migrate, openDatabase } from '#database';
import { ENGINES, type TestPlace, testPlace } from '#database/testing';
import { DAY_MS } from '#kit';
import { rollUp } from './roll-up.ts';
import { readTallies } from './tallies.ts';

describe.each(ENGINES)('a day of many visitors, on %s', (engine) => {
  const day = '2026-11-20';
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

  it('is rolled up in parts to the same sums, by two at once and after a fault', async () => {
    const { db } = database;
    const hit = (visitor: number, path: string) => ({
      id: randomUUID(),
      day,
      visitor: `v${visitor}`,
      kind: 'view',
      name: '',
      label: '',
      value: null,
      path,
    });
    await db.insertInto('analytics_salts').values({ day, salt: 'x' }).execute();
    for (let visitor = 0; visitor < 250; visitor++)
      await db
        .insertInto('analytics_hits')
        .values([hit(visitor, '/'), hit(visitor, '/'), hit(visitor, visitor % 2 ? '/pricing' : '/terms')])
        .execute();
    const before = await readTallies(db, day, day);

    let statements = 0;
    const broken = db.withPlugin({
      transformQuery({ node }) {
        // The second part gets as far as taking its rows away.
        if (node.kind === 'DeleteQueryNode' && ++statements === 4) throw new Error('killed');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const clock = () => startOfDay(day) + 2 * DAY_MS;
    await expect(rollUp({ db: broken, clock })).rejects.toThrow('killed');
    expect(await db.selectFrom('analytics_salts').select('day').execute()).toEqual([{ day }]);
    await Promise.all([rollUp({ db, clock }), rollUp({ db, clock })]);

    const after = await readTallies(db, day, day);
    expect(after).toHaveLength(before.length);
    expect(after).toEqual(expect.arrayContaining(before));
    expect(before.find(({ kind }) => kind === 'visit')).toMatchObject({ count: 750, visitors: 250 });
    for (const table of ['analytics_hits', 'analytics_salts'] as const)
      expect(await db.selectFrom(table).select('day').execute()).toEqual([]);
  });
});
