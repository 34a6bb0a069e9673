import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '#database/testing';
import { type Person, type TestProduct, testProduct } from '#server/testing';
import { framingRefused } from './chatbot.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const message = 'Just back from the pottery market with my nephew. What did you get up to?';

describe.each(ENGINES)('the gate to the chat on %s', (engine) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await testProduct(engine);
  });
  afterAll(() => product.close());

  const read = async (answer: Response) => ({ status: answer.status, body: (await answer.json()) as Answer });
  type Answer = {
    url: string;
    token: string;
    expiresAt: string;
    error: { code: string; message: string };
    replies: unknown[];
  };
  const subscriber = async (plan = 'weekly') => {
    const person = await product.person();
    expect((await person.buy(plan)).status).toBe(200);
    return person;
  };
  const ticketFor = async (person: Person) => {
    const { body } = await read(await person.post('/api/chat/session'));
    return new URL(body.url).hash.replace('#ticket=', '');
  };
  /** As the frame calls: from its own origin, without cookies. */
  const fromFrame = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    product.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.cyranoUrl, ...headers },
      body: JSON.stringify(body),
    });
  const admit = async (ticket: unknown) => read(await fromFrame('/api/chat/admit', { ticket }));
  const advise = async (token: string) =>
    read(await fromFrame('/api/coach/advice', { message }, { authorization: `Bearer ${token}` }));

  it('gives a subscriber an address with a label that authorises nothing and a ticket in the fragment', async () => {
    const person = await subscriber();
    const { status, body } = await read(await person.post('/api/chat/session'));
    expect(status).toBe(200);
    const url = new URL(body.url);
    expect(url.origin).toBe(product.cyranoUrl);
    expect(url.searchParams.get('session')).toBe(`user_${person.id.slice(0, 8)}_${product.clock.now}`);
    expect(url.hash).toMatch(/^#ticket=[\w-]{43}$/);
    expect(Date.parse(body.expiresAt) - product.clock.now).toBe(MINUTE);
  });

  it('trades the ticket once for ten minutes of coach calls', async () => {
    const ticket = await ticketFor(await subscriber());
    const admitted = await admit(ticket);
    expect(admitted.status).toBe(200);
    expect(Date.parse(admitted.body.expiresAt) - product.clock.now).toBe(10 * MINUTE);
    const advice = await advise(admitted.body.token);
    expect(advice.status).toBe(200);
    expect(advice.body.replies.length).toBeGreaterThan(0);
    expect(await admit(ticket)).toMatchObject({
      status: 401,
      body: { error: { code: 'invalid-token', message: 'Invalid token' } },
    });
  });

  it('of two that bring one ticket lets one in', async () => {
    const ticket = await ticketFor(await subscriber());
    const statuses = (await Promise.all([admit(ticket), admit(ticket), admit(ticket)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 401, 401]);
  });

  it('refuses a ticket after a minute and a key after ten', async () => {
    const person = await subscriber();
    const late = await ticketFor(person);
    const { body } = await admit(await ticketFor(person));
    product.clock.tick(MINUTE);
    expect((await admit(late)).status).toBe(401);
    expect((await advise(body.token)).status).toBe(200);
    product.clock.tick(9 * MINUTE);
    expect(await advise(body.token)).toMatchObject({
      status: 401,
      body: { error: { message: 'Invalid token' } },
    });
    product.clock.tick(-10 * MINUTE);
  });

  it('the key dies with the sign-out', async () => {
    const person = await subscriber();
    const { body } = await admit(await ticketFor(person));
    const ticket = await ticketFor(person);
    expect((await person.post('/api/auth/sign-out', {})).status).toBe(200);
    expect((await advise(body.token)).status).toBe(401);
    expect((await admit(ticket)).status).toBe(401);
  });

  it('the key dies with the subscription', async () => {
    const person = await subscriber('weekly');
    const { db } = product.database;
    const { body } = await admit(await ticketFor(person));
    const expiry_date = new Date(product.clock.now - DAY).toISOString();
    await db.updateTable('subscriptions').set({ expiry_date }).where('user_id', '=', person.id).execute();
    expect(await advise(body.token)).toMatchObject({
      status: 403,
      body: { error: { code: 'subscription-expired', message: 'No active subscription' } },
    });
  });

  it('the key opens coach calls only', async () => {
    const { body } = await admit(await ticketFor(await subscriber()));
    const authorization = `Bearer ${body.token}`;
    for (const path of ['/api/chat/session', '/api/checkout'])
      expect((await fromFrame(path, { plan: 'weekly' }, { authorization })).status).toBe(401);
    expect((await product.request('/subscription/status', { headers: { authorization } })).status).toBe(401);
  });

  const refusals: [string, () => Promise<Response>, number, string, string][] = [
    [
      'nobody',
      () => product.request('/api/chat/session', { method: 'POST' }),
      401,
      'no-token',
      'No token provided',
    ],
    [
      'a forged token',
      () =>
        product.request('/api/chat/session', { method: 'POST', headers: { authorization: 'Bearer x.y.z' } }),
      401,
      'invalid-token',
      'Invalid token',
    ],
    [
      'someone who never bought',
      async () => (await product.person()).post('/api/chat/session'),
      403,
      'no-subscription',
      'No active subscription',
    ],
    [
      'someone who never bought, at the coach',
      async () => (await product.person()).post('/api/coach/advice', { message }),
      403,
      'no-subscription',
      'No active subscription',
    ],
    [
      'nobody, at the coach',
      () => fromFrame('/api/coach/rewrite', { draft: 'x', tone: 'warm' }),
      401,
      'no-token',
      'No token provided',
    ],
    ['no ticket', () => fromFrame('/api/chat/admit', {}), 401, 'no-token', 'No token provided'],
    [
      'a ticket that is a list',
      () => fromFrame('/api/chat/admit', { ticket: ['x'] }),
      401,
      'no-token',
      'No token provided',
    ],
    [
      'a ticket nobody issued',
      () => fromFrame('/api/chat/admit', { ticket: 'x'.repeat(43) }),
      401,
      'invalid-token',
      'Invalid token',
    ],
  ];
  it.each(refusals)('turns away %s', async (_case, call, status, code, text) => {
    expect(await read(await call())).toMatchObject({ status, body: { error: { code, message: text } } });
  });

  it('answers the frame’s origin and no other, without credentials', async () => {
    const preflight = (origin: string, path: string) =>
      product.request(path, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        },
      });
    for (const path of ['/api/coach/advice', '/api/chat/admit']) {
      const ours = await preflight(product.cyranoUrl, path);
      expect(ours.headers.get('access-control-allow-origin')).toBe(product.cyranoUrl);
      expect(ours.headers.get('access-control-allow-credentials')).toBeNull();
      expect(ours.headers.get('access-control-expose-headers')).toBe('retry-after');
      expect(
        (await preflight('https://evil.example', path)).headers.get('access-control-allow-origin'),
      ).not.toBe('https://evil.example');
    }
    expect(
      (await preflight(product.cyranoUrl, '/api/checkout')).headers.get('access-control-allow-origin'),
    ).toBeNull();
  });

  it('a subscriber may also call the coach by cookie, from our own page', async () => {
    const person = await subscriber();
    expect((await person.post('/api/coach/advice', { message })).status).toBe(200);
    expect(
      (await person.post('/api/coach/advice', { message }, { origin: 'https://evil.example' })).status,
    ).toBe(403);
  });

  const bad: [string, unknown, number, string][] = [
    ['an empty message', { message: '' }, 422, 'empty-message'],
    ['a blank one', { message: ' \n ' }, 422, 'empty-message'],
    ['8,001 characters', { message: 'x'.repeat(8_001) }, 422, 'message-too-long'],
    ['a number', { message: 5 }, 400, 'invalid-request'],
    ['nothing', {}, 400, 'invalid-request'],
    ['a list', [], 400, 'invalid-request'],
    ['an unknown tone', { message, tone: 'sleazy' }, 400, 'invalid-request'],
    ['six replies', { message, count: 6 }, 400, 'invalid-request'],
    ['1 MB', { message: 'x'.repeat(1024 * 1024) }, 413, 'body-too-large'],
  ];
  it.each(bad)('refuses %s with a line that helps', async (_case, body, status, code) => {
    const person = await subscriber();
    const answer = await read(await person.post('/api/coach/advice', body));
    expect(answer).toMatchObject({ status, body: { error: { code } } });
    expect(answer.body.error.message).not.toMatch(/\bat .*\.ts:\d/);
    expect(answer.body.error.message.length).toBeGreaterThan(10);
  });

  it('takes 8,000 characters', async () => {
    const person = await subscriber();
    expect((await person.post('/api/coach/advice', { message: 'long '.repeat(1_600) })).status).toBe(200);
  });

  it('keeps no message and no secret in the database', async () => {
    const person = await subscriber();
    const secretWord = 'xylophone-recital';
    await person.post('/api/coach/advice', { message: `How was the ${secretWord}?` });
    const ticket = await ticketFor(person);
    const { body } = await admit(await ticketFor(person));
    const { db } = product.database;
    const everything = JSON.stringify(
      await Promise.all(
        (['chat_tickets', 'coach_tokens', 'checkouts', 'payments', 'subscriptions'] as const).map((table) =>
          db.selectFrom(table).selectAll().execute(),
        ),
      ),
    );
    for (const secret of [secretWord, ticket, body.token]) expect(everything).not.toContain(secret);
  });
});

