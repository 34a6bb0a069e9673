import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, type TestPlace, testPlace } from '#database/testing';
import type { Belongings } from '#identity/server';
import { eraseDue, startEraser } from '#identity/server';
import { DAY_MS } from '#kit';
import { BELONGINGS } from './belongings.ts';
import { type Person, type TestProduct, testProduct } from './testing.ts';

const PASSWORD = 'let me in 22';
/** Columns that name a person, or lead to one who knows the address. */
const NAMES_A_PERSON = /^(user_?id|email|address_hash)$/i;

const json = (product: TestProduct, cookie = '') => ({
  'content-type': 'application/json',
  origin: product.url,
  ...(cookie ? { cookie } : {}),
});
const deleteAccount = (product: TestProduct, person: Person) =>
  product.request('/api/account', { method: 'DELETE', headers: json(product, person.cookie), body: '{}' });
const signIn = (product: TestProduct, email: string) =>
  product.request('/api/auth/sign-in/email', {
    method: 'POST',
    headers: json(product),
    body: JSON.stringify({ email, password: PASSWORD }),
  });
const undo = (product: TestProduct, token: unknown) =>
  product.request('/api/account/undo', {
    method: 'POST',
    headers: json(product),
    body: JSON.stringify({ token }),
  });
const undoToken = async (product: TestProduct, email: string) => {
  const letter = (await product.letters(email)).findLast(({ text }) => text.includes('/account/undo'));
  return /\/account\/undo\?token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
};

/** Somebody of whom every part of the product holds something. */
async function somebodyKnownEverywhere(product: TestProduct): Promise<Person> {
  const person = await product.person();
  await person.buy('weekly', '4000 0000 0000 0002');
  await person.buy('weekly');
  await person.post('/api/checkout', { plan: 'yearly' });
  const session = (await (await person.post('/api/chat/session')).json()) as { url: string };
  const ticket = /#ticket=(.+)$/.exec(session.url)?.[1];
  await person.post('/api/chat/admit', { ticket });
  await person.post('/api/chat/session');
  const made = await person.post('/api/coach/people', { name: 'Naledi', notes: 'Hikes' });
  const { id } = ((await made.json()) as { person: { id: string } }).person;
  await person.post(`/api/coach/people/${id}/turns`, { turns: [{ from: 'them', text: 'see you there' }] });
  await product.request('/api/coach/voice', {
    method: 'PUT',
    headers: json(product, person.cookie),
    body: JSON.stringify({ facts: ['I bake'] }),
  });
  await person.post('/api/account/email', { email: `new-${person.email}` });
  const ask = (path: string, body: object) =>
    product.request(path, { method: 'POST', headers: json(product), body: JSON.stringify(body) });
  await ask('/api/auth/sign-in/email', { email: person.email, password: 'wrong' });
  await ask('/api/auth/request-password-reset', { email: person.email });
  await ask('/auth/login', { email: person.email });
  const { db } = product.database;
  const now = new Date(product.clock.now).toISOString();
  // A passkey that was asked for and never made leaves a question behind that names its owner.
  await person.post('/api/auth/passkey/add-options', {});
  const photo = {
    hash: 'h',
    source_url: 'https://photos.example/1',
    type: 'image/png',
    base64: 'iVBORw0KGgo=',
  };
  await db
    .insertInto('photos')
    .values({ user_id: person.id, fetched_at: now, ...photo })
    .execute();
  return person;
}

/** Every row of every table, as text. */
async function everything(product: TestProduct): Promise<Map<string, string>> {
  const { db } = product.database;
  const found = new Map<string, string>();
  for (const { name } of await db.introspection.getTables()) {
    if (name.startsWith('kysely_')) continue;
    found.set(
      name,
      JSON.stringify(
        await db
          .selectFrom(name as 'user')
          .selectAll()
          .execute(),
      ),
    );
  }
  return found;
}
const tablesWith = async (product: TestProduct, text: string) =>
  [...(await everything(product))].filter(([, rows]) => rows.includes(text)).map(([name]) => name);

