import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { trustedProxies } from './client-address.ts';
import { hostCheck, parseHost } from './host-check.ts';

describe('a Host header', () => {
  it.each([
    ['localhost', 'localhost'],
    ['localhost:3000', 'localhost'],
    ['LocalHost:3000', 'localhost'],
    ['localhost.', 'localhost'],
    ['127.0.0.1:65535', '127.0.0.1'],
    ['[::1]:3000', '[::1]'],
    ['[0:0:0:0:0:0:0:1]', '[::1]'],
    ['[2001:DB8::1]', '[2001:db8::1]'],
    ['my_service.internal', 'my_service.internal'],
  ])('%s names %s', (header, host) => expect(parseHost(header)).toBe(host));

  it.each([
    '',
    ' ',
    'evil?',
    'x/api/plans?',
    'localhost/',
    'localhost#',
    'localhost\\evil',
    'user@localhost',
    'user:secret@localhost:3000',
    'localhost:',
    'localhost:0',
    'localhost:65536',
    'localhost:080000',
    'localhost:3000:3000',
    'localhost:-1',
    'localhost:3000x',
    'localhost, evil',
    'local host',
    'localhost\t',
    'localhost\u0000',
    'localhost\u0001',
    '.localhost',
    'localhost..',
    'a..b',
    '%6cocalhost',
    'l\u00f6calhost',
    '::1',
    '[::1',
    '[::1]x',
    '[::1%eth0]',
    '[zz]',
    '[1.2.3.4]',
    '*',
    'a'.repeat(300),
  ])('%j is not valid', (header) => expect(parseHost(header)).toBeNull());
});

interface Asked {
  url?: string;
  hosts?: string[];
  headers?: Record<string, string>;
  peer?: string;
}

/** The status that the check answers with; 200 where it leaves the request to the app. */
function statusOf(
  production: boolean,
  { url = '/', hosts = ['localhost'], headers = {}, peer }: Asked,
): number {
  let status = 0;
  const check = hostCheck({
    origin: production ? 'https://repartee.example' : 'http://localhost:3000',
    production,
    isTrustedProxy: trustedProxies(['10.0.0.1']),
    observe: (_method, _route, told) => {
      status = told;
    },
  });
  const request = {
    url,
    method: 'GET',
    rawHeaders: [...hosts.flatMap((host) => ['Host', host]), ...Object.entries(headers).flat()],
    headers: { host: hosts[0], ...headers },
    socket: { remoteAddress: peer ?? '127.0.0.1' },
  };
  let sent = 0;
  const response = {
    setHeader() {},
    writeHead(told: number) {
      sent = told;
    },
    end(body: string) {
      expect(JSON.parse(body)).toMatchObject({ error: { code: expect.any(String) } });
    },
  };
  const answered = check(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  expect([answered, sent]).toEqual([status !== 0, status]);
  return status || 200;
}

describe('a request', () => {
  const far = '203.0.113.9';
  it.each<[number, number, Asked]>([
    // Outside production, in production, and what is asked.
    [200, 200, {}],
    [200, 421, { peer: far }],
    [421, 200, { peer: far, hosts: ['repartee.example'] }],
    [421, 200, { peer: far, hosts: ['REPARTEE.example.:443'] }],
    [421, 421, { hosts: ['evil.example'] }],
    [421, 421, { hosts: ['repartee.example.evil.example'] }],
    [421, 421, { hosts: ['localhost.evil.example'] }],
    [421, 421, { hosts: ['2130706433'] }],
    [200, 200, { peer: '::ffff:127.0.0.1', hosts: ['127.0.0.1:3000'] }],
    // A trusted proxy that asks by the address to which it connects.
    [200, 200, { peer: '10.0.0.1', hosts: ['127.0.0.1:3000'] }],
    [421, 421, { peer: '10.0.0.1', hosts: ['10.0.0.2:3000'] }],
    [421, 200, { headers: { 'x-forwarded-for': far } }],
    // Load balancers ask by address.
    [200, 200, { url: '/healthz', peer: far, hosts: ['10.0.0.2:3000'], headers: { via: 'x' } }],
    [200, 200, { url: '/healthz?x', peer: far, hosts: ['10.0.0.2:3000'] }],
    [421, 200, { url: '/readyz', peer: far, hosts: ['10.0.0.2:3000'] }],
    [421, 200, { url: '/metrics', peer: far, hosts: ['10.0.0.2:3000'] }],
    [421, 421, { url: '/healthz/', peer: far, hosts: ['10.0.0.2:3000'] }],
    [400, 400, { url: '/healthz', hosts: ['evil?'] }],
    [400, 400, { hosts: [] }],
    [400, 400, { hosts: ['localhost', 'localhost'] }],
    [400, 400, { hosts: ['evil?'] }],
    [400, 400, { url: 'http://localhost/' }],
    [400, 400, { url: 'http://evil.example/' }],
    [400, 400, { url: '*' }],
    [400, 400, { url: '' }],
  ])('%i, in production %i: %j', (status, inProduction, asked) => {
    expect([statusOf(false, asked), statusOf(true, asked)]).toEqual([status, inProduction]);
  });
});
