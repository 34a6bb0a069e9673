import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, EMBEDDED_FILE, type Engine, openDatabase } from './open.ts';

/**
 * Databases for tests. `npm test` starts a PostgreSQL server and names it in TEST_DATABASE_URL; a run without it
 * (one file, by hand) covers the embedded engine only.
 */
const serverUrl = process.env.TEST_DATABASE_URL;

export const ENGINES: readonly Engine[] = serverUrl ? ['sqlite', 'postgres'] : ['sqlite'];

export interface TestPlace {
  /** A folder of its own; the embedded database goes here. */
  dataDir: string;
  /** A database of its own on the test server, for PostgreSQL only. */
  url: string | null;
  remove(): Promise<void>;
}

/** An empty place for one test product, on either engine. */
export function testPlace(engine: Engine): Promise<TestPlace> {
  return makePlace(engine, null);
}

/** What a migrated database of this process is copied from: the embedded one's file, or the name of one on the test server. */
const templates = new Map<Engine, Promise<Buffer | string>>();

/**
 * A place whose database is up to date. The migrations run once for each engine and process; every place is a copy, which takes a
 * twentieth of their time.
 *
 * @param migrateAll brings an empty database up to date; the same for all callers
 */
export async function migratedPlace(
  engine: Engine,
  migrateAll: (database: Database) => Promise<void>,
): Promise<TestPlace> {
  let template = templates.get(engine);
  if (!template) {
    template = makeTemplate(engine, migrateAll);
    templates.set(engine, template);
  }
  return makePlace(engine, await template);
}

async function makeTemplate(
  engine: Engine,
  migrateAll: (database: Database) => Promise<void>,
): Promise<Buffer | string> {
  const place = await testPlace(engine);
  const database = openDatabase(place.url ? { url: place.url } : { dataDir: place.dataDir });
  try {
    await migrateAll(database);
  } finally {
    await database.close();
  }
  // The one on the server stays until the server ends: nobody knows which test is the last of the process.
  if (place.url) return new URL(place.url).pathname.slice(1);
  const file = readFileSync(join(place.dataDir, EMBEDDED_FILE));
  await place.remove();
  return file;
}

async function makePlace(engine: Engine, template: Buffer | string | null): Promise<TestPlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'repartee-test-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (engine === 'sqlite') {
    if (template) writeFileSync(join(dataDir, EMBEDDED_FILE), template);
    return { dataDir, url: null, remove: async () => removeFolder() };
  }
  if (!serverUrl) throw new Error('TEST_DATABASE_URL names no PostgreSQL server; run `npm test`');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    dataDir,
    url: url.href,
    async remove() {
      removeFolder();
      await onServer(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
