import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayOf, startOfDay } from '#analytics';
import type { Engine } from '#database';
import { ENGINES } from '#database/testing';
import { DAY_MS } from '#kit';
import { type TestProduct, testProduct } from '#server/testing';
import { createRecorder, HITS_A_MINUTE } from './recorder.ts';
import { rollUp } from './roll-up.ts';
import { readTallies } from './tallies.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const DESK =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const ADDRESS = '203.0.113.77';
const TABLES = ['analytics_salts', 'analytics_hits', 'analytics_days', 'analytics_limits'] as const;

const view = (path = '/') => ({ kind: 'view' as const, path: path as '/' });
const asking = (userAgent = PHONE, address = ADDRESS) => ({
  address,
  headers: new Headers({ 'user-agent': userAgent }),
});

describe.each(ENGINES)('what is counted, on %s', (engine: Engine) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await testProduct(engine);
  });
  afterAll(() => product.close());
  beforeEach(async () => {
    await product.recorder.settled();
    for (const table of TABLES) await product.database.db.deleteFrom(table).execute();
    // Noon of a day, so that no test meets midnight by chance.
    product.clock.now = startOfDay(dayOf(product.clock.now)) + 2 * DAY_MS + DAY_MS / 2;
  });

  const db = () => product.database.db;
  const hits = () => db().selectFrom('analytics_hits').selectAll().execute();
  const rowsOf = async () => Promise.all(TABLES.map((table) => db().selectFrom(table).selectAll().execute()));
  const recorder = () => createRecorder({ db: db(), clock: () => product.clock.now, rateLimits: false });
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    product.request('/api/analytics', {
      method: 'POST',
      headers: {
        'content-type': 'text/plain;charset=UTF-8',
        origin: product.url,
        'user-agent': PHONE,
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const choice = {
    kind: 'event',
    category: 'plan-selection',
    action: 'choose',
    label: 'monthly',
    value: 24_999,
    path: '/pricing?from=ad',
  };

  it('a view and an event, as a beacon or as JSON, without cookie or query', async () => {
    const answers = [
      await send({ kind: 'view', path: '/pricing/?q=somebody@example.com' }),
      await send(choice, { 'content-type': 'application/json' }),
    ];
    for (const answer of answers) {
      expect([answer.status, await answer.text(), answer.headers.get('set-cookie')]).toEqual([204, '', null]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    const rows = await hits();
    expect(rows.map(({ kind, name, label, value, path }) => [kind, name, label, value, path])).toEqual(
      expect.arrayContaining([
        ['view', '', '', null, '/pricing'],
        ['event', 'plan-selection.choose', 'monthly', 24_999, '/pricing'],
      ]),
    );
    expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(1);
  });

  it.each<[string, unknown, Record<string, string>, number, string]>([
    ['another site', view(), { origin: 'https://evil.example' }, 403, 'invalid-origin'],
    ['an unknown event', { ...choice, action: 'guess' }, {}, 400, 'unknown-event'],
    ['an unknown label', { ...choice, label: 'lifetime' }, {}, 400, 'unknown-label'],
    [
      'a payment said by a browser',
      { ...choice, category: 'checkout', action: 'paid' },
      {},
      400,
      'not-yours-to-count',
    ],
    ['no JSON', 'hello', {}, 400, 'invalid-request'],
    ['a long body', { ...choice, path: 'x'.repeat(5_000) }, {}, 413, 'body-too-large'],
  ])('%s is refused and nothing is kept', async (_case, body, headers, status, code) => {
    const answer = await send(body, headers);
    expect([answer.status, await answer.json()]).toMatchObject([status, { error: { code } }]);
    expect(await rowsOf()).toEqual([[], [], [], []]);
  });

  it('a refused label is told with those that there are', async () => {
    expect(await (await send({ ...choice, label: 'lifetime' })).json()).toMatchObject({
      error: { known: ['weekly', 'monthly', 'yearly'] },
    });
  });

  it.each<[string, Record<string, string>]>([
    ['do not track', { dnt: '1' }],
    ['global privacy control', { 'sec-gpc': '1' }],
    ['a bot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    [
      'a headless robot',
      { 'user-agent': `${DESK.replace('Chrome', 'HeadlessChrome')} (compatible; bingbot/2.0)` },
    ],
    ['no browser at all', { 'user-agent': '' }],
    ['a page fetched ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ])('%s: 204, and not one row', async (_case, headers) => {
    expect((await send(view(), headers)).status).toBe(204);
    expect(await rowsOf()).toEqual([[], [], [], []]);
  });

  it('a browser without a window counts: whoever tries the counting out comes in one', async () => {
    const headless = { 'user-agent': DESK.replace('Chrome', 'HeadlessChrome') };
    expect((await send(view(), headless)).status).toBe(204);
    expect((await rowsOf()).flat()).not.toEqual([]);
  });

  it('a browser without Origin is taken when it says that it is the same site', async () => {
    const sent = (site: string) =>
      product.request('/api/analytics', {
        method: 'POST',
        headers: { 'sec-fetch-site': site, 'user-agent': PHONE },
        body: JSON.stringify(view()),
      });
    expect((await sent('same-origin')).status).toBe(204);
    expect((await sent('cross-site')).status).toBe(403);
    expect(await hits()).toHaveLength(1);
  });

  it('Cyrano’s own page may send, after asking, and nobody else’s may', async () => {
    const asked = (origin: string) =>
      product.request('/api/analytics', {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type',
        },
      });
    const allowed = (await asked(product.cyranoUrl)).headers;
    expect(allowed.get('access-control-allow-origin')).toBe(product.cyranoUrl);
    expect(allowed.get('access-control-allow-credentials')).toBeNull();
    expect((await asked('https://evil.example')).headers.get('access-control-allow-origin')).not.toBe(
      'https://evil.example',
    );
    const copied = { kind: 'event', category: 'chat', action: 'reply-copied', label: 'frame', path: '/chat' };
    expect((await send(copied, { origin: product.cyranoUrl })).status).toBe(204);
    expect(await hits()).toHaveLength(1);
  });

  it('people are told apart within a day, by every node alike, and not from day to day', async () => {
    const [first, second] = [recorder(), recorder()];
    await Promise.all([first.record(asking(), view()), second.record(asking(), view())]);
    await first.record(asking(DESK), view());
    await second.record(asking(PHONE, '203.0.113.78'), view());
    const today = (await hits()).map(({ visitor }) => visitor);
    expect(new Set(today).size).toBe(3);
    product.clock.tick(DAY_MS);
    await first.record(asking(), view());
    expect(today).not.toContain((await hits()).find(({ day }) => day === dayOf(product.clock.now))?.visitor);
    expect(await db().selectFrom('analytics_salts').selectAll().execute()).toHaveLength(2);
  });

  it('no row holds an address, a browser or a whole salt-free hash of them, before and after the roll-up', async () => {
    const limited = createRecorder({ db: db(), clock: () => product.clock.now, rateLimits: true });
    await limited.record(asking(), view());
    expect(JSON.stringify(await rowsOf())).not.toMatch(/203\.0\.113|iPhone|Mozilla/);
    product.clock.tick(DAY_MS);
    await rollUp({ db: db(), clock: () => product.clock.now });
    const [salts, raw, days, limits] = await rowsOf();
    expect([salts, raw, limits]).toEqual([[], [], []]);
    expect(days).toHaveLength(2);
    expect(Object.keys(days?.[0] ?? {}).sort()).toEqual(
      ['count', 'day', 'kind', 'label', 'name', 'value_sum', 'visitors'].sort(),
    );
  });

  it('an address that sends too much is counted no further that minute', async () => {
    const limited = createRecorder({ db: db(), clock: () => product.clock.now, rateLimits: true });
    await limited.record(asking(), view());
    await db()
      .updateTable('analytics_limits')
      .set({ hits: HITS_A_MINUTE - 1 })
      .execute();
    const outcomes = [
      await limited.record(asking(), view()),
      await limited.record(asking(DESK), view()),
      await limited.record(asking(PHONE, '198.51.100.1'), view()),
    ];
    expect(outcomes).toEqual(['counted', 'too-many', 'counted']);
    product.clock.tick(60_000);
    expect(await limited.record(asking(), view())).toBe('counted');
  });

  describe('the roll-up', () => {
    const roll = () => rollUp({ db: db(), clock: () => product.clock.now });
    const busyDay = async () => {
      const { record } = recorder();
      await record(asking(), view('/'));
      await record(asking(), view('/pricing'));
      await record(asking(DESK), view('/pricing'));
      const event = { kind: 'event', name: 'plan-selection.choose', path: '/pricing' } as const;
      await record(asking(), { ...event, label: 'weekly', value: 9_999 });
      await record(asking(), { ...event, label: 'monthly', value: 24_999 });
      await record(asking(DESK), { ...event, label: 'monthly', value: 24_999 });
      return dayOf(product.clock.now);
    };
    const summary = async (day: string) =>
      (await readTallies(db(), day, day))
        .map(({ kind, name, label, count, visitors, valueSum }) =>
          [kind, name, label, count, visitors, valueSum].join(' '),
        )
        .sort();
    const EXPECTED = [
      'event plan-selection.choose  3 2 59997',
      'event plan-selection.choose monthly 2 2 49998',
      'event plan-selection.choose weekly 1 1 9999',
      'view /  1 1 0',
      'view /pricing  2 2 0',
      'visit   3 2 0',
    ];

    it('keeps the sums that the raw rows had, and nothing else', async () => {
      const day = await busyDay();
      expect(await summary(day)).toEqual(EXPECTED);
      expect(await roll()).toEqual([]);
      product.clock.now = startOfDay(day) + DAY_MS + 60_000;
      expect(await roll(), 'a minute after midnight somebody may still be writing').toEqual([]);
      product.clock.tick(10 * 60_000);
      expect(await roll()).toEqual([day]);
      expect(await summary(day)).toEqual(EXPECTED);
      expect(await hits()).toEqual([]);
      expect(await roll()).toEqual([]);
      expect(await summary(day)).toEqual(EXPECTED);
    });

    it('by several nodes at once is done once', async () => {
      const day = await busyDay();
      product.clock.tick(DAY_MS);
      const done = await Promise.all([roll(), roll(), roll()]);
      expect(done.flat()).toEqual([day]);
      expect(await summary(day)).toEqual(EXPECTED);
    });

    it('that ends halfway leaves all as it was, and the next one does it', async () => {
      const day = await busyDay();
      product.clock.tick(DAY_MS);
      // The last of its steps fails: whatever came before must not stand alone.
      const broken = db().withPlugin({
        transformQuery: ({ node }) => {
          const deletesHits =
            node.kind === 'DeleteQueryNode' && JSON.stringify(node).includes('analytics_hits');
          if (deletesHits) throw new Error('killed');
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      await expect(rollUp({ db: broken, clock: () => product.clock.now })).rejects.toThrow('killed');
      expect(await db().selectFrom('analytics_days').selectAll().execute()).toEqual([]);
      expect(await db().selectFrom('analytics_salts').selectAll().execute()).toHaveLength(1);
      expect(await roll()).toEqual([day]);
      expect(await summary(day)).toEqual(EXPECTED);
    });

    it('adds what came after it, from a node whose clock is behind', async () => {
      const day = await busyDay();
      product.clock.tick(DAY_MS);
      await roll();
      product.clock.tick(-DAY_MS);
      await recorder().record(asking(), view('/'));
      product.clock.tick(DAY_MS);
      await db().deleteFrom('analytics_salts').execute();
      expect(await roll()).toEqual([day]);
      expect(await summary(day)).toContain('view /  2 2 0');
      expect(await roll()).toEqual([]);
    });

    it('survives values that only rubbish can add up to', async () => {
      const { record } = recorder();
      const event = { kind: 'event', name: 'plan-selection.choose', label: 'weekly', path: '/' } as const;
      for (let n = 0; n < 3; n += 1) await record(asking(), { ...event, value: 2_000_000_000 });
      const day = dayOf(product.clock.now);
      product.clock.tick(DAY_MS);
      expect(await roll()).toEqual([day]);
      expect(await summary(day)).toContain('event plan-selection.choose weekly 3 1 2147483647');
    });
  });

  it('an answer of Cyrano, by the server, and not for who wishes not to be counted', async () => {
    // The library begins sessions by the real clock, and the tests before have run weeks ahead of it.
    product.clock.now = Date.now();
    const person = await product.person();
    await person.buy('weekly');
    const ask = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      person.post(`/api/coach/${path}`, body, { 'user-agent': PHONE, ...headers });
    const message = 'I adopted a dog called Biscuit';
    expect((await ask('advice', { message })).status).toBe(200);
    expect((await ask('advice', { message: '' })).status).toBe(422);
    expect((await ask('advice', { message }, { dnt: '1' })).status).toBe(200);
    await product.recorder.settled();
    const rows = await hits();
    expect(rows.map(({ name, label, path }) => [name, label, path])).toEqual([
      ['chat.replies-asked', 'advice', '/chat'],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Biscuit|adopted/);
    expect(JSON.stringify(rows)).not.toContain(person.id);
  });
});
