/**
 * Thousands of connections that say nothing, or half of something, against a server that may open 1,024 files: others
 * are served meanwhile, and after the time limits none of them is left.
 */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectionLimits, openFilesLimit } from '../../src/server/connection-limits.ts';
import {
  type AttackedProduct,
  openSocket,
  START_TIMEOUT_MS,
  sendRaw,
  startAttacked,
} from './attacked-product.ts';

const OPEN_FILES = 1_024;
const { total, perAddress } = connectionLimits(OPEN_FILES);
const IDLE = 2_000;
const HALF = 500;
const ONE = ['127.0.0.1'];
const MANY = Array.from({ length: 50 }, (_, i) => `127.0.1.${i + 1}`);
/**
 * What is silent for longer is ended. No visitor waits so long for the small answers, that is until there are fewer of the others: how long
 * exactly depends on what else the machine does.
 */
const SILENT_MS = 5_000;

let product: AttackedProduct;
let attackers: Socket[] = [];
beforeAll(async () => {
  expect(openFilesLimit(), 'this test opens 2,600 sockets; raise ulimit -n').toBeGreaterThan(2_700);
  // Long enough that none of them is gone by itself while the others are asked.
  product = await startAttacked({
    openFiles: OPEN_FILES,
    limits: { headersTimeoutMs: SILENT_MS, requestTimeoutMs: 6_000, checkEveryMs: 200 },
  });
}, START_TIMEOUT_MS);
afterAll(() => product.stop());
afterEach(() => {
  for (const socket of attackers) socket.destroy();
  attackers = [];
});

/** What each kind of half-open client sends before it falls silent. */
const HALVES = [
  'GET / HT',
  'GET / HTTP/1.1\r\nhost: localhost\r\nx: ',
  'POST /api/analytics HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  'POST /api/auth/sign-in/email HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{',
];

async function attack(addresses: readonly string[]): Promise<void> {
  for (let i = 0; i < IDLE + HALF; i++) {
    const from = addresses[i % addresses.length] as string;
    // Their side stays open whatever the server does.
    const socket = openSocket(product.web, { from, allowHalfOpen: true });
    socket.resume();
    if (i >= IDLE) socket.write(HALVES[i % HALVES.length] as string);
    attackers.push(socket);
    // As fast as the server takes them, so that none is left in the kernel's queue.
    if (i % 100 === 99) await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  }
}

const connectionsOpen = () => product.metric(/^nodejs_active_resources\{type="TCPSocketWrap"\}/);

async function visit(port: number, path: string): Promise<{ status: string; ms: number }> {
  const startedMs = performance.now();
  const answer = await sendRaw(
    port,
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
    '127.0.0.99',
  );
  return { status: answer.slice(9, 12), ms: performance.now() - startedMs };
}

describe.each([
  ['from one address', ONE, perAddress],
  ['from fifty addresses', MANY, total],
])('2,000 silent and 500 half-open connections %s', (_, addresses, bound) => {
  it('leave room for everybody else, and none is left after the time limits', async () => {
    let attacking = true;
    const attacked = attack(addresses).finally(() => {
      attacking = false;
    });
    const visits: { status: string; ms: number }[] = [];
    let most = 0;
    do {
      for (const [port, path] of [
        [product.web, '/healthz'],
        [product.web, '/'],
        [product.cyrano, '/'],
      ] as const)
        visits.push(await visit(port, path));
      most = Math.max(most, await connectionsOpen());
    } while (attacking);
    await attacked;
    expect(new Set(visits.map(({ status }) => status))).toEqual(new Set(['200']));
    expect(Math.max(...visits.map(({ ms }) => ms))).toBeLessThan(SILENT_MS);
    // Really attacked, and bounded; a few are the visitors' own.
    expect(most).toBeGreaterThan(bound * 0.9);
    expect(most).toBeLessThanOrEqual(bound + 10);
    await expect.poll(connectionsOpen).toBeLessThan(10);
    expect(product.output()).not.toMatch(/failed|EMFILE|Error/);
  });
});
