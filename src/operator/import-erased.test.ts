import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardProviders, importedPayments, type PaymentRef, reconcile } from '#checkout/server';
import { ENGINES, type TestPlace, testPlace } from '#database/testing';
import { eraseDue, findErased } from '#identity/server';
import { DAY_MS, isoTime } from '#kit';
import { BELONGINGS } from '#server/belongings';
import type { TestProduct } from '#server/testing';
import { type OldSubscription, readDocument, readOldSubscription } from '#subscriptions';
import { importSubscriptions } from '#subscriptions/server';
import { OperatorFault } from './command.ts';
import { deleteCommand } from './commands/delete.ts';
import { exportCommand } from './commands/export.ts';
import { importSubscriptionsCommand } from './commands/import-subscriptions.ts';
import { importUsersCommand } from './commands/import-users.ts';
import { show } from './commands/show.ts';
import { commandRunner, oldFiles, oldPerson, oldSubscription, openProduct } from './testing.ts';

/** Deletes an account as its owner would, and lets the week pass. */
async function erase(product: TestProduct, run: ReturnType<typeof commandRunner>, who: string) {
  await run(deleteCommand, who, '--apply');
  const { db } = product.database;
  const { secrets } = product;
  product.clock.tick(7 * DAY_MS);
  const erased = await eraseDue({ db, clock: () => product.clock.now, belongings: BELONGINGS, secrets });
  const day = isoTime(product.clock.now).slice(0, 10);
  product.clock.tick(-7 * DAY_MS);
  expect(erased).toBe(1);
  return { why: `erased on request on ${day}; not imported` };
}

/** The two imports with rows of their own. */
function imports(place: () => TestPlace, run: ReturnType<typeof commandRunner>) {
  let files = 0;
  const name = () => `file-${files++}`;
  return {
    users: async (people: readonly object[], ...more: string[]) =>
      JSON.parse(
        await run(importUsersCommand, ...oldFiles(place(), name(), { people }).users, '--json', ...more),
      ),
    subscriptions: async (documents: readonly object[], ...more: string[]) =>
      JSON.parse(
        await run(
          importSubscriptionsCommand,
          ...oldFiles(place(), name(), { documents }).subscriptions,
          '--json',
          ...more,
        ),
      ),
  };
}

describe.each(ENGINES)('an import of somebody who was erased, on %s', (engine) => {
  let place: TestPlace;
  let product: TestProduct;
  const run = commandRunner(
    () => product,
    () => place,
  );
  const { users, subscriptions } = imports(() => place, run);
  const bought = (at: number, change = {}) => oldSubscription(at, product.clock.now, change);
  const isHere = async (email: string) =>
    (await product.database.db.selectFrom('user').select('id').where('email', '=', email).execute()).length >
    0;

  beforeAll(async () => {
    place = await testPlace(engine);
    product = await openProduct(engine, place);
  });
  afterAll(async () => {
    await product.close();
    await place.remove();
  });

  it('brings nobody back, says why, and takes everybody else', async () => {
    await users([oldPerson(1), oldPerson(2)], '--apply');
    await subscriptions([bought(1), bought(2)], '--apply');
    const { why } = await erase(product, run, 'old-1');
    for (const more of [[], ['--apply'], ['--apply']]) {
      expect(await users([oldPerson(1), oldPerson(2)], ...more)).toMatchObject({
        outcomes: { refused: 1, 'here already, left as they are': 1 },
        refused: [{ place: 'user 1', id: 'old-1', why }],
      });
      expect(await subscriptions([bought(1), bought(2)], ...more)).toMatchObject({
        outcomes: { refused: 1, 'here already, unchanged': 1 },
        refused: [{ id: 'old-1', why }],
      });
    }
    expect([await isHere('person1@example.com'), await isHere('person2@example.com')]).toEqual([false, true]);
  });

  it('knows who never came from there, by the address and by the Google account', async () => {
    const here = await product.person('Person3@example.com');
    const { why } = await erase(product, run, here.id);
    const google = { providerUserInfo: [{ providerId: 'google.com', rawId: 'google-4' }] };
    await users([oldPerson(4, google)], '--apply');
    await erase(product, run, 'old-4');
    const again = oldPerson(5, google);
    expect((await users([oldPerson(3), again, oldPerson(6)], '--apply')).refused).toEqual([
      { place: 'user 1', id: 'old-3', outcome: 'refused', why },
      { place: 'user 2', id: 'old-5', outcome: 'refused', why },
    ]);
    expect((await subscriptions([bought(3), bought(6)], '--apply')).refused).toMatchObject([
      { id: 'old-3', why },
    ]);
    expect(await isHere('person6@example.com')).toBe(true);
  });

  it('knows the address too that they had taken here since', async () => {
    await users([oldPerson(7)], '--apply');
    await product.database.db
      .updateTable('user')
      .set({ email: 'moved7@example.com' })
      .where('id', '=', 'old-7')
      .execute();
    const { why } = await erase(product, run, 'old-7');
    const rows = [oldPerson(7), oldPerson(8, { email: 'MOVED7@example.com' })];
    expect((await users(rows, '--apply')).refused).toMatchObject([{ why }, { why }]);
  });

  it('keeps nothing that names somebody or could be tried out, and shows it to whoever comes back', async () => {
    const person = await product.person('person9@example.com');
    const { why } = await erase(product, run, person.id);
    const { db } = product.database;
    const rows = JSON.stringify([
      await db.selectFrom('erasures').selectAll().execute(),
      await db.selectFrom('erasure_keys').selectAll().execute(),
    ]);
    for (const known of [person.id, person.email, `user ${person.id}`, `address ${person.email}`])
      for (const form of [
        known,
        createHash('sha256').update(known).digest('hex'),
        createHash('sha256').update(known).digest('base64url'),
      ])
        expect(rows).not.toContain(form);

    const anew = await product.person(person.email);
    const exported = JSON.parse(await run(exportCommand, anew.id));
    expect(why).toContain(exported.account.earlierErasureOn);
    const stranger = await product.person();
    expect(JSON.parse(await run(exportCommand, stranger.id)).account.earlierErasureOn).toBeNull();
  });
});

