import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENGINES } from '#database/testing';
import { confirmAddress, type TestProduct, testProduct } from '#server/testing';
import type { GoogleClient } from '../../deps.ts';
import { type IssuerAccount, startIssuer, type TestIssuer } from './testing.ts';
import { visitor } from './visit/testing.ts';

const PUBLIC_URL = 'http://localhost:3999';
const IMPATIENT_MS = 150;

const account = (about: Partial<IssuerAccount> = {}): IssuerAccount => {
  const sub = randomUUID();
  return { sub, email: `${sub}@example.com`, emailVerified: true, name: 'Lerato M', ...about };
};

describe.each(ENGINES)('Google on %s', (engine) => {
  let issuer: TestIssuer;
  let product: TestProduct;
  let google: GoogleClient;
  beforeAll(async () => {
    issuer = await startIssuer({ publicUrl: PUBLIC_URL, accounts: [] });
    const { url, clientId, clientSecret } = issuer;
    google = { issuer: url, clientId, clientSecret };
    product = await testProduct(engine, { google });
  });
  afterAll(async () => {
    await product.close();
    await issuer.stop();
  });
  beforeEach(() => {
    issuer.spoil = null;
    issuer.foreignKey = false;
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  const known = (about: Partial<IssuerAccount> = {}) => {
    const one = account(about);
    issuer.accounts.push(one);
    return one;
  };
  const users = (email: string) =>
    product.database.db.selectFrom('user').selectAll().where('email', '=', email).execute();
  const accounts = (userId: string) =>
    product.database.db
      .selectFrom('account')
      .selectAll()
      .where('userId', '=', userId)
      .orderBy('providerId')
      .execute();
  const code = async (answer: Response) =>
    [answer.status, ((await answer.json()) as { error: { code: string } }).error.code] as const;

  it('asks the issuer as the standard wants it, with the person bound to this browser', async () => {
    const one = visitor(product);
    const answer = await one.start({ loginHint: 'me@example.com' });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().join()).toMatch(
      /repartee\.google=.*Max-Age=600.*HttpOnly.*SameSite=Lax/i,
    );
    const url = new URL(((await answer.json()) as { url: string }).url);
    expect(url.origin).toBe(issuer.url);
    const asked = Object.fromEntries(url.searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: issuer.clientId,
      redirect_uri: `${PUBLIC_URL}/api/auth/callback/google`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      login_hint: 'me@example.com',
      prompt: 'select_account',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]?.length).toBeGreaterThan(30);
  });

  it('makes an account, with the name of the issuer and no password, and signs in', async () => {
    const me = known();
    const one = visitor(product);
    expect(await one.signIn(me.email)).toMatchObject({ path: '/login', query: { google: 'signed-in' } });
    expect(await one.user()).toMatchObject({ email: me.email, name: 'Lerato M', image: null });
    const [user] = await users(me.email);
    expect(user).toMatchObject({ termsVersion: '2024-03' });
    expect(Boolean(user?.emailVerified)).toBe(true);
    const rows = await accounts(user?.id ?? '');
    expect(rows).toMatchObject([{ providerId: 'google', accountId: me.sub, password: null }]);
    // Nothing that could be used at the issuer is kept.
    expect(JSON.stringify(rows)).not.toMatch(/eyJ/);
    expect(rows[0]).toMatchObject({ accessToken: null, refreshToken: null, idToken: null });
    const byPassword = await product.request('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.url },
      body: JSON.stringify({ email: me.email, password: 'anything at all' }),
    });
    expect(byPassword.status).toBe(401);
  });

  it('knows the account again by its number, whatever its address has become', async () => {
    const me = known();
    const first = visitor(product);
    await first.signIn(me.email);
    const before = await first.user();
    me.email = `${randomUUID()}@example.com`;
    const again = visitor(product);
    // The box is not ticked: nothing new is made.
    const arrival = await again.signIn(me.email, { acceptedTerms: undefined });
    expect(arrival.query).toEqual({ google: 'signed-in' });
    expect(await again.user()).toMatchObject({ id: before?.id, email: before?.email });
  });

  it('tells the session that an account began with from every later one', async () => {
    const me = known();
    const first = async () => {
      const one = visitor(product);
      await one.signIn(me.email);
      return ((await (await one.ask('/api/auth/session')).json()) as { firstSession?: true }).firstSession;
    };
    expect(await first()).toBe(true);
    const createdAt = new Date(Date.now() - 60_000);
    await product.database.db
      .updateTable('user')
      .set({ createdAt: createdAt.toISOString() })
      .where('email', '=', me.email)
      .execute();
    expect(await first()).toBeUndefined();
  });

  it('ends a popup on the page that tells its opener', async () => {
    const me = known();
    const one = visitor(product);
    const arrival = await one.signIn(me.email, { mode: 'popup', nonce: 'window-12345' });
    expect(arrival).toMatchObject({
      path: '/auth/google/done',
      query: { nonce: 'window-12345', result: 'signed-in' },
    });
    const page = await one.ask(arrival.path);
    expect(page.status).toBe(200);
    expect(page.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'sha256-/);
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  it('brings the way back along, as long as it stays here', async () => {
    const me = known();
    const back = async (returnTo: string) => (await visitor(product).signIn(me.email, { returnTo })).query;
    expect(await back('/account?section=data')).toEqual({
      google: 'signed-in',
      returnTo: '/account?section=data',
    });
    for (const out of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
      expect(await back(out)).toEqual({ google: 'signed-in' });
  });

  it('makes no account before the box is ticked, and then does', async () => {
    const me = known();
    const one = visitor(product);
    const arrival = await one.signIn(me.email, { acceptedTerms: undefined });
    expect(arrival.query).toEqual({ google: 'error', code: 'terms-not-accepted-google' });
    expect([await users(me.email), one.hasSession()]).toEqual([[], false]);
    expect((await one.signIn(me.email)).query).toEqual({ google: 'signed-in' });
  });

  it('takes another account for what it is', async () => {
    const [me, other] = [known(), known()];
    const one = visitor(product);
    const wanted = { mustBe: me.email, mode: 'popup', nonce: 'window-12345' };
    expect((await one.signIn(other.email, wanted)).query).toMatchObject({
      result: 'error',
      code: 'google-different-email',
    });
    expect([await users(other.email), one.hasSession()]).toEqual([[], false]);
    expect((await one.signIn(me.email, wanted)).query).toMatchObject({ result: 'signed-in' });
  });

  it('lets somebody who is signed in prove that it is them, and nobody else', async () => {
    const [me, other] = [known(), known()];
    const one = visitor(product);
    await one.signIn(me.email);
    await visitor(product).signIn(other.email);
    const before = await one.user();
    expect((await one.signIn(other.email, { again: true, returnTo: '/account' })).query).toEqual({
      google: 'error',
      code: 'google-other-account',
      returnTo: '/account',
    });
    expect((await one.signIn(known().email, { again: true })).query).toMatchObject({
      code: 'google-other-account',
    });
    expect(await one.user()).toEqual(before);
    expect((await one.signIn(me.email, { again: true })).query).toEqual({ google: 'signed-in' });
    expect(await one.user()).toEqual(before);
    expect(await code(await visitor(product).start({ again: true }))).toEqual([401, 'not-signed-in']);
  });

  it('lets nobody in by an address that the issuer has not confirmed', async () => {
    const me = known({ emailVerified: false });
    const one = visitor(product);
    expect((await one.signIn(me.email)).query).toEqual({
      google: 'error',
      code: 'google-email-not-verified',
    });
    expect([await users(me.email), one.hasSession()]).toEqual([[], false]);
    // Nor into an account that stands, confirmed or not.
    const person = await product.person(me.email);
    for (const step of ['unconfirmed', 'confirmed']) {
      if (step === 'confirmed') await confirmAddress(product, person.id);
      const arrival = await visitor(product).signIn(me.email);
      expect(arrival.query).toMatchObject({ code: 'google-email-not-verified' });
      expect((await accounts(person.id)).map((row) => row.providerId)).toEqual(['credential']);
    }
  });

  it('links a confirmed address, and both ways in work', async () => {
    const me = known();
    const person = await product.person(me.email);
    await confirmAddress(product, person.id);
    const one = visitor(product);
    expect((await one.signIn(me.email)).query).toEqual({ google: 'signed-in' });
    // Their own name stays: they typed it.
    expect(await one.user()).toMatchObject({ id: person.id, name: 'Thandi' });
    expect((await accounts(person.id)).map((row) => row.providerId)).toEqual(['credential', 'google']);
    const byPassword = await one.post('/api/auth/sign-in/email', {
      email: me.email,
      password: 'let me in 22',
    });
    expect(byPassword.status).toBe(200);
    expect((await person.get('/api/auth/session')).status).toBe(200);
    expect(await product.letters(me.email)).not.toContainEqual(
      expect.objectContaining({ subject: expect.stringContaining('belongs to your Google') }),
    );
  });

  it('gives an unconfirmed account to whoever proves the address; what was bought stays', async () => {
    const me = known();
    const squatter = await product.person(me.email);
    const paid = await squatter.buy('monthly');
    expect(paid.status).toBe(200);
    const owner = visitor(product);
    expect((await owner.signIn(me.email, { acceptedTerms: undefined })).query).toEqual({
      google: 'signed-in',
    });
    expect(await owner.user()).toMatchObject({ id: squatter.id, name: 'Lerato M' });
    expect((await accounts(squatter.id)).map((row) => row.providerId)).toEqual(['google']);
    expect(Boolean((await users(me.email))[0]?.emailVerified)).toBe(true);
    expect(await (await squatter.get('/api/auth/session')).json()).toEqual({ user: null });
    expect((await squatter.get('/subscription/status')).status).toBe(401);
    const byPassword = await owner.post('/api/auth/sign-in/email', {
      email: me.email,
      password: 'let me in 22',
    });
    expect(byPassword.status).toBe(401);
    expect(await (await owner.ask('/subscription/status')).json()).toMatchObject({
      isActive: true,
      type: 'monthly',
    });
    const letters = await product.letters(me.email);
    expect(letters.filter(({ subject }) => subject.includes('belongs to your Google'))).toHaveLength(1);
    await visitor(product).signIn(me.email);
    expect((await product.letters(me.email)).length).toBe(letters.length);
  });

  it('gives it away once, however many come at the same moment', async () => {
    const me = known();
    const squatter = await product.person(me.email);
    const visits = Array.from({ length: 4 }, () => visitor(product));
    const ends = await Promise.all(visits.map((one) => one.signIn(me.email)));
    expect(ends.some(({ query }) => query.google === 'signed-in')).toBe(true);
    const rows = await accounts(squatter.id);
    expect(rows.filter((row) => row.providerId === 'credential')).toEqual([]);
    expect((await product.letters(me.email)).filter((l) => l.subject.includes('Google'))).toHaveLength(1);
  });

  it('is not fooled by another Google account with an address that is linked already', async () => {
    const me = known();
    await visitor(product).signIn(me.email);
    issuer.accounts.splice(issuer.accounts.indexOf(me), 1);
    const heir = known({ email: me.email });
    const one = visitor(product);
    expect((await one.signIn(heir.email)).query).toEqual({ google: 'error', code: 'account-not-linked' });
    expect(one.hasSession()).toBe(false);
  });

  it.each(['disabled', 'deletion'])('keeps a closed account closed (%s)', async (closedReason) => {
    const me = known();
    const linked = known();
    const person = await product.person(me.email);
    await visitor(product).signIn(linked.email);
    await product.database.db
      .updateTable('user')
      .set({ closedAt: new Date().toISOString(), closedReason })
      .where('email', 'in', [me.email, linked.email])
      .execute();
    for (const email of [me.email, linked.email]) {
      const one = visitor(product);
      expect((await one.signIn(email)).query).toEqual({ google: 'error', code: 'account-closed' });
      expect(one.hasSession()).toBe(false);
    }
    expect((await accounts(person.id)).map((row) => row.providerId)).toEqual(['credential']);
  });

  it('takes a cancelled visit for what it is', async () => {
    const one = visitor(product);
    known();
    expect((await one.signIn(null)).query).toEqual({ google: 'error', code: 'google-cancelled' });
    expect((await one.signIn(null, { mode: 'popup', nonce: 'window-12345' })).query).toEqual({
      nonce: 'window-12345',
      result: 'error',
      code: 'google-cancelled',
    });
  });

  it('takes a way back once, in this browser only, and none that was made up', async () => {
    const me = known();
    const one = visitor(product);
    const { url } = (await (await one.start()).json()) as { url: string };
    const callback = await one.choose(url, me.email);
    const lost = { path: '/auth/google/done', query: { result: 'error', code: 'google-failed', lost: '1' } };

    const thief = visitor(product);
    // The state is known to the server and belongs to another browser.
    expect((await thief.arrive(callback)).query).toMatchObject({ code: 'google-redirect-failed' });
    expect(thief.hasSession()).toBe(false);
    const forged = new URL(callback);
    forged.searchParams.set('state', 'a'.repeat(32));
    expect(await one.arrive(forged.href)).toMatchObject(lost);
    forged.searchParams.delete('state');
    expect(await one.arrive(forged.href)).toMatchObject(lost);

    expect((await one.arrive(callback)).query).toEqual({ google: 'signed-in' });
    expect(await one.arrive(callback)).toMatchObject(lost);
    expect(await thief.arrive(callback)).toMatchObject(lost);
    expect(thief.hasSession()).toBe(false);
  });

  const spoilt: [string, TestIssuer['spoil']][] = [
    ['for another client', (claims) => ({ ...claims, aud: 'somebody-else' })],
    ['for another client as well', (claims) => ({ ...claims, aud: [String(claims.aud), 'somebody-else'] })],
    ['by another issuer', (claims) => ({ ...claims, iss: 'https://accounts.google.com' })],
    // By the product's clock, which stands: this file may have run for more than a minute by now.
    ['that has expired', (claims) => ({ ...claims, exp: Math.floor(product.clock.now / 1_000) - 60 })],
    ['without an end', ({ exp: _exp, ...claims }) => claims],
    ['of another visit', (claims) => ({ ...claims, nonce: 'x'.repeat(32) })],
    ['of no visit', ({ nonce: _nonce, ...claims }) => claims],
    ['about nobody', ({ sub: _sub, ...claims }) => claims],
    ['about no address', (claims) => ({ ...claims, email: 'not an address' })],
  ];
  it.each(spoilt)('takes no ID token %s', async (_case, spoil) => {
    const me = known();
    issuer.spoil = spoil;
    const one = visitor(product);
    expect((await one.signIn(me.email)).query).toEqual({ google: 'error', code: 'google-redirect-failed' });
    expect([await users(me.email), one.hasSession()]).toEqual([[], false]);
  });

  it('takes no ID token that another key signed', async () => {
    const me = known();
    issuer.foreignKey = true;
    expect((await visitor(product).signIn(me.email)).query).toMatchObject({ code: 'google-redirect-failed' });
    expect(await users(me.email)).toEqual([]);
  });

  it('gives up on a slow issuer, in time', async () => {
    const me = known();
    const one = visitor(product);
    const { url } = (await (await one.start({ mode: 'popup', nonce: 'window-12345' })).json()) as {
      url: string;
    };
    const callback = await one.choose(url, me.email);
    const { release } = issuer.hold('/token');
    google.timeoutMs = IMPATIENT_MS;
    // The issuer answers when it is let go, which is after this: only our own limit can end it.
    expect((await one.arrive(callback)).query).toMatchObject({ code: 'google-failed' });
    delete google.timeoutMs;
    release();
    expect([await users(me.email), one.hasSession()]).toEqual([[], false]);
  });

  it('tells an issuer that is down, and goes on as soon as it is back', async () => {
    const me = known();
    const one = visitor(product);
    const { url } = (await (await one.start()).json()) as { url: string };
    const callback = await one.choose(url, me.email);
    await issuer.stop();
    expect((await one.arrive(callback)).query).toMatchObject({ code: 'google-redirect-failed' });
    await issuer.start();
    expect((await one.signIn(me.email)).query).toEqual({ google: 'signed-in' });
  });

  it('refuses what is no start of ours', async () => {
    const one = visitor(product);
    const start = (body: unknown, headers = {}) => one.post('/api/auth/google/start', body, headers);
    for (const origin of ['https://evil.example', 'null', ''])
      expect(await code(await start({ mode: 'popup' }, { origin }))).toEqual([403, 'invalid-origin']);
    for (const body of [
      {},
      [],
      { mode: 'iframe' },
      { mode: 'popup', nonce: '"><script>' },
      { mode: 'popup', mustBe: 'nobody' },
      { mode: 'popup', loginHint: 'x'.repeat(300) },
      { mode: 'popup', acceptedTerms: 'yes' },
    ])
      expect(await code(await start(body))).toEqual([400, 'invalid-request']);
  });

  it('knows one provider only', async () => {
    const one = visitor(product);
    for (const provider of ['facebook', 'constructor', '__proto__', 'GOOGLE', '']) {
      const answer = await one.post('/api/auth/social', { provider });
      expect([answer.status, await answer.json()]).toEqual([
        422,
        { error: { code: 'provider-not-supported', message: `Provider ${provider} not supported` } },
      ]);
    }
    const answer = await one.post('/api/auth/social', { provider: 'google' });
    expect(new URL(((await answer.json()) as { url: string }).url).origin).toBe(issuer.url);
    expect(await code(await one.post('/api/auth/social', { provider: 7 }))).toEqual([400, 'invalid-request']);
  });
});

describe.each(ENGINES)('issuers of other kinds, on %s', (engine) => {
  it('starts beside an issuer that is down, and finds it when it is needed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const issuer = await startIssuer({ publicUrl: PUBLIC_URL, accounts: [account()] });
    await issuer.stop();
    const { url, clientId, clientSecret } = issuer;
    const google: GoogleClient = { issuer: url, clientId, clientSecret };
    const product = await testProduct(engine, { google });
    const one = visitor(product);
    const down = async (mode: string) => {
      const answer = await one.start({ mode });
      return [answer.status, await answer.json()];
    };
    expect(await down('popup')).toEqual([
      502,
      { error: { code: 'google-failed', message: 'Failed to login with google. Please try again.' } },
    ]);
    expect(await down('redirect')).toEqual([
      502,
      { error: { code: 'google-redirect-failed', message: 'Failed to complete login. Please try again.' } },
    ]);
    await issuer.start();
    const { release } = issuer.hold('/.well-known/openid-configuration');
    google.timeoutMs = IMPATIENT_MS;
    expect((await down('popup'))[0]).toBe(502);
    delete google.timeoutMs;
    release();
    const before = issuer.asked('/.well-known/openid-configuration');
    const [me] = issuer.accounts;
    expect((await one.signIn(me?.email ?? '')).query).toEqual({ google: 'signed-in' });
    // Asked once, and then known.
    expect(issuer.asked('/.well-known/openid-configuration')).toBe(before + 1);
    await product.close();
    await issuer.stop();
  });

  it('reads address and name from the user-info call, and shows its secret in a header', async () => {
    const me = account();
    const issuer = await startIssuer({
      publicUrl: PUBLIC_URL,
      accounts: [me],
      claimsIn: 'user-info',
      secretIn: 'header',
    });
    const { url, clientId, clientSecret } = issuer;
    const product = await testProduct(engine, { google: { issuer: url, clientId, clientSecret } });
    const one = visitor(product);
    expect((await one.signIn(me.email)).query).toEqual({ google: 'signed-in' });
    expect(await one.user()).toMatchObject({ email: me.email, name: 'Lerato M' });
    await product.close();
    await issuer.stop();
  });

  it('has no Google where the operator set none', async () => {
    const product = await testProduct(engine);
    const one = visitor(product);
    expect((await one.start()).status).toBe(404);
    expect((await one.ask('/api/auth/callback/google?code=x&state=y')).status).toBe(404);
    expect(await (await one.ask('/api/settings/public')).json()).toMatchObject({ google: false });
    await product.close();
  });
});
