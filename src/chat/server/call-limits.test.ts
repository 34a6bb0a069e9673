import { afterEach, describe, expect, it } from 'vitest';
import { ENGINES, type TestPlace, testPlace } from '#database/testing';
import { MINUTE_MS } from '#kit';
import { type Person, type TestProduct, testProduct } from '#server/testing';

const MOST = 30;

describe.each(ENGINES)('limits on calls of subscribers, on %s', (engine) => {
  let nodes: TestProduct[] = [];
  let place: TestPlace | undefined;
  const start = async (options: Parameters<typeof testProduct>[1] = {}) => {
    const node = await testProduct(engine, {
      rateLimits: true,
      settings: { METRICS_TOKEN: 'metrics-token' },
      ...options,
    });
    nodes.push(node);
    return node;
  };
  afterEach(async () => {
    for (const node of nodes) await node.close();
    await place?.remove();
    [nodes, place] = [[], undefined];
  });

  async function subscriber(node: TestProduct): Promise<Person> {
    const person = await node.person();
    expect((await person.buy('weekly')).status).toBe(200);
    return person;
  }
  const ask = (node: TestProduct, person: Person, call = '/api/coach/starters') =>
    node.request(call, {
      method: 'POST',
      headers: { cookie: person.cookie, origin: node.url, 'content-type': 'application/json' },
      body: JSON.stringify({ about: { them: 'hiking' } }),
    });
  const askTimes = async (count: number, node: TestProduct, person: Person, call?: string) => {
    const statuses: number[] = [];
    for (let i = 0; i < count; i++) statuses.push((await ask(node, person, call)).status);
    return statuses;
  };

  it('count calls of the memory apart: a screen full of people uses up no reply', async () => {
    const node = await start();
    const person = await subscriber(node);
    const look = async () => (await person.get('/api/coach/people')).status;
    const statuses = [];
    for (let i = 0; i < 4 * MOST; i++) statuses.push(await look());
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect([await look(), (await ask(node, person)).status]).toEqual([429, 200]);
  });

  it.each(['/api/coach/starters', '/api/chat/session'])(
    'let thirty a minute of %s by, then say when to come back',
    async (call) => {
      const node = await start();
      const [person, other] = [await subscriber(node), await subscriber(node)];
      expect(new Set(await askTimes(MOST, node, person, call))).toEqual(new Set([200]));
      node.clock.tick(20_000);
      const refused = await ask(node, person, call);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40']);
      const { error } = (await refused.json()) as { error: { code: string; message: string } };
      expect(error.code).toBe('too-many-requests');
      expect(error.message).toMatch(/ Try again in 40 seconds\.$/);
      expect((await ask(node, other, call)).status).toBe(200);
      const metrics = await (
        await node.request('/metrics', { headers: { authorization: 'Bearer metrics-token' } })
      ).text();
      const limit = call === '/api/chat/session' ? 'chat-sessions' : 'coach-calls';
      expect(metrics).toContain(`repartee_rate_limited_total{limit="${limit}",by="account"} 1`);

      node.clock.tick(40_000);
      expect((await ask(node, person, call)).status).toBe(200);
    },
  );

  it('let exactly thirty of fifty at once by', async () => {
    const node = await start();
    const person = await subscriber(node);
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async () => (await ask(node, person)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(MOST);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it('count on all servers together, and write nothing for the few calls of a person', async () => {
    place = await testPlace(engine);
    const [one, other] = [await start({ place }), await start({ place })];
    other.clock.now = one.clock.now;
    const [person, calm] = [await subscriber(one), await subscriber(one)];
    const { db } = one.database;
    const written = () =>
      db.selectFrom('rate_limits').select('name').where('name', 'like', 'coach-%').execute();
    await askTimes(4, one, calm);
    expect(await written()).toEqual([]);

    await askTimes(MOST, one, person);
    expect(await askTimes(1, other, person)).toEqual([429]);
    // In turns: each server keeps a few to itself, so up to one step more gets by on the second.
    one.clock.tick(MINUTE_MS);
    other.clock.tick(MINUTE_MS);
    let answered = 0;
    for (let i = 0; i < MOST; i++)
      for (const node of [one, other]) if ((await ask(node, person)).status === 200) answered += 1;
    expect(answered).toBeGreaterThanOrEqual(MOST);
    expect(answered).toBeLessThanOrEqual(MOST + 5);
  });

  it('let by while the counts cannot be read', async () => {
    const node = await start();
    const person = await subscriber(node);
    await node.database.db.schema.dropTable('rate_limits').execute();
    expect(await askTimes(2, node, person)).toEqual([200, 200]);
  });

  it('tell whoever may not come in so, however often they ask', async () => {
    const node = await start();
    const [person, stranger] = [await subscriber(node), await node.person()];
    expect(new Set(await askTimes(MOST + 1, node, stranger))).toEqual(new Set([403]));
    expect((await ask(node, person)).status).toBe(200);
  });

  it('tell the frame when to come back', async () => {
    const node = await start();
    const answer = await node.request('/api/coach/advice', {
      method: 'POST',
      headers: { origin: node.cyranoUrl, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.headers.get('access-control-expose-headers')).toMatch(/retry-after/i);
  });

  it('are off where the operator tests under load', async () => {
    const node = await start({ rateLimits: false });
    const person = await subscriber(node);
    expect(new Set(await askTimes(MOST + 10, node, person))).toEqual(new Set([200]));
  });
});
