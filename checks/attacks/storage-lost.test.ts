/** A folder that is deleted under a running product, a full disk, a database that takes no writes: nothing is sold. */
import { copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { reconcile } from '#checkout/server';
import { ENGINES, type TestPlace, testPlace } from '#database/testing';
import { GOOD_CARD, type TestProduct, testProduct } from '#server/testing';
import { smallDisk } from './full-disk.ts';

const sql = (product: TestProduct, text: string) =>
  product.database.db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text));

const told = async (answer: Response) => {
  const { error, status, message } = (await answer.json()) as Record<string, unknown> & {
    error?: { code: string; message: string };
  };
  return [answer.status, error?.code ?? status, error?.message ?? message];
};

const ready = async (product: TestProduct) => (await told(await product.request('/readyz'))).slice(0, 2);

const signUp = (product: TestProduct, email: string) =>
  product.request('/api/auth/sign-up/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url },
    body: JSON.stringify({ email, password: 'let me in 22', acceptedTerms: true }),
  });

const signIn = (product: TestProduct, email: string) =>
  product.request('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url },
    body: JSON.stringify({ email, password: 'let me in 22' }),
  });

/** Somebody in front of the card form: a checkout is open and the card has a token. */
async function aboutToPay(product: TestProduct) {
  const person = await product.person();
  const started = await person.post('/api/checkout', { plan: 'weekly' });
  const { checkoutId } = (await started.json()) as { checkoutId: string };
  const token = await product.cardToken(GOOD_CARD);
  return { person, checkoutId, pay: () => person.post(`/api/checkout/${checkoutId}/pay`, { token }) };
}

/** What must hold while nothing is stored: nothing is sold, taken in or changed, and what only reads goes on. */
async function expectNothingSold(product: TestProduct, buyer: Awaited<ReturnType<typeof aboutToPay>>) {
  const { person, checkoutId, pay } = buyer;
  const refused = (text: RegExp) => [503, 'storage-unavailable', expect.stringMatching(text)];
  const paid = await pay();
  expect(paid.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await told(paid)).toEqual(refused(/you have not been charged.*try again/i));
  const signedUp = await signUp(product, 'new@example.com');
  expect(signedUp.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await told(signedUp)).toEqual(refused(/nothing was changed.*try again/i));
  expect(await told(await signIn(product, person.email))).toEqual(refused(/try again/));
  expect(await told(await person.post('/api/checkout', { plan: 'monthly' }))).toEqual(refused(/charged/));
  expect(await told(await person.post('/api/account/name', { name: 'Other' }))).toEqual(refused(/try again/));
  expect((await person.post('/api/chat/session')).status).toBe(503);
  expect(await told(await person.post('/api/coach/people', { name: 'Naledi' }))).toEqual(
    refused(/try again/),
  );
  expect((await person.get(`/api/checkout/${checkoutId}`)).status).toBe(200);
  expect((await person.get('/subscription/status')).status).toBe(200);
  expect((await person.get('/api/auth/session')).status).toBe(200);
  expect((await product.request('/api/plans')).status).toBe(200);
  expect((await product.request('/healthz')).status).toBe(200);
}

/** What the product logs from here on. */
function watchLog() {
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void lines.push(parts.join(' ')));
  return lines;
}

let product: TestProduct;
let place: TestPlace;
afterEach(async () => {
  vi.restoreAllMocks();
  await product.close();
  await place?.remove();
});
const open = async (options: Parameters<typeof testProduct>[1] = {}) => {
  place = await testPlace('sqlite');
  product = await testProduct('sqlite', { ...options, place });
};

