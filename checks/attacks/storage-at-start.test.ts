/** Starts on data folders that are damaged, emptied or not ours: one line that names the file and says what to do. */
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { operatorProcess } from '../../src/operator/testing.ts';
import { composeProduct, isStartFault } from '../../src/server/product.ts';
import { readSettings } from '../../src/server/settings.ts';
import { smallDisk } from './full-disk.ts';

// Nobody asks the coach here: its worker, which takes more than half of a start, is left to the first question.
vi.mock('#coach/server', async (original) => {
  const { coachPool, ...rest } = await original<typeof import('#coach/server')>();
  const whenAsked: typeof coachPool = (...how) => ({ ...coachPool(...how), start: async () => {} });
  return { ...rest, coachPool: whenAsked };
});

const work = mkdtempSync(join(tmpdir(), 'repartee-start-'));
const build = join(work, 'build');
/** A folder in which a whole product has run, with one account. */
const whole = join(work, 'whole');

/** Starts up to but without listening. @returns what `act` gives, or the line that the start ended with */
async function start<T>(
  dataDir: string,
  act: (web: (path: string, body?: unknown) => Promise<Response>) => T,
) {
  const read = readSettings({ DATA_DIR: dataDir, PORT: '3999' });
  if (!read.ok) throw new Error(read.faults.join());
  try {
    const product = await composeProduct(read.settings, build);
    const ask = (path: string, body?: unknown) =>
      Promise.resolve(
        product.web.request(`http://localhost:3999${path}`, {
          ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
          headers: {
            host: 'localhost:3999',
            origin: 'http://localhost:3999',
            'content-type': 'application/json',
          },
        }),
      );
    try {
      return await act(ask);
    } finally {
      await product.close();
    }
  } catch (error) {
    if (isStartFault(error)) return error.message;
    throw error;
  }
}

const isReady = async (ask: (path: string) => Promise<Response>) => (await ask('/readyz')).status === 200;
const account = { email: 'thandi@example.com', password: 'let me in 22' };

beforeAll(async () => {
  for (const part of ['client', 'cyrano']) mkdirSync(join(build, part), { recursive: true });
  mkdirSync(whole);
  const made = await start(whole, (ask) =>
    ask('/api/auth/sign-up/email', { ...account, acceptedTerms: true }),
  );
  expect(made).toMatchObject({ status: 200 });
});
afterAll(() => rmSync(work, { recursive: true }));

const DB = 'repartee.db';
const foreign = (file: string, more = '') => {
  rmSync(file, { force: true });
  const other = new DatabaseSync(file);
  other.exec(`create table kysely_migration (name text); create table photos (id integer); ${more}`);
  other.close();
};

function asFolder(file: string) {
  rmSync(file);
  mkdirSync(file);
}

/** What is done to the folder, and what the line must say beside the name of the file. */
const FAULTS: readonly (readonly [file: string, what: string, act: (file: string) => void, line: RegExp])[] =
  [
    [DB, 'emptied', (file) => truncateSync(file, 0), /is empty.*from a backup/],
    [DB, 'removed', (file) => unlinkSync(file), /is missing.*from a backup/],
    [DB, 'cut in half', (file) => truncateSync(file, statSync(file).size / 2), /is damaged.*from a backup/],
    [DB, 'overwritten', (file) => writeFileSync(file, 'x'.repeat(20_000)), /is damaged.*from a backup/],
    [
      DB,
      'damaged in the middle',
      (file) => {
        const bytes = readFileSync(file);
        bytes.fill(0xa5, 4_096, bytes.length / 2);
        writeFileSync(file, bytes);
      },
      /is damaged.*from a backup/,
    ],
    [DB, 'another program’s, unmarked', (file) => foreign(file), /another program.*DATA_DIR/],
    [
      DB,
      'another program’s',
      (file) => foreign(file, 'pragma application_id = 7'),
      /another program.*DATA_DIR/,
    ],
    [
      DB,
      'left without its tables, as a copy without the -wal',
      (file) => {
        rmSync(file);
        new DatabaseSync(file).exec('pragma journal_mode = wal');
      },
      /holds no tables.*-wal.*from a backup/,
    ],
    [
      DB,
      'a newer version’s',
      (file) => {
        const newer = new DatabaseSync(file);
        newer.exec("insert into kysely_migration values ('9999-later', '2030-01-01')");
        newer.close();
      },
      /newer version \(9999-later\).*start that version/,
    ],
    [DB, 'a folder', asFolder, /is not a file/],
    ['app-secret', 'emptied', (file) => writeFileSync(file, ''), /is empty.*from a backup/],
    ['app-secret', 'blank', (file) => writeFileSync(file, ' \n\n'), /is empty/],
    ['app-secret', 'too short', (file) => writeFileSync(file, 'secret'), /too short.*6 of at least 32/],
    [
      'app-secret',
      'two lines',
      (file) => writeFileSync(file, `${'a'.repeat(40)}\n${'b'.repeat(40)}`),
      /damaged/,
    ],
    ['app-secret', 'bytes', (file) => writeFileSync(file, Buffer.alloc(64, 0xff)), /damaged/],
    ['app-secret', 'a folder', asFolder, /cannot be read.*EISDIR/],
    [
      'app-secret',
      'a link to nothing',
      (file) => {
        rmSync(file);
        symlinkSync('gone', file);
      },
      /cannot be read/,
    ],
    [
      'app-secret',
      'removed',
      (file) => unlinkSync(file),
      /is missing beside a database with accounts.*APP_SECRET/,
    ],
    [
      'data-key',
      'removed beside what it sealed',
      (file) => {
        const kept = new DatabaseSync(join(dirname(file), DB));
        kept.exec("insert into memory_people values ('p', 'u', 'sealed', 0, '', '', null)");
        kept.close();
        unlinkSync(file);
      },
      /is missing beside a database with sealed texts.*DATA_KEY/,
    ],
    ['data-key', 'emptied', (file) => writeFileSync(file, ''), /is empty/],
    ['sandbox-secret', 'emptied', (file) => writeFileSync(file, ''), /is empty/],
    ['server.lock', 'no lock', (file) => writeFileSync(file, 'x'.repeat(9_000)), /remove it/],
    [
      'sandbox-gateway.db',
      'overwritten',
      (file) => writeFileSync(file, 'x'.repeat(9_000)),
      /not a database.*remove it/,
    ],
    ['sandbox-gateway.db', 'another program’s', (file) => foreign(file), /another program/],
  ];

