import { createHash, createHmac, randomBytes } from 'node:crypto';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENGINES } from '#database/testing';
import { type Person, type TestProduct, testProduct } from '#server/testing';
import { watchHashes } from './testing.ts';

const PASSWORD = 'let me in 22';
const json = { 'content-type': 'application/json' };

let hashes: ReturnType<typeof watchHashes>;
beforeEach(() => {
  hashes = watchHashes({ cheap: true });
});
afterEach(() => hashes.restore());

const codeOf = async (answer: Response): Promise<string> => {
  const body = (await answer.json().catch(() => null)) as { error?: { code: string } } | null;
  return body?.error?.code ?? '';
};
const sessionCookie = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .find((line) => line.startsWith('repartee.session='))
    ?.split(';')[0] ?? '';

const originsForeignTo = (own: string) => [
  'https://evil.example',
  'null',
  `${own}.evil.example`,
  `${own}0`,
  undefined,
];

/** Every route that the product mounts, with something in the place of each parameter. */
const mounted = (product: TestProduct, methods: RegExp): { method: string; path: string; name: string }[] => {
  const named = product.app.routes
    .filter(({ method, path }) => methods.test(method) && !path.includes('*'))
    .map(({ method, path }) => `${method} ${path}`);
  return [...new Set(named)].map((name) => {
    const [method = '', path = ''] = name.split(' ');
    return { name, method, path: path.replace(/:\w+/g, 'x') };
  });
};

describe.each(ENGINES)('another page in the same browser, on %s', (engine) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await testProduct(engine);
  });
  afterAll(() => product.close());

  /** What would do something, if it came from our own page. */
  const BODIES: Readonly<Record<string, unknown>> = {
    '/api/account/name': { name: 'Eve' },
    '/api/account/password': { current: PASSWORD, password: 'chosen by eve' },
    '/api/account/email': { email: 'eve@example.com' },
    '/api/account/sessions/end': { id: 'x' },
    '/api/checkout': { plan: 'yearly' },
    '/api/coach/advice': { message: 'hi, how was your weekend?' },
    '/api/coach/starters': { about: { them: 'hikes' } },
    '/api/coach/rewrite': { draft: 'hey', tone: 'warm' },
    '/api/coach/insights': { about: { them: 'hikes' } },
    '/api/auth/passkey/remove': { id: 'x' },
  };
  it('can do nothing with the cookie: every write that the cookie opens asks where it came from', async () => {
    const send = async (route: ReturnType<typeof mounted>[number], origin?: string, cookie?: string) => {
      const answer = await product.request(route.path, {
        method: route.method,
        headers: { ...json, ...(cookie ? { cookie } : {}), ...(origin ? { origin } : {}) },
        body: JSON.stringify(BODIES[route.path] ?? {}),
      });
      return `${answer.status} ${await codeOf(answer)}`;
    };
    const opened: string[] = [];
    for (const route of mounted(product, /^(POST|PUT|PATCH|DELETE)$/)) {
      const person = await product.person();
      await person.buy('weekly');
      for (const origin of originsForeignTo(product.url)) {
        const withCookie = await send(route, origin, person.cookie);
        // Where the cookie is not looked at, it makes no difference.
        if (withCookie !== '403 invalid-origin')
          expect([route.name, origin, withCookie]).toEqual([route.name, origin, await send(route, origin)]);
      }
      expect([route.name, (await person.get('/subscription/status')).status]).toEqual([route.name, 200]);
      const own = await send(route, product.url, person.cookie);
      if (own === (await send(route, product.url))) continue;
      opened.push(route.name);
      // What the cookie opens for our own page is refused by name to the others.
      const second = await product.person();
      for (const origin of originsForeignTo(product.url))
        expect([route.name, origin, await send(route, origin, second.cookie)]).toEqual([
          route.name,
          origin,
          '403 invalid-origin',
        ]);
    }
    // So that this cannot pass by opening nothing.
    expect(opened).toEqual(
      expect.arrayContaining([
        'POST /api/account/name',
        'POST /api/account/password',
        'POST /api/account/email',
        'POST /api/account/sessions/end-all',
        'DELETE /api/account',
        'POST /api/checkout',
        'POST /api/chat/session',
        'POST /api/auth/passkey/add-options',
      ]),
    );
  }, 120_000);

  it('can sign nobody in as somebody else, with no cookie in play at all', async () => {
    const eve = await product.person();
    for (const path of [
      '/api/auth/sign-in/email',
      '/api/auth/sign-up/email',
      '/auth/verify',
      '/api/auth/passkey/sign-in',
    ])
      for (const origin of ['https://evil.example', 'null']) {
        const answer = await product.request(path, {
          method: 'POST',
          // As a form of another page can send it.
          headers: { 'content-type': 'text/plain', origin },
          body: JSON.stringify({ email: eve.email, password: PASSWORD, code: '123456', acceptedTerms: true }),
        });
        expect([path, answer.status, await codeOf(answer)]).toEqual([path, 403, 'invalid-origin']);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
  });

  it('is sent nowhere else by any address that redirects', async () => {
    const evil = [
      'https://evil.example/x',
      '//evil.example',
      '/\\evil.example',
      '\t//evil.example',
      'https:evil.example',
      'javascript:alert(1)',
      `${product.url}@evil.example`,
    ];
    const names = [
      'callbackURL',
      'errorCallbackURL',
      'newUserCallbackURL',
      'redirectTo',
      'redirect',
      'returnTo',
    ];
    let redirects = 0;
    for (const route of mounted(product, /^GET$/))
      for (const target of evil) {
        const query = new URLSearchParams(names.map((name) => [name, target]));
        for (const name of ['token', 'state', 'code', 'error']) query.set(name, target);
        const answer = await product.request(`${route.path}?${query}`, { redirect: 'manual' });
        const location = answer.headers.get('location');
        if (location === null) continue;
        redirects += 1;
        expect([route.name, new URL(location, product.url).origin]).toEqual([route.name, product.url]);
        expect([route.name, decodeURIComponent(location)]).not.toEqual([
          route.name,
          expect.stringContaining('evil.example'),
        ]);
      }
    expect(redirects).toBeGreaterThan(0);
    for (const target of evil) {
      const answer = await product.request('/api/auth/sign-in/email', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({
          email: (await product.person()).email,
          password: PASSWORD,
          ...Object.fromEntries(names.map((name) => [name, target])),
        }),
      });
      expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
      expect(await answer.text()).not.toContain('evil.example');
    }
  });
});