describe.each(ENGINES)('what is held about a person, on %s', (engine) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await testProduct(engine);
  });
  afterAll(() => product.close());

  it('stands in the list of belongings, table by table', async () => {
    const claimed = BELONGINGS.flatMap(({ tables }) => tables as readonly string[]);
    expect(claimed.length).toBe(new Set(claimed).size);
    const tables = await product.database.db.introspection.getTables();
    const personal = tables
      .filter(({ name, columns }) => name === 'user' || columns.some((one) => NAMES_A_PERSON.test(one.name)))
      .map(({ name }) => name);
    expect(personal.length).toBeGreaterThan(10);
    expect(personal.filter((name) => !claimed.includes(name))).toEqual([]);
    expect(claimed.filter((name) => !tables.some((table) => table.name === name))).toEqual([]);
  });

  it('is exported whole, as a file, without anything that opens an account', async () => {
    const person = await somebodyKnownEverywhere(product);
    const answer = await person.get('/api/account/export');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="account-[\d-]+\.json"$/,
    );
    const text = await answer.text();
    const all = JSON.parse(text) as Record<string, Record<string, unknown>>;
    expect(Object.keys(all)).toEqual(['from', 'exportedAt', ...BELONGINGS.map(({ name }) => name)]);
    expect(Object.keys(all.subscription ?? {}).sort()).toEqual(
      [
        ...['isActive', 'type', 'startDate', 'expiryDate', 'paymentId', 'amount', 'currency'],
        ...['lastPaymentDate', 'paymentStatus', 'userDetails', 'paymentDetails'],
        ...['userId', 'userEmail', 'createdAt', 'updatedAt', 'status'],
      ].sort(),
    );
    expect(all.payments).toMatchObject({
      receipts: [{ plan: 'weekly', amountInCents: 9_999 }],
      checkouts: [{ state: 'declined' }, { state: 'applied' }, { state: 'open' }],
    });
    expect(all.chat).toMatchObject({ tickets: [{}, {}] });
    expect(all.memory).toMatchObject({
      settings: { keepDays: 30, writer: 'llm', consent: null },
      voice: { facts: ['I bake'] },
      people: [{ name: 'Naledi', notes: 'Hikes', turns: [{ from: 'them', text: 'see you there' }] }],
    });
    expect(all.account).toMatchObject({
      profile: { email: person.email, name: 'Thandi', emailVerified: false, termsVersion: '2024-03' },
      photo: { image: 'data:image/png;base64,iVBORw0KGgo=' },
      waysIn: [{ by: 'password' }],
      wrongPasswords: { tries: 1 },
      changeOfAddress: [{ email: `new-${person.email}` }],
    });

    // Whatever any table keeps as a secret, of this person or another, is not in the file.
    const secret = /hash|token|password$|secret|privatekey|publickey|credentialid|sealed|salt/i;
    const { db } = product.database;
    let secrets = 0;
    for (const { name, columns } of await db.introspection.getTables()) {
      const hidden = columns.filter((column) => secret.test(column.name)).map((column) => column.name);
      if (hidden.length === 0 || name.startsWith('kysely_')) continue;
      for (const row of await db
        .selectFrom(name as 'user')
        .selectAll()
        .execute())
        for (const column of hidden) {
          const value = (row as Record<string, unknown>)[column];
          if (typeof value !== 'string' || value.length < 8) continue;
          secrets += 1;
          expect(text, `${name}.${column}`).not.toContain(value);
        }
    }
    expect(secrets).toBeGreaterThan(5);
    expect(text).not.toContain(person.cookie.split('=')[1]);
  });

  it('is exported and deleted after a fresh sign-in only', async () => {
    const person = await product.person();
    product.clock.tick(20 * 60_000);
    for (const answer of [await person.get('/api/account/export'), await deleteAccount(product, person)])
      expect([answer.status, await answer.json()]).toMatchObject([403, { error: { code: 'sign-in-again' } }]);
    product.clock.tick(-20 * 60_000);
    expect((await person.get('/subscription/status')).status).toBe(200);
  });
});

