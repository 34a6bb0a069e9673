import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '#database/testing';
import { NOTES_MAX_CHARACTERS, PEOPLE_MAX, type Person, type StoredTurn, TURNS_MAX } from '#memory';
import { type TestProduct, testProduct } from '#server/testing';
import { endPlan, faultOf, type Rememberer, remembererOf } from './testing.ts';

describe.each(ENGINES)('the people of a subscriber, on %s', (engine) => {
  let product: TestProduct;
  let reader: Rememberer;
  let other: Rememberer;
  beforeAll(async () => {
    product = await testProduct(engine);
    reader = await remembererOf(product);
    other = await remembererOf(product);
  });
  afterAll(() => product.close());

  const keep = async (body: object, who = reader): Promise<Person> => {
    const answer = await who.call('POST', '/people', body);
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { person: Person }).person;
  };
  const names = async (path: string, who = reader) =>
    ((await (await who.call('GET', path)).json()) as { people: Person[] }).people.map(({ name }) => name);
  const turnsOf = async (path: string, who = reader) => {
    const answer = await who.call('GET', path);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { turns: StoredTurn[] }).turns;
  };
  const say = (person: Person, ...texts: string[]) =>
    reader.call('POST', `/people/${person.id}/turns`, {
      turns: texts.map((text, at) => ({ from: at % 2 ? 'me' : 'them', text })),
    });

  it('are kept, found, changed, put away and deleted', async () => {
    const naledi = await keep({ name: ' Naledi ', notes: 'Hikes. Met at the market.' });
    expect(naledi).toMatchObject({
      name: 'Naledi',
      stage: 'matched',
      notes: 'Hikes. Met at the market.',
      archived: false,
      createdAt: new Date(product.clock.now).toISOString(),
      lastTurnAt: null,
    });
    product.clock.tick(1_000);
    await keep({ name: 'Sipho', stage: 'talking' });
    expect(await names('/people')).toEqual(['Sipho', 'Naledi']);
    expect(await names('/people?query=NALE&archived=')).toEqual(['Naledi']);
    expect(await names('/people?query=market')).toEqual(['Naledi']);

    product.clock.tick(1_000);
    const changed = await reader.call('PATCH', `/people/${naledi.id}`, { stage: 'met' });
    expect(await changed.json()).toEqual({ person: { ...naledi, stage: 'met' } });
    expect(await names('/people')).toEqual(['Naledi', 'Sipho']);
    await reader.call('PATCH', `/people/${naledi.id}`, { archived: true });
    expect([await names('/people'), await names('/people?archived=true')]).toEqual([['Sipho'], ['Naledi']]);
    const found = await reader.call('GET', `/people/${naledi.id}`);
    expect(await found.json()).toMatchObject({ person: { stage: 'met', archived: true } });

    expect((await say(naledi, 'hey', 'hey you')).status).toBe(201);
    expect((await reader.call('DELETE', `/people/${naledi.id}`)).status).toBe(204);
    for (const path of [`/people/${naledi.id}`, `/people/${naledi.id}/turns`])
      expect((await reader.call('GET', path)).status).toBe(404);
    expect(await names('/people?archived=all')).toEqual(['Sipho']);
    const left = product.database.db.selectFrom('memory_turns').select('id');
    expect(await left.where('person_id', '=', naledi.id).execute()).toEqual([]);
  });

  it('have a conversation that is added to, read page by page, mended and cut', async () => {
    const lerato = await keep({ name: 'Lerato' });
    product.clock.tick(5_000);
    const added = await say(lerato, 'one', 'two', 'three');
    const { turns } = (await added.json()) as { turns: StoredTurn[] };
    const at = new Date(product.clock.now).toISOString();
    expect(turns).toMatchObject([
      { from: 'them', text: 'one', at },
      { from: 'me', text: 'two', at },
      { from: 'them', text: 'three', at },
    ]);
    product.clock.tick(5_000);
    await say(lerato, 'four', 'five');
    const path = `/people/${lerato.id}/turns`;
    const texts = async (query: string) => (await turnsOf(`${path}${query}`)).map(({ text }) => text);
    expect(await texts('')).toEqual(['one', 'two', 'three', 'four', 'five']);
    expect(await texts('?limit=2')).toEqual(['four', 'five']);
    const [four] = await turnsOf(`${path}?limit=2`);
    expect(await texts(`?limit=2&before=${four?.id}`)).toEqual(['two', 'three']);
    expect(await texts(`?before=${four?.at}`)).toEqual(['one', 'two', 'three']);
    expect(await texts(`?before=${turns[0]?.id}`)).toEqual([]);
    const person = async () =>
      ((await (await reader.call('GET', `/people/${lerato.id}`)).json()) as { person: Person }).person;
    expect((await person()).lastTurnAt).toBe(four?.at);

    const two = `${path}/${turns[1]?.id}`;
    expect(await (await reader.call('PATCH', two, { text: '2', from: 'them' })).json()).toEqual({
      turns: [{ ...turns[1], text: '2', from: 'them' }],
    });
    expect((await reader.call('DELETE', two)).status).toBe(204);
    expect((await reader.call('DELETE', two)).status).toBe(404);
    expect(await texts('')).toEqual(['one', 'three', 'four', 'five']);
    for (const { id } of await turnsOf(`${path}?limit=2`)) await reader.call('DELETE', `${path}/${id}`);
    expect((await person()).lastTurnAt).toBe(turns[0]?.at);
  });

  it('are nobody else’s: every call for another’s person answers 404 and changes nothing', async () => {
    const mine = await keep({ name: 'Mine', notes: 'private' });
    const { turns } = (await (await say(mine, 'for my eyes')).json()) as { turns: StoredTurn[] };
    const theirs = await keep({ name: 'Theirs' }, other);
    const [person, turn] = [`/people/${mine.id}`, `turns/${turns[0]?.id}`];
    const calls = [
      ['GET', person],
      ['PATCH', person, { name: 'x' }],
      ['DELETE', person],
      ['GET', `${person}/turns`],
      ['POST', `${person}/turns`, { turns: [{ from: 'me', text: 'x' }] }],
      ['PATCH', `${person}/${turn}`, { text: 'x' }],
      ['DELETE', `${person}/${turn}`],
      // Their own person in the address, and my turn.
      ['PATCH', `/people/${theirs.id}/${turn}`, { text: 'x' }],
      ['DELETE', `/people/${theirs.id}/${turn}`],
      ['GET', `/people/${theirs.id}/turns?before=${turns[0]?.id}`],
    ] as const;
    for (const [method, path, body] of calls) {
      const answer = await other.call(method, path, body);
      expect([method, path, answer.status, await faultOf(answer)]).toEqual([method, path, 404, 'not-found']);
    }
    expect(await names('/people?archived=all', other)).toEqual(['Theirs']);
    expect(await turnsOf(`${person}/turns`)).toEqual(turns);
  });

  it.each([
    ['/people', { name: '' }, 422, 'empty-name'],
    ['/people', { name: ' \u200b' }, 422, 'empty-name'],
    ['/people', { name: 'x'.repeat(101) }, 422, 'name-too-long'],
    ['/people', { name: 'x', notes: 'é'.repeat(NOTES_MAX_CHARACTERS + 1) }, 422, 'notes-too-long'],
    ['/people', { name: 'x', stage: 'married' }, 400, 'invalid-request'],
    ['/people', {}, 400, 'invalid-request'],
    ['/people', [], 400, 'invalid-request'],
    ['turns', { turns: [{ from: 'me', text: ' ' }] }, 422, 'empty-turn'],
    ['turns', { turns: [{ from: 'me', text: 'x'.repeat(8_001) }] }, 422, 'turn-too-long'],
    ['turns', { turns: [] }, 400, 'invalid-request'],
    ['turns', { turns: [{ from: 'us', text: 'x' }] }, 400, 'invalid-request'],
    [
      'turns',
      { turns: Array.from({ length: 501 }, () => ({ from: 'me', text: 'x' })) },
      422,
      'too-many-turns-at-once',
    ],
  ])('are refused where something does not fit, with what to do (%#)', async (path, body, status, code) => {
    const { id } = await keep({ name: 'Whoever' });
    const answer = await reader.call('POST', path === 'turns' ? `/people/${id}/turns` : path, body);
    expect(answer.status).toBe(status);
    const { error } = (await answer.json()) as { error: { code: string; message: string } };
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/^.{10,}\.$/);
    await reader.call('DELETE', `/people/${id}`);
  });

  it('and their turns have limits, which say what to do', async () => {
    const { db } = product.database;
    const crowded = await remembererOf(product);
    const first = await keep({ name: 'First' }, crowded);
    const row = await db
      .selectFrom('memory_people')
      .selectAll()
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow();
    const people = Array.from({ length: PEOPLE_MAX - 1 }, (_, at) => ({ ...row, id: `${first.id}-${at}` }));
    for (let at = 0; at < people.length; at += 200)
      await db
        .insertInto('memory_people')
        .values(people.slice(at, at + 200))
        .execute();
    const oneMore = await crowded.call('POST', '/people', { name: 'One more' });
    expect([oneMore.status, await faultOf(oneMore)]).toEqual([422, 'too-many-people']);

    const said = Array.from({ length: TURNS_MAX - 1 }, (_, at) => ({
      id: `${first.id}+${at}`,
      person_id: first.id,
      user_id: row.user_id,
      place: at + 1,
      sealed: 'x',
      at: row.created_at,
    }));
    for (let at = 0; at < said.length; at += 500)
      await db
        .insertInto('memory_turns')
        .values(said.slice(at, at + 500))
        .execute();
    const path = `/people/${first.id}/turns`;
    const two = { turns: [1, 2].map((n) => ({ from: 'me', text: `${n}` })) };
    const tooMany = await crowded.call('POST', path, two);
    expect([tooMany.status, await faultOf(tooMany)]).toEqual([422, 'too-many-turns']);
    expect((await crowded.call('POST', path, { turns: two.turns.slice(1) })).status).toBe(201);
    expect((await crowded.call('DELETE', `/people/${first.id}`)).status).toBe(204);
  });

  it('added at the same moment find no place twice', async () => {
    const busy = await keep({ name: 'Busy' });
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => say(busy, `${at}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await turnsOf(`/people/${busy.id}/turns`)).map(({ text }) => text).sort()).toEqual(
      Array.from({ length: 8 }, (_, at) => `${at}`),
    );
  });

  it('stay readable and deletable after the plan’s end by the cookie, and for nothing else', async () => {
    const past = await remembererOf(product);
    const person = await keep({ name: 'Before the end' }, past);
    await endPlan(product, past);
    expect(await names('/people', past)).toEqual(['Before the end']);
    expect(await turnsOf(`/people/${person.id}/turns`, past)).toEqual([]);
    const write = await past.call('POST', '/people', { name: 'After' });
    expect([write.status, await faultOf(write)]).toEqual([403, 'subscription-expired']);
    const foreign = await past.call('DELETE', `/people/${person.id}`, undefined, 'https://evil.example');
    expect([foreign.status, await faultOf(foreign)]).toEqual([403, 'invalid-origin']);
    const headers = { authorization: `Bearer ${await past.person.token()}` };
    const bearer = await product.request('/api/coach/people', { headers });
    expect([bearer.status, await faultOf(bearer)]).toEqual([403, 'subscription-expired']);
    expect((await past.call('DELETE', `/people/${person.id}`)).status).toBe(204);
    expect((await product.request('/api/coach/people')).status).toBe(401);
  });

  it('are the frame’s too, by its token and from its own origin alone', async () => {
    const session = await reader.person.post('/api/chat/session');
    const ticket = /#ticket=(.+)$/.exec(((await session.json()) as { url: string }).url)?.[1];
    const admitted = await reader.person.post('/api/chat/admit', { ticket });
    const { token } = (await admitted.json()) as { token: string };
    const headers = { authorization: `Bearer ${token}`, origin: product.cyranoUrl };
    const made = await product.request('/api/coach/people', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'From the frame' }),
    });
    const { person } = (await made.json()) as { person: Person };
    const path = `/api/coach/people/${person.id}`;
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      const asked = {
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization',
      };
      const preflight = await product.request(path, {
        method: 'OPTIONS',
        headers: { origin: product.cyranoUrl, ...asked },
      });
      expect(preflight.headers.get('access-control-allow-origin')).toBe(product.cyranoUrl);
      expect(preflight.headers.get('access-control-allow-methods')).toContain(method);
      const elsewhere = await product.request(path, {
        method: 'OPTIONS',
        headers: { origin: 'https://evil.example', ...asked },
      });
      expect(elsewhere.headers.get('access-control-allow-origin')).not.toBe('https://evil.example');
    }
    expect((await product.request(path, { method: 'DELETE', headers })).status).toBe(204);
  });

  it('are sealed for their owner and their row: a seal that is moved opens nowhere', async () => {
    const { db } = product.database;
    const [one, two] = [await keep({ name: 'One' }), await keep({ name: 'Two' })];
    const sealOf = (id: string) =>
      db.selectFrom('memory_people').select('sealed').where('id', '=', id).executeTakeFirstOrThrow();
    const heard = console.error;
    const told: unknown[] = [];
    console.error = (line: unknown) => told.push(line);
    try {
      await db
        .updateTable('memory_people')
        .set(await sealOf(one.id))
        .where('id', '=', two.id)
        .execute();
      expect((await reader.call('GET', `/people/${two.id}`)).status).toBe(404);
      expect((await names('/people')).filter((name) => name === 'One')).toHaveLength(1);
    } finally {
      console.error = heard;
    }
    // Once, however often it is met.
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/DATA_KEY no longer lists/);
  });
});