describe.each(ENGINES)('somebody else’s session, on %s', (engine) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await testProduct(engine, { showCodes: true });
  });
  afterAll(() => product.close());

  const post = (path: string, body: unknown, cookie?: string) =>
    product.request(path, {
      method: 'POST',
      headers: { ...json, origin: product.url, ...(cookie ? { cookie } : {}) },
      body: JSON.stringify(body),
    });
  const whoIs = async (cookie: string) => {
    const answer = await product.request('/api/auth/session', { headers: { cookie } });
    return ((await answer.json()) as { user: { email: string } | null }).user?.email ?? null;
  };
  async function byCode(email: string, cookie?: string): Promise<Response> {
    const sent = (await (await post('/auth/login', { email })).json()) as { verificationCode: string };
    return post('/auth/verify', { email, code: sent.verificationCode }, cookie);
  }
  const WAYS: [string, (person: Person, cookie?: string) => Promise<Response>][] = [
    [
      'a password',
      ({ email }, cookie) => post('/api/auth/sign-in/email', { email, password: PASSWORD }, cookie),
    ],
    ['a code', ({ email }, cookie) => byCode(email, cookie)],
  ];

  it.each(WAYS)('a cookie planted before a sign-in by %s is never signed in', async (_way, signIn) => {
    const victim = await product.person();
    const eve = await product.person();
    const token = randomBytes(24).toString('base64url');
    const made = createHmac('sha256', 'not the secret').update(token).digest('base64');
    for (const planted of [
      `repartee.session=${token}`,
      `repartee.session=${encodeURIComponent(`${token}.${made}`)}`,
      eve.cookie,
    ]) {
      const answer = await signIn(victim, planted);
      expect(answer.status).toBe(200);
      const fresh = sessionCookie(answer);
      expect(fresh).not.toBe('');
      expect(fresh).not.toBe(planted);
      expect(await whoIs(fresh)).toBe(victim.email);
      expect(await whoIs(planted)).toBe(planted === eve.cookie ? eve.email : null);
    }
  });

  it.each(WAYS)('each sign-in by %s is a session of its own', async (_way, signIn) => {
    const person = await product.person();
    const seen = new Set([person.cookie]);
    for (let i = 0; i < 3; i++) seen.add(sessionCookie(await signIn(person, person.cookie)));
    expect(seen.size).toBe(4);
  });

  it('a cookie of another installation, one that was cut, and one put together from two are nobody’s', async () => {
    const other = await testProduct(engine, {
      secrets: [{ version: 1, value: 'another installation, another secret' }],
    });
    const [ann, bob] = [await product.person(), await product.person()];
    const value = (person: Person) => decodeURIComponent(person.cookie.split('=')[1] ?? '');
    const [token = '', signature = ''] = value(ann).split('.');
    const [otherToken = ''] = value(bob).split('.');
    for (const bad of [
      (await other.person()).cookie,
      `repartee.session=${token}`,
      `repartee.session=${encodeURIComponent(`${token}.${signature.slice(0, -4)}`)}`,
      `repartee.session=${encodeURIComponent(`${otherToken}.${signature}`)}`,
      `repartee.session=${encodeURIComponent(`${token}.`)}`,
      'repartee.session=%',
      'repartee.session=%00',
      `repartee.session=${'x'.repeat(5_000)}`,
    ]) {
      expect([bad, await whoIs(bad)]).toEqual([bad, null]);
      const answer = await product.request('/subscription/status', { headers: { cookie: bad } });
      expect([bad, answer.status]).toEqual([bad, 401]);
    }
    await other.close();
  });

  it('a token signed with anything but our own key is nobody’s', async () => {
    const person = await product.person();
    const token = await person.token();
    const { keys } = (await (await product.request('/api/auth/jwks')).json()) as {
      keys: Record<string, string>[];
    };
    const [key] = keys;
    const claims = decodeJwt(token);
    const eve = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
    const header = { alg: 'EdDSA', kid: key?.kid ?? '' };
    const signed = (extra: object = {}) =>
      new SignJWT(claims).setProtectedHeader({ ...header, ...extra }).sign(eve.privateKey);
    const other = await testProduct(engine, {
      secrets: [{ version: 1, value: 'another installation, another secret' }],
    });
    const bearers = {
      'our key’s name, another key': await signed(),
      'its own key in the header': await signed({ jwk: await exportJWK(eve.publicKey) }),
      'an unknown key’s name': await signed({ kid: '../../etc/passwd' }),
      'the public key as a shared secret': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: key?.kid ?? '' })
        .sign(createHash('sha256').update(JSON.stringify(key)).digest()),
      'another installation': await (await other.person()).token(),
      'a session token, not an identity token': decodeURIComponent(person.cookie.split('=')[1] ?? ''),
    };
    await other.close();
    for (const [what, bearer] of Object.entries(bearers)) {
      const answer = await person.get('/subscription/status', { authorization: `Bearer ${bearer}` });
      expect([what, answer.status]).toEqual([what, 401]);
    }
  });
});

