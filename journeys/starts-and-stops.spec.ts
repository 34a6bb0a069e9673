/** What the operator sees when a start cannot work, and how a server ends. */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { captures, cardToken, signUp } from './support/customer.ts';
import { startProduct } from './support/product.ts';
import { test } from './support/shared-product.ts';

const faultOf = async (options: Parameters<typeof startProduct>[0]) => {
  const error = await startProduct(options).then(
    () => null,
    (reason: Error) => reason,
  );
  return error?.message ?? '';
};

async function occupied(): Promise<{ port: number; server: Server }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}

/** One line, the exit code, and no stack. */
function expectOneLine(message: string, line: RegExp): void {
  expect(message).toMatch(/ended with 1:/);
  const told = message.split('\n').slice(1).filter(Boolean);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(line);
}

test('a port that is taken', async () => {
  const { port, server } = await occupied();
  const ports = { web: port, cyrano: port === 65_535 ? port - 1 : port + 1 };
  expectOneLine(await faultOf({ ports }), new RegExp(`^PORT ${port} is taken`));
  server.close();
});

test('a data folder that cannot be written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'repartee-journey-'));
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  expectOneLine(
    await faultOf({ dataDir: folder, env: { DATA_DIR: join(file, 'data') } }),
    /^DATA_DIR .* cannot be written/,
  );
  rmSync(folder, { recursive: true });
});

test('wrong settings, all told at once', async () => {
  const message = await faultOf({
    env: { PORT: 'many', PAYMENTS: 'cash', YOCO_SECRT_KEY: 'x', LLM_MODELL: 'y', RATE_LIMITS: 'perhaps' },
  });
  expect(message).toMatch(/ended with 1:/);
  for (const name of ['PORT', 'PAYMENTS', 'YOCO_SECRT_KEY', 'LLM_MODELL', 'RATE_LIMITS'])
    expect(message).toMatch(new RegExp(`^${name}\\b`, 'm'));
  expect(message).not.toMatch(/\n\s+at /);
});

test('a database that is not there', async () => {
  const { port, server } = await occupied();
  server.close();
  expectOneLine(
    await faultOf({ env: { DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none` } }),
    /^DATABASE_URL: the database could not be used/,
  );
});

test('a folder over three starts: killed, ended in the middle of a payment, and gone on with each time', async () => {
  const env = { PAYMENT_TIMEOUT_MS: '3000' };
  const first = await startProduct({ coach: false, env });
  const { dataDir, ports } = first;
  // Secrets are made once and are the owner's alone.
  for (const name of ['app-secret', 'sandbox-secret'])
    expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600);
  const customer = await signUp(first, 'lerato@example.com');
  const isKnown = async () =>
    expect(await (await customer.get('/api/auth/session')).json()).toMatchObject({
      user: { email: 'lerato@example.com' },
    });

  // A second server on the same folder is refused, and a killed one leaves no lock.
  expectOneLine(await faultOf({ dataDir }), /^DATA_DIR .* is in use by another server/);
  await first.kill('SIGKILL');
  // This one as customers have it, with the coach's worker: it is told to end.
  const second = await startProduct({ dataDir, ports, env });
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
  await isKnown();

  // SIGTERM answers a payment under way, ends with 0, and the next start finishes it.
  const started = (await (await customer.post('/api/checkout', { plan: 'weekly' })).json()) as {
    checkoutId: string;
  };
  // Answered after the time limit: long enough to be under way when the signal comes.
  const token = await cardToken(second, '4000 0000 0000 6975');
  const paying = customer.post(`/api/checkout/${started.checkoutId}/pay`, { token });
  await expect.poll(async () => (await captures(second)).length, { intervals: [50] }).toBe(1);
  const ended = second.kill('SIGTERM');
  // The mounted gateway has stopped listening, so whether it was taken cannot be asked any more: that is what is said.
  const answer = await paying;
  expect([answer.status, await answer.json()]).toEqual([202, { state: 'confirming' }]);
  expect(await ended).toBe(0);
  const third = await startProduct({ coach: false, dataDir, ports });
  await isKnown();
  const active = async () =>
    ((await (await customer.get('/subscription/status')).json()) as { isActive: boolean }).isActive;
  await expect.poll(active).toBe(true);
  await third.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a start that is not production answers its own machine only', async ({ shared: product }) => {
  // `fetch` sets Host itself; this asks under whatever name it is told.
  const ask = (url: string, headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      get(url, { headers, agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).on('error', reject);
    });
  for (const origin of [product.url, product.cyranoUrl]) {
    expect(await ask(`${origin}/`, { host: 'repartee.example' })).toBe(421);
    expect(await ask(`${origin}/`, { 'x-forwarded-for': '203.0.113.9' })).toBe(421);
    expect(await ask(`${origin}/healthz`, { host: 'repartee.example' })).toBe(200);
    expect(await ask(`${origin}/`, {})).toBe(200);
  }
});