describe.each(ENGINES)('the marks of the erased after APP_SECRET was changed, on %s', (engine) => {
  const [A, B] = ['the first secret, long enough to be one', 'the second secret, long enough to be one'];

  it('still tell who it was, as long as the old one was listed at one start; else nobody is imported', async () => {
    const place = await testPlace(engine);
    let product = await openProduct(engine, place, [A]);
    const restart = async (...secrets: string[]) => {
      await product.close();
      product = await openProduct(engine, place, secrets);
    };
    const run = commandRunner(
      () => product,
      () => place,
    );
    const { users, subscriptions } = imports(() => place, run);
    await users([oldPerson(1)], '--apply');
    const { why } = await erase(product, run, 'old-1');

    const heard = console.error;
    const said: string[] = [];
    console.error = (line: string) => said.push(line);
    await restart(B);
    console.error = heard;
    expect(said.join()).toContain('who was erased cannot be recognised');
    for (const importing of [
      () => users([oldPerson(1), oldPerson(2)], '--apply'),
      () => subscriptions([oldSubscription(1, product.clock.now)], '--apply'),
    ]) {
      const fault = await importing().catch((cause: unknown) => cause);
      expect(fault).toBeInstanceOf(OperatorFault);
      expect((fault as OperatorFault).message).toMatch(/^Who was erased on request cannot be recognised/);
    }
    expect(await product.database.db.selectFrom('user').select('id').execute()).toEqual([]);
    // An erasure waits for nobody; from here on two keys are in use.
    const second = await product.person('person3@example.com');
    await erase(product, run, second.id);

    await restart(B, A);
    await restart(B);
    const rows = [oldPerson(1), oldPerson(2), oldPerson(3)];
    expect(await users(rows, '--apply')).toMatchObject({
      outcomes: { refused: 2, new: 1 },
      refused: [
        { id: 'old-1', why },
        { id: 'old-3', why },
      ],
    });
    await product.close();
    await place.remove();
  });
});

