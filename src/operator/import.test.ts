import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, type TestPlace, testPlace } from '#database/testing';
import { cookieOf, postTo, type TestProduct } from '#server/testing';
import { OperatorFault } from './command.ts';
import { importSubscriptionsCommand } from './commands/import-subscriptions.ts';
import { importUsersCommand } from './commands/import-users.ts';
import {
  commandRunner,
  OLD_PASSWORD,
  oldFiles,
  oldPerson,
  oldSubscription,
  openProduct,
  operatorProcess,
  SIGNER_KEY,
} from './testing.ts';

const rowsOf = async (
  { database }: TestProduct,
  table: 'user' | 'account' | 'subscriptions' | 'payments',
): Promise<number> => {
  const row = await database.db
    .selectFrom(table)
    .select((one) => one.fn.countAll().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(row.rows);
};

describe.each(ENGINES)('ten thousand people of the old system, on %s', (engine) => {
  const PEOPLE = 10_000;
  const [NO_ADDRESS, NO_PLAN] = [7, 8];
  /** Whole batches, as long as there are any left. */
  const isBatches = (rows: number, all: number) => rows === all || rows % 500 === 0;

  it('come once each, however often the import runs and wherever it is killed; a corrupted row stops only itself', async () => {
    const place = await testPlace(engine);
    const product = await openProduct(engine, place);
    const run = commandRunner(
      () => product,
      () => place,
    );
    const numbers = [...Array(PEOPLE + 1).keys()];
    const files = oldFiles(place, 'all', {
      people: numbers.map((at) => oldPerson(at, at === NO_ADDRESS ? { email: 'no address' } : {})),
      documents: numbers.map((at) =>
        oldSubscription(
          at,
          product.clock.now,
          at === NO_PLAN ? { fields: { type: { stringValue: 'daily' } } } : {},
        ),
      ),
    });
    const imported = async (command: typeof importUsersCommand, args: readonly string[]) =>
      JSON.parse(await run(command, ...args, '--apply', '--json'));

    const people = await operatorProcess(place, ['import-users', ...files.users, '--apply'], {
      killAt: '3000 of',
    });
    expect(people.code).toBeNull();
    const half = await rowsOf(product, 'user');
    expect(half).toBeGreaterThanOrEqual(3_000);
    expect(isBatches(half, PEOPLE)).toBe(true);
    const onlyOne = { refused: 1 };
    expect(await imported(importUsersCommand, files.users)).toMatchObject({
      rows: PEOPLE + 1,
      outcomes: { new: PEOPLE - half, 'here already, left as they are': half, ...onlyOne },
      refused: [{ place: 'user 8', id: 'old-7', why: 'email is no e-mail address' }],
    });
    expect((await imported(importUsersCommand, files.users)).outcomes).toEqual({
      'here already, left as they are': PEOPLE,
      ...onlyOne,
    });
    expect([await rowsOf(product, 'user'), await rowsOf(product, 'account')]).toEqual([PEOPLE, PEOPLE]);

    const bought = await operatorProcess(place, ['import-subscriptions', ...files.subscriptions, '--apply'], {
      killAt: '3000 of',
    });
    expect(bought.code).toBeNull();
    const begun = await rowsOf(product, 'subscriptions');
    expect(begun).toBeGreaterThanOrEqual(2_990);
    expect(await rowsOf(product, 'payments')).toBe(begun);
    const two = { refused: 2 };
    expect(await imported(importSubscriptionsCommand, files.subscriptions)).toMatchObject({
      outcomes: { new: PEOPLE - 1 - begun, 'here already, unchanged': begun, ...two },
      refused: [
        { id: 'old-7', why: 'nobody has this id; import the users first' },
        { id: 'old-8', why: 'type is wrong' },
      ],
    });
    expect((await imported(importSubscriptionsCommand, files.subscriptions)).outcomes).toEqual({
      'here already, unchanged': PEOPLE - 1,
      ...two,
    });
    expect([await rowsOf(product, 'subscriptions'), await rowsOf(product, 'payments')]).toEqual([
      PEOPLE - 1,
      PEOPLE - 1,
    ]);
    await product.close();
    await place.remove();
    // Two processes and five times ten thousand rows: seconds, on a busy machine some more.
  }, 300_000);
});

describe.each(ENGINES)('coming from the old system, on %s', (engine) => {
  let place: TestPlace;
  let product: TestProduct;
  const run = commandRunner(
    () => product,
    () => place,
  );
  const users = async (name: string, people: readonly object[], ...more: string[]) =>
    JSON.parse(await run(importUsersCommand, ...oldFiles(place, name, { people }).users, '--json', ...more));
  const subscriptions = async (name: string, documents: readonly object[], ...more: string[]) =>
    JSON.parse(
      await run(
        importSubscriptionsCommand,
        ...oldFiles(place, name, { documents }).subscriptions,
        '--json',
        ...more,
      ),
    );
  const signIn = (email: string, password: string, to = product) =>
    postTo(to)('/api/auth/sign-in/email', { email, password });
  const storedPassword = async (userId: string) =>
    (
      await product.database.db
        .selectFrom('account')
        .select('password')
        .where('userId', '=', userId)
        .where('providerId', '=', 'credential')
        .executeTakeFirstOrThrow()
    ).password;

  beforeAll(async () => {
    place = await testPlace(engine);
    product = await openProduct(engine, place);
  });
  afterAll(async () => {
    await product.close();
    await place.remove();
  });

  it('tells first what it would do, and writes nothing', async () => {
    const people = [oldPerson(10), oldPerson(11, { email: 'no address' })];
    expect(await users('look', people)).toMatchObject({
      applied: false,
      rows: 2,
      outcomes: { new: 1, refused: 1 },
      refused: [{ place: 'user 2', id: 'old-11', why: 'email is no e-mail address' }],
    });
    const here = product.database.db.selectFrom('user').select('id').where('id', 'in', ['old-10', 'old-11']);
    expect(await here.execute()).toEqual([]);

    await users('look', people, '--apply');
    const document = oldSubscription(10, product.clock.now);
    expect((await subscriptions('look', [document])).outcomes).toEqual({ new: 1 });
    for (const table of ['subscriptions', 'payments'] as const)
      expect(
        await product.database.db
          .selectFrom(table)
          .select('user_id')
          .where('user_id', '=', 'old-10')
          .execute(),
      ).toEqual([]);
  });

  it('lets people in with their old password, with what they paid for, and makes the hash one of ours', async () => {
    await users('in', [oldPerson(1)], '--apply');
    await subscriptions('in', [oldSubscription(1, product.clock.now)], '--apply');
    const before = await storedPassword('old-1');
    expect(before).toMatch(/^fbscrypt\$v1\$/);
    expect((await signIn('person1@example.com', 'old password 2')).status).toBe(401);
    expect(await storedPassword('old-1')).toBe(before);
    const answer = await signIn('Person1@example.com', OLD_PASSWORD);
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { user: { id: 'old-1', name: 'Person 1' } },
    ]);
    const after = await storedPassword('old-1');
    expect(after).not.toMatch(/^fbscrypt/);
    expect((await signIn('person1@example.com', OLD_PASSWORD)).status).toBe(200);
    expect(await storedPassword('old-1')).toBe(after);
    const headers = { cookie: cookieOf(answer) };
    const status = await product.request('/subscription/status', { headers });
    expect(await status.json()).toMatchObject({
      isActive: true,
      type: 'monthly',
      amount: 249.99,
      startDate: new Date(product.clock.now - 86_400_000).toISOString(),
    });
  });

  it('keeps a disabled person out and a Google link in', async () => {
    const google = { providerUserInfo: [{ providerId: 'google.com', rawId: 'google-5' }] };
    await users('ways', [oldPerson(3, { disabled: true }), oldPerson(5, google)], '--apply');
    const answer = await signIn('person3@example.com', OLD_PASSWORD);
    expect([answer.status, await answer.json()]).toMatchObject([403, { error: { code: 'account-closed' } }]);
    const links = await product.database.db
      .selectFrom('account')
      .select('accountId')
      .where('providerId', '=', 'google')
      .where('userId', '=', 'old-5')
      .execute();
    expect(links).toEqual([{ accountId: 'google-5' }]);
  });

  it('keeps the signer key sealed, and out of every answer', async () => {
    const told: string[] = [];
    const tell = commandRunner(
      () => product,
      () => place,
      (line) => told.push(line),
    );
    const { users: given } = oldFiles(place, 'sealed', { people: [oldPerson(6)] });
    const out = await tell(importUsersCommand, ...given, '--apply', '--json');
    expect(JSON.parse(out).outcomes).toEqual({ new: 1 });
    expect(told).toEqual(['1 of 1']);
    expect(out).not.toContain(SIGNER_KEY);
    const rows = await product.database.db.selectFrom('old_hash_configs').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(SIGNER_KEY);
  });

  it('refuses an address, a Google account and a payment that are somebody else’s already', async () => {
    await product.person('taken@example.com');
    const google = { providerUserInfo: [{ providerId: 'google.com', rawId: 'google-20' }] };
    await users('first', [oldPerson(20, google)], '--apply');
    await subscriptions('first', [oldSubscription(20, product.clock.now)], '--apply');
    const thief = oldPerson(21, { email: 'taken@example.com' });
    const report = await users(
      'more',
      [thief, oldPerson(22, google), oldPerson(23), oldPerson(23)],
      '--apply',
    );
    expect(report).toMatchObject({
      outcomes: { refused: 3, new: 1 },
      refused: [
        { why: expect.stringMatching(/^the address belongs to user /) },
        { why: 'the Google account belongs to user old-20' },
        { why: 'localId stands twice in the file' },
      ],
    });
    const stolen = oldSubscription(20, product.clock.now, { userId: 'old-23' });
    expect((await subscriptions('stolen', [stolen], '--apply')).refused).toMatchObject([
      { why: 'payment ch_old_20 belongs to user old-20' },
    ]);
  });

  it('tells what is left behind of those that are taken, and of nobody else', async () => {
    const photo = { photoUrl: 'https://photos.example/1.png' };
    await users('here', [oldPerson(50, photo)], '--apply');
    const rows = [oldPerson(50, photo), oldPerson(51, photo), oldPerson(52, { ...photo, email: 'none' })];
    const { notes } = await users('notes', rows, '--apply');
    expect(notes).toEqual([{ says: expect.stringContaining('photo not copied'), rows: 1 }]);
    const cheap = { fields: { amount: { doubleValue: 1 } } };
    const documents = [50, 51, 53].map((at) => oldSubscription(at, product.clock.now, cheap));
    await subscriptions('here', documents.slice(0, 1), '--apply');
    expect((await subscriptions('notes', documents, '--apply')).notes).toEqual([
      { says: expect.stringContaining('was not paid at the price of its plan'), rows: 1 },
    ]);
  });

  it('reads like a report on paper, without what a name could tell the terminal', async () => {
    const people = [oldPerson(30, { localId: 'x\u001b[2J', email: 'x' }), oldPerson(30)];
    const out = await run(importUsersCommand, ...oldFiles(place, 'paper', { people }).users);
    expect(out).toContain('Nothing was written: this was a dry run. Add --apply to write it.');
    expect(out).toMatch(/user 1 +x\?\[2J +localId has other signs/);
    expect(out).not.toContain('\u001b');
  });

  it('says in one line what is wrong with a file', async () => {
    const { users: given } = oldFiles(place, 'faults', { people: [oldPerson(40)] });
    const [file = '', , hash = ''] = given;
    const cases: [typeof importUsersCommand, string[], RegExp][] = [
      [importUsersCommand, [join(place.dataDir, 'nowhere.json')], /nowhere\.json cannot be read \(ENOENT\)/],
      [importUsersCommand, [file], /1 rows have a password; name the file/],
      [importUsersCommand, [file, '--hash-config', file], /missing or wrong: algorithm/],
      [importUsersCommand, [hash], /is no export of users/],
      [importSubscriptionsCommand, [hash], /is no dump of documents/],
    ];
    for (const [command, args, line] of cases) {
      const fault = await run(command, ...args).catch((cause: unknown) => cause);
      expect(fault).toBeInstanceOf(OperatorFault);
      expect((fault as OperatorFault).message).toMatch(line);
      expect((fault as OperatorFault).message).not.toContain('\n');
    }
  });

  it('still opens old passwords after APP_SECRET was changed, as long as the old one is listed at the next start', async () => {
    // A place of its own: the change seals anew what the others use.
    const own = await testPlace(engine);
    const before = await openProduct(engine, own);
    const here = commandRunner(
      () => before,
      () => own,
    );
    await here(importUsersCommand, ...oldFiles(own, 'all', { people: [oldPerson(2)] }).users, '--apply');
    await before.close();
    const old = readFileSync(join(own.dataDir, 'app-secret'), 'utf8').trim();
    const anew = 'a new secret that is long enough to be one';
    await (await openProduct(engine, own, [anew, old])).close();
    const after = await openProduct(engine, own, [anew]);
    expect((await signIn('person2@example.com', OLD_PASSWORD, after)).status).toBe(200);
    await after.close();
    await own.remove();
  });
});
