import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { databaseClock, databaseTime, lockFolder, migrate, openDatabase } from './index.ts';
import { ENGINES, testPlace } from './testing.ts';

describe.each(ENGINES)('the database on %s', (engine) => {
  it('is brought up to date by several nodes at once, and again, without harm', async () => {
    const place = await testPlace(engine);
    const where = place.url ? { url: place.url } : { dataDir: place.dataDir };
    const nodes =
      engine === 'postgres'
        ? [openDatabase(where), openDatabase(where), openDatabase(where)]
        : [openDatabase(where)];
    await Promise.all(nodes.map((node) => migrate(node, async () => {})));
    const [first] = nodes;
    if (!first) throw new Error('no node');
    await migrate(first, async () => {});
    expect(await first.db.selectFrom('checkouts').selectAll().execute()).toEqual([]);
    await first.ping();
    await Promise.all(nodes.map((node) => node.close()));
    await place.remove();
  });

  it('never prints what a row held when a statement fails', async () => {
    const place = await testPlace(engine);
    const database = openDatabase(place.url ? { url: place.url } : { dataDir: place.dataDir });
    await migrate(database, async () => {});
    const salt = { day: 'thandi@example.com', salt: 'x' };
    await database.db.insertInto('analytics_salts').values(salt).execute();
    const error = await database.db
      .insertInto('analytics_salts')
      .values(salt)
      .execute()
      .catch((cause: unknown) => cause);
    expect(inspect(error, { depth: null })).toMatch(/unique/i);
    expect(inspect(error, { depth: null })).not.toContain('thandi');
    await database.close();
    await place.remove();
  });
});

describe('the embedded database', () => {
  it('commits to the disk, and a second connection joins while the first holds it', async () => {
    const place = await testPlace('sqlite');
    const [server, operator] = [
      openDatabase({ dataDir: place.dataDir }),
      openDatabase({ dataDir: place.dataDir }),
    ];
    await migrate(server, async () => {});
    const { sql } = await import('kysely');
    const pragma = async (name: string) =>
      Object.values(
        (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(server.db)).rows[0] ?? {},
      )[0];
    expect([await pragma('journal_mode'), await pragma('synchronous')]).toEqual(['wal', 2]);
    expect(await operator.db.selectFrom('payments').selectAll().execute()).toEqual([]);
    await server.close();
    await operator.close();
    await place.remove();
  });

  it('waits for another writer without stopping the process', async () => {
    const place = await testPlace('sqlite');
    const database = openDatabase({ dataDir: place.dataDir });
    await migrate(database, async () => {});
    const operator = new DatabaseSync(join(place.dataDir, 'repartee.db'));
    operator.exec('begin immediate');
    let turns = 0;
    const ticking = setInterval(() => {
      turns += 1;
      if (turns === 10) operator.exec('commit');
    }, 10);
    const row = {
      ticket_hash: 'h',
      user_id: 'u',
      session_id: 's',
      created_at: '',
      expires_at: '',
      used_at: null,
    };
    await database.db.insertInto('chat_tickets').values(row).execute();
    clearInterval(ticking);
    expect(turns).toBeGreaterThanOrEqual(10);
    operator.close();
    await database.close();
    await place.remove();
  });

  it('belongs to one server; the lock dies with its holder', async () => {
    const place = await testPlace('sqlite');
    const release = lockFolder(place.dataDir);
    expect(release).toBeTypeOf('function');
    const lockUrl = fileURLToPath(new URL('./folder-lock.ts', import.meta.url));
    const other = () =>
      spawnSync(
        process.execPath,
        [
          '--input-type=module',
          '-e',
          `import { lockFolder } from ${JSON.stringify(lockUrl)};
           console.log(lockFolder(${JSON.stringify(place.dataDir)}) === null ? 'refused' : 'held');
           process.kill(process.pid, 'SIGKILL');`,
        ],
        { encoding: 'utf8' },
      ).stdout.trim();
    expect(other()).toBe('refused');
    release?.();
    expect(other()).toBe('held');
    const again = lockFolder(place.dataDir);
    expect(again).toBeTypeOf('function');
    again?.();
    await place.remove();
  });
});

describe.each(ENGINES)('the clock of the database, on %s', (engine) => {
  it('goes on by itself, and is set by the database again after a while', async () => {
    const place = await testPlace(engine);
    const database = openDatabase(place.url ? { url: place.url } : { dataDir: place.dataDir });
    let monotonicMs = 5_000;
    const clock = await databaseClock(database, () => monotonicMs);
    const near = async () => Math.abs(clock() - (await databaseTime(database)));
    expect(await near()).toBeLessThan(2_000);
    // A machine that slept, say: its monotonic clock is far from the truth until the next reading.
    monotonicMs += 60 * 60_000;
    expect(await near()).toBeGreaterThan(50 * 60_000);
    await expect.poll(near).toBeLessThan(2_000);
    await database.close();
    monotonicMs += 40_000;
    // A database that cannot be asked stops nobody.
    expect(clock()).toBeGreaterThan(Date.now());
    await place.remove();
  });
});

it('a full database tells that it is full, not that a rollback failed', async () => {
  const place = await testPlace('sqlite');
  const database = openDatabase({ dataDir: place.dataDir }, () => {});
  await migrate(database, async () => {});
  const { sql } = await import('kysely');
  await sql`pragma max_page_count = 1`.execute(database.db);
  const fill = database.db.transaction().execute(async (tx) => {
    for (let day = 0; day < 100; day += 1)
      await tx
        .insertInto('analytics_salts')
        .values({ day: String(day), salt: 'x'.repeat(8_000) })
        .execute();
  });
  await expect(fill).rejects.toThrow('database or disk is full');
  expect(database.storage.fault()).toMatchObject({ code: 'disk-full' });
  // The connection is free for the next transaction.
  expect(
    await database.db.transaction().execute((tx) => tx.selectFrom('payments').selectAll().execute()),
  ).toEqual([]);
  await sql`pragma max_page_count = 1000000`.execute(database.db);
  expect(await database.storage.ready()).toBeNull();
  await database.close();
  await place.remove();
});

it.runIf(ENGINES.includes('postgres'))(
  'a connection that is lost between two statements ends no process',
  async () => {
    const place = await testPlace('postgres');
    const database = openDatabase({ url: place.url ?? '' }, () => {});
    const { sql } = await import('kysely');
    const uncaught: unknown[] = [];
    const onUncaught = (error: unknown) => void uncaught.push(error);
    process.prependListener('uncaughtException', onUncaught);
    const next = database.db.connection().execute(async (held) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(held);
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(database.db);
      // Long enough for the news to arrive: it comes after everything that the other connection has answered.
      await sql`select pg_sleep(0.2)`.execute(database.db);
      await sql`select 1`.execute(held);
    });
    await expect(next).rejects.toThrow();
    process.off('uncaughtException', onUncaught);
    expect(uncaught).toEqual([]);
    expect(database.storage.fault()).toMatchObject({ code: 'database-unreachable' });
    await database.close();
    await place.remove();
  },
);
