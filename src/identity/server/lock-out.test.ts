import { Agent, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENGINES, testPlace } from '#database/testing';
import { type TestProduct, testProduct } from '#server/testing';
import { addressHash } from './lock-out.ts';
import { watchHashes } from './testing.ts';

const GUESSES = 1_000;
/** Clients of the whole 127.0.0.0/8, so that each is really another address to the server. */
const CLIENTS = 100;
/** Connections that are open at the same moment. */
const AT_ONCE = 100;
const TEXT =
  'Access to this account has been temporarily disabled due to many failed login attempts. You can reset your password or try again later.';

interface Answer {
  status: number;
  retryAfter: number;
  body: { error?: { code: string; message: string } };
}

let hashes: ReturnType<typeof watchHashes>;
beforeEach(() => {
  hashes = watchHashes({ cheap: true });
});
afterEach(() => hashes.restore());

describe.each(ENGINES)('guessing at one account, on %s', (engine) => {
  let product: TestProduct;
  let server: Server;
  const agent = new Agent({ keepAlive: true, maxTotalSockets: AT_ONCE });
  beforeAll(async () => {
    product = await testProduct(engine, { rateLimits: true });
    server = createAdaptorServer({ fetch: product.app.fetch }) as Server;
    // A connection that rests while others are asked is not to be closed just as it is used again.
    server.keepAliveTimeout = 0;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    agent.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await product.close();
  });

  const guess = (email: string, i: number): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = request(
        {
          port: (server.address() as AddressInfo).port,
          host: '127.0.0.1',
          localAddress: `127.0.0.${2 + (i % CLIENTS)}`,
          agent,
          method: 'POST',
          path: '/api/auth/sign-in/email',
          headers: { 'content-type': 'application/json', host: 'localhost:3999' },
        },
        async (answer) => {
          let text = '';
          for await (const part of answer) text += part;
          resolve({
            status: answer.statusCode ?? 0,
            retryAfter: Number(answer.headers['retry-after']),
            body: JSON.parse(text) as Answer['body'],
          });
        },
      );
      asked.on('error', reject);
      asked.end(JSON.stringify({ email, password: `guess number ${i}` }));
    });

  function judge(answers: Answer[], computed: number): void {
    const wrong = answers.filter(({ status }) => status === 401);
    const refused = answers.filter(({ status }) => status === 429);
    expect(wrong.length + refused.length).toBe(GUESSES);
    expect(computed).toBeGreaterThan(0);
    expect(computed).toBeLessThanOrEqual(20);
    expect(wrong.length).toBe(computed);
    for (const { body, retryAfter } of refused) {
      expect(body.error).toEqual({ code: 'too-many-requests', message: TEXT });
      expect(retryAfter).toBeGreaterThan(0);
      expect(retryAfter).toBeLessThanOrEqual(3_600);
    }
  }

  it('of 1,000 wrong passwords from 100 addresses, one after the other, a handful reach the hash', async () => {
    const { email } = await product.person();
    const before = hashes.count();
    const answers: Answer[] = [];
    for (let i = 0; i < GUESSES; i++) answers.push(await guess(email, i));
    judge(answers, hashes.count() - before);
  }, 120_000);

  it('of 1,000 side by side no more', async () => {
    const { email } = await product.person();
    const before = hashes.count();
    const answers = await Promise.all(Array.from({ length: GUESSES }, (_, i) => guess(email, i)));
    judge(answers, hashes.count() - before);
  }, 120_000);

  it('of 1,000 at an address that nobody has an account with no more either', async () => {
    const before = hashes.count();
    const answers = await Promise.all(
      Array.from({ length: GUESSES }, (_, i) => guess('nobody@example.com', i)),
    );
    judge(answers, hashes.count() - before);
  }, 120_000);
});

