import type { RequestListener, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { problem } from '#kit';
import { StartFault } from './product.ts';
import type { Shortcut } from './ready-answers.ts';

/**
 * Opens one app on a port. Without HOST it answers on both loopback addresses, because `localhost` means either.
 * @throws StartFault when the port is taken or the address is not this machine's
 */
export async function listen(
  app: Hono,
  port: number,
  host: string | undefined,
  name: string,
  shortcut?: Shortcut,
): Promise<Server[]> {
  if (host) return [await open(app, port, host, name, shortcut)];
  const first = await open(app, port, '127.0.0.1', name, shortcut);
  try {
    return [first, await open(app, port, '::1', name, shortcut)];
  } catch (error) {
    // A machine without IPv6 has no ::1.
    if (error instanceof StartFault && /EADDRNOTAVAIL|EAFNOSUPPORT/.test(error.message)) return [first];
    await shut([first]);
    throw error;
  }
}

function open(
  app: Hono,
  port: number,
  host: string,
  name: string,
  shortcut: Shortcut | undefined,
): Promise<Server> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  if (shortcut) goFirst(server, shortcut);
  server.on('clientError', answerUnreadable);
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

/** Puts the shortcut before the app; what it leaves alone goes on as it came. */
function goFirst(server: Server, shortcut: Shortcut): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (shortcut(request, response)) return;
    for (const listener of listeners) listener.call(server, request, response);
  });
}

/** What Node could not even parse as a request gets the contract's shape too. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const [status, code, message] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? [
          '431 Request Header Fields Too Large',
          'headers-too-large',
          'The headers of this request are too large.',
        ]
      : ['400 Bad Request', 'invalid-request', 'This is not a request that can be read.'];
  const body = JSON.stringify(problem(code, message));
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

/** Stops taking connections and waits until every request under way is answered. */
export const shut = (servers: readonly Server[]): Promise<unknown> =>
  Promise.all(
    servers.map(
      (server) =>
        new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeIdleConnections();
        }),
    ),
  );