describe('the folder of the embedded database', () => {
  it('is moved away: nothing is sold into the open file; it comes back: all goes on', async () => {
    await open();
    const buyer = await aboutToPay(product);
    expect(await ready(product)).toEqual([200, 'ready']);
    const log = watchLog();
    const aside = `${place.dataDir}-aside`;
    renameSync(place.dataDir, aside);
    expect(await ready(product)).toEqual([503, 'database-removed']);
    await expectNothingSold(product, buyer);
    expect(await product.ledger()).toEqual([]);
    renameSync(aside, place.dataDir);
    expect(await ready(product)).toEqual([200, 'ready']);
    expect((await buyer.pay()).status).toBe(200);
    expect(await product.ledger()).toHaveLength(1);
    expect(log.filter((line) => line.startsWith('storage:'))).toEqual([
      expect.stringMatching(/^storage: the database file was removed \(.*repartee\.db\);.* from a backup/),
      'storage: writes are durable again',
    ]);
  });

  it('is deleted and another one put in its place: not ready until a restart', async () => {
    await open();
    const buyer = await aboutToPay(product);
    const log = watchLog();
    copyFileSync(join(place.dataDir, 'repartee.db'), `${place.dataDir}.copy`);
    rmSync(place.dataDir, { recursive: true });
    mkdirSync(place.dataDir);
    renameSync(`${place.dataDir}.copy`, join(place.dataDir, 'repartee.db'));
    expect((await ready(product))[0]).toBe(503);
    await expectNothingSold(product, buyer);
    expect(log.join('\n')).toMatch(/storage: the database file was replaced by another one/);
  });

  it('loses only a file of SQLite’s own beside the database', async () => {
    await open();
    const buyer = await aboutToPay(product);
    watchLog();
    rmSync(join(place.dataDir, 'repartee.db-wal'));
    expect(await ready(product)).toEqual([503, 'database-removed']);
    await expectNothingSold(product, buyer);
  });

  it('is deleted between the row of a payment and the charge: the charge does not begin', async () => {
    let charges = 0;
    await open({
      provider: (real) => ({
        ...real,
        charge: (request) => {
          charges += 1;
          return real.charge(request);
        },
      }),
    });
    const { pay } = await aboutToPay(product);
    watchLog();
    const { storage } = product.database;
    const { fault } = storage;
    storage.fault = () => {
      rmSync(place.dataDir, { recursive: true, force: true });
      return fault();
    };
    expect((await told(await pay())).slice(0, 2)).toEqual([503, 'storage-unavailable']);
    expect(charges).toBe(0);
  });
});

/** Two ways to have a full disk: a real one where one can be mounted, and SQLite's own bound everywhere. */
const disk = smallDisk();
afterAll(() => {
  if (!('why' in disk)) disk.remove();
});
const WAYS = {
  'a disk of 8 MB': 'why' in disk ? disk.why : null,
  'the bound of SQLite': null,
} as const;

it('the request that meets a fault first gets the same answer, and so does whoever comes next', async () => {
  await open();
  const log = watchLog();
  await sql(product, 'PRAGMA query_only = ON');
  for (const email of ['first@example.com', 'second@example.com'])
    expect((await told(await signUp(product, email))).slice(0, 2)).toEqual([503, 'storage-unavailable']);
  expect(await ready(product)).toEqual([503, 'database-read-only']);
  await sql(product, 'PRAGMA query_only = OFF');
  await expect.poll(() => ready(product)).toEqual([200, 'ready']);
  expect((await signUp(product, 'first@example.com')).status).toBe(200);
  expect(log.filter((line) => line.startsWith('storage:'))).toHaveLength(2);
});

