import { join } from 'node:path';
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { MIGRATIONS } from './migrations/index.ts';
import { openNodeSqlite } from './node-sqlite.ts';
import { PatientSqliteDialect } from './patient-driver.ts';
import type { Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgres';

export interface Database {
  readonly db: Kysely<Tables>;
  readonly engine: Engine;
  /** Answers when a statement went through; throws otherwise. For `/readyz`. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Opens PostgreSQL when a URL is given, else the embedded database in `dataDir` (which must exist). */
export function openDatabase(where: { url: string } | { dataDir: string }): Database {
  const engine: Engine = 'url' in where ? 'postgres' : 'sqlite';
  const dialect =
    'url' in where
      ? new PostgresDialect({ pool: pool(where.url) })
      : new PatientSqliteDialect({ database: openNodeSqlite(join(where.dataDir, 'repartee.db')) });
  const db = new Kysely<Tables>({ dialect });
  return {
    db,
    engine,
    ping: async () => void (await db.executeQuery(CompiledQuery.raw('select 1'))),
    close: () => db.destroy(),
  };
}

/**
 * What a row held stands in the `detail` of PostgreSQL's errors (`Key (email)=(…) already exists.`). Whoever logs such an
 * error must not log somebody's address with it: kept for who asks, but out of what is printed.
 */
Object.defineProperty(pg.DatabaseError.prototype, 'detail', {
  configurable: true,
  set(this: object, value: unknown) {
    Object.defineProperty(this, 'detail', { value, enumerable: false, writable: true, configurable: true });
  },
});

function pool(url: string): pg.Pool {
  const made = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  // An idle connection that the database server drops must not take the process down; the next query opens another.
  made.on('error', (error) => console.error(`database: an idle connection was lost (${error.message})`));
  return made;
}

/** Any number that is ours alone; nodes that start together migrate one after the other. */
const MIGRATION_LOCK = 72_011_847;

/**
 * Brings the schema up to date: first the identity library's tables, then ours.
 *
 * @param identity runs the identity library's own migrations
 * @throws when a migration fails; nothing half-done stays in a transactional engine
 */
export async function migrate(database: Database, identity: () => Promise<void>): Promise<void> {
  const { db, engine } = database;
  const run = async () => {
    await identity();
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
    const { error } = await migrator.migrateToLatest();
    if (error) throw new Error('the database could not be brought up to date', { cause: error });
  };
  if (engine === 'sqlite') return run();
  await db.connection().execute(async (held) => {
    await held.executeQuery(CompiledQuery.raw(`select pg_advisory_lock(${MIGRATION_LOCK})`));
    try {
      await run();
    } finally {
      await held.executeQuery(CompiledQuery.raw(`select pg_advisory_unlock(${MIGRATION_LOCK})`));
    }
  });
}
