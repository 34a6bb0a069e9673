/** For this folder's tests: a gateway that really listens, on a loopback port of its own, and calls to it. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import type { Fault } from './faults.ts';
import { createGateway, type GatewayOptions } from './gateway.ts';
import type { SentMessage } from './webhooks/outbox.ts';

export const SECRET_KEY = 'sk_test_of_these_tests';
export const PUBLIC_KEY = 'pk_test_of_these_tests';

type Answer = { status: number; body: Record<string, unknown> };

/** A folder for a database file, and how to be rid of it. */
export function temporaryFolder(): { file: (name: string) => string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-gateway-'));
  return {
    file: (name) => join(folder, name),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Starts a gateway over HTTP; `stop` frees everything but the database file. */
export async function listen(options: Partial<GatewayOptions> & { dbFile: string }) {
  const gateway = createGateway({
    secretKey: SECRET_KEY,
    publicKey: PUBLIC_KEY,
    slowAnswerMs: 1,
    allowedParents: ['http://localhost:3000'],
    ...options,
  });
  const server = serve({ fetch: gateway.app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  if (!server.listening) await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${options.basePath ?? ''}`;
  return {
    url,
    ...callsTo(url),
    async stop() {
      server.closeAllConnections();
      server.close();
      gateway.close();
      await once(server, 'close');
    },
  };
}

/** A merchant's server that hears messages; it answers each with the next of `answers`, else with 200. */
export async function merchantServer() {
  const heard: { headers: IncomingHttpHeaders; body: string }[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      heard.push({ headers: request.headers, body });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    heard,
    answers,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The calls a merchant and its popup make. */
export function callsTo(url: string) {
  const secret = { 'x-auth-secret-key': SECRET_KEY };
  async function call(path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await fetch(`${url}${path}`, init);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }
  function post(path: string, body: unknown, headers: Record<string, string>): Promise<Answer> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: text,
    });
  }
  const makeToken = (number: string, expiry = '12/2099', cvc = '123') =>
    post('/v1/tokens', { card: { number, expiry, cvc } }, { 'x-public-key': PUBLIC_KEY });
  const tool = (path: string, body: unknown = {}) => post(`/v1${path}`, body, secret);
  return {
    call,
    post,
    makeToken,
    tool,
    /** What the buyer's page sends once the card is a token. */
    payOrder: (id: string, token: string) =>
      post(`/pay/${id}/card`, { token }, { 'x-public-key': PUBLIC_KEY }),
    cancelOrder: (id: string) => post(`/pay/${id}/cancel`, {}, { 'x-public-key': PUBLIC_KEY }),
    orderFault: (order: { path: string; method?: 'GET' | 'POST'; fault: Fault; times?: number }) =>
      tool('/faults', order),
    async messages(): Promise<SentMessage[]> {
      const { body } = await call('/v1/messages', { headers: secret });
      return body.messages as SentMessage[];
    },
    flush: () => tool('/messages/flush'),
    /** The id of a new token of this card. */
    async token(number: string): Promise<string> {
      const { status, body } = await makeToken(number);
      if (status !== 201) throw new Error(`no token: ${JSON.stringify(body)}`);
      return String(body.id);
    },
    confirm: (token: string, code: string) =>
      post(`/v1/tokens/${token}/confirm`, { code }, { 'x-public-key': PUBLIC_KEY }),
    charge: (token: string, more: Record<string, unknown> = {}) =>
      post(
        '/v1/charges/',
        { token, amountInCents: 24999, currency: 'ZAR', metadata: { checkoutId: 'checkout-1' }, ...more },
        secret,
      ),
    refund: (body: Record<string, unknown>) => post('/v1/refunds/', body, secret),
    payments: (checkoutId: string) =>
      call(`/v1/payments?checkoutId=${encodeURIComponent(checkoutId)}`, { headers: secret }),
    async captures(): Promise<Record<string, unknown>[]> {
      const { body } = await call('/v1/ledger', { headers: secret });
      return body.captures as Record<string, unknown>[];
    },
  };
}