describe.each(Object.keys(WAYS) as (keyof typeof WAYS)[])('a full disk: %s', (way) => {
  const why = WAYS[way];
  const onDisk = way === 'a disk of 8 MB' && !('why' in disk) ? disk : null;
  const fill = async () => {
    if (onDisk) return onDisk.fill();
    const [row] = (await sql(product, 'PRAGMA page_count')).rows;
    await sql(product, `PRAGMA max_page_count = ${Object.values(row ?? {})[0]}`);
  };
  const empty = async () =>
    onDisk ? onDisk.empty() : void (await sql(product, 'PRAGMA max_page_count = 1000000'));
  const openHere = async (options: Parameters<typeof testProduct>[1] = {}) => {
    if (!onDisk) return open(options);
    place = { dataDir: onDisk.folder, url: null, remove: async () => onDisk.empty() };
    for (const name of ['repartee.db', 'gateway.db'])
      for (const suffix of ['', '-wal', '-shm']) rmSync(join(place.dataDir, name + suffix), { force: true });
    product = await testProduct('sqlite', { ...options, place });
  };
  const run = why === null ? it : it.skip;
  const title = (text: string) =>
    why === null ? text : `${text} (skipped: no disk can be mounted here: ${why})`;

  run(title('nothing is sold; with room again all goes on without a restart'), async () => {
    await openHere();
    const buyer = await aboutToPay(product);
    const log = watchLog();
    await fill();
    // The bound is only met by a statement that needs a page.
    const takeRoom = (key: number) =>
      sql(product, `insert into analytics_salts values ('${key}', hex(randomblob(2000)))`);
    if (!onDisk) for (let key = 0; !log.length; key += 1) await takeRoom(key).catch(() => {});
    expect(await ready(product)).toEqual([503, 'disk-full']);
    await expectNothingSold(product, buyer);
    expect(await product.ledger()).toEqual([]);
    await empty();
    await expect.poll(() => ready(product)).toEqual([200, 'ready']);
    expect((await buyer.pay()).status).toBe(200);
    expect(log.join('\n')).toMatch(/^storage: the disk is full .*make room/m);
    expect(log.join('\n')).not.toMatch(/cannot rollback/);
  });

  run(
    title('met while a charge is under way: save-failed with the id, applied later, charged once'),
    async () => {
      let isFilling = false;
      await openHere({
        provider: (real) => ({
          ...real,
          async charge(request) {
            const outcome = await real.charge(request);
            if (isFilling) await fillUp();
            return outcome;
          },
        }),
      });
      const { pay, checkoutId, person } = await aboutToPay(product);
      const log = watchLog();
      // The reserve is for this moment, so here it is used up as well, with the room that SQLite has set aside.
      const fillUp = async () => {
        await sql(product, onDisk ? 'PRAGMA wal_checkpoint(TRUNCATE)' : 'PRAGMA query_only = ON');
        await fill();
      };
      isFilling = true;
      const answer = await pay();
      const body = (await answer.json()) as { error: { code: string }; paymentId: string };
      expect([answer.status, body.error.code]).toEqual([500, 'save-failed']);
      expect(await product.ledger()).toMatchObject([{ chargeId: body.paymentId, checkoutId }]);
      expect((await told(await pay())).slice(0, 2)).toEqual([409, 'in-progress']);
      await empty();
      await sql(product, 'PRAGMA query_only = OFF');
      const { database, providers, timeoutMs, clock } = product;
      const deps = { db: database.db, providers, timeoutMs, clock: () => clock.now, alone: true };
      await reconcile(deps, true);
      expect(await (await person.get(`/api/checkout/${checkoutId}`)).json()).toMatchObject({
        state: 'applied',
      });
      expect(await product.ledger()).toHaveLength(1);
      expect(log.join('\n')).toMatch(
        onDisk ? /storage: the disk is full/ : /storage: the database takes no writes/,
      );
    },
  );
});

describe.runIf(ENGINES.includes('postgres'))('PostgreSQL', () => {
  const onServer = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  const openOnServer = async () => {
    place = await testPlace('postgres');
    product = await testProduct('postgres', { place });
    return new URL(place.url ?? '').pathname.slice(1);
  };
  const endConnections = (name: string) =>
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;

  it('takes no writes, as after a failover: nothing is sold, what reads goes on', async () => {
    const name = await openOnServer();
    const buyer = await aboutToPay(product);
    watchLog();
    await onServer(`alter database ${name} set default_transaction_read_only = on`, endConnections(name));
    await expect.poll(() => ready(product)).toEqual([503, 'database-read-only']);
    await expectNothingSold(product, buyer);
    expect(await product.ledger()).toEqual([]);
    await onServer(`alter database ${name} set default_transaction_read_only = off`, endConnections(name));
    await expect.poll(() => ready(product)).toEqual([200, 'ready']);
    expect((await buyer.pay()).status).toBe(200);
  });

  it('cannot be reached: 503 for everybody, and alive', async () => {
    const name = await openOnServer();
    const { pay } = await aboutToPay(product);
    watchLog();
    await onServer(`alter database ${name} allow_connections false`, endConnections(name));
    await expect.poll(() => ready(product)).toEqual([503, 'database-unreachable']);
    expect((await told(await signUp(product, 'new@example.com'))).slice(0, 2)).toEqual([
      503,
      'storage-unavailable',
    ]);
    expect((await pay()).status).toBeGreaterThanOrEqual(500);
    expect(await product.ledger()).toEqual([]);
    expect((await product.request('/healthz')).status).toBe(200);
    await onServer(`alter database ${name} allow_connections true`);
    await expect.poll(() => ready(product)).toEqual([200, 'ready']);
  });
});
