/**
 * Clients that send a request's body by drops, leave in the middle of it, or take in nothing of an answer: each ends by a
 * time limit, on every call of the wire, and none is logged or counted as a failure of ours.
 */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, signUp } from '../../journeys/support/customer.ts';
import type { Product } from '../../journeys/support/product.ts';
import {
  type AttackedProduct,
  LARGE,
  openSocket,
  START_TIMEOUT_MS,
  startAttacked,
} from './attacked-product.ts';

const REQUEST_TIMEOUT_MS = 1_500;
const STALLED_TIMEOUT_MS = 1_500;

let product: AttackedProduct;
/** A language model that takes requests and never answers. */
let model: Server;
let asked = 0;
let headers: Record<string, string>;

beforeAll(async () => {
  model = createServer(() => void asked++).listen(0, '127.0.0.1');
  await once(model, 'listening');
  product = await startAttacked({
    coach: true,
    limits: {
      headersTimeoutMs: 1_000,
      requestTimeoutMs: REQUEST_TIMEOUT_MS,
      stalledTimeoutMs: STALLED_TIMEOUT_MS,
      checkEveryMs: 100,
    },
    env: {
      RATE_LIMITS: 'off',
      LLM_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
      LLM_MODEL: 'silent',
      LLM_TIMEOUT_MS: '60000',
    },
  });
  headers = await subscriber();
}, START_TIMEOUT_MS);
afterAll(async () => {
  await product.stop();
  model.close();
  model.closeAllConnections();
});

const origin = () => `http://localhost:${product.web}`;

/** The headers of somebody who has signed up and bought a plan, so that no call is refused before it reads. */
async function subscriber(): Promise<Record<string, string>> {
  const shop = { url: origin() } as Product;
  const customer = await signUp(shop, 'thandi@example.com');
  await buy(shop, customer, 'monthly');
  return { origin: shop.url, 'content-type': 'application/json', cookie: customer.cookie };
}

interface Call {
  method: string;
  path: string;
  readsBody: boolean;
}

/** Every call of the wire, those that read no body among them, and a page. */
async function calls(): Promise<Call[]> {
  const { paths } = (await (await fetch(`${origin()}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { requestBody?: unknown }>>;
  };
  const all = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path: path.replace(/\{[^}]+\}/g, 'x'),
      readsBody: requestBody !== undefined,
    })),
  );
  return [...all, { method: 'GET', path: '/pricing', readsBody: false }];
}

/** How a body begins, and the drops that follow. */
const BODIES = [
  { start: 'content-length: 100\r\n\r\n{', drop: ' ' },
  { start: 'transfer-encoding: chunked\r\n\r\n1\r\n{\r\n', drop: '1\r\n \r\n' },
];

function begin({ method, path, readsBody }: Call, body: string): Socket {
  const socket = openSocket(product.web, { allowHalfOpen: true });
  // What reads no body acts at once: it would sign out, or delete the account.
  const lines = Object.entries(readsBody ? headers : {}).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}${body}`);
  return socket;
}

const failures = () => product.metric(/^repartee_http_request_duration_seconds_count\{.*status="5/);
const left = () => product.metric(/^repartee_http_request_duration_seconds_count\{.*status="499"/);
const connectionsOpen = () => product.metric(/^nodejs_active_resources\{type="TCPSocketWrap"\}/);

async function expectNoFailure(): Promise<void> {
  expect(product.output()).not.toMatch(/failed|Error|aborted/);
  expect(await failures()).toBe(0);
}

describe('a request whose body', () => {
  it('comes by drops is ended by the time limit on every call, and the connection with it', async () => {
    const all = await calls();
    const reading = all.filter(({ readsBody }) => readsBody).length;
    expect(reading).toBeGreaterThan(20);
    // Without the limit none would end: the drops go on for as long as the connection is there.
    const ended = all.flatMap((call) =>
      BODIES.map(async ({ start, drop }) => {
        const socket = begin(call, start);
        const drops = setInterval(() => socket.write(drop), 200);
        let text = '';
        for await (const part of socket) text += String(part);
        clearInterval(drops);
        socket.destroy();
        return { ...call, status: text.slice(9, 12) };
      }),
    );
    const answers = await Promise.all(ended);
    expect(answers.filter(({ readsBody, status }) => readsBody && status !== '408')).toEqual([]);
    expect(answers.filter(({ status }) => status.startsWith('5'))).toEqual([]);
    await expect.poll(connectionsOpen).toBeLessThan(10);
    await expectNoFailure();
  });

  it('ends in the middle, because the client has left, is no failure on any call', async () => {
    const before = await left();
    const all = await calls();
    await Promise.all(
      all.flatMap((call) =>
        BODIES.map(async ({ start }) => {
          const socket = begin(call, start);
          await once(socket, 'connect');
          // One more round trip, so that the request has begun.
          await fetch(`${origin()}/healthz`);
          socket.destroy();
        }),
      ),
    );
    await expect.poll(async () => (await left()) - before).toBeGreaterThan(30);
    await expectNoFailure();
  });
});

describe('an answer', () => {
  it('that streams when the client leaves is no failure', async () => {
    const before = await left();
    const leaving = new AbortController();
    const answer = await fetch(`${origin()}/api/coach/advice`, {
      method: 'POST',
      headers: { ...headers, accept: 'text/event-stream' },
      body: JSON.stringify({ message: 'How was your hike on Saturday?' }),
      signal: leaving.signal,
    });
    expect(answer.status).toBe(200);
    await expect.poll(() => asked).toBe(1);
    leaving.abort();
    await expect.poll(async () => (await left()) - before).toBe(1);
    await expectNoFailure();
  });

  it('that is worked on when the client leaves is no failure', async () => {
    const before = await left();
    const leaving = new AbortController();
    const answer = fetch(`${origin()}/api/coach/advice`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ message: 'How was your hike on Saturday?' }),
      signal: leaving.signal,
    });
    const gone = expect(answer).rejects.toThrow();
    await expect.poll(() => asked).toBe(2);
    leaving.abort();
    await gone;
    await expect.poll(async () => (await left()) - before).toBe(1);
    await expectNoFailure();
  });

  it('of which the client takes in nothing is ended by the time limit', async () => {
    const greedy = Array.from({ length: 20 }, () => {
      const socket = openSocket(product.web, { allowHalfOpen: true });
      socket.write(`GET ${LARGE} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
      return socket;
    });
    await Promise.all(greedy.map((socket) => once(socket, 'readable')));
    expect(await connectionsOpen()).toBeGreaterThanOrEqual(20);
    await expect.poll(connectionsOpen, { timeout: 60_000 }).toBeLessThan(10);
    for (const socket of greedy) socket.destroy();
    await expectNoFailure();
  });
});