describe.each(ENGINES)('the deletion of an account, on %s', (engine) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await testProduct(engine);
  });
  afterAll(() => product.close());
  const eraser = (belongings = BELONGINGS) => ({
    db: product.database.db,
    clock: () => product.clock.now,
    belongings,
    secrets: product.secrets,
  });

  it('ends access at once, and 7 days later leaves payments without a name and nothing else', async () => {
    const person = await somebodyKnownEverywhere(product);
    const bystander = await somebodyKnownEverywhere(product);
    const others = (await tablesWith(product, bystander.id)).sort();
    const token = await person.token();
    const answer = await deleteAccount(product, person);
    expect([answer.status, await answer.json()]).toEqual([
      202,
      { eraseAt: new Date(product.clock.now + 7 * DAY_MS).toISOString() },
    ]);
    for (const headers of [{ cookie: person.cookie }, { authorization: `Bearer ${token}` }])
      expect((await product.request('/subscription/status', { headers })).status).toBe(401);
    expect((await signIn(product, person.email)).status).toBe(403);
    await expect(product.person(person.email)).rejects.toThrow('already exists');

    product.clock.tick(7 * DAY_MS - 1_000);
    expect(await eraseDue(eraser())).toBe(0);
    product.clock.tick(2_000);
    expect(await eraseDue(eraser())).toBe(1);
    expect(await eraseDue(eraser())).toBe(0);

    expect(await tablesWith(product, person.email)).toEqual([]);
    expect((await tablesWith(product, person.id)).sort()).toEqual(['checkouts', 'payments', 'receipts']);
    const kept = await product.database.db
      .selectFrom('payments')
      .select('event')
      .where('user_id', '=', person.id)
      .orderBy('at')
      .execute();
    expect(kept.map(({ event }) => event)).toContain('applied');
    expect((await tablesWith(product, bystander.id)).sort()).toEqual(others);
    product.clock.tick(-7 * DAY_MS - 1_000);

    const anew = await product.person(person.email);
    expect(anew.id).not.toBe(person.id);
    expect(await (await anew.get('/subscription/status')).json()).toEqual({ isActive: false });
    expect((await signIn(product, person.email)).status).toBe(200);
  });

  it('is undone by the mailed link, once, with everything as it was', async () => {
    const person = await somebodyKnownEverywhere(product);
    const before = await (await person.get('/subscription/status')).json();
    await deleteAccount(product, person);
    const token = await undoToken(product, person.email);
    for (const bad of ['', 'x', `${token}x`, 'x'.repeat(5_000), 7, null, '\u0000'])
      expect((await undo(product, bad)).status).toBe(400);
    expect((await undo(product, token)).status).toBe(200);
    expect((await undo(product, token)).status).toBe(400);
    expect((await product.letters(person.email)).at(-1)?.subject).toBe('Your account stays');
    const again = await signIn(product, person.email);
    expect(again.status).toBe(200);
    const cookie = (again.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
    expect(await (await product.request('/subscription/status', { headers: { cookie } })).json()).toEqual(
      before,
    );
    product.clock.tick(8 * DAY_MS);
    expect(await eraseDue(eraser())).toBe(0);
    product.clock.tick(-8 * DAY_MS);
    expect(await tablesWith(product, person.email)).toContain('user');
  });

  it('that is undone leaves closed what was disabled, and tells nobody that it is open', async () => {
    const person = await product.person();
    await deleteAccount(product, person);
    const token = await undoToken(product, person.email);
    await product.database.db
      .updateTable('user')
      .set({ closedReason: 'disabled' })
      .where('id', '=', person.id)
      .execute();
    expect((await undo(product, token)).status).toBe(200);
    expect((await undo(product, token)).status).toBe(400);
    expect((await signIn(product, person.email)).status).toBe(403);
    expect((await product.letters(person.email)).map(({ subject }) => subject)).not.toContain(
      'Your account stays',
    );
  });

  it('is not the only thing swept: sessions and questions that have run out go too', async () => {
    const { db } = product.database;
    const [person, other] = [await product.person(), await product.person()];
    const past = new Date(product.clock.now - 1_000).toISOString();
    const expire = (table: 'session' | 'verification', id: string) =>
      db.updateTable(table).set({ expiresAt: past }).where('id', '=', id).execute();
    const questions = () => db.selectFrom('verification').select('id').execute();
    const sessionsOf = (userId: string) =>
      db.selectFrom('session').select('id').where('userId', '=', userId).execute();
    for (const { cookie } of [person, other])
      await product.request('/api/auth/passkey/add-options', {
        method: 'POST',
        headers: { cookie, origin: product.url, 'content-type': 'application/json' },
        body: '{}',
      });
    const [question, ...kept] = await questions();
    expect(kept.length).toBeGreaterThan(0);
    await expire('verification', question?.id ?? '');
    for (const { id } of await sessionsOf(person.id)) await expire('session', id);
    await startEraser(eraser(), DAY_MS).stop();
    expect(await sessionsOf(person.id)).toEqual([]);
    expect(await sessionsOf(other.id)).toHaveLength(1);
    expect(await questions()).toEqual(kept);
  });

  it('cannot be undone when its time has come', async () => {
    const person = await product.person();
    await deleteAccount(product, person);
    const token = await undoToken(product, person.email);
    product.clock.tick(7 * DAY_MS);
    expect((await undo(product, token)).status).toBe(400);
    product.clock.tick(-7 * DAY_MS);
  });

  it('asked for twice at once is one deletion and one letter', async () => {
    const person = await product.person();
    const answers = await Promise.all([deleteAccount(product, person), deleteAccount(product, person)]);
    expect(answers.map(({ status }) => status).sort()[0]).toBe(202);
    const letters = (await product.letters(person.email)).filter(({ text }) =>
      text.includes('/account/undo'),
    );
    expect(letters).toHaveLength(1);
  });

  it.each([...BELONGINGS.keys(), BELONGINGS.length])(
    'that breaks at step %i leaves the account whole, and the next run ends it',
    async (step) => {
      product.clock.tick(8 * DAY_MS);
      await eraseDue(eraser());
      product.clock.tick(-8 * DAY_MS);
      const person = await somebodyKnownEverywhere(product);
      await deleteAccount(product, person);
      const before = await tablesWith(product, person.id);
      const breaking: Belongings = {
        name: 'breaking',
        tables: [],
        exportOf: async () => null,
        erase: () => Promise.reject(new Error('broken on purpose')),
      };
      const broken = [...BELONGINGS.slice(0, step), breaking, ...BELONGINGS.slice(step)];
      const heard = console.error;
      console.error = () => {};
      product.clock.tick(7 * DAY_MS);
      try {
        expect(await eraseDue(eraser(broken))).toBe(0);
        expect(await tablesWith(product, person.id)).toEqual(before);
        // Its claim still runs: nobody else begins meanwhile.
        expect(await eraseDue(eraser())).toBe(0);
        product.clock.tick(6 * 60_000);
        expect(await eraseDue(eraser())).toBe(1);
        product.clock.tick(-6 * 60_000);
      } finally {
        console.error = heard;
        product.clock.tick(-7 * DAY_MS);
      }
      expect((await tablesWith(product, person.id)).sort()).toEqual(['checkouts', 'payments', 'receipts']);
    },
  );

  it('is carried out once by erasers that run at the same moment', async () => {
    const people = await Promise.all([1, 2, 3].map(() => product.person()));
    for (const person of people) await deleteAccount(product, person);
    product.clock.tick(7 * DAY_MS);
    const counts = await Promise.all([1, 2, 3, 4].map(() => eraseDue(eraser())));
    product.clock.tick(-7 * DAY_MS);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(3);
    for (const person of people) expect(await tablesWith(product, person.id)).toEqual([]);
  });
});

