import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, testPlace } from '#database/testing';
import { MINUTE_MS } from '#kit';
import {
  confirmAddress,
  cookieOf,
  inLetters,
  postTo,
  seen,
  signingSecrets,
  type TestProduct,
  testProduct,
  told,
} from '#server/testing';

function callsOf(product: TestProduct) {
  const post = postTo(product);
  const codesTo = (email: string) => inLetters(product, email, /^\d{6}$/m);
  return {
    post,
    codesTo,
    ask: (email: unknown) => post('/auth/login', { email }),
    verify: (email: unknown, code: unknown, headers: Record<string, string> = {}) =>
      post('/auth/verify', { email, code }, headers),
    async codeFor(email: string) {
      await post('/auth/login', { email });
      return (await codesTo(email)).at(-1) ?? '';
    },
  };
}
const WRONG = [401, 'invalid-code'];
/** Another code than this one. */
const not = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

describe.each(ENGINES)('a one-time code, on %s', (engine) => {
  let product: TestProduct;
  let calls: ReturnType<typeof callsOf>;
  beforeAll(async () => {
    product = await testProduct(engine);
    calls = callsOf(product);
  });
  afterAll(() => product.close());

  const sessionsOf = async (userId: string) =>
    (await product.database.db.selectFrom('session').select('id').where('userId', '=', userId).execute())
      .length;
  const counted = async () => {
    const { count } = await product.database.db
      .selectFrom('user')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  it('signs in with the token of /api/auth/token and the session cookie, and nothing else in the body', async () => {
    const person = await product.person();
    await confirmAddress(product, person.id);
    const asked = await calls.ask(` ${person.email.toUpperCase()}`);
    expect([asked.status, await asked.json()]).toEqual([200, { sent: true }]);
    const [code = ''] = await calls.codesTo(person.email);
    expect(code).toMatch(/^\d{6}$/);

    const answer = await calls.verify(person.email, code);
    expect(answer.status).toBe(200);
    const cookie = cookieOf(answer);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^repartee\.session=.+HttpOnly/i);
    expect(cookie).not.toBe(person.cookie);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const body = (await answer.json()) as { token: string };
    expect(Object.keys(body)).toEqual(['token']);
    const claims = decodeJwt(body.token);
    expect(Object.keys(claims).sort()).toEqual(['aud', 'email', 'exp', 'iat', 'iss', 'sid', 'sub']);
    expect(claims).toMatchObject({ sub: person.id, email: person.email, aud: 'repartee', iss: product.url });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(15 * 60);

    const status = (headers: Record<string, string>) => product.request('/subscription/status', { headers });
    expect((await status({ authorization: `Bearer ${body.token}` })).status).toBe(200);
    expect((await status({ cookie })).status).toBe(200);
    // Whoever was signed in elsewhere still is, and the token ends with the session that it was made for.
    expect((await person.get('/subscription/status')).status).toBe(200);
    await calls.post('/api/auth/sign-out', {}, { cookie });
    expect((await status({ authorization: `Bearer ${body.token}` })).status).toBe(401);
    expect((await person.get('/subscription/status')).status).toBe(200);
  });

  it('answers every address alike, to the byte, makes nobody, and writes to those with an account only', async () => {
    const person = await product.person();
    const closed = await product.person();
    await product.database.db
      .updateTable('user')
      .set({ closedAt: '2026-01-01T00:00:00.000Z', closedReason: 'disabled' })
      .where('id', '=', closed.id)
      .execute();
    const before = await counted();
    const answers = [];
    for (const email of [person.email, 'nobody-here@example.com', closed.email])
      answers.push(await seen(await calls.ask(email)));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    const refusals = [];
    for (const email of [person.email, 'nobody-here@example.com', closed.email, 'never-asked@example.com'])
      refusals.push(await seen(await calls.verify(email, '12345x')));
    for (const refusal of refusals) expect(refusal).toEqual(refusals[0]);
    expect(await calls.codesTo(person.email)).toHaveLength(1);
    expect(await product.letters('nobody-here@example.com')).toEqual([]);
    expect(await calls.codesTo(closed.email)).toEqual([]);
    expect(await counted()).toBe(before);
  });

  it.each([
    ['no address', {}, 422, 'invalid-email'],
    ['a number', { email: 5 }, 422, 'invalid-email'],
    ['an address with a space', { email: 'a b@example.com' }, 422, 'invalid-email'],
    ['an address of 300 characters', { email: `${'a'.repeat(290)}@example.com` }, 422, 'invalid-email'],
    ['a list', [], 400, 'invalid-request'],
    ['no JSON', '{"email":', 400, 'invalid-request'],
  ])('refuses %s', async (_case, body, status, code) => {
    expect(await told(await calls.post('/auth/login', body))).toEqual([status, code]);
    expect(await told(await calls.post('/auth/verify', body))).toEqual([status, code]);
  });

  it('reads a code as people type it, and what can be none is no guess', async () => {
    const person = await product.person();
    const code = await calls.codeFor(person.email);
    for (const bad of [
      undefined,
      null,
      Number(code),
      '',
      [code],
      `${code}0`,
      code.slice(1),
      '٠١٢٣٤٥',
      '１２３４５６',
    ])
      expect(await told(await calls.verify(person.email, bad))).toEqual(WRONG);
    expect((await calls.verify(person.email, ` ${code.slice(0, 3)} -${code.slice(3)} `)).status).toBe(200);
  });

  it('works once', async () => {
    const person = await product.person();
    const code = await calls.codeFor(person.email);
    expect((await calls.verify(person.email, code)).status).toBe(200);
    const again = await calls.verify(person.email, code);
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(await told(again)).toEqual(WRONG);
  });

  it('lives five minutes by our own clock', async () => {
    const person = await product.person();
    const code = await calls.codeFor(person.email);
    product.clock.tick(5 * MINUTE_MS);
    expect(await told(await calls.verify(person.email, code))).toEqual(WRONG);
    product.clock.tick(-1);
    expect((await calls.verify(person.email, code)).status).toBe(200);
    product.clock.tick(1 - 5 * MINUTE_MS);
  });

  it('stands two wrong guesses and not a third', async () => {
    const person = await product.person();
    const kind = await calls.codeFor(person.email);
    for (const by of [1, 2])
      expect(await told(await calls.verify(person.email, not(kind, by)))).toEqual(WRONG);
    expect((await calls.verify(person.email, kind)).status).toBe(200);

    const strict = await calls.codeFor(person.email);
    for (const by of [1, 2, 3])
      expect(await told(await calls.verify(person.email, not(strict, by)))).toEqual(WRONG);
    expect(await told(await calls.verify(person.email, strict))).toEqual(WRONG);
  });

  it('of any number of guesses at once three are looked at, and of right ones one gets in', async () => {
    const person = await product.person();
    await confirmAddress(product, person.id);
    const before = await sessionsOf(person.id);
    const code = await calls.codeFor(person.email);
    const right = await Promise.all(Array.from({ length: 6 }, () => calls.verify(person.email, code)));
    expect(right.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
    expect(await sessionsOf(person.id)).toBe(before + 1);

    const next = await calls.codeFor(person.email);
    await Promise.all(Array.from({ length: 6 }, (_, by) => calls.verify(person.email, not(next, by + 1))));
    const row = await product.database.db
      .selectFrom('one_time_codes')
      .select('tries')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(row.tries).toBe(3);
    expect(await told(await calls.verify(person.email, next))).toEqual(WRONG);
  });

  it('only the newest works', async () => {
    const person = await product.person();
    const older = await calls.codeFor(person.email);
    let newer = await calls.codeFor(person.email);
    if (newer === older) newer = await calls.codeFor(person.email);
    expect(await told(await calls.verify(person.email, older))).toEqual(WRONG);
    expect((await calls.verify(person.email, newer)).status).toBe(200);
  });

  it('opens the account of its own address and no other', async () => {
    const [person, other] = [await product.person(), await product.person()];
    const code = await calls.codeFor(person.email);
    await calls.codeFor(other.email);
    expect(await told(await calls.verify(other.email, code))).toEqual(WRONG);
    const answer = await calls.post('/auth/verify', { email: person.email, code, userId: other.id });
    expect(decodeJwt(((await answer.json()) as { token: string }).token).sub).toBe(person.id);
  });

  it('dies with the address that it went to, with the account, and with the account’s closing', async () => {
    const { db } = product.database;
    const moved = await product.person();
    const code = await calls.codeFor(moved.email);
    const to = `moved-${moved.email}`;
    await db.updateTable('user').set({ email: to }).where('id', '=', moved.id).execute();
    expect(await told(await calls.verify(moved.email, code))).toEqual(WRONG);
    expect(await told(await calls.verify(to, code))).toEqual(WRONG);

    const closed = await product.person();
    const closedCode = await calls.codeFor(closed.email);
    await db.updateTable('user').set({ closedAt: '2026-01-01' }).where('id', '=', closed.id).execute();
    const refused = await calls.verify(closed.email, closedCode);
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(await told(refused)).toEqual([403, 'account-closed']);
  });

  it('asked for before there was an account, opens none that is made meanwhile', async () => {
    const shown = await testProduct(engine, { showCodes: true });
    const { ask, verify } = callsOf(shown);
    const email = 'soon@example.com';
    const { verificationCode } = (await (await ask(email)).json()) as { verificationCode: string };
    await shown.person(email);
    expect(await told(await verify(email, verificationCode))).toEqual(WRONG);
    await shown.close();
  });

  it('stands in no table as it is, and in none that could be tried out', async () => {
    const person = await product.person();
    const code = await calls.codeFor(person.email);
    const rows = JSON.stringify(await product.database.db.selectFrom('one_time_codes').selectAll().execute());
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(person.email);
  });

  it('on an address that nobody had confirmed, removes the password of whoever signed up with it', async () => {
    const { db } = product.database;
    const person = await product.person();
    const answer = await calls.verify(person.email, await calls.codeFor(person.email));
    expect(answer.status).toBe(200);
    expect((await person.get('/subscription/status')).status).toBe(401);
    expect(
      (await product.request('/subscription/status', { headers: { cookie: cookieOf(answer) } })).status,
    ).toBe(200);
    expect(await db.selectFrom('account').select('id').where('userId', '=', person.id).execute()).toEqual([]);
    const signIn = await calls.post('/api/auth/sign-in/email', {
      email: person.email,
      password: 'let me in 22',
    });
    expect(signIn.status).toBe(401);
    expect((await product.letters(person.email)).at(-1)?.subject).toContain('old password is gone');
  });

  it('typed where the account is signed in already, confirms the address and removes nothing', async () => {
    const person = await product.person();
    const code = await calls.codeFor(person.email);
    expect((await calls.verify(person.email, code, { cookie: person.cookie })).status).toBe(200);
    expect((await person.get('/subscription/status')).status).toBe(200);
    const signIn = await calls.post('/api/auth/sign-in/email', {
      email: person.email,
      password: 'let me in 22',
    });
    expect(signIn.status).toBe(200);
    const user = await product.database.db
      .selectFrom('user')
      .select('emailVerified')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(Boolean(user.emailVerified)).toBe(true);
  });

  it('typed where somebody else is signed in, treats the account as any', async () => {
    const [person, other] = [await product.person(), await product.person()];
    const code = await calls.codeFor(person.email);
    expect((await calls.verify(person.email, code, { cookie: other.cookie })).status).toBe(200);
    expect((await person.get('/subscription/status')).status).toBe(401);
    expect((await other.get('/subscription/status')).status).toBe(200);
  });

  it('takes nothing that another page sends, and spends no code on it', async () => {
    const person = await product.person();
    const code = await calls.codeFor(person.email);
    const origin = 'https://evil.example';
    for (const [path, body] of [
      ['/auth/login', { email: person.email }],
      ['/auth/verify', { email: person.email, code }],
    ] as const) {
      const answer = await calls.post(path, body, { origin, 'content-type': 'text/plain' });
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await told(answer)).toEqual([403, 'invalid-origin']);
    }
    expect((await calls.verify(person.email, code)).status).toBe(200);
  });

  it('is not in the library’s own paths either', async () => {
    for (const path of ['/api/auth/sign-in/one-time-code', '/auth/sign-in/one-time-code', '/auth/token'])
      expect((await calls.post(path, { email: 'a@example.com', code: '123456' })).status).toBe(404);
  });
});

