import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENGINES, type TestPlace, testPlace } from '#database/testing';
import { eraseDue } from '#identity/server';
import { DAY_MS } from '#kit';
import type { Person, StoredTurn } from '#memory';
import { type TestProduct, testProduct } from '#server/testing';
import { memoryBelongings } from './belongings.ts';
import { purgeDue } from './purge.ts';
import { type Rememberer, remembererOf } from './testing.ts';

const CANARY = 'Zwartkoppies canary';

/** Every byte that the product left: its folder, and a PostgreSQL database row by row. */
async function everythingKept(place: TestPlace, product: TestProduct): Promise<string> {
  const files = readdirSync(place.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString('latin1'));
  return [...files, ...(await rows(product))].join('\n');
}

async function rows({ database: { db } }: TestProduct): Promise<string[]> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => !name.startsWith('kysely_'));
  const all = tables.map(({ name }) =>
    db
      .selectFrom(name as 'user')
      .selectAll()
      .execute(),
  );
  return (await Promise.all(all)).map((each) => JSON.stringify(each));
}

describe.each(ENGINES)('what was stored, on %s', (engine) => {
  let place: TestPlace;
  let product: TestProduct;
  let reader: Rememberer;
  beforeAll(async () => {
    place = await testPlace(engine);
    product = await testProduct(engine, { place, settings: { METRICS_TOKEN: 't' } });
  });
  afterAll(async () => {
    await product.close();
    await place.remove();
  });
  beforeEach(async () => {
    reader = await remembererOf(product);
  });
  afterEach(() => {
    product.clock.now = Date.now();
  });

  const meet = async (body: object = { name: 'Naledi' }, who = reader) =>
    ((await (await who.call('POST', '/people', body)).json()) as { person: Person }).person;
  const say = async ({ id }: Person, texts: readonly string[], who = reader) => {
    const turns = texts.map((text) => ({ from: 'them', text }));
    const answer = await who.call('POST', `/people/${id}/turns`, { turns });
    return ((await answer.json()) as { turns: StoredTurn[] }).turns;
  };
  /** The ends of what is sealed for the reader: bytes that nothing else has. */
  async function sealsOf(who = reader): Promise<string[]> {
    const { db } = product.database;
    const seals = [];
    for (const table of ['memory_people', 'memory_turns', 'memory_voices'] as const)
      for (const { sealed } of await db
        .selectFrom(table)
        .select('sealed')
        .where('user_id', '=', who.person.id)
        .execute())
        seals.push(sealed.slice(-40));
    return seals;
  }
  async function expectGone(seals: readonly string[]): Promise<void> {
    const kept = await everythingKept(place, product);
    expect(seals.filter((seal) => kept.includes(seal))).toEqual([]);
  }

  it('stands nowhere in plain text: not in the folder, the database, the log or the metrics', async () => {
    const lines: unknown[] = [];
    for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
      vi.spyOn(console, name).mockImplementation((...told) => void lines.push(...told));
    const person = await meet({ name: CANARY, notes: `notes ${CANARY}` });
    const [turn] = await say(person, [`first ${CANARY}`, `second ${CANARY}`]);
    const path = `/people/${person.id}`;
    const long = CANARY.repeat(1_000);
    const calls: [string, string, object?][] = [
      ['PATCH', path, { notes: `other ${CANARY}` }],
      ['PATCH', `${path}/turns/${turn?.id}`, { text: `mended ${CANARY}` }],
      ['GET', `/people?query=${encodeURIComponent(CANARY)}`],
      ['GET', `/people/${encodeURIComponent(CANARY)}`],
      ['GET', `${path}/turns?before=${encodeURIComponent(CANARY)}&limit=${encodeURIComponent(CANARY)}`],
      ['PUT', '/voice', { facts: [CANARY], never: [CANARY], style: { [CANARY]: CANARY } }],
      ['PUT', '/memory', { consent: { host: CANARY, version: '1' } }],
      ['PUT', '/memory', { consent: { host: 'api.example.com', version: CANARY } }],
      ['PUT', '/memory', { writer: CANARY, keepDays: CANARY }],
      ['POST', '/people', { name: long }],
      ['POST', '/people', { name: CANARY, stage: CANARY }],
      ['POST', `${path}/turns`, { turns: [{ from: 'them', text: long }] }],
      ['POST', '/advice', { message: `asked ${CANARY}?`, person: person.id, about: { me: CANARY } }],
      ['POST', '/advice', { message: CANARY, person: CANARY }],
      ['POST', '/advice', { message: CANARY, conversation: [{ from: 'them', text: CANARY }] }],
      ['POST', '/starters', { about: { them: CANARY } }],
      ['POST', '/rewrite', { draft: CANARY, tone: 'warm' }],
      ['POST', '/insights', { conversation: [{ from: 'them', text: CANARY }] }],
    ];
    const statuses = [];
    for (const [method, to, body] of calls) statuses.push((await reader.call(method, to, body)).status);
    expect(statuses).toEqual([
      ...[200, 200, 200, 404, 400, 200, 400, 400, 400, 422, 400, 422],
      ...[200, 404, 200, 200, 200, 200],
    ]);
    await product.recorder.settled();
    // It was stored: it comes back.
    expect(await (await reader.call('GET', `${path}/turns`)).text()).toContain(`asked ${CANARY}?`);

    const metrics = await product.request('/metrics', { headers: { authorization: 'Bearer t' } });
    const kept = await everythingKept(place, product);
    for (const text of [kept, await metrics.text(), lines.map(String).join('\n')])
      for (const form of ['utf8', 'base64', 'hex'] as const)
        expect(text).not.toContain(Buffer.from('Zwartkoppies').toString(form).replace(/=+$/, ''));
  });

  it('and deleted is in no file any more: a turn, a person, an earlier text', async () => {
    const [person, other] = [await meet({ name: 'Naledi', notes: 'before' }), await meet({ name: 'Sipho' })];
    const kept = await say(other, ['stays']);
    const turns = await say(
      person,
      Array.from({ length: 300 }, (_, at) => `turn ${at} ${'x'.repeat(at)}`),
    );
    expect(kept).toHaveLength(1);

    const beforeChange = await sealsOf();
    await reader.call('PATCH', `/people/${person.id}`, { notes: 'after' });
    await reader.call('PATCH', `/people/${person.id}/turns/${turns[7]?.id}`, { text: 'mended' });
    const afterChange = await sealsOf();
    const replaced = beforeChange.filter((seal) => !afterChange.includes(seal));
    expect(replaced).toHaveLength(2);
    await expectGone(replaced);

    await reader.call('DELETE', `/people/${person.id}/turns/${turns[9]?.id}`);
    const afterTurn = await sealsOf();
    const deleted = afterChange.filter((seal) => !afterTurn.includes(seal));
    expect(deleted).toHaveLength(1);
    await expectGone(deleted);

    expect((await reader.call('DELETE', `/people/${person.id}`)).status).toBe(204);
    const left = await sealsOf();
    expect(left).toHaveLength(2);
    await expectGone(afterTurn.filter((seal) => !left.includes(seal)));
  });

  it('and run out or no longer wanted is in no file any more either', async () => {
    await say(await meet(), ['one', 'two']);
    const seals = await sealsOf();
    product.clock.tick(31 * DAY_MS);
    await purgeDue({ ...product.database, clock: () => product.clock.now });
    product.clock.now = Date.now();
    expect(await sealsOf()).toEqual([]);
    await expectGone(seals);

    await say(await meet(), ['three']);
    await reader.call('PUT', '/voice', { facts: ['I bake'] });
    const more = await sealsOf();
    expect(more).toHaveLength(3);
    await reader.call('PUT', '/memory', { keepDays: 0 });
    expect(await sealsOf()).toEqual([]);
    await expectGone(more);
  });

  it('and of an account that was erased is in no file any more either', async () => {
    await say(await meet({ name: 'Naledi' }), ['one', 'two']);
    const seals = await sealsOf();
    const deleted = await product.request('/api/account', {
      method: 'DELETE',
      headers: { cookie: reader.person.cookie, origin: product.url, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(deleted.status).toBe(202);
    product.clock.tick(7 * DAY_MS);
    const { db, scrub } = product.database;
    const clock = () => product.clock.now;
    const { secrets } = product;
    expect(await eraseDue({ db, clock, secrets, scrub, belongings: [memoryBelongings] })).toBe(1);
    expect(await sealsOf()).toEqual([]);
    await expectGone(seals);
  });
});
