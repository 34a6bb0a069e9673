import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '#database/testing';
import type { WireAccount } from '#identity';
import { MINUTE_MS } from '#kit';
import { cookieOf, type Person, postTo, type TestProduct, testProduct, told } from '#server/testing';

const PASSWORD = 'let me in 22';

describe.each(ENGINES)('the Account page’s calls, on %s', (engine) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await testProduct(engine);
  });
  afterAll(() => product.close());

  const account = async (person: Person) =>
    (await (await person.get('/api/account')).json()) as WireAccount<{ isActive: boolean }>;
  const signIn = (email: string, password: string) =>
    postTo(product)('/api/auth/sign-in/email', { email, password });
  const linkIn = (text: string, path: string) =>
    new RegExp(`${path}\\?token=([\\w-]+)`).exec(text)?.[1] ?? '';
  const stale = async <Answer>(act: () => Promise<Answer>) => {
    // Counted from now, when the session was made: the product's clock has stood since this file began.
    const aheadMs = Date.now() - product.clock.now + 11 * MINUTE_MS;
    product.clock.tick(aheadMs);
    try {
      return await act();
    } finally {
      product.clock.tick(-aheadMs);
    }
  };

  it('shows who somebody is, how they get in, where they are, and what they bought', async () => {
    const person = await product.person();
    expect(await account(person)).toMatchObject({
      user: { id: person.id, email: person.email, name: 'Thandi', emailVerified: false },
      methods: { password: true, google: false, passkeys: [] },
      sessions: [{ current: true }],
      receipts: [],
      unsettled: null,
      subscription: { isActive: false },
    });
    await person.buy('weekly');
    const { receipts, subscription } = await account(person);
    expect(receipts).toMatchObject([{ plan: 'weekly', amountInCents: 9_999, currency: 'ZAR' }]);
    expect(subscription.isActive).toBe(true);
    const [receipt] = receipts;
    const printed = await person.get(`/api/account/receipts/${receipt?.paymentId}`);
    expect(await printed.json()).toEqual({
      receipt,
      seller: { name: null, address: null, phone: null, registration: null, email: null, vat: null },
      buyer: { name: 'Thandi', email: person.email },
    });
    const stranger = await product.person();
    expect(await told(await stranger.get(`/api/account/receipts/${receipt?.paymentId}`))).toEqual([
      404,
      'no-such-receipt',
    ]);
  });

  it('is nobody’s who is not signed in, and no other page’s to write', async () => {
    const person = await product.person();
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/name'],
      ['POST', '/password'],
      ['POST', '/email'],
      ['POST', '/sessions/end'],
      ['POST', '/sessions/end-all'],
      ['GET', '/export'],
      ['DELETE', ''],
    ] as const) {
      const ask = (headers: Record<string, string>) =>
        product.request(`/api/account${path}`, { method, headers });
      expect([method + path, (await ask({ origin: product.url })).status]).toEqual([method + path, 401]);
      if (method === 'GET') continue;
      const foreign = await ask({ cookie: person.cookie, origin: 'https://evil.example' });
      expect([method + path, ...(await told(foreign))]).toEqual([method + path, 403, 'invalid-origin']);
    }
    expect((await account(person)).sessions).toHaveLength(1);
  });

  it.each([
    ['a name in another script', 'ናርዶስ', 200, 'ናርዶስ'],
    ['a name with spaces around', '  Nomsa  ', 200, 'Nomsa'],
    ['the longest', 'x'.repeat(100), 200, 'x'.repeat(100)],
    ['one too long', 'x'.repeat(101), 422, 'Thandi'],
    ['a line break', 'a\nb', 422, 'Thandi'],
    ['a NUL', 'a\u0000b', 422, 'Thandi'],
    ['a number', 7, 422, 'Thandi'],
    ['nothing at all', undefined, 422, 'Thandi'],
  ])('takes or refuses %s', async (_case, name, status, kept) => {
    const person = await product.person();
    expect((await person.post('/api/account/name', { name })).status).toBe(status);
    expect((await account(person)).user.name).toBe(kept);
  });

  it('calls somebody without a name by their address', async () => {
    const person = await product.person('no-name@example.com');
    await person.post('/api/account/name', { name: '' });
    expect((await account(person)).user.name).toBe('no-name');
  });

  it('changes a password for who knows it, ends the other sessions and says so', async () => {
    const person = await product.person();
    const other = cookieOf(await signIn(person.email, PASSWORD));
    expect((await account(person)).sessions).toHaveLength(2);
    const change = (body: object) => person.post('/api/account/password', body);
    expect(await told(await change({ password: 'quite another one' }))).toEqual([
      422,
      'current-password-wrong',
    ]);
    expect(await told(await change({ current: 'wrong', password: 'quite another one' }))).toEqual([
      422,
      'current-password-wrong',
    ]);
    expect(await told(await change({ current: PASSWORD, password: '12345' }))).toEqual([
      422,
      'weak-password',
    ]);
    expect(await told(await change({ current: PASSWORD, password: 'password' }))).toEqual([
      422,
      'common-password',
    ]);
    expect(await told(await change({ current: PASSWORD, password: 'x'.repeat(129) }))).toEqual([
      422,
      'password-too-long',
    ]);
    expect((await signIn(person.email, PASSWORD)).status).toBe(200);
    expect((await change({ current: PASSWORD, password: 'quite another one' })).status).toBe(200);
    expect((await account(person)).sessions).toHaveLength(1);
    expect((await product.request('/subscription/status', { headers: { cookie: other } })).status).toBe(401);
    expect((await signIn(person.email, PASSWORD)).status).toBe(401);
    expect((await signIn(person.email, 'quite another one')).status).toBe(200);
    expect((await product.letters(person.email)).map(({ subject }) => subject)).toContain(
      'Your password was changed',
    );
  });

  it('lets nobody guess at the current password for ever', async () => {
    const person = await product.person();
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++)
      statuses.push(
        (await person.post('/api/account/password', { current: `guess ${i}`, password: 'quite another one' }))
          .status,
      );
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(6);
  });

  it('sets one password where two are sent at once', async () => {
    const person = await product.person();
    const answers = await Promise.all(
      ['the first of two', 'the second of two'].map((password) =>
        person.post('/api/account/password', { current: PASSWORD, password }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('sets the first password of an account without one, after a fresh sign-in only', async () => {
    const person = await product.person();
    await product.database.db.deleteFrom('account').where('userId', '=', person.id).execute();
    expect((await account(person)).methods.password).toBe(false);
    const set = () => person.post('/api/account/password', { password: 'the very first' });
    expect(await told(await stale(set))).toEqual([403, 'sign-in-again']);
    const answers = await Promise.all([set(), set()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await account(person)).methods.password).toBe(true);
    expect((await signIn(person.email, 'the very first')).status).toBe(200);
  });

  it('ends one session, and never somebody else’s', async () => {
    const person = await product.person();
    const stranger = await product.person();
    await signIn(person.email, PASSWORD);
    const [theirs] = (await account(stranger)).sessions;
    await person.post('/api/account/sessions/end', { id: theirs?.id });
    expect((await account(stranger)).sessions).toHaveLength(1);
    const other = (await account(person)).sessions.find(({ current }) => !current);
    expect((await person.post('/api/account/sessions/end', { id: other?.id })).status).toBe(200);
    expect((await person.post('/api/account/sessions/end', { id: other?.id })).status).toBe(200);
    expect((await account(person)).sessions).toMatchObject([{ current: true }]);
    expect(await told(await person.post('/api/account/sessions/end', { id: 7 }))).toEqual([
      400,
      'invalid-request',
    ]);
  });

  it('signs out everywhere, this browser and its tokens too', async () => {
    const person = await product.person();
    const token = await person.token();
    const other = cookieOf(await signIn(person.email, PASSWORD));
    expect((await person.post('/api/account/sessions/end-all')).status).toBe(200);
    for (const headers of [
      { cookie: person.cookie },
      { cookie: other },
      { authorization: `Bearer ${token}` },
    ])
      expect((await product.request('/subscription/status', { headers })).status).toBe(401);
  });

  it('signs out everywhere and stops a change of address that was begun', async () => {
    const person = await product.person();
    await person.post('/api/account/email', { email: 'begun@example.com' });
    await person.post('/api/account/sessions/end-all');
    const text = (await product.letters('begun@example.com')).at(-1)?.text ?? '';
    const cookie = cookieOf(await signIn(person.email, PASSWORD));
    const opened = await product.request(
      `/api/account/confirm-email?token=${linkIn(text, '/api/account/confirm-email')}`,
      { headers: { cookie } },
    );
    expect(opened.headers.get('location')).toBe(`${product.url}/account/email?result=failed`);
  });

  it('a new password ends the reset links that wait in the mailbox, and nobody else’s', async () => {
    const [person, other] = [await product.person(), await product.person()];
    for (const { post, email } of [person, other]) await post('/api/auth/request-password-reset', { email });
    await person.post('/api/account/password', { current: PASSWORD, password: 'quite another one' });
    const links = async (userId: string) =>
      (
        await product.database.db
          .selectFrom('mail_links')
          .select('purpose')
          .where('user_id', '=', userId)
          .orderBy('purpose')
          .execute()
      ).map(({ purpose }) => purpose);
    expect(await links(person.id)).toEqual(['verify-email']);
    expect(await links(other.id)).toEqual(['password-reset', 'verify-email']);
  });

  it('moves to another address once its link is opened, and tells the old one twice', async () => {
    const person = await product.person();
    const after = `new-${person.id}@example.com`.toLowerCase();
    expect(await told(await stale(() => person.post('/api/account/email', { email: after })))).toEqual([
      403,
      'sign-in-again',
    ]);
    expect((await person.post('/api/account/email', { email: ` ${after.toUpperCase()} ` })).status).toBe(200);
    expect((await account(person)).user.email).toBe(person.email);
    expect((await product.letters(person.email)).at(-1)).toMatchObject({
      subject: 'A change of your address was asked for',
    });
    const [letter] = await product.letters(after);
    const path = `/api/account/confirm-email?token=${linkIn(letter?.text ?? '', '/api/account/confirm-email')}`;
    // A mail program that opens links, and somebody else who is signed in: the link stays for its owner.
    const stranger = await product.person();
    for (const elsewhere of [await product.request(path), await stranger.get(path)])
      expect(elsewhere.headers.get('location')).toBe(`${product.url}/account/email?result=failed`);
    expect((await account(person)).user.email).toBe(person.email);
    const opened = await person.get(path);
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      `${product.url}/account/email?result=changed`,
    ]);
    expect(opened.headers.getSetCookie()).toEqual([]);
    expect((await account(person)).user).toMatchObject({ email: after, emailVerified: true });
    expect((await product.letters(person.email)).at(-1)).toMatchObject({
      subject: 'Your address was changed',
    });
    expect((await signIn(after, PASSWORD)).status).toBe(200);
    expect((await signIn(person.email, PASSWORD)).status).toBe(401);
    const again = await person.get(path);
    expect(again.headers.get('location')).toBe(`${product.url}/account/email?result=failed`);
  });

  it('answers alike for an address that is taken, and moves nobody there', async () => {
    const [person, owner] = [await product.person(), await product.person()];
    const free = `free-${person.id}@example.com`.toLowerCase();
    const ask = async (email: string) => {
      const answer = await person.post('/api/account/email', { email });
      return [answer.status, await answer.text(), (await product.letters(person.email)).at(-1)?.subject];
    };
    expect(await ask(owner.email)).toEqual(await ask(free));
    const toOwner = (await product.letters(owner.email)).at(-1);
    expect(toOwner?.subject).toBe('This address has an account already');
    expect(toOwner?.text).not.toContain('token=');
  });

  it.each([
    ['one that is none', 'not an address', 'invalid-email'],
    ['300 characters', `${'a'.repeat(290)}@example.com`, 'invalid-email'],
    ['two addresses', 'a@example.com, b@example.com', 'invalid-email'],
    ['a header', 'a@example.com\r\nBcc: b@example.com', 'invalid-email'],
  ])('does not write to %s', async (_case, email, code) => {
    const person = await product.person();
    const before = (await product.letters()).length;
    expect(await told(await person.post('/api/account/email', { email }))).toEqual([422, code]);
    expect(await told(await person.post('/api/account/email', { email: person.email }))).toEqual([
      422,
      'email-unchanged',
    ]);
    expect((await product.letters()).length).toBe(before);
  });

  it('opens no link that is forged, too late, outdone, or whose address was taken meanwhile', async () => {
    const person = await product.person();
    const link = async (email: string) => {
      await person.post('/api/account/email', { email });
      const text = (await product.letters(email)).at(-1)?.text ?? '';
      return `/api/account/confirm-email?token=${linkIn(text, '/api/account/confirm-email')}`;
    };
    const open = async (path: string) => (await person.get(path)).headers.get('location');
    const failed = `${product.url}/account/email?result=failed`;
    for (const forged of ['', '?token=', '?token=x', `?token=${'x'.repeat(5_000)}`])
      expect(await open(`/api/account/confirm-email${forged}`)).toBe(failed);
    expect((await product.request('/api/account/confirm-email?token=%00')).status).toBe(404);

    const outdone = await link('outdone@example.com');
    const late = await link('late@example.com');
    expect(await open(outdone)).toBe(failed);
    product.clock.tick(25 * 60 * MINUTE_MS);
    expect(await open(late)).toBe(failed);
    product.clock.tick(-25 * 60 * MINUTE_MS);

    const meanwhile = await link('meanwhile@example.com');
    await product.person('meanwhile@example.com');
    expect(await open(meanwhile)).toBe(failed);

    const stopped = await link('stopped@example.com');
    await person.post('/api/account/password', { current: PASSWORD, password: 'this stops it all' });
    expect(await open(stopped)).toBe(failed);
    expect((await account(person)).user.email).toBe(person.email);
  });
});

describe.each(ENGINES)('letters to a new address, on %s', (engine) => {
  it('are few, whoever asks for them', async () => {
    const product = await testProduct(engine, { rateLimits: true });
    const person = await product.person();
    const ask = () => person.post('/api/account/email', { email: 'bombed@example.com' });
    const statuses = [await ask(), await ask(), await ask()].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200]);
    const refused = await ask();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(await refused.json()).toEqual({
      error: { code: 'too-many-requests', message: 'Several letters went out already.' },
    });
    expect(await product.letters('bombed@example.com')).toHaveLength(3);
    await product.close();
  });
});
