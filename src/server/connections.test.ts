import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { afterEach, describe, expect, it } from 'vitest';
import { connectionLimits, openFilesLimit } from './connection-limits.ts';
import { type Connections, createConnections } from './connections.ts';
import { unexpected } from './guards.ts';
import { listen, shut } from './listen.ts';

const STALLED_MS = 300;
/** More than the buffers of a connection hold. */
const large = new Uint8Array(32 * 1024 * 1024);
let release = () => {};
const app = new Hono()
  .onError(unexpected)
  .get('/', (c) => c.text('here'))
  .post('/', async (c) => c.text(await c.req.text()))
  .get('/large', () => new Response(large))
  .get('/held', async (c) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return c.text('at last');
  })
  .get('/late', async (c) => {
    await new Promise((resolve) => setTimeout(resolve, 3 * STALLED_MS));
    return c.text('at last');
  })
  .get('/stream', (c) =>
    streamSSE(c, async (stream) => {
      for (let i = 0; i < 9; i++) {
        await stream.sleep(STALLED_MS / 3);
        await stream.write(': still here\n\n');
      }
      await stream.write('data: done\n\n');
    }),
  );

let servers: Server[] = [];
let connections: Connections;
let port: number;
const sockets: Socket[] = [];

async function start(limits: Partial<ReturnType<typeof connectionLimits>> = {}) {
  connections = createConnections({
    limits: {
      ...connectionLimits(1_024),
      headersTimeoutMs: 60_000,
      // Not met by a socket that waits while a busy machine gets to the next line.
      stalledTimeoutMs: 60_000,
      checkEveryMs: 50,
      ...limits,
    },
    // 127.0.0.2 plays the proxy.
    groupOf: (address) => (address === '127.0.0.2' ? null : address),
  });
  servers = await listen(app, { port: 0, host: '127.0.0.1', name: 'PORT', connections });
  port = (servers.map((server) => server.address())[0] as AddressInfo).port;
}
afterEach(async () => {
  release();
  for (const socket of sockets.splice(0)) socket.destroy();
  await shut(servers, connections);
});

/** A client that keeps its side open whatever the server does. */
async function open(text = '', from = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen: true });
  socket.on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  if (text) socket.write(text);
  return socket;
}
const GET = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';
const get = (path: string) => GET.replace('/', path);
/** What arrives until the server ends the connection. */
async function rest(socket: Socket): Promise<string> {
  let text = '';
  for await (const part of socket) text += String(part);
  return text;
}
const openOnServer = () =>
  new Promise<number>((resolve) => servers[0]?.getConnections((_error, count) => resolve(count)));
const isEnded = (socket: Socket) => socket.readableEnded || socket.destroyed;

describe('the number of connections', () => {
  it('leaves files of the process for other work, and one address a part', () => {
    expect(connectionLimits(1_024)).toMatchObject({ total: 768, perAddress: 192 });
    expect(connectionLimits(512)).toMatchObject({ total: 384, perAddress: 96 });
    expect(connectionLimits(1_048_576)).toMatchObject({ total: 2_000, perAddress: 256 });
    expect(openFilesLimit()).toBeGreaterThan(64);
  });

  it('for one address is kept by ending the one that has waited longest', async () => {
    await start({ perAddress: 3 });
    const [silent, between, half] = [await open(), await open(GET), await open('GET / HT')];
    await once(between, 'data');
    for (const socket of [silent, between, half]) socket.resume();
    const next = await open(GET);
    await once(next, 'data');
    // `between` began to wait anew after `half`.
    await expect.poll(() => [silent, half, between].map(isEnded)).toEqual([true, false, false]);
    await once(await open(GET), 'data');
    await expect.poll(() => [half, between].map(isEnded)).toEqual([true, false]);
    expect(await openOnServer()).toBe(3);
  });

  it('has no part for a proxy, and one for each other address', async () => {
    await start({ perAddress: 1 });
    const proxied = [await open('', '127.0.0.2'), await open('', '127.0.0.2')];
    const others = [await open('', '127.0.0.3'), await open('', '127.0.0.4')];
    for (const socket of [...proxied, ...others]) socket.resume();
    await once(await open(GET), 'data');
    expect([...proxied, ...others].map(isEnded)).toEqual([false, false, false, false]);
  });

  it('in all is kept alike; what is being answered is ended for nobody', async () => {
    await start({ total: 2 });
    const [held, silent] = [await open(get('/held')), await open('', '127.0.0.3')];
    silent.resume();
    const second = await open(get('/late'), '127.0.0.4');
    await expect.poll(() => isEnded(silent)).toBe(true);
    // Both are being answered now, so there is no room.
    const refused = await open(GET, '127.0.0.5');
    expect(await rest(refused)).toBe('');
    release();
    expect(String(await once(held, 'data'))).toContain('at last');
    expect(String(await once(second, 'data'))).toContain('at last');
  });

  it('counts a request as waiting for its client until its body is there', async () => {
    await start({ total: 1 });
    const slow = await open('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n1234');
    slow.resume();
    await once(await open(GET), 'data');
    await expect.poll(() => isEnded(slow)).toBe(true);
  });

  it('has room for a new client where others take in nothing of their answers', async () => {
    await start({ total: 1 });
    const greedy = await open(get('/large'));
    await once(greedy, 'readable');
    await once(await open(GET), 'data');
    expect(await openOnServer()).toBe(1);
  });
});

describe('a connection', () => {
  it.each([
    ['silent', '', { headersTimeoutMs: 200 }, 408],
    ['in the middle of its headers', 'GET / HT', { headersTimeoutMs: 200 }, 408],
    [
      'in the middle of its body',
      'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n1234',
      { headersTimeoutMs: 100, requestTimeoutMs: 200 },
      408,
    ],
    ['that is no HTTP', 'hello\r\n\r\n', {}, 400],
  ])('%s is told and then destroyed, though its client keeps it open', async (_, text, limits, status) => {
    await start({ closeDelayMs: 50, ...limits });
    const socket = await open(text);
    expect(await rest(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*"error":\\{"code":"`));
    await expect.poll(openOnServer).toBe(0);
  });

  it('whose client takes in nothing of its answer is destroyed', async () => {
    await start({ stalledTimeoutMs: STALLED_MS });
    const greedy = await open(get('/large'));
    await once(greedy, 'readable');
    expect(await openOnServer()).toBe(1);
    await expect.poll(openOnServer).toBe(0);
  });

  it.each(['/late', '/stream'])('with a long answer (%s) is let be', async (path) => {
    await start({ stalledTimeoutMs: STALLED_MS });
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    expect(await answer.text()).toMatch(/(?:at last|done\n\n)$/);
  });

  it('that is silent does not hold up the end of the process, and an answer under way is given', async () => {
    await start();
    const [silent, held] = [await open(), await open(get('/held'))];
    await once(await open(GET), 'data');
    const closed = shut(servers, connections);
    expect(await rest(silent)).toBe('');
    // A proxy asks for more over a connection that is kept alive: it is told to make another one, of another server.
    held.write(GET);
    release();
    const answers = await rest(held);
    expect(answers).toMatch(/connection: close[\s\S]*at last$/i);
    await closed;
  });
});
