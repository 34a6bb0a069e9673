import {
  createServer,
  get,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listen, shut } from './listen.ts';
import { readyAnswers } from './ready-answers.ts';
import type { Site, SiteFile } from './site.ts';

const site: Site = new Map([['/', {} as SiteFile]]);
let asked: string[] = [];
let counted = 0;
const app = new Hono().all('*', (c) => {
  asked.push(`${c.req.method} ${c.req.path} ${c.req.header('accept-encoding') ?? ''}`.trim());
  return c.text(`page for ${c.req.header('accept-encoding') ?? 'nobody'}`, 200, {
    'x-policy': 'tight',
    etag: '"1"',
  });
});
const shortcut = (production: boolean) =>
  readyAnswers({ site, production, fetch: (request) => app.fetch(request), observe: () => void counted++ });

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

let port: number;
let servers: Server[];
beforeAll(async () => {
  port = await freePort();
  servers = await listen(app, port, '127.0.0.1', 'PORT', shortcut(false));
});
afterAll(() => shut(servers));
afterEach(() => {
  asked = [];
  counted = 0;
});

const answer = (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers, method, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        body += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    }).on('error', reject);
  });

describe('an answer that is ready', () => {
  it('is the one that the app gave, headers and all, without asking it again', async () => {
    const first = await answer('/', { 'accept-encoding': 'br' });
    const before = asked.length;
    const second = await answer('/?utm=x', { 'accept-encoding': 'br' });
    expect(second.body).toBe(first.body);
    expect(second.headers['x-policy']).toBe('tight');
    expect(asked.length).toBe(before);
    expect(counted).toBe(1);
  });

  it('is another one for a browser that accepts something else', async () => {
    await answer('/', { 'accept-encoding': 'gzip' });
    expect((await answer('/', { 'accept-encoding': 'gzip' })).body).toBe('page for gzip');
    expect((await answer('/', { 'accept-encoding': 'br' })).body).toBe('page for br');
  });

  it('is one and the same however its encoding is asked for', async () => {
    await answer('/', { 'accept-encoding': 'br' });
    asked = [];
    for (const wish of ['br', 'gzip, br', 'br;q=0.5, x-made-up-1', 'x-made-up-2, br'])
      expect((await answer('/', { 'accept-encoding': wish })).body).toBe('page for br');
    expect(asked).toEqual([]);
  });

  it.each([
    ['a condition', '/', { 'if-none-match': '"1"' }, 'GET'],
    ['another method', '/', {}, 'HEAD'],
    ['an address that is not of the site', '/nowhere', {}, 'GET'],
    ['another name', '/', { host: 'repartee.example' }, 'GET'],
    ['somebody in between', '/', { 'x-forwarded-for': '10.0.0.1' }, 'GET'],
  ] as const)('is not used for %s', async (_, path, headers, method) => {
    await answer('/', { 'accept-encoding': 'br' });
    asked = [];
    counted = 0;
    await answer(path, { 'accept-encoding': 'br', ...headers }, method);
    expect(asked.length).toBe(1);
    expect(counted).toBe(0);
  });
});
