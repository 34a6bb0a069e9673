import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, type Engine, openDatabase } from '#database';
import { startPostgres } from '../../checks/postgres.ts';
import { findPostgresBin } from '../../checks/system-packages.ts';
import { UsageFault } from '../bench.ts';

/** Where one shop keeps its data. */
export interface Place {
  dataDir: string;
  /** On PostgreSQL only. */
  url: string | null;
}

/** Places for one run, on the server of TEST_DATABASE_URL or on a throw-away one. */
export interface Places {
  make(): Promise<Place>;
  /** A copy of the database as it stands, made while servers write to it; PostgreSQL's own tools. */
  dump(place: Place, file: string): void;
  restore(file: string): Promise<Place>;
  close(): Promise<void>;
}

export const openBooks = ({ url, dataDir }: Place): Database =>
  openDatabase(url ? { url } : { dataDir, folder: 'made' });

export async function openPlaces(engine: Engine): Promise<Places> {
  const folder = mkdtempSync(join(tmpdir(), 'repartee-faults-'));
  const freshFolder = () => mkdtempSync(join(folder, 'data-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (engine === 'sqlite')
    return {
      make: async () => ({ dataDir: freshFolder(), url: null }),
      dump: () => {
        throw new Error('the embedded database has a command of its own');
      },
      restore: async () => ({ dataDir: freshFolder(), url: null }),
      close: async () => removeFolder(),
    };
  const bin = findPostgresBin();
  if (!bin)
    throw new UsageFault('PostgreSQL is not installed; `npm test` installs it, or run the part sqlite.');
  const cluster = process.env.TEST_DATABASE_URL ? null : await startPostgres(bin);
  const server = process.env.TEST_DATABASE_URL ?? cluster?.url ?? '';
  const made: string[] = [];
  const tool = (name: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(join(bin, name), args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${name}: ${stderr}`);
  };
  async function make(): Promise<Place> {
    const name = `faults_${randomUUID().replaceAll('-', '')}`;
    await onServer(server, `create database ${name}`);
    made.push(name);
    const url = new URL(server);
    url.pathname = `/${name}`;
    return { dataDir: freshFolder(), url: url.href };
  }
  return {
    make,
    dump: ({ url }, file) => tool('pg_dump', '--format=custom', `--file=${file}`, url ?? ''),
    async restore(file) {
      const place = await make();
      tool('pg_restore', '--exit-on-error', `--dbname=${place.url}`, file);
      return place;
    },
    async close() {
      removeFolder();
      for (const name of cluster ? [] : made)
        await onServer(server, `drop database if exists ${name} with (force)`);
      await cluster?.stop();
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
