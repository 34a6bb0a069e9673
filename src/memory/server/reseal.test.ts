import { afterEach, describe, expect, it, vi } from 'vitest';
import { ENGINES, type TestPlace, testPlace } from '#database/testing';
import { dataKeys, type TestProduct, testProduct } from '#server/testing';
import { startPurge } from './purge.ts';
import { type Rememberer, remembererOf } from './testing.ts';

const OLD = 'the key that everything was sealed with at first';
const NEW = 'another key since the first was seen by somebody';

describe.each(ENGINES)('another DATA_KEY, on %s', (engine) => {
  let place: TestPlace;
  let product: TestProduct;
  afterEach(async () => {
    await product.close();
    await place.remove();
  });
  const start = async (keys: string) => {
    product = await testProduct(engine, { place, settings: { DATA_KEY: keys } });
  };

  it('opens what the one before sealed, seals it anew, and then does without that', async () => {
    place = await testPlace(engine);
    await start(OLD);
    const reader = await remembererOf(product);
    await reader.call('PUT', '/voice', { facts: ['I bake'] });
    const made = await reader.call('POST', '/people', { name: 'Naledi', notes: 'Hikes' });
    const { id } = ((await made.json()) as { person: { id: string } }).person;
    const turns = Array.from({ length: 150 }, (_, at) => ({ from: 'them', text: `turn ${at}` }));
    await reader.call('POST', `/people/${id}/turns`, { turns });
    const all = async (who: Rememberer) => {
      const paths = ['/people', `/people/${id}/turns?limit=500`, '/voice'];
      return Promise.all(paths.map(async (path) => (await who.call('GET', path)).text()));
    };
    const before = await all(reader);
    expect(before.join()).toContain('turn 149');

    const again = (): Rememberer => ({
      ...reader,
      call: (method, path) =>
        product.request(`/api/coach${path}`, { method, headers: { cookie: reader.person.cookie } }),
    });
    const seals = async () => {
      const { db } = product.database;
      const tables = ['memory_people', 'memory_turns', 'memory_voices'] as const;
      const rows = await Promise.all(tables.map((table) => db.selectFrom(table).select('sealed').execute()));
      return rows.flat().map(({ sealed }) => sealed);
    };
    const byOld = await seals();
    expect(byOld).toHaveLength(152);
    await product.close();
    await start(`${NEW},${OLD}`);
    expect(await all(again())).toEqual(before);
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const deps = { ...product.database, clock: () => product.clock.now };
    const purge = startPurge(deps, dataKeys(product.settings), 60_000);
    await vi.waitFor(
      () => expect(log).toHaveBeenCalledWith(expect.stringMatching(/is sealed with the first/)),
      {
        timeout: 30_000,
      },
    );
    await purge.stop();
    expect((await seals()).filter((seal) => byOld.includes(seal))).toEqual([]);

    await product.close();
    await start(NEW);
    expect(await all(again())).toEqual(before);
  });
});
