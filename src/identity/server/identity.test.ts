import { decodeJwt } from 'jose';
import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENGINES, testPlace } from '#database/testing';
import { signingSecrets, type TestProduct, testProduct } from '#server/testing';
import { watchHashes } from './testing.ts';

const json = { 'content-type': 'application/json' };

/** What the library keeps of one client and path. */
interface CountedRow {
  id: string;
  key: string;
  count: number;
  lastRequest: number;
}

let hashes: ReturnType<typeof watchHashes>;
beforeEach(() => {
  hashes = watchHashes({ cheap: true });
});
afterEach(() => hashes.restore());

describe.each(ENGINES)('identity on %s', (engine) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await testProduct(engine);
  });
  afterAll(() => product.close());

  const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    product.request(`/api/auth${path}`, {
      method: 'POST',
      headers: { ...json, origin: product.url, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const error = async (answer: Response) =>
    ((await answer.json()) as { error: { code: string; message: string } }).error;

  const good = { email: 'nomsa@example.com', password: 'secret1', acceptedTerms: true };

  it('signs a person up with a cookie and nothing in the body that signs in', async () => {
    const answer = await call('/sign-up/email', { ...good, name: 'Nomsa' });
    expect(answer.status).toBe(200);
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^repartee\.session=.+; .*HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    const body = (await answer.json()) as { user: Record<string, unknown> };
    expect(Object.keys(body)).toEqual(['user']);
    expect(Object.keys(body.user).sort()).toEqual(['createdAt', 'email', 'id', 'image', 'name']);
    expect(body.user).toMatchObject({ email: 'nomsa@example.com', name: 'Nomsa' });
  });

  it('keeps which terms were accepted and when', async () => {
    const row = await product.database.db
      .selectFrom('user')
      .selectAll()
      .where('email', '=', 'nomsa@example.com')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      termsVersion: '2024-03',
      termsAcceptedAt: expect.stringMatching(/^20\d\d-/),
    });
  });

  const refusals: [string, string, unknown, number, string][] = [
    ['an address taken', '/sign-up/email', { ...good }, 422, 'email-already-in-use'],
    [
      'an address taken, in capitals',
      '/sign-up/email',
      { ...good, email: 'NOMSA@example.com ' },
      422,
      'email-already-in-use',
    ],
    [
      'no box ticked',
      '/sign-up/email',
      { email: 'a@example.com', password: 'secret1' },
      422,
      'terms-not-accepted',
    ],
    [
      'a box that says false',
      '/sign-up/email',
      { email: 'a@example.com', password: 'secret1', acceptedTerms: false },
      422,
      'terms-not-accepted',
    ],
    [
      'a short password',
      '/sign-up/email',
      { ...good, email: 'a@example.com', password: '12345' },
      422,
      'weak-password',
    ],
    [
      'a password of 5,000 characters',
      '/sign-up/email',
      { ...good, email: 'a@example.com', password: 'x'.repeat(5_000) },
      422,
      'password-too-long',
    ],
    [
      'no address',
      '/sign-up/email',
      { password: 'secret1', acceptedTerms: true },
      422,
      'missing-credentials',
    ],
    ['no e-mail address', '/sign-up/email', { ...good, email: 'not an address' }, 422, 'invalid-email'],
    [
      'an address of 300 characters',
      '/sign-up/email',
      { ...good, email: `${'a'.repeat(290)}@example.com` },
      422,
      'invalid-email',
    ],
    [
      'a number for a password',
      '/sign-up/email',
      { ...good, email: 'a@example.com', password: 123_456 },
      400,
      'invalid-request',
    ],
    ['a list', '/sign-up/email', [], 400, 'invalid-request'],
    ['no JSON', '/sign-up/email', '{"email":', 400, 'invalid-request'],
    [
      'a wrong password',
      '/sign-in/email',
      { email: good.email, password: 'wrong one' },
      401,
      'invalid-login-credentials',
    ],
    [
      'an unknown address',
      '/sign-in/email',
      { email: 'nobody@example.com', password: 'secret1' },
      401,
      'invalid-login-credentials',
    ],
    ['a sign-in without a password', '/sign-in/email', { email: good.email }, 422, 'missing-credentials'],
    [
      'a sign-in with a very long password',
      '/sign-in/email',
      { email: good.email, password: 'x'.repeat(5_000) },
      401,
      'invalid-login-credentials',
    ],
  ];
  it.each(refusals)('refuses %s', async (_case, path, body, status, code) => {
    const answer = await call(path, body);
    expect([answer.status, (await error(answer)).code]).toEqual([status, code]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('saved nobody by all that', async () => {
    const { count } = await product.database.db
      .selectFrom('user')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  it('signs in, shows the session, and forgets it on the way out', async () => {
    const signedIn = await call('/sign-in/email', { email: good.email, password: good.password });
    const cookie = (signedIn.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
    const session = async () => (await product.request('/api/auth/session', { headers: { cookie } })).json();
    expect(await session()).toMatchObject({ user: { email: good.email } });

    const { token } = (await (await product.request('/api/auth/token', { headers: { cookie } })).json()) as {
      token: string;
    };
    const status = (headers: Record<string, string>) => product.request('/subscription/status', { headers });
    expect((await status({ authorization: `Bearer ${token}` })).status).toBe(200);

    expect((await call('/sign-out', {}, { cookie })).status).toBe(200);
    expect(await session()).toEqual({ user: null });
    expect((await status({ cookie })).status).toBe(401);
    expect((await status({ authorization: `Bearer ${token}` })).status).toBe(401);
  });

  it('gives a token of fifteen minutes with the claims of the contract and no more', async () => {
    const person = await product.person();
    const claims = decodeJwt(await person.token());
    expect(Object.keys(claims).sort()).toEqual(['aud', 'email', 'exp', 'iat', 'iss', 'sid', 'sub']);
    expect(claims).toMatchObject({ sub: person.id, email: person.email, aud: 'repartee', iss: product.url });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(15 * 60);
  });

  it('takes neither a stale, a foreign, a cut nor an unsigned token, even beside a good cookie', async () => {
    const person = await product.person();
    const token = await person.token();
    const [head = '', payload = '', signature = ''] = token.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const forged = Buffer.from(
      JSON.stringify({ ...decodeJwt(token), sub: (await product.person()).id }),
    ).toString('base64url');
    for (const bad of [
      'x',
      `${head}.${payload}`,
      `${none}.${payload}.`,
      `${head}.${forged}.${signature}`,
      token.slice(0, -4),
    ])
      expect((await person.get('/subscription/status', { authorization: `Bearer ${bad}` })).status).toBe(401);
    product.clock.tick(30 * 60_000);
    expect((await person.get('/subscription/status', { authorization: `Bearer ${token}` })).status).toBe(401);
    product.clock.tick(-30 * 60_000);
  });

  it('is open to programs, which send no origin and no cookie, by Node’s fetch too', async () => {
    const ask = (path: string, body: unknown, headers = {}) =>
      product.request(path, {
        method: 'POST',
        headers: { ...json, 'sec-fetch-mode': 'cors', ...headers },
        body: JSON.stringify(body),
      });
    const email = 'program@example.com';
    expect((await ask('/api/auth/sign-up/email', { ...good, email })).status).toBe(200);
    expect((await ask('/api/auth/sign-in/email', { email, password: good.password })).status).toBe(200);
    expect((await ask('/auth/verify', { email, code: '12345x' })).status).toBe(401);
    const hidden = { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' };
    const fromBrowser = await ask('/api/auth/sign-in/email', { email, password: good.password }, hidden);
    expect([fromBrowser.status, (await error(fromBrowser)).code]).toEqual([403, 'invalid-origin']);
  });

  it('takes cookie writes from our own page only', async () => {
    const person = await product.person();
    for (const origin of ['https://evil.example', 'null', `${product.url}.evil.example`, ''])
      expect([403, 401]).toContain(
        (await person.post('/api/checkout', { plan: 'weekly' }, { origin })).status,
      );
    const answer = await call('/sign-out', {}, { cookie: person.cookie, origin: 'https://evil.example' });
    expect([answer.status, (await error(answer)).code]).toEqual([403, 'invalid-origin']);
    expect((await person.get('/subscription/status')).status).toBe(200);
  });

  it.each(['/list-sessions', '/update-user', '/get-session', '/change-password', '/revoke-sessions', '/ok'])(
    'does not open the library’s own %s',
    async (path) => {
      const person = await product.person();
      for (const answer of [await person.get(`/api/auth${path}`), await person.post(`/api/auth${path}`, {})])
        expect([answer.status, await error(answer)]).toMatchObject([404, { code: 'not-found' }]);
    },
  );
});

describe.each(ENGINES)('what the operator may choose, on %s', (engine) => {
  it('tells an unknown account from a wrong password where that is wanted', async () => {
    const product = await testProduct(engine, { loginErrors: 'distinct' });
    const person = await product.person();
    const signIn = async (email: string) => {
      const answer = await product.request('/api/auth/sign-in/email', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ email, password: 'not this one' }),
      });
      return [answer.status, await answer.json()];
    };
    expect(await signIn(person.email)).toMatchObject([401, { error: { code: 'wrong-password' } }]);
    expect(await signIn('nobody@example.com')).toMatchObject([401, { error: { code: 'user-not-found' } }]);
    // Who only ever came by Google has mistyped no password.
    await product.database.db
      .updateTable('account')
      .set({ providerId: 'google', password: null })
      .where('userId', '=', person.id)
      .execute();
    expect(await signIn(person.email)).toMatchObject([401, { error: { code: 'invalid-login-credentials' } }]);
    await product.close();
  });

  it('slows down whoever tries password after password from one address', async () => {
    const product = await testProduct(engine, { rateLimits: true });
    let tried = 0;
    const attempt = () =>
      product.request('/api/auth/sign-in/email', {
        method: 'POST',
        headers: json,
        // Somebody else each time, so that no lock on one account is met.
        body: JSON.stringify({ email: `nobody${tried++}@example.com`, password: 'guess' }),
      });
    const statuses: number[] = [];
    for (let i = 0; i < 32; i++) statuses.push((await attempt()).status);
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(401));
    const refused = await attempt();
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      { error: { code: 'too-many-requests' } },
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);

    // Once the minute is over they may go on, and whoever else was counted before it is forgotten.
    const counted = product.database.db as unknown as Kysely<{ rateLimit: CountedRow }>;
    const lastRequest = Date.now() - 10 * 60_000;
    await counted
      .insertInto('rateLimit')
      .values({ id: 'gone', key: 'gone', count: 1, lastRequest })
      .execute();
    await counted.updateTable('rateLimit').set({ lastRequest }).execute();
    expect((await attempt()).status).toBe(401);
    await expect.poll(() => counted.selectFrom('rateLimit').select('count').execute()).toHaveLength(1);
    await product.close();
  });
});

describe.each(ENGINES)('what happens at the same moment, or half-way, on %s', (engine) => {
  it('one address signed up six times at once is one account and five told so', async () => {
    const product = await testProduct(engine);
    const signUp = () =>
      product.request('/api/auth/sign-up/email', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ email: 'twice@example.com', password: 'secret1', acceptedTerms: true }),
      });
    const answers = await Promise.all(Array.from({ length: 6 }, signUp));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    await product.close();
  });
});

