import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createGateway } from '#sandbox-gateway';

/** The sandbox gateway behind a real socket, for one test file. */
export interface TestGateway {
  url: string;
  /** A card token, as the popup would make one. */
  cardToken(number: string): Promise<string>;
  /** Any other call to it, such as a card on an order's page. */
  post(path: string, body: unknown, headers: Record<string, string>): Promise<Response>;
  /** What it really captured, and with which refund it gave it back. */
  ledger(): Promise<{ chargeId: string; checkoutId: string; amountInCents: number; refundId?: string }[]>;
  close(): Promise<void>;
}

export const GATEWAY_PUBLIC_KEY = 'pk_test_suite';
/** The secret key of the gateway of tests. */
export const GATEWAY_KEY = 'sk_test_suite';

export async function testGateway(options: {
  dbFile: string;
  slowAnswerMs: number;
  allowedParents: string[];
}): Promise<TestGateway> {
  const gateway = createGateway({ ...options, secretKey: GATEWAY_KEY, publicKey: GATEWAY_PUBLIC_KEY });
  const server = createAdaptorServer({ fetch: gateway.app.fetch }) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const post: TestGateway['post'] = (path, body, headers) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return {
    url,
    post,
    async cardToken(number) {
      const card = { number, expiry: '12/39', cvc: '123' };
      const answer = await post('/v1/tokens', { card }, { 'x-public-key': GATEWAY_PUBLIC_KEY });
      if (!answer.ok) throw new Error(`no token for ${number}: ${await answer.text()}`);
      return ((await answer.json()) as { id: string }).id;
    },
    async ledger() {
      const answer = await fetch(`${url}/v1/ledger`, { headers: { 'x-auth-secret-key': GATEWAY_KEY } });
      return ((await answer.json()) as { captures: Awaited<ReturnType<TestGateway['ledger']>> }).captures;
    },
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      gateway.close();
    },
  };
}
