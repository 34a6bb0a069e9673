import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, type TestProduct, testProduct } from '#server/testing';
import { CoachError } from './coach-call.ts';
import { memoryClient } from './memory-client.ts';

let product: TestProduct;
let reader: Person;
beforeAll(async () => {
  product = await testProduct('sqlite');
  reader = await product.person();
  expect((await reader.buy('weekly')).ok).toBe(true);
});
afterAll(() => product.close());

/** As the product's own page asks: by the cookie. */
const clientOf = (cookie: string) =>
  memoryClient(
    { baseUrl: '', token: async () => null },
    {
      signal: new AbortController().signal,
      fetch: (path, init) => {
        const headers = new Headers(init?.headers);
        headers.set('cookie', cookie);
        headers.set('origin', product.url);
        return product.request(String(path), { ...init, headers });
      },
    },
  );

it('keeps, finds, changes and deletes people and turns', async () => {
  const memory = clientOf(reader.cookie);
  const naledi = await memory.addPerson({ name: 'Naledi', notes: 'Hikes & bakes' });
  expect(await memory.people({ query: '& bakes' })).toEqual([naledi]);
  expect(await memory.people({ archived: true })).toEqual([]);
  expect(await memory.changePerson(naledi.id, { stage: 'met' })).toEqual({ ...naledi, stage: 'met' });
  const [first, second] = await memory.addTurns(naledi.id, [
    { from: 'them', text: 'hey' },
    { from: 'me', text: 'hey you' },
  ]);
  expect(await memory.turns(naledi.id, { before: second?.id ?? '', limit: 5 })).toEqual([first]);
  expect(await memory.changeTurn(naledi.id, first?.id ?? '', { text: 'hello' })).toEqual({
    ...first,
    text: 'hello',
  });
  await memory.removeTurn(naledi.id, second?.id ?? '');
  expect((await memory.turns(naledi.id)).map(({ text }) => text)).toEqual(['hello']);
  expect(await memory.person(naledi.id)).toMatchObject({ stage: 'met', lastTurnAt: first?.at });
  await memory.removePerson(naledi.id);
  await expect(memory.person(naledi.id)).rejects.toMatchObject({ status: 404, code: 'not-found' });
});

it('reads and changes settings and voice, and tells what to do about what does not fit', async () => {
  const memory = clientOf(reader.cookie);
  expect(await memory.settings()).toEqual({ keepDays: 30, writer: 'llm', consent: null });
  expect(await memory.changeSettings({ keepDays: 7 })).toMatchObject({ keepDays: 7 });
  const voice = { facts: ['I bake'], never: ['babe'], style: { length: 'short' } };
  expect(await memory.changeVoice(voice)).toEqual(voice);
  expect(await memory.voice()).toEqual(voice);
  const tooLong = memory.addPerson({ name: 'x'.repeat(200) });
  await expect(tooLong).rejects.toBeInstanceOf(CoachError);
  await expect(tooLong).rejects.toMatchObject({
    status: 422,
    code: 'name-too-long',
    message: expect.stringMatching(/Shorten/),
  });
});
