import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ENGINES } from '#database/testing';
import { MAX_PASSKEYS } from '#identity';
import { type Person, type TestProduct, testProduct } from '#server/testing';
import { testDevice } from '../methods/passkey/testing.ts';
import { justBefore } from '../testing.ts';

const PASSWORD = 'let me in 22';

describe.each(ENGINES)('a write on %s whose session ends while it is under way', (engine) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await testProduct(engine);
  });
  afterAll(() => product.close());
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const endSessions = (person: Person) =>
    product.database.db.deleteFrom('session').where('userId', '=', person.id).execute();
  const told = async (answer: Response) => {
    const body = (await answer.json()) as { error?: { code: string } };
    return [answer.status, body.error?.code];
  };
  const ENDED = [401, 'not-signed-in'];
  const cookiesOf = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  const signIn = (email: string, password = PASSWORD) =>
    product.request('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.url },
      body: JSON.stringify({ email, password }),
    });
  /** Everything of a person's that one of these writes could change. */
  async function state({ id }: Person) {
    const { db } = product.database;
    const of = (table: 'account' | 'session' | 'passkey') =>
      db.selectFrom(table).selectAll().where('userId', '=', id).execute();
    return {
      user: await db.selectFrom('user').selectAll().where('id', '=', id).execute(),
      account: await of('account'),
      session: await of('session'),
      passkey: await of('passkey'),
      change: await db.selectFrom('email_changes').selectAll().where('user_id', '=', id).execute(),
      closure: await db.selectFrom('account_closures').selectAll().where('user_id', '=', id).execute(),
    };
  }
  const send = (person: Person, method: string, path: string, body: unknown) =>
    product.request(path, {
      method,
      headers: { cookie: person.cookie, 'content-type': 'application/json', origin: product.url },
      body: JSON.stringify(body),
    });

  it.each<[string, string, string, (other: string) => unknown]>([
    ['a name', 'POST', '/api/account/name', () => ({ name: 'Somebody else' })],
    ['a password', 'POST', '/api/account/password', () => ({ current: PASSWORD, password: 'another one 3' })],
    ['a new address', 'POST', '/api/account/email', () => ({ email: 'elsewhere@example.com' })],
    ['the end of a session', 'POST', '/api/account/sessions/end', (other) => ({ id: other })],
    ['signing out everywhere', 'POST', '/api/account/sessions/end-all', () => ({})],
    ['the end of the account', 'DELETE', '/api/account', () => ({})],
  ])('is refused and leaves nothing: %s', async (_case, method, path, body) => {
    const person = await product.person();
    await person.post('/api/account/email', { email: `begun-${person.email}` });
    const own = await product.database.db
      .selectFrom('session')
      .select('id')
      .where('userId', '=', person.id)
      .executeTakeFirstOrThrow();
    expect((await signIn(person.email)).status).toBe(200);
    const other = (await state(person)).session.find(({ id }) => id !== own.id)?.id ?? '';
    let before: unknown;
    const letters = (await product.letters()).length;
    justBefore(product.database.db, 'transaction', async () => {
      await product.database.db.deleteFrom('session').where('id', '=', own.id).execute();
      before = await state(person);
    });
    expect(await told(await send(person, method, path, body(other)))).toEqual(ENDED);
    expect(await state(person)).toEqual(before);
    expect(await product.letters()).toHaveLength(letters);
  });

  it('is refused and leaves nothing: the first password', async () => {
    const person = await product.person();
    await product.database.db.deleteFrom('account').where('userId', '=', person.id).execute();
    justBefore(product.database.db, 'transaction', () => endSessions(person));
    expect(await told(await person.post('/api/account/password', { password: 'the very first' }))).toEqual(
      ENDED,
    );
    expect((await state(person)).account).toEqual([]);
  });

  it('is refused however slowly its body came', async () => {
    const person = await product.person();
    const sent = new TextEncoder().encode(JSON.stringify({ email: 'slow@example.com' }));
    const body = new ReadableStream(
      {
        async pull(controller) {
          // Only read once the caller is known and let by.
          await endSessions(person);
          controller.enqueue(sent);
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const answer = await product.request('/api/account/email', {
      method: 'POST',
      headers: {
        cookie: person.cookie,
        'content-type': 'application/json',
        // So that nobody has to read it to know how long it is.
        'content-length': String(sent.length),
        origin: product.url,
      },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(await told(answer)).toEqual(ENDED);
    expect((await state(person)).change).toEqual([]);
  });

  it('is refused when the account was closed and its sessions are gone', async () => {
    const person = await product.person();
    justBefore(product.database.db, 'transaction', () =>
      product.database.db
        .updateTable('user')
        .set({ closedAt: new Date(product.clock.now).toISOString(), closedReason: 'disabled' })
        .where('id', '=', person.id)
        .execute(),
    );
    expect(await told(await person.post('/api/account/name', { name: 'Too late' }))).toEqual(ENDED);
    expect((await state(person)).user).toMatchObject([{ name: 'Thandi' }]);
  });

  it('does not move to a new address', async () => {
    const person = await product.person();
    const after = `after-${person.email}`;
    await person.post('/api/account/email', { email: after });
    const text = (await product.letters(after)).at(-1)?.text ?? '';
    const token = /confirm-email\?token=([\w-]+)/.exec(text)?.[1];
    justBefore(product.database.db, 'transaction', () => endSessions(person));
    const opened = await person.get(`/api/account/confirm-email?token=${token}`);
    expect(opened.headers.get('location')).toBe(`${product.url}/account/email?result=failed`);
    const { user, change } = await state(person);
    expect(user).toMatchObject([{ email: person.email }]);
    expect(change).toHaveLength(1);
  });

  it('does not confirm an address', async () => {
    const person = await product.person();
    const text = (await product.letters(person.email)).at(-1)?.text ?? '';
    const token = /verify-email\?token=([\w-]+)/.exec(text)?.[1];
    justBefore(product.database.db, 'transaction', () => endSessions(person));
    const opened = await person.get(`/api/auth/verify-email?token=${token}`);
    expect(opened.headers.get('location')).toBe(`${product.url}/login?verified=0`);
    expect(Boolean((await state(person)).user[0]?.emailVerified)).toBe(false);
  });

  it('hands out no export', async () => {
    const person = await product.person();
    justBefore(product.database.db, 'select "providerId"', () => endSessions(person));
    expect(await told(await person.get('/api/account/export'))).toEqual(ENDED);
  });

  describe('a passkey', () => {
    const device = () => testDevice(product.url);
    async function question(person: Person) {
      const asked = await person.post('/api/auth/passkey/add-options', {});
      expect(asked.status).toBe(200);
      return {
        options: (await asked.json()) as { challenge: string },
        cookie: `${person.cookie}; ${cookiesOf(asked)}`,
      };
    }
    const add = (cookie: string, response: unknown) =>
      product.request('/api/auth/passkey/add', {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', origin: product.url },
        body: JSON.stringify({ response }),
      });

    it('is not added', async () => {
      const person = await product.person();
      const { options, cookie } = await question(person);
      // The library spends the question in a transaction of its own, after it has looked at the session.
      justBefore(product.database.db, 'transaction', () => endSessions(person));
      expect(await told(await add(cookie, device().make(options)))).toEqual(ENDED);
      expect((await state(person)).passkey).toEqual([]);
      expect((await product.letters(person.email)).map(({ subject }) => subject)).not.toContain(
        'A passkey was added',
      );
    });

    it('is not taken away', async () => {
      const person = await product.person();
      const { options, cookie } = await question(person);
      const { passkey } = (await (await add(cookie, device().make(options))).json()) as {
        passkey: { id: string };
      };
      justBefore(product.database.db, 'transaction', () => endSessions(person));
      expect(await told(await person.post('/api/auth/passkey/remove', { id: passkey.id }))).toEqual(ENDED);
      expect((await state(person)).passkey).toHaveLength(1);
    });

    it('finds room or not, of however many at the same moment and from two browsers', async () => {
      const person = await product.person();
      const second = { ...person, cookie: cookiesOf(await signIn(person.email)) };
      const other: Person = {
        ...second,
        post: (path, body) => send(second, 'POST', path, body),
      };
      const asked = [];
      for (let i = 0; i < MAX_PASSKEYS + 4; i++) asked.push(await question(i % 2 ? person : other));
      const answers = await Promise.all(
        asked.map(({ options, cookie }) => add(cookie, device().make(options))),
      );
      const outcomes = await Promise.all(answers.map(told));
      expect(outcomes.filter(([status]) => status === 200)).toHaveLength(MAX_PASSKEYS);
      expect(outcomes.filter(([, code]) => code === 'too-many-passkeys')).toHaveLength(4);
      expect((await state(person)).passkey).toHaveLength(MAX_PASSKEYS);
    });
  });
});
