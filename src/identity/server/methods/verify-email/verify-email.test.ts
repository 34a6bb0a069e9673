import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ENGINES } from '#database/testing';
import { MINUTE_MS } from '#kit';
import { inLetters, type TestProduct, testProduct } from '#server/testing';

const tokensTo = (product: TestProduct, email: string) =>
  inLetters(product, email, /\/api\/auth\/verify-email\?token=([\w-]+)/);

describe.each(ENGINES)('whose address it is, on %s', (engine) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await testProduct(engine);
  });
  afterAll(() => product.close());

  const open = (token: string, cookie = '') =>
    product.request(`/api/auth/verify-email?token=${encodeURIComponent(token)}`, {
      redirect: 'manual',
      headers: cookie ? { cookie } : {},
    });
  const endsOn = (answer: Response) => [
    answer.status,
    answer.headers.get('location'),
    answer.headers.getSetCookie(),
  ];
  const YES = [303, 'http://localhost:3999/login?verified=1', []];
  const NO = [303, 'http://localhost:3999/login?verified=0', []];
  const isVerified = async (id: string) => {
    const { emailVerified } = await product.database.db
      .selectFrom('user')
      .select('emailVerified')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return Boolean(emailVerified);
  };

  it('is asked by a letter at the sign-up, and told by opening its link where one is signed in', async () => {
    const person = await product.person();
    expect(await isVerified(person.id)).toBe(false);
    const [token = ''] = await tokensTo(product, person.email);
    expect(endsOn(await open(token, person.cookie))).toEqual(YES);
    expect(await isVerified(person.id)).toBe(true);
    expect(endsOn(await open(token, person.cookie))).toEqual(YES);
    expect((await person.get('/subscription/status')).status).toBe(200);
  });

  it('is not told by a mail program, nor by somebody else who opens the link, and the link stays', async () => {
    const [person, other] = [await product.person(), await product.person()];
    const [token = ''] = await tokensTo(product, person.email);
    for (const cookie of ['', other.cookie, 'repartee.session=made-up.made-up']) {
      expect(endsOn(await open(token, cookie))).toEqual(NO);
      expect(await isVerified(person.id)).toBe(false);
    }
    expect(await isVerified(other.id)).toBe(false);
    expect(endsOn(await open(token, person.cookie))).toEqual(YES);
  });

  it('is not told by a link that is made up, cut, expired, or of another kind', async () => {
    const person = await product.person();
    const [token = ''] = await tokensTo(product, person.email);
    for (const bad of ['', 'x', token.slice(1), `${token}.`, '../../evil', 'https://evil.example'])
      expect(endsOn(await open(bad, person.cookie))).toEqual(NO);
    expect(endsOn(await product.request('/api/auth/verify-email', { redirect: 'manual' }))).toEqual(NO);
    await person.post('/api/auth/request-password-reset', { email: person.email });
    const reset = /reset=([\w-]+)/.exec((await product.letters(person.email)).at(-1)?.text ?? '')?.[1] ?? '';
    expect(endsOn(await open(reset, person.cookie))).toEqual(NO);
    product.clock.tick(3 * 24 * 60 * MINUTE_MS);
    expect(endsOn(await open(token, person.cookie))).toEqual(NO);
    product.clock.tick(-3 * 24 * 60 * MINUTE_MS);
    expect(await isVerified(person.id)).toBe(false);
  });

  it('leads nowhere but to our own page, whatever stands in the address', async () => {
    const person = await product.person();
    const [token = ''] = await tokensTo(product, person.email);
    const more = '&callbackURL=https%3A%2F%2Fevil.example&redirectTo=//evil.example&verified=0';
    const answer = await product.request(`/api/auth/verify-email?token=${token}${more}`, {
      redirect: 'manual',
      headers: { cookie: person.cookie },
    });
    expect(endsOn(answer)).toEqual(YES);
  });

  it('is told of the address that the letter went to, not of one that came after', async () => {
    const { db } = product.database;
    const person = await product.person();
    const [token = ''] = await tokensTo(product, person.email);
    await db
      .updateTable('user')
      .set({ email: `moved-${person.email}` })
      .where('id', '=', person.id)
      .execute();
    expect(endsOn(await open(token, person.cookie))).toEqual(NO);
    expect(await isVerified(person.id)).toBe(false);
  });

  it('can be asked again by who is signed in, and no more once it is told', async () => {
    const person = await product.person();
    const answer = await person.post('/api/auth/verify-email/send');
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
    const tokens = await tokensTo(product, person.email);
    expect(tokens).toHaveLength(2);
    expect(endsOn(await open(tokens[1] ?? '', person.cookie))).toEqual(YES);
    await person.post('/api/auth/verify-email/send');
    expect(await tokensTo(product, person.email)).toHaveLength(2);
    const stranger = await product.request('/api/auth/verify-email/send', { method: 'POST' });
    expect(stranger.status).toBe(401);
  });

  it('an address that is taken already gets no second letter', async () => {
    const person = await product.person();
    const again = await person.post('/api/auth/sign-up/email', {
      email: person.email,
      password: 'something 99',
      acceptedTerms: true,
    });
    expect(again.status).toBe(422);
    expect(await tokensTo(product, person.email)).toHaveLength(1);
  });

  it('a sign-up does not depend on the letter', async () => {
    const { db } = product.database;
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    await db.schema.alterTable('mail_links').renameTo('mail_links_away').execute();
    const person = await product
      .person()
      .finally(() => db.schema.alterTable('mail_links_away').renameTo('mail_links').execute());
    expect((await person.get('/subscription/status')).status).toBe(200);
    expect(logged).toHaveBeenCalled();
    expect(JSON.stringify(logged.mock.calls)).not.toContain(person.email);
  });
});

describe.each(ENGINES)('mail bombing by verification letters, on %s', (engine) => {
  it('stops at three an hour', async () => {
    const product = await testProduct(engine, { rateLimits: true });
    const person = await product.person();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => person.post('/api/auth/verify-email/send')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await tokensTo(product, person.email)).toHaveLength(3);
    product.clock.tick(60 * MINUTE_MS);
    await person.post('/api/auth/verify-email/send');
    expect(await tokensTo(product, person.email)).toHaveLength(4);
    await product.close();
  });
});
