import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GATEWAY_KEY, GATEWAY_PUBLIC_KEY, type TestGateway, testGateway } from '#server/testing';
import type { BeginRequest, CardProvider } from '../provider.ts';
import type { WebhookMessage } from '../provider-events.ts';

/** A provider with a peer that speaks its wire, as the contract suite needs it. */
export interface UnderContract {
  provider: CardProvider;
  /** The same provider with an address at which nobody listens. */
  unreachable: CardProvider;
  /**
   * The customer pays for what was begun, with a good card or one that is declined.
   *
   * @returns the token of a popup, else null
   */
  pay(request: BeginRequest, card: 'good' | 'declined'): Promise<string | null>;
  /** What the provider has sent of this checkout so far, as it came; empty where it sends nothing. */
  messages(checkoutId: string): Promise<WebhookMessage[]>;
  /** What the peer really took. */
  ledger: TestGateway['ledger'];
  close(): Promise<void>;
}

/** Each folder of a provider has a `testing.ts`, which exports these by what the suite calls them. */
export type Contracts = Readonly<Record<string, () => Promise<UnderContract>>>;

const CARDS = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const;

/** The sandbox gateway as the peer of one provider, and how its pages are paid. */
export interface GatewayPeer extends Pick<UnderContract, 'ledger' | 'messages' | 'close'> {
  gateway: TestGateway;
  /** The shop's address for messages. */
  webhookUrl: string;
  token(card: keyof typeof CARDS): Promise<string>;
  /** Pays at a page of the gateway, by the id in its address. */
  payAt(order: string, card: keyof typeof CARDS): Promise<null>;
}

export async function gatewayPeer(): Promise<GatewayPeer> {
  const folder = await mkdtemp(join(tmpdir(), 'provider-'));
  const gateway = await testGateway({
    dbFile: join(folder, 'gateway.db'),
    slowAnswerMs: 100,
    allowedParents: ['http://localhost:3999'],
  });
  const shop = await messageListener();
  const token = (card: keyof typeof CARDS) => gateway.cardToken(CARDS[card]);
  return {
    gateway,
    webhookUrl: shop.url,
    ledger: gateway.ledger,
    token,
    async payAt(order, card) {
      const body = { token: await token(card) };
      await gateway.post(`/pay/${order}/card`, body, { 'x-public-key': GATEWAY_PUBLIC_KEY });
      return null;
    },
    async messages(checkoutId) {
      await gateway.post('/v1/messages/flush', {}, { 'x-auth-secret-key': GATEWAY_KEY });
      return shop.heard.filter(({ rawBody }) => Buffer.from(rawBody).includes(checkoutId));
    },
    async close() {
      await gateway.close();
      await shop.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** An address of this machine at which nobody listens. */
export async function nobodysUrl(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}`;
}

/** A shop's address for messages, which keeps what came. */
async function messageListener(): Promise<{
  url: string;
  heard: WebhookMessage[];
  close(): Promise<void>;
}> {
  const heard: WebhookMessage[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const headers = new Headers(request.headers as Record<string, string>);
      heard.push({ rawBody: Buffer.concat(parts), headers, from: '127.0.0.1', nowMs: Date.now() });
      response.writeHead(200).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    heard,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