it.each(FAULTS)('%s, %s: the start ends with one line', async (name, _what, act, line) => {
  const folder = mkdtempSync(join(work, 'broken-'));
  cpSync(whole, folder, { recursive: true });
  act(join(folder, name));
  const told = await start(folder, isReady);
  expect(told).toMatch(line);
  expect(told).toContain(name);
  expect(told).not.toContain('\n');
  // A second start says the same: the first has made nothing in place of what is missing.
  expect(await start(folder, isReady)).toBe(told);
});

it('a whole folder starts again, and knows its accounts', async () => {
  const answer = await start(whole, (ask) => ask('/api/auth/sign-in/email', account));
  expect(answer).toMatchObject({ status: 200 });
});

const disk = smallDisk();
const [run, skipped] =
  'why' in disk ? [it.skip, ` (skipped: no disk can be mounted here: ${disk.why})`] : [it, ''];

run(`a start on a full disk says that the disk is full; with room again it starts${skipped}`, async () => {
  if ('why' in disk) return;
  const folder = join(disk.folder, 'data');
  cpSync(whole, folder, { recursive: true });
  try {
    disk.fill();
    expect(await start(folder, isReady)).toMatch(
      /repartee\.db cannot be used: the disk is full.*start again/,
    );
    disk.empty();
    expect(await start(folder, isReady)).toBe(true);
    const fresh = join(disk.folder, 'fresh');
    mkdirSync(fresh);
    disk.fill();
    expect(await start(fresh, isReady)).toMatch(/the disk is full/);
    disk.empty();
    expect(await start(fresh, isReady)).toBe(true);
  } finally {
    disk.remove();
  }
});

it('a first start that was cut off anywhere may be repeated', async () => {
  const secret = readFileSync(join(whole, 'app-secret'));
  const begun: ((folder: string) => void)[] = [
    () => {},
    (folder) => writeFileSync(join(folder, 'server.lock'), ''),
    (folder) => writeFileSync(join(folder, DB), ''),
    // The database's file with its first page, before and after the first secret.
    (folder) => new DatabaseSync(join(folder, DB)).exec('pragma application_id = 1383101044'),
    (folder) => {
      new DatabaseSync(join(folder, DB)).exec('pragma application_id = 1383101044');
      writeFileSync(join(folder, 'app-secret'), secret, { mode: 0o600 });
    },
    // Secrets that somebody put there for a first start.
    (folder) => writeFileSync(join(folder, 'app-secret'), secret, { mode: 0o600 }),
    (folder) => {
      cpSync(whole, folder, { recursive: true });
      for (const name of ['has-database', 'data-key', 'sandbox-secret']) rmSync(join(folder, name));
    },
  ];
  for (const act of begun) {
    const folder = mkdtempSync(join(work, 'begun-'));
    act(folder);
    expect(await start(folder, isReady), String(act)).toBe(true);
  }
});

it('a database of a version before the mark opens, and is marked', async () => {
  const folder = mkdtempSync(join(work, 'older-'));
  cpSync(whole, folder, { recursive: true });
  rmSync(join(folder, 'has-database'));
  const older = new DatabaseSync(join(folder, DB));
  older.exec('pragma application_id = 0');
  older.close();
  expect(await start(folder, (ask) => ask('/api/auth/sign-in/email', account))).toMatchObject({
    status: 200,
  });
  const mark = new DatabaseSync(join(folder, DB)).prepare('pragma application_id').get();
  expect(mark).toEqual({ application_id: 0x52707274 });
});

it('a secret that others could read is closed to them, and the log says so', async () => {
  const folder = mkdtempSync(join(work, 'open-'));
  cpSync(whole, folder, { recursive: true });
  chmodSync(join(folder, 'app-secret'), 0o644);
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await start(folder, isReady)).toBe(true);
  expect(statSync(join(folder, 'app-secret')).mode & 0o777).toBe(0o600);
  expect(log.mock.calls.join('\n')).toMatch(/app-secret could be read by other users/);
});

it.each([
  ['emptied', (file: string) => truncateSync(file, 0), /repartee\.db is empty/],
  ['overwritten', (file: string) => writeFileSync(file, 'x'.repeat(20_000)), /repartee\.db is damaged/],
  ['another program’s', (file: string) => foreign(file), /another program/],
])('the operator’s terminal on a database that is %s: one line and exit 1', async (_what, act, line) => {
  const folder = mkdtempSync(join(work, 'operator-'));
  cpSync(whole, folder, { recursive: true });
  act(join(folder, DB));
  const { code, out, err } = await operatorProcess({ dataDir: folder, url: null, remove: async () => {} }, [
    'list',
  ]);
  expect([code, out]).toEqual([1, '']);
  expect(err.trim().split('\n')).toEqual([expect.stringMatching(line)]);
});
