import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Engine } from '#database';
import { type TestPlace, testPlace } from '#database/testing';
import { testProduct } from '#server/testing';
import { type Fill, fillStatements } from './fill.ts';

/** A place with every table of the product, empty. */
export async function migratedPlace(engine: Engine): Promise<TestPlace> {
  const place = await testPlace(engine);
  await (await testProduct(engine, { place })).close();
  return place;
}

/** Runs statements on a place beside the product. */
export type Run = (statement: string) => Promise<Record<string, unknown>[]>;

/** Opens a place for statements that only a filling makes. */
export async function openRun(place: TestPlace): Promise<{ run: Run; close(): Promise<void> }> {
  if (place.url) {
    const client = new pg.Client({ connectionString: place.url });
    await client.connect();
    return {
      run: async (statement) => (await client.query(statement)).rows ?? [],
      close: () => client.end(),
    };
  }
  const database = new DatabaseSync(join(place.dataDir, 'repartee.db'));
  // Nothing of it has to outlive a crash.
  database.exec('pragma synchronous = off; pragma cache_size = -500000; pragma foreign_keys = off');
  return {
    run: async (statement) => database.prepare(statement).all(),
    async close() {
      database.exec('pragma wal_checkpoint(truncate)');
      database.close();
    },
  };
}

/**
 * Fills every table; its statistics are left to whoever wants some.
 *
 * @param indexes made afterwards, where they were dropped
 */
export async function fillPlace(
  run: Run,
  engine: Engine,
  fill: Fill,
  indexes: readonly string[] = [],
): Promise<void> {
  const statements = ['begin', ...fillStatements(engine, fill), 'commit', ...indexes];
  // PostgreSQL gets all at once and works them off by itself, while this process does something else.
  for (const statement of engine === 'postgres' ? [statements.join(';\n')] : statements) await run(statement);
}

/** What PostgreSQL's autovacuum does by itself, and a complete ANALYZE of SQLite. */
export const analyse = async (run: Run, engine: Engine): Promise<void> =>
  void (await run(engine === 'postgres' ? 'vacuum (analyze)' : 'analyze'));

/**
 * Takes the indexes away that are no constraints, because filling without them is many times faster.
 *
 * @returns what makes them again
 */
export async function dropIndexes(run: Run, engine: Engine): Promise<string[]> {
  const indexes = await run(
    engine === 'sqlite'
      ? "select name, sql from sqlite_master where type = 'index' and sql is not null"
      : `select indexname as name, indexdef as sql from pg_indexes where schemaname = 'public'
         and indexname not in (select conname from pg_constraint)`,
  );
  for (const { name } of indexes) await run(`drop index "${name}"`);
  return indexes.map(({ sql }) => String(sql));
}
