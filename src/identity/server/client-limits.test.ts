import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ENGINES, testPlace } from '#database/testing';
import { addressGroup } from '#limits/server';
import { type TestProduct, testProduct } from '#server/testing';
import { watchHashes } from './testing.ts';

let hashes: ReturnType<typeof watchHashes>;
beforeEach(() => {
  hashes = watchHashes({ cheap: true });
});
afterEach(() => hashes.restore());

/** As an operator behind one proxy would have it; the proxy is this machine. */
const PRODUCTION = {
  PUBLIC_URL: 'https://repartee.example',
  CYRANO_URL: 'https://cyrano.example',
  PAYMENTS: 'yoco',
  YOCO_PUBLIC_KEY: 'pk_live_1',
  YOCO_SECRET_KEY: 'sk_live_1',
  SMTP_URL: 'smtps://mail.example',
  SELLER_NAME: 'Prompter (Pty) Ltd',
  SELLER_ADDRESS: '1 Long Street, Cape Town',
  SELLER_PHONE: '+27 21 000 0000',
  SUPPORT_EMAIL: 'help@repartee.example',
  RATE_LIMITS: 'on',
  TRUSTED_PROXIES: '127.0.0.1',
};

async function behindProxy<T>(
  nodes: readonly TestProduct[],
  use: (
    signIn: (forwardedFor: string, options?: { node?: number; from?: string }) => Promise<number>,
  ) => Promise<T>,
): Promise<T> {
  const servers = nodes.map(({ app }) => createAdaptorServer({ fetch: app.fetch }) as Server);
  for (const server of servers) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  let asked = 0;
  const signIn = (forwardedFor: string, { node = 0, from = '127.0.0.1' } = {}) =>
    new Promise<number>((resolve, reject) => {
      const server = servers[node];
      if (!server) throw new Error('no such node');
      const { port } = server.address() as AddressInfo;
      const headers = {
        'content-type': 'application/json',
        host: 'repartee.example',
        'x-forwarded-for': forwardedFor,
      };
      const path = '/api/auth/sign-in/email';
      const sent = request({ host: '127.0.0.1', port, localAddress: from, path, method: 'POST', headers });
      sent.on('error', reject);
      sent.on('response', (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      asked += 1;
      // Somebody else each time, so that no lock on one account is met.
      sent.end(JSON.stringify({ email: `nobody${asked}@example.com`, password: 'a guess' }));
    });
  try {
    return await use(signIn);
  } finally {
    for (const server of servers) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }
}

/** What may be tried from one client in a minute. */
const LIMIT = 30;
const count = (statuses: readonly number[], wanted: number) =>
  statuses.filter((status) => status === wanted).length;

describe.each(ENGINES)('limits on one client behind a proxy, on %s', (engine) => {
  it('hold whatever a client writes in front, for its whole IPv6 network, on all nodes, side by side', async () => {
    const place = await testPlace(engine);
    const start = () => testProduct(engine, { place, rateLimits: true, settings: PRODUCTION });
    const nodes = [await start(), await start()];
    await behindProxy(nodes, async (signIn) => {
      const tries = (whoOf: (i: number) => string, options: { from?: string } = {}) =>
        Promise.all(
          Array.from({ length: LIMIT + 6 }, (_, i) => signIn(whoOf(i), { node: i % 2, ...options })),
        );

      const liar = await tries((i) => `198.51.100.${i}, 10.0.0.${i}, 203.0.113.9`);
      expect([count(liar, 401), count(liar, 429)]).toEqual([LIMIT, 6]);
      expect(await signIn('203.0.113.9:4711')).toBe(429);
      // What does not come through the proxy has no say in who it is.
      const direct = await tries((i) => `198.51.100.${i}`, { from: '127.0.0.2' });
      expect([count(direct, 401), count(direct, 429)]).toEqual([LIMIT, 6]);

      const neighbours = await tries(
        (i) => `2001:db8:1:2:${i.toString(16)}::${((i * 7919) % 65536).toString(16)}`,
      );
      expect([count(neighbours, 401), count(neighbours, 429)]).toEqual([LIMIT, 6]);
      expect(await signIn('2001:DB8:1:2:ffff:ffff:ffff:ffff')).toBe(429);

      for (const other of ['203.0.113.10', '2001:db8:1:3::1', '::ffff:198.51.100.7'])
        expect([other, await signIn(other)]).toEqual([other, 401]);
    });
    for (const node of nodes) await node.close();
    await place.remove();
  }, 120_000);
});

describe('who counts as one client', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2::1', '2001:0db8:0001:0002:0000:0000:0000:0000'],
    ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:0db8:0001:0002:0000:0000:0000:0000'],
    ['2001:db8:1:3::1', '2001:0db8:0001:0003:0000:0000:0000:0000'],
    ['unknown', 'unknown'],
  ])('%s: %s', (address, group) => expect(addressGroup(address)).toBe(group));
});
