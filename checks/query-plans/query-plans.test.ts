import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  analyse,
  dropIndexes,
  fillPlace,
  migratedPlace,
  openRun,
} from '../../bench/growth/filled-database.ts';
import type { Engine } from '../../src/database/index.ts';
import { ENGINES, type TestPlace } from '../../src/database/testing.ts';
import { ALLOWED_SCANS, SMALL_TABLES, UNTESTED_LINES } from './allowed-scans.ts';
import { type Explainer, explainPostgres, explainSqlite, type Statistics } from './explain.ts';
import { GROWS_FROM_ROWS } from './judge.ts';
import { noted } from './note-queries.ts';
import { type NotedQuery, readNoted } from './noted-queries.ts';
import { queryLines, serverTests } from './query-lines.ts';
import { sellAndLookBack } from './stories.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FILL = { checkouts: 30_000, shortLived: 20_000, nowMs: Date.now(), provider: 'sandbox' };

let earlier: ReturnType<typeof readNoted>;
const places = new Map<Engine, TestPlace>();
beforeAll(async () => {
  earlier = readNoted(inject('notedQueries'));
  const empty = [];
  for (const engine of ENGINES.toReversed()) empty.push(await openEmpty(engine));
  // PostgreSQL first: it fills its database while this process fills the other one.
  await Promise.all(empty.map(fillAndClose));
  for (const engine of ENGINES) await sellAndLookBack(engine);
}, 240_000);
afterAll(async () => {
  for (const place of places.values()) await place.remove();
});

async function openEmpty(engine: Engine) {
  const place = await migratedPlace(engine);
  places.set(engine, place);
  const { run, close } = await openRun(place);
  return { engine, run, close, indexes: await dropIndexes(run, engine) };
}

async function fillAndClose({ engine, run, close, indexes }: Awaited<ReturnType<typeof openEmpty>>) {
  await fillPlace(run, engine, FILL, indexes);
  await analyse(run, engine);
  await close();
}

const queriesOf = (engine: NotedQuery['engine']): NotedQuery[] =>
  [...earlier.queries, ...noted.values()].filter((query) => query.engine === engine);

const isAllowed = ({ site, sql }: NotedQuery, table: string): boolean =>
  ALLOWED_SCANS.some(
    (allowed) =>
      site.split(':')[0] === allowed.file && allowed.table === table && sql.includes(allowed.sql ?? ''),
  );

describe.each(ENGINES)('a database that has grown, on %s', (engine) => {
  const place = () => places.get(engine) as TestPlace;

  const scansFound = async (explainer: Explainer): Promise<string[]> => {
    const found: string[] = [];
    for (const query of queriesOf(engine))
      for (const { table, says } of await explainer.scans(query))
        if (!isAllowed(query, table)) found.push(`${query.site}: ${says}\n  ${query.sql}`);
    return found;
  };

  const open = (statistics: Statistics) =>
    engine === 'postgres' ? explainPostgres(place()) : explainSqlite(place(), statistics);

  it('has rows in each table that can grow', async () => {
    const explainer = await open('complete');
    const { rows } = explainer.sizes;
    await explainer.close();
    // Say in bench/growth/fill.ts what a new table holds, or in allowed-scans.ts that it stays small.
    expect(
      [...rows].filter(([name, count]) => count < GROWS_FROM_ROWS && !SMALL_TABLES.includes(name)),
    ).toEqual([]);
  });

  it.each<Statistics>(engine === 'sqlite' ? ['complete', 'product', 'none'] : ['complete'])(
    'is read from end to end by no query (statistics: %s)',
    async (statistics) => {
      const explainer = await open(statistics);
      expect(queriesOf(engine).length).toBeGreaterThan(40);
      const found = await scansFound(explainer).finally(() => explainer.close());
      expect(found.join('\n')).toBe('');
    },
    120_000,
  );

  it('shows a scan where an index is gone', async () => {
    const explainer = await open('complete');
    const query = (sql: string): NotedQuery => ({ engine, sql, parameters: [], site: 'here' });
    const scans = async (sql: string) => (await explainer.scans(query(sql))).length;
    expect([
      await scans("select * from checkouts where id = 'x'"),
      await scans("select * from checkouts where failure_code = 'x'"),
      // An index is used, and leads to every row.
      await scans("select * from checkouts where provider = 'sandbox' and failure_code = 'x'"),
      await scans('select state, count(*) from checkouts group by state'),
    ]).toEqual([0, 1, 1, 1]);
    await explainer.close();
  });
});

it('knows each line of the product that runs a query, where all tests ran', () => {
  if (serverTests(ROOT).some((file) => !earlier.testFiles.has(file))) return;
  const sites = new Set([...earlier.queries, ...noted.values()].map(({ site }) => site));
  const unseen = queryLines(ROOT).filter((line) => !sites.has(line));
  // A test that runs them makes their plans known.
  expect(unseen.filter((line) => !UNTESTED_LINES.some((file) => line.startsWith(`${file}:`)))).toEqual([]);
});
