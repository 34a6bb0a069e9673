import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { type Connections, createConnections } from './connections.ts';
import type { EarlyHandler } from './early-handler.ts';
import { StartFault } from './product.ts';
import { answerUnreadable } from './unreadable-request.ts';

/** Where an app listens, and what stands before it. */
export interface ListenOptions {
  port: number;
  /** Left out: both loopback addresses, because `localhost` means either. */
  host?: string | undefined;
  /** The setting that names the port, for messages. */
  name: string;
  /** Asked in this order before the app. */
  early?: readonly EarlyHandler[];
  /** Shared by all listeners of the process. */
  connections?: Connections;
}

/**
 * Opens one app on a port.
 * @throws StartFault when the port is taken or the address is not this machine's
 */
export async function listen(app: Hono, options: ListenOptions): Promise<Server[]> {
  const { host, connections = createConnections() } = options;
  if (host) return [await open(app, host, connections, options)];
  const first = await open(app, '127.0.0.1', connections, options);
  try {
    return [first, await open(app, '::1', connections, options)];
  } catch (error) {
    // A machine without IPv6 has no ::1.
    if (error instanceof StartFault && /EADDRNOTAVAIL|EAFNOSUPPORT/.test(error.message)) return [first];
    await shut([first], connections);
    throw error;
  }
}

function open(
  app: Hono,
  host: string,
  connections: Connections,
  { port, name, early = [] }: ListenOptions,
): Promise<Server> {
  const { limits } = connections;
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      // Checked by the host check, which answers in the contract's shape.
      requireHostHeader: false,
    },
  }) as Server;
  // Node drops headers beyond the 2,000th without a word, and those that a proxy adds may stand last. Their size is bounded.
  server.maxHeadersCount = 0;
  if (early.length) goFirst(server, early);
  connections.watch(server);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const { closeDelayMs } = limits;
    answerUnreadable(error, socket as Socket, {
      isAnswering: connections.isAnswering(socket as Socket),
      closeDelayMs,
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE'
          ? `${name} ${port} is taken; stop what uses it or set ${name} to a free port`
          : `${name} ${port} on ${host} cannot be opened (${error.code ?? error.message})`;
      reject(new StartFault(why, { cause: error }));
    });
    server.listen(port, host, () => resolve(server));
  });
}

/** Puts handlers before the app; what they leave alone goes on as it came. */
function goFirst(server: Server, handlers: readonly EarlyHandler[]): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    for (const handler of handlers) if (handler(request, response)) return;
    for (const listener of listeners) listener.call(server, request, response);
  });
}

/** Stops taking connections, ends those on which nothing is being answered, and waits for the rest to be answered. */
export function shut(servers: readonly Server[], connections?: Connections): Promise<unknown> {
  const closed = servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())));
  // Node looks for late requests no longer once a server closes, so a silent client would hold up the end.
  connections?.endWaiting();
  for (const server of servers) server.closeIdleConnections();
  return Promise.all(closed);
}
