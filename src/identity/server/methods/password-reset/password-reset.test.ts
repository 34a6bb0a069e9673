import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ENGINES, testPlace } from '#database/testing';
import { MINUTE_MS } from '#kit';
import {
  confirmAddress,
  inLetters,
  postTo,
  seen,
  type TestProduct,
  testProduct,
  told,
} from '#server/testing';

const NEW = 'a new one 33';

function callsOf(product: TestProduct) {
  const post = postTo(product);
  const linksTo = (email: string) => inLetters(product, email, /\/login\?reset=([\w-]+)/);
  return {
    post,
    linksTo,
    ask: (email: unknown) => post('/api/auth/request-password-reset', { email }),
    reset: (token: unknown, password: unknown = NEW) => post('/api/auth/reset-password', { token, password }),
    signIn: (email: string, password: string) => post('/api/auth/sign-in/email', { email, password }),
    async linkFor(email: string) {
      await post('/api/auth/request-password-reset', { email });
      return (await linksTo(email)).at(-1) ?? '';
    },
  };
}
describe.each(ENGINES)('a forgotten password, on %s', (engine) => {
  let product: TestProduct;
  let calls: ReturnType<typeof callsOf>;
  beforeAll(async () => {
    product = await testProduct(engine);
    calls = callsOf(product);
  });
  afterAll(() => product.close());

  it('is replaced by a link from the mailbox: once, with every session ended and the owner told', async () => {
    const person = await product.person();
    const token = await person.token();
    const asked = await calls.ask(`  ${person.email.toUpperCase()} `);
    expect([asked.status, await asked.json()]).toEqual([200, {}]);
    const [link = ''] = await calls.linksTo(person.email);
    expect(link).toMatch(/^[\w-]{43}$/);

    const done = await calls.reset(link);
    expect([done.status, await done.json(), done.headers.getSetCookie()]).toEqual([
      200,
      { email: person.email },
      [],
    ]);
    expect((await calls.signIn(person.email, NEW)).status).toBe(200);
    expect((await calls.signIn(person.email, 'let me in 22')).status).toBe(401);
    expect((await person.get('/subscription/status')).status).toBe(401);
    const bearer = { authorization: `Bearer ${token}` };
    expect((await product.request('/subscription/status', { headers: bearer })).status).toBe(401);
    expect((await product.letters(person.email)).at(-1)?.subject).toBe('Your password was changed');

    expect(await told(await calls.reset(link, 'yet another 44'))).toEqual([400, 'invalid-reset-link']);
    expect((await calls.signIn(person.email, NEW)).status).toBe(200);
  });

  it('answers every address alike, to the byte, and writes to those with an account only', async () => {
    const person = await product.person();
    const closed = await product.person();
    await product.database.db
      .updateTable('user')
      .set({ closedAt: '2026-01-01T00:00:00.000Z', closedReason: 'disabled' })
      .where('id', '=', closed.id)
      .execute();
    const answers = [];
    for (const email of [person.email, 'nobody-here@example.com', closed.email])
      answers.push(await seen(await calls.ask(email)));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await calls.linksTo(person.email)).toHaveLength(1);
    expect(await product.letters('nobody-here@example.com')).toEqual([]);
    expect(await calls.linksTo(closed.email)).toEqual([]);
  });

  it.each([
    ['no address', {}, 422, 'invalid-email'],
    ['a number', { email: 5 }, 422, 'invalid-email'],
    ['two addresses', { email: ['a@example.com', 'b@example.com'] }, 422, 'invalid-email'],
    ['an address with a space', { email: 'a b@example.com' }, 422, 'invalid-email'],
    [
      'an address with another behind it',
      { email: 'a@example.com\nBcc: b@example.com' },
      422,
      'invalid-email',
    ],
    ['an address of 300 characters', { email: `${'a'.repeat(290)}@example.com` }, 422, 'invalid-email'],
    ['an address with a null byte', { email: 'a\u0000@example.com' }, 422, 'invalid-email'],
    ['a list', [], 400, 'invalid-request'],
    ['no JSON', '{"email":', 400, 'invalid-request'],
  ])('refuses %s', async (_case, body, status, code) => {
    expect(await told(await calls.post('/api/auth/request-password-reset', body))).toEqual([status, code]);
  });

  it('refuses passwords that may not be set, and the link is good for another try', async () => {
    const person = await product.person();
    const token = await calls.linkFor(person.email);
    const refusals: [unknown, number, string][] = [
      ['12345', 422, 'weak-password'],
      ['', 422, 'weak-password'],
      ['password', 422, 'common-password'],
      [person.email, 422, 'common-password'],
      ['x'.repeat(5_000), 422, 'password-too-long'],
      [123_456, 400, 'invalid-request'],
      [undefined, 400, 'invalid-request'],
    ];
    for (const [password, status, code] of refusals)
      expect(await told(await calls.post('/api/auth/reset-password', { token, password }))).toEqual([
        status,
        code,
      ]);
    expect((await person.get('/subscription/status')).status).toBe(200);
    expect((await calls.reset(token)).status).toBe(200);
  });

  it('the link lives an hour by our own clock', async () => {
    const person = await product.person();
    const link = await calls.linkFor(person.email);
    product.clock.tick(60 * MINUTE_MS);
    expect(await told(await calls.reset(link))).toEqual([400, 'invalid-reset-link']);
    product.clock.tick(-1);
    expect((await calls.reset(link)).status).toBe(200);
    product.clock.tick(1 - 60 * MINUTE_MS);
  });

  it('of several links any works, and the first that does ends the others', async () => {
    const person = await product.person();
    const other = await product.person();
    for (let i = 0; i < 3; i++) await calls.ask(person.email);
    const [first = '', second = '', third = ''] = await calls.linksTo(person.email);
    const othersLink = await calls.linkFor(other.email);
    expect((await calls.reset(second)).status).toBe(200);
    for (const dead of [first, second, third])
      expect(await told(await calls.reset(dead, 'not by this 55'))).toEqual([400, 'invalid-reset-link']);
    expect((await calls.signIn(person.email, NEW)).status).toBe(200);
    expect((await calls.reset(othersLink)).status).toBe(200);
  });

  it('six that use one link at once: one password is set', async () => {
    const person = await product.person();
    const link = await calls.linkFor(person.email);
    const passwords = Array.from({ length: 6 }, (_, index) => `number ${index} of six`);
    const statuses = (await Promise.all(passwords.map((password) => calls.reset(link, password)))).map(
      ({ status }) => status,
    );
    expect([...statuses].sort()).toEqual([200, 400, 400, 400, 400, 400]);
    const winner = passwords[statuses.indexOf(200)] ?? '';
    // The right one first: five wrong ones before it would lock it out.
    for (const password of [winner, ...passwords.filter((one) => one !== winner)])
      expect([password, (await calls.signIn(person.email, password)).status]).toEqual([
        password,
        password === winner ? 200 : 401,
      ]);
  });

  it('takes no token that is made up, cut, of another kind, or somebody else’s account', async () => {
    const person = await product.person();
    const other = await product.person();
    const link = await calls.linkFor(person.email);
    const verify = /verify-email\?token=([\w-]+)/.exec((await product.letters(other.email))[0]?.text ?? '');
    const hash = await product.database.db
      .selectFrom('mail_links')
      .select('token_hash')
      .where('user_id', '=', person.id)
      .where('purpose', '=', 'password-reset')
      .executeTakeFirstOrThrow();
    for (const bad of [
      '',
      'x',
      link.slice(0, -1),
      `${link}x`,
      link.toUpperCase(),
      verify?.[1],
      hash.token_hash,
      'constructor',
      `${link}\u0000`,
    ])
      expect(await told(await calls.reset(bad))).toEqual([400, 'invalid-reset-link']);
    expect(await told(await calls.reset({ $ne: '' }))).toEqual([400, 'invalid-request']);
    // The link names its owner itself: nobody can point it at another account.
    const answer = await calls.post('/api/auth/reset-password', {
      token: link,
      password: NEW,
      email: other.email,
      userId: other.id,
    });
    expect(answer.status).toBe(200);
    expect((await calls.signIn(other.email, NEW)).status).toBe(401);
    expect((await calls.signIn(person.email, NEW)).status).toBe(200);
  });

  it('nobody who reads the database can use what stands there', async () => {
    const person = await product.person();
    const link = await calls.linkFor(person.email);
    const rows = await product.database.db.selectFrom('mail_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(link);
  });

  it('a link dies with the address that it went to, and with the account', async () => {
    const { db } = product.database;
    const moved = await product.person();
    const movedLink = await calls.linkFor(moved.email);
    await db.updateTable('user').set({ email: 'moved-on@example.com' }).where('id', '=', moved.id).execute();
    expect(await told(await calls.reset(movedLink))).toEqual([400, 'invalid-reset-link']);

    const closed = await product.person();
    const closedLink = await calls.linkFor(closed.email);
    await db
      .updateTable('user')
      .set({ closedAt: '2026-01-01T00:00:00.000Z' })
      .where('id', '=', closed.id)
      .execute();
    expect(await told(await calls.reset(closedLink))).toEqual([400, 'invalid-reset-link']);
  });

  it('gives an account that came by Google its first password, and leaves Google in', async () => {
    const { db } = product.database;
    const person = await product.person();
    await confirmAddress(product, person.id);
    await db
      .updateTable('account')
      .set({ providerId: 'google', accountId: `g-${person.id}`, password: null })
      .where('userId', '=', person.id)
      .execute();
    expect((await calls.reset(await calls.linkFor(person.email))).status).toBe(200);
    expect((await calls.signIn(person.email, NEW)).status).toBe(200);
    const accounts = await db
      .selectFrom('account')
      .select('providerId')
      .where('userId', '=', person.id)
      .orderBy('providerId')
      .execute();
    expect(accounts).toEqual([{ providerId: 'credential' }, { providerId: 'google' }]);
  });

  it('on an address that nobody had confirmed, leaves no way in that somebody else may have made', async () => {
    const { db } = product.database;
    const person = await product.person();
    const now = new Date(product.clock.now).toISOString();
    const planted = { userId: person.id, createdAt: now, updatedAt: now };
    await db
      .insertInto('account')
      .values({
        id: `a-${person.id}`,
        providerId: 'google',
        accountId: `x-${person.id}`,
        password: null,
        ...planted,
      })
      .execute();
    await db
      .insertInto('email_changes')
      .values({
        user_id: person.id,
        email: 'thief@example.com',
        token_hash: `h-${person.id}`,
        created_at: now,
        expires_at: '2999-01-01T00:00:00.000Z',
      })
      .execute();
    expect((await calls.reset(await calls.linkFor(person.email))).status).toBe(200);
    const accounts = await db
      .selectFrom('account')
      .select('providerId')
      .where('userId', '=', person.id)
      .execute();
    expect(accounts).toEqual([{ providerId: 'credential' }]);
    expect(
      await db.selectFrom('email_changes').selectAll().where('user_id', '=', person.id).execute(),
    ).toEqual([]);
    const user = await db
      .selectFrom('user')
      .select('emailVerified')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(Boolean(user.emailVerified)).toBe(true);
    expect((await calls.signIn(person.email, NEW)).status).toBe(200);
  });

  it('breaks half-way: password and link are as they were', async () => {
    const { db } = product.database;
    const person = await product.person();
    await confirmAddress(product, person.id);
    const link = await calls.linkFor(person.email);
    await db.schema.alterTable('session').renameTo('session_away').execute();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = await calls.reset(link);
    await db.schema.alterTable('session_away').renameTo('session').execute();
    expect(broken.status).toBe(500);
    expect(logged).toHaveBeenCalled();
    expect((await calls.signIn(person.email, 'let me in 22')).status).toBe(200);
    expect((await calls.signIn(person.email, NEW)).status).toBe(401);
    expect((await calls.reset(link)).status).toBe(200);
    expect((await calls.signIn(person.email, NEW)).status).toBe(200);
  });

  it('opens the lock that wrong passwords have closed', async () => {
    const person = await product.person();
    let status = 0;
    for (let tries = 0; tries < 30 && status !== 429; tries++)
      status = (await calls.signIn(person.email, `wrong ${tries}`)).status;
    expect(status).toBe(429);
    expect((await calls.reset(await calls.linkFor(person.email))).status).toBe(200);
    expect((await calls.signIn(person.email, NEW)).status).toBe(200);
  });

  it('takes nothing that another page sends', async () => {
    const person = await product.person();
    const link = await calls.linkFor(person.email);
    const origin = 'https://evil.example';
    for (const [path, body] of [
      ['/api/auth/request-password-reset', { email: person.email }],
      ['/api/auth/reset-password', { token: link, password: NEW }],
    ] as const)
      expect(await told(await calls.post(path, body, { origin }))).toEqual([403, 'invalid-origin']);
    expect(await calls.linksTo(person.email)).toHaveLength(1);
    expect((await calls.signIn(person.email, NEW)).status).toBe(401);
  });
});