describe.each(ENGINES)('a sign-up that breaks half-way, on %s', (engine) => {
  it('leaves no half-made account: the same address signs up afterwards', async () => {
    const product = await testProduct(engine);
    const { db } = product.database;
    // The library looks at its tables once, at its first call.
    await product.person();
    await db.schema.alterTable('account').renameTo('account_away').execute();
    await expect(product.person('half@example.com')).rejects.toThrow('no sign-up');
    await db.schema.alterTable('account_away').renameTo('account').execute();
    expect((await product.person('half@example.com')).email).toBe('half@example.com');
    await product.close();
  });
});

describe.each(ENGINES)('changing APP_SECRET on %s', (engine) => {
  it('signs nobody out while the old one is still listed, and works on when it is dropped', async () => {
    const place = await testPlace(engine);
    const [a, b] = ['the first secret, long enough to be one', 'the second secret, long enough to be one'];
    const start = (...secrets: string[]) => testProduct(engine, { place, secrets: signingSecrets(secrets) });
    const before = await start(a);
    const person = await before.person();
    const token = await person.token();
    await before.close();

    const during = await start(b, a);
    const ask = (path: string, headers: Record<string, string>) => during.request(path, { headers });
    expect(await (await ask('/api/auth/session', { cookie: person.cookie })).json()).toMatchObject({
      user: { email: person.email },
    });
    expect((await ask('/subscription/status', { cookie: person.cookie })).status).toBe(200);
    expect((await ask('/subscription/status', { authorization: `Bearer ${token}` })).status).toBe(200);
    const forged = person.cookie.replace(/.{6}$/, 'AAAAAA');
    expect((await ask('/subscription/status', { cookie: forged })).status).toBe(401);
    await during.close();

    const after = await start(b);
    const newcomer = await after.person();
    expect(
      (await newcomer.get('/subscription/status', { authorization: `Bearer ${await newcomer.token()}` }))
        .status,
    ).toBe(200);
    expect((await after.request('/subscription/status', { headers: { cookie: person.cookie } })).status).toBe(
      401,
    );
    await after.close();

    const unrelated = await start('a third secret that knows none of the others');
    const stranger = await unrelated.person();
    expect(
      (await stranger.get('/subscription/status', { authorization: `Bearer ${await stranger.token()}` }))
        .status,
    ).toBe(200);
    await unrelated.close();
    await place.remove();
  });
});

describe.each(ENGINES)('a closed account on %s', (engine) => {
  it('is out at once and gets in by no password, and by nobody’s token', async () => {
    const product = await testProduct(engine);
    const person = await product.person();
    const token = await person.token();
    await product.database.db
      .updateTable('user')
      .set({ closedAt: new Date(product.clock.now).toISOString(), closedReason: 'disabled' })
      .where('id', '=', person.id)
      .execute();
    expect((await person.get('/subscription/status')).status).toBe(401);
    const bearer = { authorization: `Bearer ${token}` };
    expect((await product.request('/subscription/status', { headers: bearer })).status).toBe(401);
    const answer = await product.request('/api/auth/sign-in/email', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: person.email, password: 'let me in 22' }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([403, { error: { code: 'account-closed' } }]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    await product.close();
  });
});
