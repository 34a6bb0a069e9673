import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '#database/testing';
import { DAY_MS } from '#kit';
import type { Person, StoredTurn } from '#memory';
import { type TestProduct, testProduct } from '#server/testing';
import { purgeDue } from './purge.ts';
import { faultOf, passTime, type Rememberer, remembererOf } from './testing.ts';

describe.each(ENGINES)('how long things are kept, on %s', (engine) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await testProduct(engine);
  });
  afterEach(() => {
    product.clock.now = Date.now();
  });
  afterAll(() => product.close());

  const json = async (answer: Promise<Response>) => (await (await answer).json()) as Record<string, unknown>;
  const settings = (who: Rememberer) => json(who.call('GET', '/memory'));
  const set = async (who: Rememberer, body: object) => {
    const answer = await who.call('PUT', '/memory', body);
    expect(answer.status).toBe(200);
    return (await answer.json()) as Record<string, unknown>;
  };
  async function keep(who: Rememberer, name: string, ...texts: string[]): Promise<Person> {
    const { person } = (await json(who.call('POST', '/people', { name }))) as { person: Person };
    if (texts.length) await say(who, person, ...texts);
    return person;
  }
  const say = async (who: Rememberer, { id }: Person, ...texts: string[]) => {
    const turns = texts.map((text) => ({ from: 'them', text }));
    expect((await who.call('POST', `/people/${id}/turns`, { turns })).status).toBe(201);
  };
  const people = async (who: Rememberer) =>
    ((await json(who.call('GET', '/people?archived=all'))) as { people: Person[] }).people;
  const names = async (who: Rememberer) => (await people(who)).map(({ name }) => name);
  const texts = async (who: Rememberer, { id }: Person) =>
    ((await json(who.call('GET', `/people/${id}/turns`))) as { turns: StoredTurn[] }).turns.map(
      ({ text }) => text,
    );
  const purge = () => purgeDue({ ...product.database, clock: () => product.clock.now });
  const rowsOf = async (who: Rememberer) => {
    const count = async (table: 'memory_people' | 'memory_turns' | 'memory_voices') =>
      (
        await product.database.db
          .selectFrom(table)
          .select('user_id')
          .where('user_id', '=', who.person.id)
          .execute()
      ).length;
    return [await count('memory_people'), await count('memory_turns'), await count('memory_voices')];
  };

  it('is thirty days unless said, and what is set stays', async () => {
    const reader = await remembererOf(product);
    expect(await settings(reader)).toEqual({ keepDays: 30, writer: 'llm', consent: null });
    const at = new Date(product.clock.now).toISOString();
    const consent = { host: 'api.example.com', version: '1' };
    const all = { keepDays: 7, writer: 'local', consent: { ...consent, at } };
    expect(await set(reader, { keepDays: 7, writer: 'local', consent })).toEqual(all);
    await passTime(product, 60_000);
    // Said again it is no new consent; another version is, and leaving it out changes nothing.
    expect(await set(reader, { ...all, consent })).toEqual(all);
    expect(await set(reader, { keepDays: null })).toEqual({ ...all, keepDays: null });
    const later = new Date(product.clock.now).toISOString();
    expect(await set(reader, { consent: { ...consent, version: '2' } })).toMatchObject({
      consent: { version: '2', at: later },
    });
    expect(await set(reader, { consent: null })).toMatchObject({ consent: null });
    expect(await settings(reader)).toEqual({ keepDays: null, writer: 'local', consent: null });
  });

  it.each([
    [{ keepDays: 8 }, 'keepDays'],
    [{ keepDays: '7' }, 'keepDays'],
    [{ writer: 'me' }, 'writer'],
    [{ consent: 'yes' }, 'consent'],
    [{ consent: { host: '' } }, 'consent'],
  ])('refuses %j', async (body, field) => {
    const reader = await remembererOf(product);
    const answer = await reader.call('PUT', '/memory', body);
    expect(answer.status).toBe(400);
    const { error } = (await answer.json()) as { error: { code: string; message: string } };
    expect([error.code, error.message]).toEqual(['invalid-request', expect.stringContaining(field)]);
  });

  it('goes by each message’s own age, and a person goes when nothing was written for so long', async () => {
    const [reader, keeper] = [await remembererOf(product, 'yearly'), await remembererOf(product, 'yearly')];
    await set(keeper, { keepDays: null });
    const kept = await keep(keeper, 'Kept', 'for ever');
    const quiet = await keep(reader, 'Quiet', 'old one');
    const busy = await keep(reader, 'Busy', 'first');
    const silent = await keep(reader, 'Silent', 'only one');
    await passTime(product, 20 * DAY_MS);
    await say(reader, busy, 'second');
    await reader.call('PATCH', `/people/${silent.id}`, { notes: 'still of interest' });
    await purge();
    expect((await names(reader)).sort()).toEqual(['Busy', 'Quiet', 'Silent']);

    await passTime(product, 10 * DAY_MS - 1);
    await purge();
    expect(await texts(reader, quiet)).toEqual(['old one']);
    await passTime(product, 1);
    await purge();
    expect((await names(reader)).sort()).toEqual(['Busy', 'Silent']);
    expect([await texts(reader, busy), await texts(reader, silent)]).toEqual([['second'], []]);
    expect((await people(reader)).find(({ name }) => name === 'Silent')?.lastTurnAt).toBeNull();
    expect(await rowsOf(reader)).toEqual([2, 1, 0]);

    await passTime(product, 20 * DAY_MS);
    await purge();
    expect(await rowsOf(reader)).toEqual([0, 0, 0]);
    expect(await texts(keeper, kept)).toEqual(['for ever']);
  });

  it('made shorter purges at once, made longer keeps what is there', async () => {
    const reader = await remembererOf(product, 'yearly');
    const older = await keep(reader, 'Older', 'a', 'b');
    await passTime(product, 10 * DAY_MS);
    await keep(reader, 'Newer', 'c');
    await set(reader, { keepDays: null });
    await set(reader, { keepDays: 30 });
    expect(await texts(reader, older)).toEqual(['a', 'b']);
    await set(reader, { keepDays: 7 });
    expect(await names(reader)).toEqual(['Newer']);
    expect(await rowsOf(reader)).toEqual([1, 1, 0]);
    // Set to longer in time, it outlives what it would have.
    await set(reader, { keepDays: 30 });
    await passTime(product, 8 * DAY_MS);
    await purge();
    expect(await names(reader)).toEqual(['Newer']);
  });

  it('nothing: every row goes at once, voice too, and none is made', async () => {
    const reader = await remembererOf(product);
    const many = Array.from({ length: 450 }, (_, at) => `${at}`);
    await keep(reader, 'Somebody', ...many);
    expect((await reader.call('PUT', '/voice', { facts: ['I bake'] })).status).toBe(200);
    expect(await rowsOf(reader)).toEqual([1, 450, 1]);
    await set(reader, { keepDays: 0 });
    expect(await rowsOf(reader)).toEqual([0, 0, 0]);
    for (const [method, path, body] of [
      ['POST', '/people', { name: 'Nobody' }],
      ['PUT', '/voice', { facts: ['I bake'] }],
    ] as const) {
      const answer = await reader.call(method, path, body);
      expect([answer.status, await faultOf(answer)]).toEqual([422, 'memory-off']);
    }
    expect((await reader.call('PUT', '/voice', {})).status).toBe(200);
    expect(await rowsOf(reader)).toEqual([0, 0, 0]);
    expect(await names(reader)).toEqual([]);
  });

  it('a voice is put and read whole, and refused where it is too much', async () => {
    const [reader, other] = [await remembererOf(product), await remembererOf(product)];
    expect(await json(reader.call('GET', '/voice'))).toEqual({ facts: [], never: [], style: {} });
    const voice = {
      facts: ['I bake rye bread', 'Two cats'],
      never: ['babe'],
      style: { length: 'short', emoji: false },
    };
    expect(
      await json(reader.call('PUT', '/voice', { ...voice, facts: [' I bake rye bread ', 'Two cats', ' '] })),
    ).toEqual(voice);
    expect(await json(reader.call('GET', '/voice'))).toEqual(voice);
    expect(await json(other.call('GET', '/voice'))).toEqual({ facts: [], never: [], style: {} });
    for (const body of [
      { facts: Array.from({ length: 51 }, () => 'x') },
      { never: ['x'.repeat(301)] },
      { style: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`s${at}`, true])) },
    ]) {
      const answer = await reader.call('PUT', '/voice', body);
      expect([answer.status, await faultOf(answer)]).toEqual([422, 'voice-too-long']);
    }
    expect((await reader.call('PUT', '/voice', { facts: 'x' })).status).toBe(400);
    await reader.call('PUT', '/voice', {});
    expect(await rowsOf(reader)).toEqual([0, 0, 0]);
  });
});