describe.each(ENGINES)('finding out who has an account, and getting past the lock, on %s', (engine) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await testProduct(engine);
  });
  afterAll(() => product.close());

  const post = (path: string, body: unknown) =>
    product.request(path, {
      method: 'POST',
      headers: { ...json, origin: product.url },
      body: JSON.stringify(body),
    });

  it.each([
    ['/api/auth/sign-in/email', { password: 'wrong one' }],
    ['/api/auth/request-password-reset', {}],
    ['/auth/login', {}],
    ['/auth/verify', { code: '000000' }],
  ])('%s answers alike for an address with an account and one without', async (path, rest) => {
    const { email } = await product.person();
    const seen = async (address: string) => {
      const answer = await post(path, { ...rest, email: address });
      return [answer.status, [...answer.headers].sort(), await answer.text()];
    };
    expect(await seen(`nobody-${email}`)).toEqual(await seen(email));
  });

  it('a locked account opens to its owner by code at once, and by password after a reset', async () => {
    const { email } = await product.person();
    const tryPassword = async (password: string) =>
      (await post('/api/auth/sign-in/email', { email, password })).status;
    const lock = async () => {
      for (let i = 0; i < 6; i++) await tryPassword('wrong one');
      expect(await tryPassword(PASSWORD)).toBe(429);
    };
    const latest = async () => (await product.letters(email)).at(-1)?.text ?? '';

    await lock();
    await post('/auth/login', { email });
    const code = /\b\d{3} ?\d{3}\b/.exec(await latest())?.[0] ?? '';
    expect((await post('/auth/verify', { email, code })).status).toBe(200);
    // A code is no password: it leaves the lock to whoever guesses at the password.
    expect(await tryPassword(PASSWORD)).toBe(429);

    await post('/api/auth/request-password-reset', { email });
    const token = /login\?reset=([\w-]+)/.exec(await latest())?.[1] ?? '';
    expect((await post('/api/auth/reset-password', { token, password: 'qwerty123' })).status).toBe(422);
    expect((await post('/api/auth/reset-password', { token, password: 'a new one 33' })).status).toBe(200);
    expect(await tryPassword('a new one 33')).toBe(200);
  });
});
