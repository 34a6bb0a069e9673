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
