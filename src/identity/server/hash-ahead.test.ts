import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ENGINES } from '#database/testing';
import { type TestProduct, testProduct } from '#server/testing';
import { watchHashes } from './testing.ts';

describe.each(ENGINES)('the hash of a new password on %s', (engine) => {
  let product: TestProduct;
  let restore = () => {};
  beforeEach(async () => {
    product = await testProduct(engine, { rateLimits: true });
  });
  afterEach(async () => {
    restore();
    await product.close();
  });

  const signUp = (email: string, password = 'let me in 22') =>
    product.request('/api/auth/sign-up/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.url },
      body: JSON.stringify({ email, password, acceptedTerms: true }),
    });

  it('keeps nobody from reading while it is being made', async () => {
    const gate = Promise.withResolvers<void>();
    const hashes = watchHashes({ cheap: true, until: gate.promise });
    ({ restore } = hashes);
    // More than the connections that either engine has.
    const signUps = Array.from({ length: 20 }, (_, index) => signUp(`person${index}@example.com`));
    const { db } = product.database;
    const limiter = db as unknown as Kysely<{ rateLimit: { count: number | bigint } }>;
    const passed = async () =>
      Number((await limiter.selectFrom('rateLimit').select('count').execute())[0]?.count ?? 0);
    // All have passed the limit, and nobody's hash is done.
    while ((await passed()) < signUps.length);
    expect(hashes.count()).toBeGreaterThan(0);
    const ready = await product.request('/readyz');
    expect([ready.status, await db.selectFrom('user').select('id').execute()]).toEqual([200, []]);
    // A thread of Node's four is left for everything else that it does.
    expect(hashes.count()).toBeLessThan(4);
    gate.resolve();
    expect(new Set((await Promise.all(signUps)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(hashes.count()).toBe(signUps.length);
    const signIn = await product.request('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.url },
      body: JSON.stringify({ email: 'person7@example.com', password: 'let me in 22' }),
    });
    expect(signIn.status).toBe(200);
  });

  it('is another for each of two with one password', async () => {
    for (const email of ['one@example.com', 'two@example.com']) await signUp(email);
    const rows = await product.database.db.selectFrom('account').select('password').execute();
    expect(new Set(rows.map(({ password }) => password)).size).toBe(2);
  });

  it('is not made for an address that has an account, nor for who is over the limit', async () => {
    const hashes = watchHashes({ cheap: true });
    ({ restore } = hashes);
    await signUp('known@example.com');
    expect(hashes.count()).toBe(1);
    expect((await signUp('known@example.com')).status).toBe(422);
    expect(hashes.count()).toBe(1);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => signUp(`person${index}@example.com`)),
    );
    const passed = answers.filter(({ status }) => status === 200).length;
    expect(passed).toBeLessThanOrEqual(28);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(60 - passed);
    expect(hashes.count()).toBe(1 + passed);
  });

  it('is one, of two that sign up with one address at the same moment', async () => {
    const statuses = (await Promise.all([signUp('both@example.com'), signUp('both@example.com')])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 422]);
    expect(await product.database.db.selectFrom('account').select('id').execute()).toHaveLength(1);
  });
});