describe('a chatbot of a third party', () => {
  let bot: Server;
  let headers: Record<string, string> = {};
  let status = 200;
  const url = () => `http://127.0.0.1:${(bot.address() as AddressInfo).port}/`;
  beforeAll(async () => {
    bot = createServer((_request, answer) => answer.writeHead(status, headers).end('hello'));
    await new Promise<void>((resolve) => bot.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => bot.close());

  it('is looked at before it is framed', async () => {
    expect(await framingRefused(url(), 'http://localhost:3000')).toBeNull();
    headers = { 'x-frame-options': 'DENY' };
    expect(await framingRefused(url(), 'http://localhost:3000')).toContain('X-Frame-Options');
    headers = {};
    status = 500;
    expect(await framingRefused(url(), 'http://localhost:3000')).toContain('500');
  });

  it('that leads on to another origin is refused: our own content policy would not let it in', async () => {
    const onward = createServer((_request, answer) => answer.end('hello'));
    await new Promise<void>((resolve) => onward.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(onward.address() as AddressInfo).port}`;
    status = 302;
    headers = { location: `${origin}/` };
    expect(await framingRefused(url(), 'http://localhost:3000')).toContain(
      `set CHATBOT_URL to where it ends`,
    );
    onward.close();
  });

  it('that takes longer than a look may is refused', async () => {
    const slow = createServer(() => {});
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/`;
    expect(await framingRefused(address, 'http://localhost:3000', 20)).toMatch(/time/i);
    slow.closeAllConnections();
    slow.close();
  });

  it('that is not there is no chat', async () => {
    expect(await framingRefused('http://127.0.0.1:1/', 'http://localhost:3000')).not.toBeNull();
  });
});
