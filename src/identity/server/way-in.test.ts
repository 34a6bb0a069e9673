import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENGINES } from '#database/testing';
import { type Person, type TestProduct, testProduct } from '#server/testing';
import { testDevice } from './methods/passkey/testing.ts';
import { justBefore } from './testing.ts';
import { removeUnprovenAccess } from './unproven-access.ts';

/** What happens elsewhere while a password is being compared. */
const meanwhile = vi.hoisted(() => ({ act: async () => {} }));
vi.mock('better-auth/crypto', async (original) => {
  const real = await original<typeof import('better-auth/crypto')>();
  return {
    ...real,
    verifyPassword: async (given: { hash: string; password: string }) => {
      const isRight = await real.verifyPassword(given);
      await meanwhile.act();
      return isRight;
    },
  };
});

describe.each(ENGINES)('a way in on %s that stops being one while somebody comes in by it', (engine) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await testProduct(engine);
  });
  afterAll(() => product.close());
  beforeEach(() => {
    meanwhile.act = async () => {};
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const signIn = (email: string) =>
    product.request('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.url },
      body: JSON.stringify({ email, password: 'let me in 22' }),
    });
  const sessions = async (userId: string) =>
    (await product.database.db.selectFrom('session').select('id').where('userId', '=', userId).execute())
      .length;
  const setPassword = (userId: string, password: string) =>
    product.database.db
      .updateTable('account')
      .set({ password })
      .where('userId', '=', userId)
      .where('providerId', '=', 'credential')
      .execute();

  it('makes no session after the owner took the account over', async () => {
    const squatter = await product.person();
    const { db } = product.database;
    meanwhile.act = async () => {
      await removeUnprovenAccess({ db, engine, clock: () => product.clock.now }, squatter.id);
    };
    const answer = await signIn(squatter.email);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []]);
    expect(await sessions(squatter.id)).toBe(0);
  });

  it('makes no session after the owner set another', async () => {
    const [person, other] = [await product.person(), await product.person()];
    const hash = async (id: string) =>
      (
        await product.database.db
          .selectFrom('account')
          .select('password')
          .where('userId', '=', id)
          .executeTakeFirstOrThrow()
      ).password ?? '';
    const before = await sessions(person.id);
    const others = await hash(other.id);
    const broken = `${others.slice(0, -2)}${others.endsWith('00') ? '11' : '00'}`;
    meanwhile.act = async () => {
      meanwhile.act = async () => {};
      await setPassword(person.id, broken);
    };
    expect((await signIn(person.email)).status).toBe(401);
    expect(await sessions(person.id)).toBe(before);
  });

  it('still lets in who has a new hash of the same password', async () => {
    const [person, other] = [await product.person(), await product.person()];
    const { password } = await product.database.db
      .selectFrom('account')
      .select('password')
      .where('userId', '=', other.id)
      .executeTakeFirstOrThrow();
    meanwhile.act = async () => {
      meanwhile.act = async () => {};
      await setPassword(person.id, password ?? '');
    };
    expect((await signIn(person.email)).status).toBe(200);
  });

  /** Between the last look and the session itself: what a look before can never see. */
  const beforeTheSession = (act: () => Promise<unknown>) =>
    justBefore(product.database.db, 'insert into "session"', act);
  const outcome = async (answer: Response) => {
    const body = (await answer.json()) as { error?: { code: string } };
    return [answer.status, body.error?.code, answer.headers.getSetCookie().join().includes('session=')];
  };
  const post = (path: string, body: unknown, cookie = '') =>
    product.request(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: product.url,
        ...(cookie ? { cookie } : {}),
      },
      body: JSON.stringify(body),
    });
  const close = (person: Person) =>
    product.request('/api/account', {
      method: 'DELETE',
      headers: { cookie: person.cookie, 'content-type': 'application/json', origin: product.url },
      body: '{}',
    });

  it('leaves no session of a password that was changed before the session stood', async () => {
    const person = await product.person();
    beforeTheSession(() =>
      person.post('/api/account/password', { current: 'let me in 22', password: 'quite another one' }),
    );
    expect(await outcome(await signIn(person.email))).toEqual([401, 'invalid-login-credentials', false]);
    // The one that changed it stays.
    expect(await sessions(person.id)).toBe(1);
  });

  it('leaves no session of a password whose account was taken over before the session stood', async () => {
    const squatter = await product.person();
    const { db } = product.database;
    beforeTheSession(() => removeUnprovenAccess({ db, engine, clock: () => product.clock.now }, squatter.id));
    expect(await outcome(await signIn(squatter.email))).toEqual([401, 'invalid-login-credentials', false]);
    expect(await sessions(squatter.id)).toBe(0);
  });

  it('leaves no session of a code when the account was closed before the session stood', async () => {
    const person = await product.person();
    await post('/auth/login', { email: person.email });
    const [letter] = (await product.letters(person.email)).slice(-1);
    const code = /\b(\d{6})\b/.exec(letter?.text ?? '')?.[1];
    await product.database.db
      .updateTable('user')
      .set({ emailVerified: engine === 'sqlite' ? 1 : true })
      .where('id', '=', person.id)
      .execute();
    beforeTheSession(() => close(person));
    expect(await outcome(await post('/auth/verify', { email: person.email, code }))).toEqual([
      403,
      'account-closed',
      false,
    ]);
    expect(await sessions(person.id)).toBe(0);
  });

  describe('a passkey', () => {
    const ask = async (path: string, cookie = '') => {
      const answer = await post(`/api/auth/passkey${path}`, {}, cookie);
      const question = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
      return {
        options: (await answer.json()) as { challenge: string },
        cookie: [cookie, ...question].filter(Boolean).join('; '),
      };
    };
    async function withPasskey() {
      const person = await product.person();
      const device = testDevice(product.url);
      const asked = await ask('/add-options', person.cookie);
      const added = await post(
        '/api/auth/passkey/add',
        { response: device.make(asked.options) },
        asked.cookie,
      );
      const { passkey } = (await added.json()) as { passkey: { id: string } };
      const question = await ask('/sign-in-options');
      const come = () =>
        post('/api/auth/passkey/sign-in', { response: device.show(question.options) }, question.cookie);
      return { person, passkey, come };
    }

    it('leaves no session when its owner removed it before the session stood', async () => {
      const { person, passkey, come } = await withPasskey();
      beforeTheSession(() => person.post('/api/auth/passkey/remove', { id: passkey.id }));
      expect(await outcome(await come())).toEqual([401, 'passkey-not-accepted', false]);
      expect(await sessions(person.id)).toBe(1);
    });

    it('leaves no session when the account was closed before the session stood', async () => {
      const { person, come } = await withPasskey();
      beforeTheSession(() => close(person));
      expect(await outcome(await come())).toEqual([403, 'account-closed', false]);
      expect(await sessions(person.id)).toBe(0);
    });

    it('lets in who has done none of that', async () => {
      const { person, come } = await withPasskey();
      expect((await come()).status).toBe(200);
      expect(await sessions(person.id)).toBe(2);
    });
  });

  it('leaves no session when the look itself fails', async () => {
    const person = await product.person();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    beforeTheSession(() => setPassword(person.id, 'no hash at all'));
    expect(await outcome(await signIn(person.email))).toEqual([500, 'failed-to-authenticate', false]);
    expect(await sessions(person.id)).toBe(1);
  });

  // The embedded database has one connection, so nothing can be half done beside it.
  it.runIf(engine === 'postgres')(
    'leaves no session when a new password is on its way and not there yet',
    async () => {
      const { db } = product.database;
      const person = await product.person();
      const { password } = await db
        .selectFrom('account')
        .select('password')
        .where('userId', '=', (await product.person()).id)
        .executeTakeFirstOrThrow();
      const others = `${password?.slice(0, -2)}${password?.endsWith('00') ? '11' : '00'}`;
      let signedIn: Promise<Response> | undefined;
      await db.transaction().execute(async (tx) => {
        // As every change of a password does it; the sessions that it sees are ended, and one more comes after.
        await tx.updateTable('user').set({ id: person.id }).where('id', '=', person.id).execute();
        await tx.updateTable('account').set({ password: others }).where('userId', '=', person.id).execute();
        await tx.deleteFrom('session').where('userId', '=', person.id).execute();
        const looks = new Promise<void>((resolve) => {
          justBefore(db, 'transaction', async () => resolve());
        });
        signedIn = signIn(person.email);
        await looks;
        // The session is there, and what ends it cannot see it.
        expect(await sessions(person.id)).toBe(2);
      });
      expect(await outcome((await signedIn) as Response)).toEqual([401, 'invalid-login-credentials', false]);
      expect(await sessions(person.id)).toBe(0);
    },
  );
});
