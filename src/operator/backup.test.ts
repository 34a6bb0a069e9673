import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ENGINES, type TestPlace, testPlace } from '#database/testing';
import type { Person, TestProduct } from '#server/testing';
import { backup } from './commands/backup.ts';
import { reconcileCommand } from './commands/reconcile.ts';
import { restore } from './commands/restore.ts';
import { commandRunner, openProduct, operatorProcess } from './testing.ts';

const CARD_ENVIRONMENT = { PAYMENTS: 'sandbox' };

let scratch: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'repartee-backup-'));
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

describe('backup and restore of the embedded database', () => {
  let place: TestPlace;
  let product: TestProduct;
  const run = commandRunner(
    () => product,
    () => place,
  );
  beforeEach(async () => {
    place = await testPlace('sqlite');
    product = await openProduct('sqlite', place);
  });
  afterEach(async () => {
    await product.close();
    await place.remove();
  });

  const emptyPlace = (name = 'new'): TestPlace => ({
    dataDir: join(scratch, name),
    url: null,
    remove: async () => {},
  });
  const terminal = (at: TestPlace, ...args: string[]) =>
    operatorProcess(at, args, { environment: CARD_ENVIRONMENT });
  const restoreInto = async (at: TestPlace, folder: string, ...more: string[]) => {
    // A process has to start somewhere that exists; the data folder need not be there.
    const cwd = { ...at, dataDir: scratch };
    return operatorProcess(cwd, ['restore', folder, ...more], { environment: { DATA_DIR: at.dataDir } });
  };

  it('is private, read again and whole, and has what was committed before it, while people buy', async () => {
    for (const name of ['app-secret', 'data-key'])
      writeFileSync(join(place.dataDir, name), `${name} of this folder, which is long enough\n`);
    const before = await product.person();
    await before.buy('weekly');
    const folder = join(scratch, 'b');
    // Others write all the while.
    const buying = Promise.all(
      Array.from({ length: 5 }, async () => (await (await product.person()).buy('weekly')).status),
    );
    const { code, out, err } = await terminal(place, 'backup', folder, '--as', 'Nomsa');
    expect([code, await buying]).toEqual([0, [200, 200, 200, 200, 200]]);
    expect(out).toContain(`Backed up to ${folder}`);
    expect(err).toContain('Checking the copy');
    expect(modeOf(folder)).toBe('700');
    const names = ['app-secret', 'data-key', 'has-database', 'manifest.json', 'repartee.db'];
    expect(readdirSync(folder).sort()).toEqual(names);
    expect(names.map((name) => modeOf(join(folder, name)))).toEqual(names.map(() => '600'));
    expect(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))).toMatchObject({
      format: 1,
      takenBy: 'Nomsa',
      payments: 'sandbox',
      migration: expect.stringMatching(/^\d{4}-/),
      secretsNotIncluded: [],
    });

    const at = emptyPlace();
    expect(await restoreInto(at, folder)).toMatchObject({ code: 0, out: expect.stringContaining('on hold') });
    expect(readFileSync(join(at.dataDir, 'app-secret'), 'utf8')).toContain('app-secret of this folder');
    expect(readdirSync(at.dataDir).filter((name) => modeOf(join(at.dataDir, name)) !== '600')).toEqual([]);
    const shown = await terminal(at, 'show', before.email);
    expect([shown.code, shown.out]).toEqual([0, expect.stringMatching(/Weekly, active/)]);
  });

  it('begins with purchases on hold, also where the folder was copied by hand', async () => {
    const person = await product.person();
    const folder = join(scratch, 'b');
    await run(backup, folder);
    expect(await (await product.request('/readyz')).json()).toEqual({ status: 'ready' });
    expect((await person.post('/api/checkout', { plan: 'weekly' })).status).toBe(200);
    await product.close();

    const copied = emptyPlace('copied');
    cpSync(folder, copied.dataDir, { recursive: true });
    const put = emptyPlace();
    await restoreInto(put, folder);
    for (const at of [copied, put]) {
      product = await openProduct('sqlite', at);
      const again = { ...person, ...product } as Person & TestProduct;
      const answer = await product.request('/api/checkout', {
        method: 'POST',
        headers: { cookie: again.cookie, origin: product.url, 'content-type': 'application/json' },
        body: JSON.stringify({ plan: 'weekly' }),
      });
      expect([answer.status, await answer.json()]).toMatchObject([
        503,
        { error: { code: 'purchases-on-hold', message: expect.stringContaining('not been charged') } },
      ]);
      expect(await (await product.request('/readyz')).json()).toEqual({
        status: 'ready',
        purchases: 'on-hold',
      });
      if (at === copied) await product.close();
    }
  });

  it('leaves nothing that could be taken for a backup when it is killed, and can be repeated', async () => {
    await (await product.person()).buy('weekly');
    const folder = join(scratch, 'b');
    for (const killAt of ['Copying the database', 'Checking the copy']) {
      const killed = await operatorProcess(place, ['backup', folder], { killAt });
      expect([killed.code, killed.out, existsSync(folder)]).toEqual([null, '', false]);
      const refused = await restoreInto(emptyPlace(), `${folder}.unfinished`);
      expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('was cut off')]);
    }
    expect((await terminal(place, 'backup', folder)).code).toBe(0);
    expect(readdirSync(scratch)).toEqual(['b']);
    expect((await restoreInto(emptyPlace(), folder)).code).toBe(0);
  });

  it('is put back by a second try when the first is killed; a start in between is refused', async () => {
    await run(backup, join(scratch, 'b'));
    const at = emptyPlace();
    const killed = await operatorProcess({ ...at, dataDir: scratch }, ['restore', join(scratch, 'b')], {
      environment: { DATA_DIR: at.dataDir },
      killAt: 'Copying',
    });
    expect([killed.code, existsSync(join(at.dataDir, 'repartee.db'))]).toEqual([null, false]);
    expect((await restoreInto(at, join(scratch, 'b'))).code).toBe(0);
    expect(readdirSync(at.dataDir)).not.toContain('restoring');
  });

  it('refuses in one clear line', async () => {
    const folder = join(scratch, 'b');
    await run(backup, folder);
    const full = join(scratch, 'full');
    mkdirSync(full);
    writeFileSync(join(full, 'x'), '');
    await expect(run(backup, full)).rejects.toThrow(/is there already; name a folder that is new or empty/);

    const damagedCopy = (name: string, harm: (copy: string) => void) => {
      cpSync(folder, join(scratch, name), { recursive: true });
      harm(join(scratch, name));
      return join(scratch, name);
    };
    const cases: [string, string, RegExp][] = [
      [place.dataDir, folder, /is not empty \(it holds .*put into an empty folder only/],
      [full, folder, /is not empty \(it holds x\)/],
      [join(scratch, 'n1'), join(scratch, 'nothing'), /There is no folder .*nothing$/],
      [join(scratch, 'n2'), full, /is no backup: it has no manifest\.json/],
      [
        join(scratch, 'n3'),
        damagedCopy('d1', (copy) => appendFileSync(join(copy, 'repartee.db'), 'x')),
        /repartee\.db is not what was backed up/,
      ],
      [
        join(scratch, 'n4'),
        damagedCopy('d2', (copy) => rmSync(join(copy, 'repartee.db'))),
        /repartee\.db is missing/,
      ],
      [
        join(scratch, 'n5'),
        damagedCopy('d3', (copy) => {
          const file = join(copy, 'manifest.json');
          writeFileSync(file, readFileSync(file, 'utf8').replace('"format": 1', '"format": 9'));
        }),
        /was written by a newer version/,
      ],
    ];
    for (const [dataDir, from, line] of cases) {
      const settings = { ...product.settings, DATA_DIR: dataDir };
      const place = {
        settings,
        by: 'a test',
        say() {},
        open: () => Promise.reject(new Error('no database')),
      };
      await expect(restore.runBare({ values: {}, positionals: [from] }, place)).rejects.toThrow(line);
    }
    expect(readFileSync(join(full, 'x'), 'utf8')).toBe('');
    // The ledger of the sandbox stands for the bank, and may stay.
    const gateway = join(scratch, 'n6');
    mkdirSync(gateway);
    writeFileSync(join(gateway, 'sandbox-gateway.db'), '');
    expect((await restoreInto({ ...emptyPlace(), dataDir: gateway }, folder)).code).toBe(0);
  });
});

