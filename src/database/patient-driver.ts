import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';

/**
 * SQLite's own waiting for a lock stops the whole process, because `node:sqlite` is synchronous. So it waits next to
 * nothing there, and here we try again after a pause that lets everybody else be served. A transaction takes the write
 * lock when it begins, so no statement inside one ever has to wait.
 */
const GIVE_UP_AFTER_MS = 5_000;
const PAUSE_MS = { first: 5, longest: 100 };

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;

class PatientConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection;
  constructor(inner: DatabaseConnection) {
    this.#inner = inner;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const startedMs = performance.now();
    for (let pauseMs = PAUSE_MS.first; ; pauseMs = Math.min(pauseMs * 2, PAUSE_MS.longest)) {
      try {
        return await this.#inner.executeQuery<Row>(query);
      } catch (error) {
        if (!isBusy(error) || performance.now() - startedMs > GIVE_UP_AFTER_MS) throw error;
      }
      await new Promise<void>((resume) => setTimeout(resume, pauseMs));
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#inner.streamQuery<Row>(query, chunkSize);
  }
}

class PatientDriver extends SqliteDriver {
  #connection: PatientConnection | undefined;
  readonly #isInTransaction: () => boolean;

  constructor(config: PatientConfig) {
    super(config);
    this.#isInTransaction = config.isInTransaction;
  }

  /**
   * A full disk, among others, makes SQLite roll back by itself. Another rollback then fails, and its error would take
   * the place of the one that tells what happened.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (!this.#isInTransaction()) return;
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (this.#isInTransaction()) throw error;
    }
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= new PatientConnection(await super.acquireConnection());
    return this.#connection;
  }
}

interface PatientConfig extends SqliteDialectConfig {
  /** Whether SQLite has a transaction open on the one connection. */
  isInTransaction: () => boolean;
}

export class PatientSqliteDialect extends SqliteDialect {
  readonly #config: PatientConfig;
  constructor(config: PatientConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver() {
    return new PatientDriver(this.#config);
  }
}
