import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#database';
import { ENGINES, type TestPlace, testPlace } from '#database/testing';
import { DAY_MS } from '#kit';
import { type Person, type TestProduct, testProduct } from '#server/testing';
import { readerOfLetter, startPlanLetters, writePlanLetters } from './plan-letters.ts';
import { findSubscription, saveSubscription } from './store.ts';

const REMINDER = /^Your \w+ plan (?:ends on|has ended)/;

describe.each(ENGINES)('letters about the end of a plan, on %s', (engine) => {
  let place: TestPlace;
  let product: TestProduct;
  beforeEach(async () => {
    place = await testPlace(engine);
    product = await testProduct(engine, { place });
    product.clock.now = Date.parse('2026-11-28T09:00:00.000Z');
  });
  afterEach(async () => {
    await product.close();
    await place.remove();
  });

  const deps = () => ({
    db: product.database.db,
    clock: () => product.clock.now,
    mailer: product.mailer,
    brandName: 'Repartee',
    publicUrl: product.url,
  });
  const later = async (ms: number) => {
    product.clock.tick(ms);
    return writePlanLetters(deps());
  };
  const lettersTo = async ({ email }: Person) =>
    (await product.letters(email)).filter(({ subject }) => REMINDER.test(subject));
  const subjects = async (person: Person) => (await lettersTo(person)).map(({ subject }) => subject);
  async function buyer(plan = 'weekly') {
    const person = await product.person();
    expect((await person.buy(plan)).status).toBe(200);
    return person;
  }

  it('come three days and one day before, and at the end, each once', async () => {
    const person = await buyer();
    expect(await later(0)).toBe(0);
    for (let hour = 0; hour < 12 * 24; hour += 6) await later(DAY_MS / 4);
    expect(await subjects(person)).toEqual([
      'Your weekly plan ends on 5 December 2026',
      'Your weekly plan ends on 5 December 2026',
      'Your weekly plan has ended',
    ]);
    const [first, , last] = await lettersTo(person);
    expect(first?.text).toContain('nothing is charged, and nothing renews');
    expect(last?.text).toContain(`${product.url}/pricing`);
  });

  it('leave out what a server that was down has missed', async () => {
    const person = await buyer();
    await later(9 * DAY_MS + 1);
    expect(await subjects(person)).toEqual([]);
  });

  it('are cancelled by a longer plan, which has letters of its own', async () => {
    const person = await buyer();
    await later(4 * DAY_MS);
    expect((await person.buy('monthly')).status).toBe(200);
    await later(3 * DAY_MS);
    expect(await subjects(person)).toHaveLength(1);
    await later(24 * DAY_MS);
    expect((await subjects(person)).at(-1)).toBe('Your monthly plan ends on 1 January 2027');
  });

  it('come for a new end, where days were added', async () => {
    const person = await buyer();
    await later(4 * DAY_MS);
    const { db } = product.database;
    const plan = await findSubscription(db, person.id);
    if (!plan) throw new Error('no plan');
    const expiryDate = new Date(Date.parse(plan.expiryDate) + 10 * DAY_MS).toISOString();
    await saveSubscription(db, { ...plan, expiryDate, updatedAt: new Date(product.clock.now).toISOString() });
    await later(10 * DAY_MS);
    expect(await subjects(person)).toHaveLength(2);
  });

  it.each([
    [
      'whose access was taken back',
      async ({ id }: Person) => {
        const plan = await findSubscription(product.database.db, id);
        if (plan) await saveSubscription(product.database.db, { ...plan, isActive: false, status: 'ended' });
      },
    ],
    [
      'whose account is closed',
      ({ id }: Person) =>
        product.database.db
          .updateTable('user')
          .set({ closedAt: '2026-11-28T10:00:00.000Z' })
          .where('id', '=', id)
          .execute(),
    ],
    ['who switched them off', (person: Person) => person.post('/api/account/reminders', { wanted: false })],
  ])('come to nobody %s', async (_who, act) => {
    const person = await buyer();
    await act(person);
    expect(await later(4 * DAY_MS)).toBe(0);
    expect(await subjects(person)).toEqual([]);
  });

  it('are written once by two nodes at the same moment', async () => {
    const people = [await buyer(), await buyer(), await buyer()];
    const node = openDatabase(place.url ? { url: place.url } : { dataDir: place.dataDir });
    product.clock.tick(4 * DAY_MS);
    const written = await Promise.all([
      writePlanLetters(deps()),
      writePlanLetters({ ...deps(), db: node.db }),
    ]);
    await node.close();
    expect(written.reduce((sum, each) => sum + each, 0)).toBe(3);
    for (const person of people) expect(await subjects(person)).toHaveLength(1);
  });

  it('are still due when the process dies before the letter is kept', async () => {
    const person = await buyer();
    product.clock.tick(4 * DAY_MS);
    const mailer = { send: () => Promise.reject(new Error('killed')), wake() {} };
    await expect(writePlanLetters({ ...deps(), mailer })).rejects.toThrow('killed');
    expect(await later(0)).toBe(1);
    expect(await subjects(person)).toHaveLength(1);
  });

  it('are switched off by one POST from the mail program, and on again in the account', async () => {
    const person = await buyer();
    await later(4 * DAY_MS);
    const [letter] = await lettersTo(person);
    const url = new URL(letter?.oneClickUrl ?? '');
    const opened = await product.request(url.pathname + url.search);
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      `${product.url}/account/reminders${url.search}`,
    ]);
    const wanted = async () =>
      ((await (await person.get('/api/account')).json()) as { reminders: boolean }).reminders;
    expect(await wanted()).toBe(true);
    const press = (search: string) =>
      product.request(url.pathname + search, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await press('?token=made-up')).status).toBe(400);
    expect(await wanted()).toBe(true);
    expect([(await press(url.search)).status, (await press(url.search)).status]).toEqual([200, 200]);
    expect([await wanted(), await later(2 * DAY_MS)]).toEqual([false, 0]);
    expect((await person.post('/api/account/reminders', { wanted: true })).status).toBe(200);
    expect([await wanted(), await later(0)]).toEqual([true, 1]);
  });

  it('are forgotten after 400 days, and their links with them', async () => {
    const person = await buyer();
    await later(4 * DAY_MS);
    const [letter] = await lettersTo(person);
    const token = new URL(letter?.oneClickUrl ?? '').searchParams.get('token') ?? '';
    const { db } = product.database;
    const reader = async () => {
      const free = { check: () => Promise.resolve(null) };
      await startPlanLetters({ ...deps(), storage: free }, DAY_MS).stop();
      return readerOfLetter(db, token);
    };
    product.clock.tick(399 * DAY_MS);
    expect(await reader()).toBe(person.id);
    product.clock.tick(2 * DAY_MS);
    expect(await reader()).toBeNull();
  });
});