describe.each(ENGINES)('purchases on hold, on %s', (engine) => {
  let place: TestPlace;
  let product: TestProduct;
  const run = commandRunner(
    () => product,
    () => place,
  );
  beforeEach(async () => {
    place = await testPlace(engine);
    product = await openProduct(engine, place);
  });
  afterEach(async () => {
    await product.close();
    await place.remove();
  });

  it('by a command, stops the purchase of a checkout that was open, and stands in the audit trail', async () => {
    const person = await product.person();
    const { checkoutId } = (await (await person.post('/api/checkout', { plan: 'weekly' })).json()) as {
      checkoutId: string;
    };
    const since = new Date(Date.now() - 60_000).toISOString();
    const sayRestored = (time?: string) =>
      restore.runBare(
        { values: { 'database-of': time }, positionals: [] },
        {
          settings: product.settings,
          by: 'Nomsa',
          say() {},
          open: async () => ({ db: product.database.db, nowMs: Date.now(), close: async () => {} }),
        },
      );
    for (const [time, line] of [
      [undefined, /Name the folder of a backup, or say --database-of TIME/],
      ['yesterday', /takes a time with its zone/],
      ['2999-01-01T00:00:00Z', /lies in the future/],
    ] as const)
      await expect(sayRestored(time)).rejects.toThrow(line);
    expect(await sayRestored(since)).toContain('run `operator reconcile`');

    const paid = await person.post(`/api/checkout/${checkoutId}/pay`, {
      token: await product.cardToken('4242 4242 4242 4242'),
    });
    expect([paid.status, paid.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await product.ledger()).toEqual([]);
    expect((await (await person.get(`/api/checkout/${checkoutId}`)).json()) as object).toMatchObject({
      state: 'open',
    });
    const { db } = product.database;
    expect(await db.selectFrom('purchase_hold').selectAll().execute()).toMatchObject([
      { since, by: 'Nomsa' },
    ]);
    expect(await db.selectFrom('operator_acts').select(['by', 'command']).execute()).toEqual([
      { by: 'Nomsa', command: 'restore' },
    ]);

    // A backup from before counts on: what was not compared then still is not.
    const earlier = new Date(Date.now() - 120_000).toISOString();
    for (const time of [earlier, since]) await sayRestored(time);
    expect((await db.selectFrom('purchase_hold').select('since').execute())[0]?.since).toBe(earlier);

    expect(await run(reconcileCommand)).toContain('--apply opens them when every payment is booked');
    // With a provider that has no list, the operator is told what to look at, and releases by hand.
    const real = product;
    const keys = { YOCO_MODE: 'popup', YOCO_PUBLIC_KEY: 'pk_test_1', YOCO_SECRET_KEY: 'sk_test_1' } as const;
    const { SANDBOX_URL: _, ...others } = product.settings;
    product = { ...product, settings: { ...others, PAYMENTS: 'yoco', ...keys } };
    for (const more of [[], ['--apply']]) {
      const told = await run(reconcileCommand, ...more);
      expect(told).toContain('yoco has no list of its payments');
      expect(told).toContain('reconcile --release-purchases --as');
    }
    product = real;
    expect(await run(reconcileCommand, '--release-purchases')).toContain('Nothing was changed');
    expect(await run(reconcileCommand, '--release-purchases', '--apply')).toContain(
      'open again, on the word of a test',
    );
    expect((await person.buy('weekly')).status).toBe(200);
    expect(
      await db
        .selectFrom('operator_acts')
        .select(['by', 'outcome'])
        .where('subject', '=', 'purchases')
        .execute(),
    ).toEqual([{ by: 'a test', outcome: 'released by hand' }]);

    // A provider whose keys are still set and that sold nothing holds nothing up.
    await sayRestored(since);
    product = { ...product, settings: { ...product.settings, ...keys } };
    await run(reconcileCommand, '--apply');
    product = real;
    expect(await db.selectFrom('purchase_hold').select('since').execute()).toEqual([]);
  });
});