describe.each(ENGINES)('what was paid in the old system, on %s', (engine) => {
  let place: TestPlace;
  let product: TestProduct;
  const run = commandRunner(
    () => product,
    () => place,
  );
  const { users, subscriptions } = imports(() => place, run);
  const bought = (at: number, change = {}) => oldSubscription(at, product.clock.now, change);
  const ledgerOf = (userId: string) =>
    product.database.db
      .selectFrom('payments')
      .select([
        'event',
        'provider',
        'charge_id',
        'amount_in_cents',
        'currency',
        'checkout_id',
        'detail',
        'at',
      ])
      .where('user_id', '=', userId)
      .orderBy('event')
      .execute();
  const line = (at: number, plan: string, amount: number) => ({
    event: 'imported',
    provider: 'yoco',
    charge_id: `ch_old_${at}`,
    amount_in_cents: amount,
    currency: 'ZAR',
    checkout_id: '',
    detail: `${plan} plan, paid in the old system`,
    at: isoTime(product.clock.now - DAY_MS),
  });

  beforeAll(async () => {
    place = await testPlace(engine);
    product = await openProduct(engine, place);
  });
  afterAll(async () => {
    await product.close();
    await place.remove();
  });

  it('stands in the ledger once, and stays there without a name when its owner is erased', async () => {
    await users([oldPerson(1)], '--apply');
    for (let times = 0; times < 2; times++) await subscriptions([bought(1), bought(1)], '--apply');
    expect(await ledgerOf('old-1')).toEqual([line(1, 'monthly', 24_999)]);
    await erase(product, run, 'old-1');
    expect(await ledgerOf('old-1')).toEqual([line(1, 'monthly', 24_999)]);
    const rows = JSON.stringify(await product.database.db.selectFrom('payments').selectAll().execute());
    expect(rows).not.toMatch(/person1@|Person 1/);
    // And is nobody else's to claim.
    await users([oldPerson(2)], '--apply');
    expect((await subscriptions([bought(1, { userId: 'old-2' })], '--apply')).refused).toMatchObject([
      { why: 'payment ch_old_1 belongs to user old-1' },
    ]);
  });

  it('is booked at the next import for who came before there was a line', async () => {
    await users([oldPerson(3)], '--apply');
    await subscriptions([bought(3)], '--apply');
    await product.database.db.deleteFrom('payments').where('user_id', '=', 'old-3').execute();
    expect((await subscriptions([bought(3)], '--apply')).outcomes).toEqual({ 'here already, unchanged': 1 });
    expect(await ledgerOf('old-3')).toEqual([line(3, 'weekly', 9_999)]);
  });

  it('is booked also where what was bought here stays, and what is bought here stands beside it', async () => {
    const person = await product.person();
    await person.buy('yearly');
    await subscriptions([bought(4, { userId: person.id })], '--apply');
    expect((await ledgerOf(person.id)).map(({ event }) => event).sort()).toEqual([
      'applied',
      'captured',
      'imported',
      'intent',
    ]);
    const status = await (await person.get('/subscription/status')).json();
    expect(status).toMatchObject({ type: 'yearly' });
  });

  it('is exported, and is no receipt of ours, no income of these days, and nothing to look into', async () => {
    const at = 6;
    await users([oldPerson(at)], '--apply');
    await subscriptions([bought(at)], '--apply');
    const { payments } = JSON.parse(await run(exportCommand, 'old-6'));
    expect(payments).toMatchObject({
      receipts: [],
      checkouts: [],
      ledger: [{ event: 'imported', paymentId: 'ch_old_6', amountInCents: 9_999, checkoutId: null }],
    });
    expect(await run(show, 'old-6')).toContain('R99.99 by yoco');
    const asked: string[] = [];
    const { database, clock, timeoutMs } = product;
    const provider = {
      ...product.provider,
      find: (payment: PaymentRef) => {
        asked.push(payment.checkoutId);
        return product.provider.find(payment);
      },
    };
    clock.tick(30 * DAY_MS);
    const now = () => clock.now;
    await reconcile(
      { db: database.db, providers: cardProviders(provider), timeoutMs, clock: now, alone: true },
      true,
    );
    clock.tick(-30 * DAY_MS);
    expect(asked).toEqual([]);
    expect(await ledgerOf('old-6')).toHaveLength(1);
  });
});

// SQLite lets one transaction write at a time: nobody is erased there while an import runs.
describe.each(ENGINES.filter((engine) => engine === 'postgres'))('an import on %s', (engine) => {
  it('leaves nothing behind of somebody who is erased between its looks and its write', async () => {
    const place = await testPlace(engine);
    const product = await openProduct(engine, place);
    const { db } = product.database;
    const run = commandRunner(
      () => product,
      () => place,
    );
    await imports(() => place, run).users([oldPerson(7), oldPerson(8)], '--apply');
    const rows = [7, 8].map((at): OldSubscription => {
      const document = readDocument(oldSubscription(at, product.clock.now));
      const read = document.ok ? readOldSubscription(document.document) : document;
      if (!read.ok) throw new Error(read.why);
      return read.subscription;
    });
    const outcomes = await importSubscriptions(rows, {
      db,
      nowMs: product.clock.now,
      ledger: {
        ...importedPayments,
        // The last look before the write.
        async payersOf(tx, paymentIds) {
          await erase(product, run, 'old-7');
          return importedPayments.payersOf(tx, paymentIds);
        },
      },
      findErased: (tx, people) => findErased(tx, () => product.secrets, people),
      apply: true,
    });
    expect(outcomes).toEqual([{ kind: 'refused', why: 'erased while it was imported' }, { kind: 'add' }]);
    for (const table of ['subscriptions', 'payments'] as const)
      expect(await db.selectFrom(table).select('user_id').execute()).toEqual([{ user_id: 'old-8' }]);
    await product.close();
    await place.remove();
  });
});