/** An eraser in a process of its own, which is killed inside the transaction, at one step of it. */
const KILLED = `
  const [databaseUrl, identityUrl, belongingsUrl, place, keys, atMs, step] = process.argv.slice(1);
  const { openDatabase } = await import(databaseUrl);
  const { eraseDue } = await import(identityUrl);
  const { BELONGINGS } = await import(belongingsUrl);
  const kill = { name: 'kill', tables: [], exportOf: async () => null, erase: async () => {
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => setInterval(() => {}, 1000));
  } };
  const belongings = [...BELONGINGS.slice(0, Number(step)), kill, ...BELONGINGS.slice(Number(step))];
  const { db } = openDatabase(JSON.parse(place));
  await eraseDue({ db, clock: () => Number(atMs), belongings, secrets: JSON.parse(keys) });
`;

describe.each(ENGINES)('an eraser that is killed, on %s', (engine) => {
  it.each([1, BELONGINGS.length])('at step %i leaves a whole account to the next one', async (step) => {
    const place: TestPlace = await testPlace(engine);
    const product = await testProduct(engine, { place });
    const person = await somebodyKnownEverywhere(product);
    await deleteAccount(product, person);
    const before = await tablesWith(product, person.id);
    const atMs = product.clock.now + 7 * DAY_MS;
    const from = (path: string) => new URL(path, import.meta.url).href;
    const where = place.url ? { url: place.url } : { dataDir: place.dataDir };
    const signal = await new Promise((resolve) => {
      const child = spawn(
        process.execPath,
        [
          ...['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', KILLED],
          ...[from('../database/index.ts'), from('../identity/server/index.ts'), from('./belongings.ts')],
          ...[JSON.stringify(where), JSON.stringify(product.secrets), String(atMs), String(step)],
        ],
        { stdio: ['ignore', 'ignore', 'inherit'], cwd: new URL('../..', import.meta.url) },
      );
      child.once('close', (_code, by) => resolve(by));
    });
    expect(signal).toBe('SIGKILL');
    expect(await tablesWith(product, person.id)).toEqual(before);
    const { db } = product.database;
    const { secrets } = product;
    const erase = (nowMs: number) => eraseDue({ db, clock: () => nowMs, belongings: BELONGINGS, secrets });
    expect(await erase(atMs)).toBe(0);
    expect(await erase(atMs + 6 * 60_000)).toBe(1);
    expect((await tablesWith(product, person.id)).sort()).toEqual(['checkouts', 'payments', 'receipts']);
    await product.close();
    await place.remove();
  });
});
