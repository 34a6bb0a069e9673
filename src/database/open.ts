import { join } from 'node:path';
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { type FolderState, refuseNewer } from './database-file.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { openNodeSqlite } from './node-sqlite.ts';
import { watchOpenedFiles } from './opened-files.ts';
import { PatientSqliteDialect } from './patient-driver.ts';
import { sqliteScrub } from './scrub.ts';
import { createStorage, type Storage } from './storage.ts';
import type { Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgres';

export interface Database {
  readonly db: Kysely<Tables>;
  readonly engine: Engine;
  /** Whether writes are stored durably. */
  readonly storage: Storage;
  /** Answers when a statement went through; throws otherwise. */
  ping(): Promise<void>;
  /**
   * After a commit that deleted what must be gone: when this resolves, SQLite's files hold nothing of it, unless another
   * program reads from them all the while. PostgreSQL frees its own pages.
   */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/** The embedded database's file in the data folder. */
export const EMBEDDED_FILE = 'repartee.db';

/**
 * Opens PostgreSQL when a URL is given, else the embedded database in `dataDir` (which must exist).
 *
 * @param where.folder what the folder held before; `new` unless said
 * @param log gets a line when storing stops and when it goes on
 * @throws DatabaseFault for an embedded database that must not be used
 */
export function openDatabase(
  where: { url: string } | { dataDir: string; folder?: FolderState },
  log: (line: string) => void = (line) => console.error(line),
): Database {
  const { engine, dialect, fileFault } =
    'url' in where ? onServer(where.url, (error) => storage.noConnection(error)) : embedded(where);
  const db: Kysely<Tables> = new Kysely<Tables>({
    dialect,
    log: (event) => (event.level === 'error' ? storage.failed(event.error) : undefined),
  });
  const storage = createStorage({ db, fileFault, log });
  return {
    db,
    engine,
    storage,
    scrub: engine === 'sqlite' ? sqliteScrub(db) : async () => {},
    ping: async () => void (await db.executeQuery(CompiledQuery.raw('select 1'))),
    close: () => db.destroy(),
  };
}

function embedded({ dataDir, folder = 'new' }: { dataDir: string; folder?: FolderState }) {
  const file = join(dataDir, EMBEDDED_FILE);
  const database = openNodeSqlite(file, folder);
  return {
    engine: 'sqlite' as const,
    dialect: new PatientSqliteDialect({ database, isInTransaction: () => database.raw.isTransaction }),
    fileFault: watchOpenedFiles(file),
  };
}

function onServer(url: string, noConnection: (error: unknown) => void) {
  const connections = pool(url);
  const connect = async () => {
    try {
      return await connections.connect();
    } catch (error) {
      noConnection(error);
      throw error;
    }
  };
  return {
    engine: 'postgres' as const,
    dialect: new PostgresDialect({
      pool: { connect, end: () => connections.end(), options: connections.options },
    }),
    fileFault: () => null,
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
  // `pg` listens on idle connections only: one that is lost between two statements of a transaction would end the
  // process. The next statement on it fails, and tells.
  made.on('connect', (client) => client.on('error', () => {}));
  // An idle connection that the database server drops must not take the process down; the next query opens another.
  made.on('error', (error) => console.error(`database: an idle connection was lost (${error.message})`));
  return made;
}

/** The migrations that a PostgreSQL database has seen; none where it is new. */
async function migrationsOf(db: Kysely<Tables>): Promise<string[]> {
  const ask = async (sql: string) =>
    (await db.executeQuery<{ name: string | null }>(CompiledQuery.raw(sql))).rows.flatMap(
      ({ name }) => name ?? [],
    );
  const [table] = await ask("select to_regclass('kysely_migration')::text as name");
  return table ? ask('select name from kysely_migration') : [];
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
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
    if (engine === 'postgres') refuseNewer(await migrationsOf(db), 'the database of DATABASE_URL');
    await identity();
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
