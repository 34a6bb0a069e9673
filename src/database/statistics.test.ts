import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, migrate, openDatabase, refreshStatistics } from './index.ts';
import { type TestPlace, testPlace } from './testing.ts';

let place: TestPlace;
let database: Database;
beforeEach(async () => {
  place = await testPlace('sqlite');
  database = openDatabase({ dataDir: place.dataDir });
  await migrate(database, async () => {});
});
afterEach(async () => {
  await database.close();
  await place.remove();
});

const add = async (from: number, to: number) => {
  const rows = Array.from({ length: to - from }, (_, at) => ({
    mark: `mark ${from + at}`,
    key_id: 'k',
    erased_on: '2026-11-24',
  }));
  await database.db.insertInto('erasures').values(rows).execute();
};

it('are made once a table has rows, left alone while it hardly grows, and made anew when it has grown', async () => {
  const ofErasures = async () =>
    (await refreshStatistics(database, true)).filter((statement) => statement.includes('erasures')).length;
  await add(0, 200);
  expect(await ofErasures()).toBe(1);
  await add(200, 210);
  expect(await ofErasures()).toBe(0);
  await add(210, 6_000);
  expect(await ofErasures()).toBe(1);
});
