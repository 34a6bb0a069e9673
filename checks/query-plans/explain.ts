import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { openDatabase, refreshStatistics } from '../../src/database/index.ts';
import type { TestPlace } from '../../src/database/testing.ts';
import { type PlanNode, type Scan, type Sizes, scansOfPostgres, scansOfSqlite } from './judge.ts';
import type { NotedQuery } from './noted-queries.ts';

/** Reads the plans of statements on a filled database. */
export interface Explainer {
  sizes: Sizes;
  /** What a statement scans. @throws where the engine cannot plan it */
  scans(query: NotedQuery): Promise<Scan[]>;
  close(): Promise<void>;
}

/** `complete` by ANALYZE; `product` as a server makes them; `none` as before its first look. */
export type Statistics = 'complete' | 'product' | 'none';

/** @param place was analysed */
export async function explainSqlite(place: TestPlace, statistics: Statistics): Promise<Explainer> {
  const file = join(place.dataDir, 'repartee.db');
  const before = new DatabaseSync(file);
  const sizes = sizesOfSqlite(before);
  if (statistics !== 'complete') before.exec('delete from sqlite_stat1');
  before.close();
  if (statistics === 'product') {
    const product = openDatabase({ dataDir: place.dataDir });
    await refreshStatistics(product, true);
    await product.close();
  }
  // A connection reads the statistics when it is opened.
  const database = new DatabaseSync(file);
  return {
    sizes,
    async scans({ sql }) {
      const lines = database.prepare(`explain query plan ${sql}`).all() as { detail: string }[];
      return scansOfSqlite(
        lines.map(({ detail }) => detail),
        sql,
        sizes,
      );
    },
    async close() {
      database.exec('analyze');
      database.close();
    },
  };
}

function sizesOfSqlite(database: DatabaseSync): Sizes {
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .all() as { name: string }[];
  const count = (name: string) =>
    Number(database.prepare(`select count(*) as count from "${name}"`).get()?.count);
  const stats = database.prepare('select idx, stat from sqlite_stat1 where idx is not null').all() as {
    idx: string;
    stat: string;
  }[];
  return {
    rows: new Map(tables.map(({ name }) => [name, count(name)])),
    indexes: new Map(
      stats.map(({ idx, stat }) => {
        const [rows = 0, ...alike] = stat.split(' ').map(Number);
        return [idx, { rows, alike }];
      }),
    ),
  };
}

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/**
 * PostgreSQL plans for the values it is asked with, and those are of whichever test asked first. A sweep (a `delete` with
 * a limit) is asked as if every row were due: with fewer its plan is no worse.
 */
const hardestValues = ({ sql, parameters }: NotedQuery): unknown[] =>
  /^delete\b.*\blimit\b/is.test(sql)
    ? parameters.map((value) => (TIME.test(String(value)) ? '2999-01-01T00:00:00.000Z' : value))
    : parameters;

export async function explainPostgres(place: TestPlace): Promise<Explainer> {
  const client = new pg.Client({ connectionString: place.url ?? '' });
  await client.connect();
  // This database is small: at the cost of a disk, PostgreSQL would rather read it whole than look up 200 rows.
  await client.query('set random_page_cost = 1.1');
  const { rows } = await client.query<{ name: string; kind: string; rows: string }>(
    `select c.relname as name, c.relkind as kind, c.reltuples as rows from pg_class c
     join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind in ('r', 'i')`,
  );
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind);
  const explain = async (how: string, query: NotedQuery): Promise<PlanNode> => {
    await client.query('begin');
    try {
      const answer = await client.query(`explain (${how}format json) ${query.sql}`, hardestValues(query));
      return (answer.rows[0] as { 'QUERY PLAN': [{ Plan: PlanNode }] })['QUERY PLAN'][0].Plan;
    } finally {
      await client.query('rollback');
    }
  };
  const sizes: Sizes = {
    rows: new Map(ofKind('r').map((row) => [row.name, Number(row.rows)])),
    indexes: new Map(ofKind('i').map((row) => [row.name, { rows: Number(row.rows), alike: [] }])),
  };
  return {
    sizes,
    async scans(query) {
      // Carried out and taken back, because only so PostgreSQL tells how much it read; a change that the database
      // refuses with these values is only planned.
      const plan = await explain('analyze, timing off, ', query).catch(() => explain('', query));
      return scansOfPostgres(plan, sizes);
    },
    close: () => client.end(),
  };
}
