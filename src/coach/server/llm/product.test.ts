/** The whole product with a model beside its coach, over the wire that customers use. */
import { request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adviceResponseSchema } from '#coach';
import { ENGINES } from '#database/testing';
import { type Person, type TestProduct, testProduct } from '#server/testing';
import { answerOf, begin, hang, type Peer, refuse, reply, say, startPeer } from './testing.ts';

const GOOD = [
  'Pottery with a nephew sounds like clay everywhere. Who made the bigger mess?',
  'A pottery market is dangerous for any shelf. What came home with you two?',
  'Your nephew picked well. Was the market any good?',
] as const;
const message =
  'Just back from the pottery market with my nephew Sipho, 082 123 4567. What did you get up to?';

describe.each(ENGINES)('a subscriber on %s', (engine) => {
  let peer: Peer;
  let product: TestProduct;
  let person: Person;
  let server: Server;
  beforeAll(async () => {
    peer = await startPeer();
    product = await testProduct(engine, {
      settings: {
        LLM_BASE_URL: peer.url,
        LLM_MODEL: 'm1',
        LLM_API_KEY: 'k1',
        LLM_TIMEOUT_MS: '60000',
        METRICS_TOKEN: 't',
      },
    });
    person = await product.person();
    expect((await person.buy('weekly')).status).toBe(200);
    server = createAdaptorServer({ fetch: product.app.fetch }) as Server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // Its worker is loaded by the first call, which no story is about.
    peer.behave(say('{}'));
    expect((await person.post('/api/coach/starters', { about: 'jazz' })).status).toBe(200);
  });
  afterAll(async () => {
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
    await product.close();
    await peer.close();
  });
  beforeEach(() => {
    peer.asked.length = 0;
  });

  const ask = (accept = 'application/json') => person.post('/api/coach/advice', { message }, { accept });
  const metric = async (name: string) => {
    const answer = await product.request('/metrics', { headers: { authorization: 'Bearer t' } });
    expect(answer.status).toBe(200);
    const told = await answer.text();
    return Number(
      told
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );
  };

  it('gets the model’s replies, and the endpoint neither who they are nor who they write about', async () => {
    peer.behave(reply(...GOOD));
    const before = await metric('repartee_llm_requests_total{outcome="written"}');
    const answer = adviceResponseSchema.parse(await (await ask()).json());
    expect(answer.engine).toMatchObject({ name: 'llm', model: 'm1', degraded: false });
    expect(answer.replies.map(({ text }) => text)).toEqual(GOOD);
    expect(peer.asked[0]?.authorization).toBe('Bearer k1');
    for (const secret of ['Sipho', '082', '4567', person.email, person.id, 'Thandi'])
      expect(peer.asked[0]?.body).not.toContain(secret);
    expect(await metric('repartee_llm_requests_total{outcome="written"}')).toBe(before + 1);
    expect(await metric('repartee_llm_request_duration_seconds_count')).toBeGreaterThan(0);
  });

  it('gets them as a stream', async () => {
    peer.behave(reply(...GOOD));
    const body = await (await ask('text/event-stream')).text();
    expect(body.match(/^event: \w+$/gm)).toEqual([
      'event: analysis',
      'event: reply',
      'event: reply',
      'event: reply',
      'event: done',
    ]);
    expect(body).toContain('"engine":{"name":"llm","model":"m1","degraded":false');
  });

  it('gets the local answer and no error while the endpoint is down', async () => {
    peer.behave(refuse(500));
    const response = await ask();
    expect(response.status).toBe(200);
    const answer = adviceResponseSchema.parse(await response.json());
    expect(answer.engine).toMatchObject({ name: 'local', model: null, degraded: true });
    expect(answer.replies).toHaveLength(3);
  });

  it('gets starters, rewrites and insights by the model too, each told who wrote', async () => {
    const calls: [string, object, string, object][] = [
      [
        'starters',
        { about: { them: 'Loves jazz, bakes rye bread' }, count: 1 },
        'starters',
        {
          text: 'Rye bread and jazz, which came first?',
          tone: 'warm',
          why: 'easy',
          about: 'bakes rye bread',
        },
      ],
      [
        'rewrite',
        { draft: 'i cant make it on friday', tone: 'warm' },
        'rewrites',
        { text: "I'm afraid I can't make it on Friday.", changes: ['softer'], keeps: ['on friday'] },
      ],
      [
        'insights',
        { conversation: [{ from: 'them', text: 'I started pottery on Tuesdays' }] },
        'insights',
        {
          kind: 'interest',
          title: 'Pottery is new',
          detail: 'They may like to tell how it goes.',
          evidence: 'I started pottery',
          confidence: 'medium',
        },
      ],
    ];
    for (const [path, body, list, item] of calls) {
      peer.behave(say(JSON.stringify({ [list]: [item] })));
      const answer = await (await person.post(`/api/coach/${path}`, body)).json();
      expect([path, answer]).toMatchObject([path, { engine: { name: 'llm', model: 'm1' } }]);
      expect(JSON.stringify(answer)).toContain(Object.values(item)[path === 'insights' ? 1 : 0]);
    }
    expect(peer.asked).toHaveLength(3);
  });

  it.each(['application/json', 'text/event-stream'])(
    'who leaves while it is asked (%s) takes the call along',
    async (accept) => {
      peer.behave(
        accept === 'application/json' ? hang : (response) => begin(response, answerOf(GOOD).slice(0, 30)),
      );
      const call = peer.nextCall();
      const left = httpRequest({
        host: '127.0.0.1',
        port: (server.address() as AddressInfo).port,
        path: '/api/coach/advice',
        method: 'POST',
        headers: {
          host: 'localhost:3999',
          origin: product.url,
          cookie: person.cookie,
          accept,
          'content-type': 'application/json',
        },
      });
      left.on('error', () => {});
      left.end(JSON.stringify({ message }));
      const { dropped } = await call;
      left.destroy();
      await dropped;
    },
  );

  const put = (path: string, body: object) =>
    product.request(path, {
      method: 'PUT',
      headers: { cookie: person.cookie, origin: product.url, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('is told what is remembered as it is told what is sent: without what could name somebody', async () => {
    peer.behave(reply(...GOOD));
    const voice = { facts: ['I bake rye bread'], never: ['clay', 'babe'], style: { length: 'short' } };
    expect((await put('/api/coach/voice', voice)).status).toBe(200);
    const made = await person.post('/api/coach/people', {
      name: 'Nomsa Dube',
      notes: 'Throws pots. Her number is 083 765 4321.',
    });
    const { id } = ((await made.json()) as { person: { id: string } }).person;
    const turns = [{ from: 'me', text: 'Mail me at thandi.m@example.com about the market' }];
    await person.post(`/api/coach/people/${id}/turns`, { turns });
    const answer = await person.post('/api/coach/advice', { message, person: id });
    const { replies } = adviceResponseSchema.parse(await answer.json());
    const [asked] = peer.asked;
    for (const remembered of ['I bake rye bread', 'Throws pots', 'about the market', 'length: short', 'babe'])
      expect(asked?.body).toContain(remembered);
    for (const secret of ['Nomsa', 'Dube', '765', '4321', 'thandi.m', id])
      expect(asked?.body).not.toContain(secret);
    expect(replies).toHaveLength(3);
    // The first of what it wrote holds a word that they never use.
    expect(replies.map(({ text }) => text)).not.toContain(GOOD[0]);
    expect(replies.map(({ text }) => text)).toEqual(expect.arrayContaining([GOOD[1], GOOD[2]]));
    expect((await put('/api/coach/voice', {})).status).toBe(200);
  });

  it.each(['application/json', 'text/event-stream'])(
    'is asked for nobody who wants none (%s)',
    async (accept) => {
      expect((await put('/api/coach/memory', { writer: 'local' })).status).toBe(200);
      const text = await (await ask(accept)).text();
      expect(text).toContain('"name":"local","model":null,"degraded":false');
      expect(peer.asked).toEqual([]);
      expect((await put('/api/coach/memory', { writer: 'llm' })).status).toBe(200);
    },
  );

  it('is told by nobody else: only subscribers’ messages are sent', async () => {
    peer.behave(reply(...GOOD));
    const stranger = await product.person();
    expect((await stranger.post('/api/coach/advice', { message })).status).toBe(403);
    expect(peer.asked).toEqual([]);
  });
});