describe.each(ENGINES)('the lock on one account, on %s', (engine) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await testProduct(engine);
  });
  afterAll(() => product.close());

  const RIGHT = 'let me in 22';
  const post = (path: string, body: unknown, on = product) =>
    on.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.url },
      body: JSON.stringify(body),
    });
  const signIn = (email: string, password: string, on = product) =>
    post('/api/auth/sign-in/email', { email, password }, on);
  const told = async (email: string, password = 'wrong one', on = product) => {
    const answer = await signIn(email, password, on);
    const { error } = (await answer.json()) as { error?: { code: string } };
    return [answer.status, error?.code ?? 'in', answer.headers.get('retry-after')];
  };
  const lock = async (email: string) => {
    for (let i = 0; i < 5; i++) expect(await told(email)).toEqual([401, 'invalid-login-credentials', null]);
  };
  const rowOf = (email: string) =>
    product.database.db
      .selectFrom('password_tries')
      .selectAll()
      .where('address_hash', '=', addressHash(email))
      .executeTakeFirst();

  it('grows, says how long, and holds against the right password too', async () => {
    const { email } = await product.person();
    await lock(email);
    expect(await told(email, RIGHT)).toEqual([429, 'too-many-requests', '30']);
    product.clock.tick(10_000);
    expect(await told(email.toUpperCase(), RIGHT)).toEqual([429, 'too-many-requests', '20']);
    product.clock.tick(20_000);
    expect(await told(email)).toEqual([401, 'invalid-login-credentials', null]);
    expect(await told(email)).toEqual([429, 'too-many-requests', '60']);
    product.clock.tick(60_000);
    expect(await told(email, RIGHT)).toEqual([200, 'in', null]);
    await lock(email);
    expect(await told(email)).toEqual([429, 'too-many-requests', '30']);
  });

  it('treats an address without an account the same, word for word', async () => {
    const { email } = await product.person();
    const series = async (address: string) => {
      const seen: unknown[] = [];
      for (let i = 0; i < 8; i++) {
        const answer = await signIn(address, 'wrong one');
        seen.push([answer.status, [...answer.headers].sort(), await answer.text()]);
      }
      return seen;
    };
    expect(await series('nobody-at-all@example.com')).toEqual(await series(email));
  });

  it('is one for all nodes', async () => {
    const place = await testPlace(engine);
    const one = await testProduct(engine, { place });
    const other = await testProduct(engine, { place });
    other.clock.now = one.clock.now;
    const { email } = await one.person();
    const statuses = await Promise.all(
      Array.from({ length: 12 }, (_, i) => told(email, 'wrong one', i % 2 ? one : other)),
    );
    expect(statuses.filter(([status]) => status === 401).length).toBe(5);
    await one.close();
    await other.close();
    await place.remove();
  });

  it('counts no try that told nothing of the password', async () => {
    const limited = await testProduct(engine, { rateLimits: true });
    const { email } = await limited.person();
    await Promise.all(
      Array.from({ length: 30 }, (_, i) => signIn(`somebody${i}@example.com`, 'wrong one', limited)),
    );
    for (let i = 0; i < 10; i++)
      expect((await told(email, 'wrong one', limited)).slice(0, 2)).toEqual([429, 'too-many-requests']);
    const row = await limited.database.db
      .selectFrom('password_tries')
      .selectAll()
      .where('address_hash', '=', addressHash(email))
      .executeTakeFirst();
    expect(row).toBeUndefined();
    await limited.close();
  });

  it('knows a right password where the account is closed, and names nobody in its rows', async () => {
    const person = await product.person();
    await told(person.email);
    expect(await rowOf(person.email)).toMatchObject({ tries: 1 });
    expect(JSON.stringify(await rowOf(person.email))).not.toContain(person.email.slice(0, 8));
    await product.database.db
      .updateTable('user')
      .set({ closedAt: new Date(product.clock.now).toISOString(), closedReason: 'disabled' })
      .where('id', '=', person.id)
      .execute();
    expect(await told(person.email, RIGHT)).toEqual([403, 'account-closed', null]);
    expect(await rowOf(person.email)).toBeUndefined();
  });

  it('forgets after a day, and keeps no row for longer once somebody else is tried', async () => {
    const { email } = await product.person();
    await lock(email);
    product.clock.tick(24 * 3_600_000);
    await told('somebody-new@example.com');
    expect(await rowOf(email)).toBeUndefined();
    await lock(email);
    product.clock.tick(24 * 3_600_000);
    await lock(email);
  });
});
