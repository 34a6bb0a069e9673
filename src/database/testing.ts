import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Engine } from './open.ts';

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
export async function testPlace(engine: Engine): Promise<TestPlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'repartee-test-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (engine === 'sqlite') return { dataDir, url: null, remove: async () => removeFolder() };
  if (!serverUrl) throw new Error('TEST_DATABASE_URL names no PostgreSQL server; run `npm test`');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name}`);
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