describe.each(ENGINES)('mail bombing by reset letters, on %s', (engine) => {
  it('stops at three letters an hour for one address, also at once and on two servers', async () => {
    const place = await testPlace(engine);
    const [one, two] = [
      await testProduct(engine, { rateLimits: true, place }),
      await testProduct(engine, { rateLimits: true, place }),
    ];
    two.clock.now = one.clock.now;
    const { email } = await one.person();
    const answers = await Promise.all(
      [one, two, one, two, one, two, one, two].map(async (node) => seen(await callsOf(node).ask(email))),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    // Each server has a mailer of its own; both write into one outbox.
    await two.letters();
    expect(await callsOf(one).linksTo(email)).toHaveLength(3);
    // The letters that came still work.
    const [link] = await callsOf(one).linksTo(email);
    expect((await callsOf(two).reset(link)).status).toBe(200);
    one.clock.tick(60 * MINUTE_MS);
    await callsOf(one).ask(email);
    expect(await callsOf(one).linksTo(email)).toHaveLength(4);
    await one.close();
    await two.close();
    await place.remove();
  });

  it('stops at ten letters an hour for one client, whomever they would go to', async () => {
    const product = await testProduct(engine, { rateLimits: true });
    const calls = callsOf(product);
    for (let i = 0; i < 10; i++) await calls.ask(`nobody-${i}@example.com`);
    const { email } = await product.person();
    const [over, unknown] = [
      await seen(await calls.ask(email)),
      await seen(await calls.ask('no@example.com')),
    ];
    expect(over).toEqual(unknown);
    expect(over.status).toBe(200);
    expect(await calls.linksTo(email)).toEqual([]);
    product.clock.tick(60 * MINUTE_MS);
    await calls.ask(email);
    expect(await calls.linksTo(email)).toHaveLength(1);
    await product.close();
  });
});
