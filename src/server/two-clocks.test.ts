import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#database';
import { ENGINES, type TestPlace, testPlace } from '#database/testing';
import { MINUTE_MS } from '#kit';
import { composeProduct, type Product } from './product.ts';
import { readSettings } from './settings.ts';

// Nobody asks the coach here: its worker, which takes more than half of a start, is left to the first question.
vi.mock('#coach/server', async (original) => {
  const { coachPool, ...rest } = await original<typeof import('#coach/server')>();
  const whenAsked: typeof coachPool = (...how) => ({ ...coachPool(...how), start: async () => {} });
  return { ...rest, coachPool: whenAsked };
});

const OPERATOR = fileURLToPath(new URL('../operator/main.ts', import.meta.url));

/** A card provider that keeps a charge until it is released, and shows no payment before. */
async function slowProvider() {
  let release = () => {};
  let arrived = () => {};
  const isArrived = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const seen = { lookUps: 0 };
  const server: Server = createServer((request, response) => {
    const answer = (body: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.method === 'GET') {
      seen.lookUps += 1;
      return answer({ captures: [] });
    }
    release = () => answer({ id: 'ch_1', status: 'successful', currency: 'ZAR', amountInCents: 9_999 });
    arrived();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, isArrived, seen, release: () => release(), close: () => server.close() };
}

describe.each(ENGINES)('a charge under way while the clocks of its watchers differ, on %s', (engine) => {
  let place: TestPlace;
  let provider: Awaited<ReturnType<typeof slowProvider>>;
  let nodes: Product[];
  afterEach(async () => {
    for (const node of nodes) await node.close();
    provider.close();
    await place.remove();
  });

  async function open() {
    nodes = [];
    place = await testPlace(engine);
    provider = await slowProvider();
    const build = join(place.dataDir, 'build');
    for (const site of ['client', 'cyrano']) mkdirSync(join(build, site), { recursive: true });
    const environment = {
      DATA_DIR: place.dataDir,
      ...(place.url ? { DATABASE_URL: place.url } : {}),
      RATE_LIMITS: 'off',
      PAYMENT_TIMEOUT_MS: '60000',
      SANDBOX_URL: provider.url,
      SANDBOX_SECRET: 'sk_test_suite',
    };
    const read = readSettings(environment);
    if (!read.ok) throw new Error(read.faults.join('\n'));
    const { settings } = read;
    const node = async (aheadMs: number) => {
      const made = await composeProduct(settings, build, () => Date.now() + aheadMs);
      nodes.push(made);
      return made;
    };
    const terminal = () =>
      new Promise<string>((resolve) => {
        const child = spawn(process.execPath, [OPERATOR, 'reconcile', '--json'], {
          cwd: place.dataDir,
          env: {
            PATH: process.env.PATH ?? '',
            NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
            ...environment,
          },
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        let out = '';
        child.stdout.setEncoding('utf8').on('data', (text: string) => {
          out += text;
        });
        child.once('close', () => resolve(out));
      });
    return { settings, node, terminal };
  }

  /** A signed-up person who asks one node. */
  async function customer({ web }: Product, origin: string) {
    const send = (path: string, body: unknown, cookie = '') =>
      web.request(`${origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', host: new URL(origin).host, origin, cookie },
        body: JSON.stringify(body),
      });
    const account = { email: 'thandi@example.com', password: 'let me in 22', acceptedTerms: true };
    const made = await send('/api/auth/sign-up/email', { ...account, name: 'Thandi' });
    const cookie = (made.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
    return (path: string, body: unknown) => send(path, body, cookie);
  }

  async function events(): Promise<string[]> {
    const { db, close } = openDatabase(place.url ? { url: place.url } : { dataDir: place.dataDir });
    const lines = await db.selectFrom('payments').select('event').execute();
    await close();
    return lines.map(({ event }) => event).sort();
  }

  it.each([-10, 10])('is never taken for lost by who is %i minutes off', async (minutes) => {
    const { settings, node, terminal } = await open();
    const charging = await node(minutes * MINUTE_MS);
    const post = await customer(charging, settings.PUBLIC_URL);
    const started = await post('/api/checkout', { plan: 'weekly' });
    const { checkoutId } = (await started.json()) as { checkoutId: string };
    const paying = post(`/api/checkout/${checkoutId}/pay`, { token: 'tok_1' });
    await provider.isArrived;

    // The terminal goes by this machine's clock; another server, which one database file does not allow, by a third.
    expect(JSON.parse(await terminal()).looked).toMatchObject([
      { checkoutId, before: 'charging', after: 'charging' },
    ]);
    if (engine === 'postgres') {
      const before = provider.seen.lookUps;
      (await node(-minutes * MINUTE_MS)).startBackground();
      await expect.poll(() => provider.seen.lookUps).toBeGreaterThan(before);
    }
    expect(await events()).toEqual(['intent']);
    provider.release();
    expect((await paying).status).toBe(200);
    expect(await events()).toEqual(['applied', 'captured', 'intent']);
  });
});
