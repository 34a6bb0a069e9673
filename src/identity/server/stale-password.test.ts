import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENGINES } from '#database/testing';
import { type TestProduct, testProduct } from '#server/testing';
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

describe.each(ENGINES)('a password on %s that stops being one while it is compared', (engine) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await testProduct(engine);
  });
  afterAll(() => product.close());
  beforeEach(() => {
    meanwhile.act = async () => {};
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
});
