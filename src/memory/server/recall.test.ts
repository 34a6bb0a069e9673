import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AdviceResponse, adviceResponseSchema } from '#coach';
import { ENGINES } from '#database/testing';
import type { Person, StoredTurn } from '#memory';
import { type TestProduct, testProduct } from '#server/testing';
import { faultOf, type Rememberer, remembererOf } from './testing.ts';

describe.each(ENGINES)('advice about a person, on %s', (engine) => {
  let product: TestProduct;
  let reader: Rememberer;
  beforeAll(async () => {
    product = await testProduct(engine);
  });
  afterAll(() => product.close());
  beforeEach(async () => {
    reader = await remembererOf(product);
  });

  const meet = async (notes = '') => {
    const answer = await reader.call('POST', '/people', { name: 'Naledi', notes });
    return ((await answer.json()) as { person: Person }).person;
  };
  const ask = async (body: object): Promise<AdviceResponse> => {
    const answer = await reader.call('POST', '/advice', body);
    expect(answer.status).toBe(200);
    return adviceResponseSchema.parse(await answer.json());
  };
  const said = async ({ id }: Person) => {
    const answer = await reader.call('GET', `/people/${id}/turns`);
    return ((await answer.json()) as { turns: StoredTurn[] }).turns.map(
      ({ from, text }) => `${from}: ${text}`,
    );
  };

  it('reads what was said before, and keeps the message as theirs, once', async () => {
    const person = await meet();
    const turns = [
      { from: 'them', text: 'please stop writing to me, do not contact me again' },
      { from: 'me', text: 'are you sure?' },
    ];
    await reader.call('POST', `/people/${person.id}/turns`, { turns });
    const alone = await ask({ message: 'hey' });
    const remembered = await ask({ message: 'hey', person: person.id });
    expect(alone.analysis.action).not.toBe('do_not_contact');
    // As if the same turns had been sent along.
    const sent = await ask({ message: 'hey', conversation: turns });
    expect(remembered.analysis).toEqual(sent.analysis);
    expect(remembered.replies).toEqual(sent.replies);
    const before = turns.map(({ from, text }) => `${from}: ${text}`);
    expect(await said(person)).toEqual([...before, 'them: hey']);
    // More of the same.
    const more = await ask({ message: 'hey', person: person.id });
    expect(more.analysis).toEqual(sent.analysis);
    expect(await said(person)).toEqual([...before, 'them: hey']);
  });

  it('streams the same and keeps the message too', async () => {
    const person = await meet();
    const body = { message: 'Do you like jazz?', person: person.id };
    const answer = await product.request('/api/coach/advice', {
      method: 'POST',
      headers: {
        cookie: reader.person.cookie,
        origin: product.url,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify(body),
    });
    const events = [...(await answer.text()).matchAll(/^event: (\w+)$/gm)].map(([, name]) => name);
    expect(events).toEqual(['analysis', 'reply', 'reply', 'reply', 'done']);
    expect(await said(person)).toEqual(['them: Do you like jazz?']);
  });

  it('keeps nothing of a message about nobody, and knows nobody else’s people', async () => {
    const person = await meet();
    const before = await product.database.db.selectFrom('memory_turns').select('id').execute();
    await ask({ message: 'Did you get home safe?' });
    const another = await remembererOf(product);
    for (const id of [person.id, 'nobody', '', '\u0000', 'é']) {
      const answer = await another.call('POST', '/advice', { message: 'hello', person: id });
      expect([answer.status, await faultOf(answer)]).toEqual([404, 'not-found']);
    }
    expect(await product.database.db.selectFrom('memory_turns').select('id').execute()).toEqual(before);
    expect((await reader.call('POST', '/advice', { message: 'x', person: 5 })).status).toBe(400);
  });

  it('holds no word that the reader never uses: others come in its place', async () => {
    const person = await meet();
    const message = 'I had the worst day at work, my boss shouted at me in front of everyone';
    const plain = await ask({ message, count: 5 });
    // Not every reply has so long a word.
    const words = plain.replies.flatMap(({ text }) => /\b[a-z]{5,}\b/.exec(text.toLowerCase()) ?? []);
    expect(words.length).toBeGreaterThan(2);
    await reader.call('PUT', '/voice', { never: words });
    const { replies } = await ask({ message, person: person.id, count: 5 });
    expect(replies.length).toBeGreaterThan(1);
    for (const { text } of replies)
      for (const word of words) expect(text.toLowerCase()).not.toMatch(new RegExp(`\\b${word}\\b`));
  });

  it('is written as the reader writes, to anybody', async () => {
    const person = await meet();
    const style = { capitals: 'all lower case', 'full stops': 'none' };
    await reader.call('PUT', '/voice', { facts: ['I work as a nurse'], style });
    const message = 'What do you do for a living?';
    for (const call of [{ message }, { message, person: person.id }]) {
      const { replies } = await ask({ ...call, count: 5 });
      expect(replies).toHaveLength(5);
      for (const { text } of replies) expect(text).not.toMatch(/^\p{Lu}|\bI\b|\.$/u);
    }
  });

  it('learns how the reader writes from what they wrote to anybody, and changes nothing by it', async () => {
    const learned = async () => (await reader.call('GET', '/voice/learned')).json();
    expect(await learned()).toEqual({ style: {}, facts: [], from: 0 });
    const mine = ['hey you', 'no way', 'so good', 'hey, how was it', 'see you there'];
    for (const texts of [mine.slice(0, 2), mine.slice(2)]) {
      const { id } = await meet();
      const turns = texts.flatMap((text) => [
        { from: 'me', text },
        { from: 'them', text: 'I SEE. Well! 😂' },
      ]);
      await reader.call('POST', `/people/${id}/turns`, { turns });
    }
    expect(await learned()).toEqual({
      from: 5,
      facts: [],
      style: {
        length: 'short',
        capitals: 'all lower case',
        'full stops': 'none',
        'exclamation marks': 'none',
        emoji: 'none',
        greeting: 'hey',
      },
    });
    expect(await (await reader.call('GET', '/voice')).json()).toEqual({ facts: [], never: [], style: {} });
    expect(await (await (await remembererOf(product)).call('GET', '/voice/learned')).json()).toMatchObject({
      from: 0,
    });
  });

  it('is answered, and nothing kept of it, where nothing is to be kept', async () => {
    const person = await meet('Hikes');
    await reader.call('PUT', '/memory', { keepDays: 0 });
    const { replies } = await ask({ message: 'Do you like jazz?', person: person.id });
    expect(replies).toHaveLength(3);
    const left = product.database.db.selectFrom('memory_turns').select('id');
    expect(await left.where('user_id', '=', reader.person.id).execute()).toEqual([]);
    expect((await reader.call('GET', `/people/${person.id}`)).status).toBe(404);
  });

  it('is answered still where there is no room for the message', async () => {
    const person = await meet();
    const { db } = product.database;
    await reader.call('POST', `/people/${person.id}/turns`, { turns: [{ from: 'me', text: 'first' }] });
    const row = await db
      .selectFrom('memory_turns')
      .selectAll()
      .where('person_id', '=', person.id)
      .executeTakeFirstOrThrow();
    const { id, place, ...same } = row;
    const rows = Array.from({ length: 4_999 }, (_, at) => ({
      ...same,
      id: `${id}${at}`,
      place: place + 1 + at,
    }));
    for (let at = 0; at < rows.length; at += 500)
      await db
        .insertInto('memory_turns')
        .values(rows.slice(at, at + 500))
        .execute();
    const heard = console.error;
    console.error = () => {};
    try {
      expect((await ask({ message: 'hello there', person: person.id })).replies.length).toBeGreaterThan(0);
    } finally {
      console.error = heard;
    }
    const { length } = await db
      .selectFrom('memory_turns')
      .select('id')
      .where('person_id', '=', person.id)
      .execute();
    expect(length).toBe(5_000);
  });
});
