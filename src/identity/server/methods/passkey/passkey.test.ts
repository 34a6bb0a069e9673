import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '#database/testing';
import { MAX_PASSKEYS } from '#identity';
import { type Person, type TestProduct, testProduct } from '#server/testing';
import { FRESH_FOR_MS } from '../../callers.ts';
import { type Faults, testDevice } from './testing.ts';

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

describe.each(ENGINES)('passkeys on %s', (engine) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await testProduct(engine);
  });
  afterAll(() => product.close());

  const post = (path: string, body: unknown, cookie = '', bearer = '') =>
    product.request(`/api/auth/passkey${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: product.url,
        ...(cookie ? { cookie } : {}),
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      },
      body: JSON.stringify(body),
    });
  const codeOf = async (answer: Response) =>
    ((await answer.json()) as { error: { code: string } }).error.code;
  const rows = (userId: string) =>
    product.database.db.selectFrom('passkey').selectAll().where('userId', '=', userId).execute();
  const sessions = async () =>
    Number(
      (
        await product.database.db
          .selectFrom('session')
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );

  async function options(path: '/add-options' | '/sign-in-options', cookie = '') {
    const answer = await post(path, {}, cookie);
    expect(answer.status).toBe(200);
    const challengeCookie = cookiesOf(answer);
    expect(challengeCookie).toMatch(/^repartee\.passkey=/);
    return {
      options: (await answer.json()) as { challenge: string } & Record<string, unknown>,
      cookie: [cookie, challengeCookie].filter(Boolean).join('; '),
    };
  }
  async function add(person: Person, device = testDevice(product.url), faults: Faults = {}, name?: string) {
    const asked = await options('/add-options', person.cookie);
    const answer = await post('/add', { response: device.make(asked.options, faults), name }, asked.cookie);
    return { device, answer };
  }
  async function signIn(device: ReturnType<typeof testDevice>, faults: Faults = {}) {
    const asked = await options('/sign-in-options');
    return post('/sign-in', { response: device.show(asked.options, faults) }, asked.cookie);
  }

  it('adds a device, tells the owner by mail, and signs in with it alone', async () => {
    const person = await product.person();
    const { device, answer } = await add(person, undefined, {}, 'My phone');
    expect([answer.status, await answer.json()]).toMatchObject([200, { passkey: { name: 'My phone' } }]);
    expect((await product.letters(person.email)).map(({ subject }) => subject)).toContain(
      'A passkey was added',
    );

    for (const _time of [1, 2]) {
      const signedIn = await signIn(device);
      expect([signedIn.status, await signedIn.json()]).toMatchObject([200, { user: { id: person.id } }]);
      const session = signedIn.headers.getSetCookie().find((line) => line.startsWith('repartee.session='));
      expect(session).toMatch(/HttpOnly.*SameSite=Lax/i);
      const cookie = session?.split(';')[0] ?? '';
      expect(cookie).not.toBe(person.cookie);
      const me = await product.request('/api/auth/session', { headers: { cookie } });
      expect(await me.json()).toMatchObject({ user: { email: person.email } });
    }
  });

  it('asks for a device that keeps the passkey and that its owner unlocks', async () => {
    const person = await product.person();
    const added = (await options('/add-options', person.cookie)).options;
    expect(added).toMatchObject({
      rp: { id: 'localhost', name: 'Repartee' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect((await options('/sign-in-options')).options).toMatchObject({ userVerification: 'required' });
  });

  it('names no account to whoever is not signed in', async () => {
    await add(await product.person());
    expect((await options('/sign-in-options')).options.allowCredentials ?? []).toEqual([]);
  });

  it.each<[string, Faults]>([
    ['for another page', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['with another challenge', { challenge: Buffer.from('something else').toString('base64url') }],
    ['made as a sign-in', { type: 'webauthn.get' }],
    ['from a device nobody unlocked', { locked: true }],
  ])('adds none %s', async (_case, faults) => {
    const person = await product.person();
    const { answer } = await add(person, undefined, faults);
    expect([answer.status, await codeOf(answer)]).toEqual([400, 'passkey-not-added']);
    expect(await rows(person.id)).toEqual([]);
  });

  it.each<[string, Faults]>([
    ['for another page', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['with another challenge', { challenge: Buffer.from('something else').toString('base64url') }],
    ['with a forged signature', { forgedSignature: true }],
    ['made while adding', { type: 'webauthn.create' }],
    ['from a device nobody unlocked', { locked: true }],
    ['that nobody added', { credentialId: Buffer.from('unknown to everybody') }],
  ])('signs nobody in by a proof %s', async (_case, faults) => {
    const { device } = await add(await product.person());
    const before = await sessions();
    const answer = await signIn(device, faults);
    expect([answer.status, await codeOf(answer)]).toEqual([401, 'passkey-not-accepted']);
    expect(answer.headers.getSetCookie().join()).not.toContain('repartee.session=');
    expect(await sessions()).toBe(before);
    expect((await signIn(device)).status).toBe(200);
  });

  it('takes a proof once, from the browser that it was made for, and no copy of the device', async () => {
    const { device } = await add(await product.person());
    const asked = await options('/sign-in-options');
    const proof = device.show(asked.options);
    expect((await post('/sign-in', { response: proof })).status).toBe(401);
    const several = await Promise.all(
      Array.from({ length: 5 }, () => post('/sign-in', { response: proof }, asked.cookie)),
    );
    expect(several.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    expect((await post('/sign-in', { response: proof }, asked.cookie)).status).toBe(401);

    const other = await options('/sign-in-options');
    expect((await post('/sign-in', { response: proof }, other.cookie)).status).toBe(401);
    expect((await signIn(device, { count: 1 })).status).toBe(401);
  });

  it('takes a challenge for adding from its own person only, and for adding only', async () => {
    const [ann, eve] = [await product.person(), await product.person()];
    const asked = await options('/add-options', ann.cookie);
    const device = testDevice(product.url);
    const foreign = asked.cookie.replace(ann.cookie, eve.cookie);
    expect((await post('/add', { response: device.make(asked.options) }, foreign)).status).toBe(400);
    expect([await rows(ann.id), await rows(eve.id)]).toEqual([[], []]);

    const { device: known } = await add(ann);
    const adding = await options('/add-options', ann.cookie);
    expect((await post('/sign-in', { response: known.show(adding.options) }, adding.cookie)).status).toBe(
      401,
    );
  });

  it('keeps a device’s id to whoever added it first', async () => {
    const [ann, eve] = [await product.person(), await product.person()];
    const { device } = await add(ann);
    const { answer } = await add(eve, undefined, { credentialId: device.credentialId });
    expect([answer.status, await codeOf(answer)]).toEqual([400, 'passkey-not-added']);
    expect(await (await signIn(device)).json()).toMatchObject({ user: { id: ann.id } });
  });

  it('needs a fresh sign-in to add or remove, and removes one’s own only', async () => {
    const [ann, eve] = [await product.person(), await product.person()];
    const { device } = await add(ann);
    const [row] = await rows(ann.id);
    expect((await post('/remove', { id: row?.id }, eve.cookie)).status).toBe(404);
    expect((await post('/remove', { id: row?.id })).status).toBe(401);
    // Sessions are stamped by the library's own clock, which runs on while the test's stands.
    product.clock.tick(2 * FRESH_FOR_MS);
    try {
      for (const path of ['/add-options', '/add', '/remove']) {
        const answer = await post(path, { id: row?.id }, ann.cookie);
        expect([path, answer.status, await codeOf(answer)]).toEqual([path, 403, 'sign-in-again']);
      }
    } finally {
      product.clock.tick(-2 * FRESH_FOR_MS);
    }
    expect((await signIn(device)).status).toBe(200);
    expect((await post('/remove', { id: row?.id }, ann.cookie)).status).toBe(200);
    expect((await signIn(device)).status).toBe(401);
    expect((await post('/remove', { id: row?.id }, ann.cookie)).status).toBe(404);
  });

  it('adds nothing for one person by another’s bearer', async () => {
    const [ann, eve] = [await product.person(), await product.person()];
    const bearer = await eve.token();
    const asked = await options('/add-options', ann.cookie);
    const response = testDevice(product.url).make(asked.options);
    for (const [path, body] of [
      ['/add-options', {}],
      ['/add', { response }],
    ] as const) {
      const answer = await post(path, body, asked.cookie, bearer);
      expect([path, answer.status, await codeOf(answer)]).toEqual([path, 401, 'not-signed-in']);
    }
    expect([await rows(ann.id), await rows(eve.id)]).toEqual([[], []]);
    expect((await post('/add', { response }, asked.cookie)).status).toBe(200);
  });

  it('adds no more than there may be, however early its question was asked', async () => {
    const person = await product.person();
    const early = await options('/add-options', person.cookie);
    for (let i = 0; i < MAX_PASSKEYS; i++) expect((await add(person)).answer.status).toBe(200);
    for (const [path, body] of [
      ['/add-options', {}],
      ['/add', { response: testDevice(product.url).make(early.options) }],
    ] as const)
      expect([path, await codeOf(await post(path, body, early.cookie))]).toEqual([path, 'too-many-passkeys']);
    expect(await rows(person.id)).toHaveLength(MAX_PASSKEYS);
  });

  it('lets nobody into a closed account', async () => {
    const person = await product.person();
    const { device } = await add(person);
    await product.database.db
      .updateTable('user')
      .set({ closedAt: new Date(product.clock.now).toISOString(), closedReason: 'disabled' })
      .where('id', '=', person.id)
      .execute();
    const answer = await signIn(device);
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'account-closed']);
    expect(answer.headers.getSetCookie().join()).not.toContain('repartee.session=');
  });

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['a list', []],
    [
      'a search instead of an id',
      { response: { id: { ne: '' }, rawId: 'x', type: 'public-key', response: {} } },
    ],
    ['no proof', { response: { id: 'x', rawId: 'x', type: 'public-key', response: {} } }],
    ['rubbish', { response: 'x'.repeat(5_000) }],
  ])('answers %s in the shape of the wire', async (_case, body) => {
    const { cookie } = await options('/sign-in-options');
    const answer = await post('/sign-in', body, cookie);
    expect([answer.status, await codeOf(answer)]).toEqual([400, 'invalid-request']);
  });
});
