import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
  close(): Promise<void>;
}

/** Each folder of a provider has a `testing.ts`, which exports these by what the suite calls them. */
export type Contracts = Readonly<Record<string, () => Promise<UnderContract>>>;

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
export async function messageListener(): Promise<{
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
