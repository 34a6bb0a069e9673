import { get, type IncomingHttpHeaders, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listen, shut } from './listen.ts';
import { responseCache } from './response-cache.ts';
import type { Site, SiteFile } from './site.ts';

const file = {} as SiteFile;
const site: Site = new Map([
  ['/', file],
  ['/cookie', file],
  ['/../up', file],
]);
let asked: string[] = [];
let counted = 0;
const app = new Hono().all('*', (c) => {
  asked.push(`${c.req.method} ${c.req.path} ${c.req.header('accept-encoding') ?? ''}`.trim());
  if (c.req.path === '/cookie') c.header('set-cookie', 'a=b');
  return c.text(
    `page of ${new URL(c.req.url).host} for ${c.req.header('accept-encoding') ?? 'nobody'}`,
    200,
    { 'x-policy': 'tight', etag: '"1"' },
  );
});

let port: number;
let servers: Server[];
beforeAll(async () => {
  const cache = responseCache({
    site,
    origin: 'https://repartee.example',
    fetch: (request) => app.fetch(request),
    observe: () => void counted++,
  });
  servers = await listen(app, { port: 0, host: '127.0.0.1', name: 'PORT', early: [cache] });
  port = (servers.map((server) => server.address())[0] as AddressInfo).port;
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

describe('a cached answer', () => {
  it('is the one that the app gave, headers and all, without asking it again', async () => {
    await answer('/', { 'accept-encoding': 'br' });
    const before = asked.length;
    const second = await answer('/?utm=x', { 'accept-encoding': 'br' });
    expect(second.body).toBe('page of repartee.example for br');
    expect(second.headers['x-policy']).toBe('tight');
    expect(asked.length).toBe(before);
    expect(counted).toBe(1);
  });

  it('is made for PUBLIC_URL, whatever the first visitor sent', async () => {
    const first = { 'accept-encoding': 'gzip', host: 'evil.example', cookie: 'a=b', accept: 'x/y' };
    await answer('/?first', first);
    expect((await answer('/', { 'accept-encoding': 'gzip' })).body).toBe('page of repartee.example for gzip');
    expect((await answer('/', first)).body).toBe('page of repartee.example for gzip');
  });

  it('is another one for each encoding, however the encoding is asked for', async () => {
    await answer('/', { 'accept-encoding': 'br' });
    asked = [];
    for (const wish of ['br', 'gzip, br', 'br;q=0.5, x-made-up-1', 'x-made-up-2, br'])
      expect((await answer('/', { 'accept-encoding': wish })).body).toMatch(/for br$/);
    expect(asked).toEqual([]);
  });

  it.each([
    ['a condition', '/', { 'if-none-match': '"1"' }, 'GET'],
    ['another method', '/', {}, 'HEAD'],
    ['a path that is not of the site', '/nowhere', {}, 'GET'],
    ['a path that is spelt otherwise', '/./', {}, 'GET'],
    ['a path of the site that a URL would change', '/../up', {}, 'GET'],
    ['an answer that sets a cookie', '/cookie', {}, 'GET'],
  ] as const)('is not used for %s', async (_, path, headers, method) => {
    await answer('/', { 'accept-encoding': 'br' });
    await answer(path, { 'accept-encoding': 'br', ...headers }, method);
    asked = [];
    counted = 0;
    await answer(path, { 'accept-encoding': 'br', ...headers }, method);
    expect(asked.length).toBe(1);
    expect(counted).toBe(0);
  });
});