describe.each(ENGINES)('codes in the answer, on %s', (engine) => {
  it('outside production with the outbox the code stands in it, one that opens nothing for who has no account', async () => {
    const product = await testProduct(engine, { showCodes: true });
    const { ask, verify, codesTo } = callsOf(product);
    const person = await product.person();
    const known = (await (await ask(person.email)).json()) as Record<string, string>;
    const unknown = (await (await ask('nobody@example.com')).json()) as Record<string, string>;
    expect(Object.keys(known)).toEqual(['sent', 'verificationCode']);
    expect(Object.keys(unknown)).toEqual(Object.keys(known));
    expect(unknown.verificationCode).toMatch(/^\d{6}$/);
    expect(await codesTo(person.email)).toEqual([known.verificationCode]);
    expect(await told(await verify('nobody@example.com', unknown.verificationCode))).toEqual(WRONG);
    expect((await verify(person.email, known.verificationCode)).status).toBe(200);
    await product.close();
  });
});

describe.each(ENGINES)('many codes, on %s', (engine) => {
  it('ten an hour for an address, twenty a day; over that the code that came still works', async () => {
    const product = await testProduct(engine, { rateLimits: true });
    const { ask, verify, codesTo } = callsOf(product);
    const { email } = await product.person();
    const answers = [];
    for (let i = 0; i < 12; i++) answers.push(await seen(await ask(email)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const codes = await codesTo(email);
    expect(codes).toHaveLength(10);
    expect((await verify(email, codes.at(-1))).status).toBe(200);
    for (let hour = 0; hour < 3; hour++) {
      product.clock.tick(60 * MINUTE_MS);
      for (let i = 0; i < 12; i++) await ask(email);
    }
    expect(await codesTo(email)).toHaveLength(20);
    await product.close();
  });

  it('a change of APP_SECRET does not spoil the code that is on its way', async () => {
    const place = await testPlace(engine);
    const [a, b] = ['the first secret, long enough to be one', 'the second secret, long enough to be one'];
    const before = await testProduct(engine, { place, secrets: signingSecrets([a]) });
    const { email } = await before.person();
    const code = await callsOf(before).codeFor(email);
    await before.close();
    const after = await testProduct(engine, { place, secrets: signingSecrets([b, a]) });
    expect((await callsOf(after).verify(email, code)).status).toBe(200);
    await after.close();
    await place.remove();
  });
});
