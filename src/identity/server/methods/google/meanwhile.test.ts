import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENGINES } from '#database/testing';
import { type TestProduct, testProduct } from '#server/testing';
import { justBefore } from '../../testing.ts';
import { startIssuer, type TestIssuer } from './testing.ts';
import { visitor } from './visit/testing.ts';

/** What changes elsewhere while somebody is on their way back from Google. */
describe.each(ENGINES)('a sign-in with Google on %s, while', (engine) => {
  let issuer: TestIssuer;
  let product: TestProduct;
  let whileFetching = async () => {};
  beforeAll(async () => {
    issuer = await startIssuer({ publicUrl: 'http://localhost:3999', accounts: [] });
    const { url, clientId, clientSecret } = issuer;
    product = await testProduct(engine, {
      google: { issuer: url, clientId, clientSecret },
      fetchPhoto: async () => {
        await whileFetching();
        return { type: 'image/png', bytes: Buffer.from('a picture') };
      },
    });
  });
  afterAll(async () => {
    await product.close();
    await issuer.stop();
  });
  beforeEach(() => {
    whileFetching = async () => {};
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** Somebody who has an account by Google already, without a photo. */
  async function known() {
    const sub = randomUUID();
    const account = { sub, email: `${sub}@example.com`, emailVerified: true, name: 'Lerato M' };
    issuer.accounts.push(account);
    const first = visitor(product);
    await first.signIn(account.email);
    const { id = '' } = (await first.user()) ?? {};
    return { account, id };
  }
  const sessions = async (userId: string) =>
    (await product.database.db.selectFrom('session').select('id').where('userId', '=', userId).execute())
      .length;
  const unlink = (id: string) =>
    product.database.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('account').where('userId', '=', id).execute();
      await tx.deleteFrom('session').where('userId', '=', id).execute();
    });

  it('the link to the account is taken away: no session stays', async () => {
    const { account, id } = await known();
    justBefore(product.database.db, 'insert into "session"', () => unlink(id));
    const again = visitor(product);
    expect((await again.signIn(account.email)).query).toEqual({
      google: 'error',
      code: 'google-redirect-failed',
    });
    expect([again.hasSession(), await sessions(id)]).toEqual([false, 0]);
  });

  it('the account is closed: no session stays', async () => {
    const { account, id } = await known();
    const { db } = product.database;
    justBefore(db, 'insert into "session"', async () => {
      await db
        .updateTable('user')
        .set({ closedAt: new Date(product.clock.now).toISOString(), closedReason: 'deletion' })
        .where('id', '=', id)
        .execute();
      await db.deleteFrom('session').where('userId', '=', id).execute();
    });
    const again = visitor(product);
    expect((await again.signIn(account.email)).query).toEqual({ google: 'error', code: 'account-closed' });
    expect([again.hasSession(), await sessions(id)]).toEqual([false, 0]);
  });

  it('the photo is fetched and the link goes: the photo is not kept', async () => {
    const { account, id } = await known();
    Object.assign(account, { picture: 'https://photos.example/me.png' });
    whileFetching = async () => void (await unlink(id));
    await visitor(product).signIn(account.email);
    const { db } = product.database;
    expect(await db.selectFrom('user').select('image').where('id', '=', id).execute()).toEqual([
      { image: null },
    ]);
    expect(await db.selectFrom('photos').select('hash').where('user_id', '=', id).execute()).toEqual([]);
  });

  it('nothing happens elsewhere: session and photo stay', async () => {
    const { account, id } = await known();
    Object.assign(account, { picture: 'https://photos.example/me.png' });
    const again = visitor(product);
    expect((await again.signIn(account.email)).query).toEqual({ google: 'signed-in' });
    expect((await again.user())?.image).toMatch(/^\/api\/account\/photo\//);
    expect(await sessions(id)).toBe(2);
  });
});
