import { once } from 'node:events';
import { request as ask } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, shut } from './listen.ts';
import { StartFault } from './product.ts';
import { type TestProduct, testProduct } from './testing.ts';

/** What only a real connection shows: bodies in pieces, no body at all, bodies too large, and what is no request. */
describe('over a real connection', () => {
  let product: TestProduct;
  let servers: Awaited<ReturnType<typeof listen>>;
  let port: number;

  beforeAll(async () => {
    product = await testProduct('sqlite');
    servers = await listen(product.app, { port: 0, host: '127.0.0.1', name: 'PORT' });
    port = (servers.map((server) => server.address())[0] as AddressInfo).port;
  });
  afterAll(async () => {
    await shut(servers);
    await product.close();
  });

  const url = (path: string) => `http://127.0.0.1:${port}${path}`;
  const codeOf = async (answer: Response) =>
    ((await answer.json()) as { error: { code: string } }).error.code;

  it.each([
    ['POST', '/api/chat/session', 401, 'no-token'],
    ['POST', '/api/chat/admit', 401, 'no-token'],
    ['POST', '/api/checkout', 401, 'not-signed-in'],
    ['POST', '/api/coach/advice', 401, 'no-token'],
    ['POST', '/api/auth/sign-in/email', 400, 'invalid-request'],
    ['PUT', '/api/checkout', 401, 'not-signed-in'],
    ['DELETE', '/api/plans', 404, 'not-found'],
    ['GET', '/subscription/nowhere', 404, 'not-found'],
    ['GET', '/sandbox/nowhere', 404, 'not-found'],
    ['GET', '/auth/nowhere', 404, 'not-found'],
  ])('%s %s without a body answers %i %s', async (method, path, status, code) => {
    const answer = await fetch(url(path), { method });
    expect([answer.status, await codeOf(answer)]).toEqual([status, code]);
  });

  it('a body in pieces is read like any other', async () => {
    const person = await product.person();
    const body = JSON.stringify({ email: person.email, password: 'let me in 22' });
    const answer = await new Promise<number | undefined>((resolve, reject) => {
      const sending = ask(
        url('/api/auth/sign-in/email'),
        { method: 'POST', headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' } },
        (got) => {
          got.resume();
          resolve(got.statusCode);
        },
      );
      sending.on('error', reject);
      sending.write(body.slice(0, 10));
      sending.end(body.slice(10));
    });
    expect(answer).toBe(200);
  });

  it('twenty bodies of 1 MB, one after the other, are each told that they are too large', async () => {
    const body = JSON.stringify({ plan: 'x'.repeat(1024 * 1024) });
    for (let i = 0; i < 20; i++) {
      const answer = await fetch(url('/api/checkout'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect([answer.status, await codeOf(answer)]).toEqual([413, 'body-too-large']);
    }
  });

  const raw = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.end(text));
      socket.setEncoding('utf8').on('data', (part) => {
        answer += part;
      });
      socket.on('end', () => resolve(answer)).on('error', reject);
    });

  it.each([
    ['no request at all', 'hello\r\n\r\n', '400', 'invalid-request'],
    [
      'too many headers',
      `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`,
      '431',
      'headers-too-large',
    ],
  ])('%s is answered in the one shape of errors', async (_case, text, status, code) => {
    const answer = await raw(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({ error: { code } });
  });

  it.each(['//evil.example/', '/%5Cevil.example/', '/%00/', '/%0d%0aX-Y:1/', '/..//evil.example/'])(
    '%s leads nowhere',
    async (path) => {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
      expect(answer).not.toMatch(/^location:/im);
    },
  );
});

describe('opening a port', () => {
  it('that is taken is one clear line', async () => {
    const taken = createServer();
    taken.listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const product = await testProduct('sqlite');
    await expect(listen(product.app, { port, name: 'PORT' })).rejects.toThrow(
      new StartFault(`PORT ${port} is taken; stop what uses it or set PORT to a free port`),
    );
    await product.close();
    taken.close();
  });
});
