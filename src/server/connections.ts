import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type ConnectionLimits, connectionLimits } from './connection-limits.ts';

interface Connection {
  socket: Socket;
  /** The group of addresses that it counts for; null when only the total counts. */
  group: string | null;
  /** Requests that have arrived whole and are not answered yet. */
  answering: number;
}

/** The open connections of all listeners of the process. */
export interface Connections {
  limits: ConnectionLimits;
  /** Counts and bounds the connections of one more server. */
  watch(server: Server): void;
  /** Whether an answer is under way on this connection. */
  isAnswering(socket: Socket): boolean;
  /** Ends every connection on which nothing is being answered, and each other one after its answer; for the end of the process. */
  endWaiting(): void;
}

interface ConnectionsOptions {
  limits?: ConnectionLimits;
  /** Which clients count as one; null for an address that has no limit of its own, such as a proxy's. */
  groupOf?: (address: string) => string | null;
}

/**
 * Bounds connections, in all and for each client address. Where one too many comes, the one that has waited longest for
 * its client is destroyed: one that is silent, between two requests, or in the middle of sending one; only after those
 * one whose client does not take in its answer. Node's `maxConnections` would refuse the new one instead, so that
 * whoever holds silent connections keeps everybody else out.
 *
 * A connection that is being answered otherwise (a payment, a stream that goes on) is never destroyed for another one;
 * if there are only such, the new one is refused.
 */
export function createConnections({
  limits = connectionLimits(),
  groupOf = (address) => address,
}: ConnectionsOptions = {}): Connections {
  const known = new Map<Socket, Connection>();
  /** In the order in which they began to wait. */
  const waiting = new Set<Connection>();
  const answering = new Set<Connection>();
  const perGroup = new Map<string, number>();
  /** Answers that are not given yet. */
  const underWay = new Set<ServerResponse>();
  let isEnding = false;

  function forget(connection: Connection): void {
    if (!known.delete(connection.socket)) return;
    waiting.delete(connection);
    answering.delete(connection);
    const { group } = connection;
    if (group === null) return;
    const left = (perGroup.get(group) ?? 1) - 1;
    if (left > 0) perGroup.set(group, left);
    else perGroup.delete(group);
  }

  function end(connection: Connection): void {
    forget(connection);
    connection.socket.destroy();
  }

  /** Ends one connection to make room; false when there is none that may be ended. */
  function makeRoom(mayEnd: (connection: Connection) => boolean): boolean {
    const candidate =
      waiting.values().find(mayEnd) ??
      answering.values().find((other) => other.socket.writableLength > 0 && mayEnd(other));
    if (candidate) end(candidate);
    return candidate !== undefined;
  }

  function opened(socket: Socket): void {
    const group = groupOf(socket.remoteAddress ?? 'unknown');
    const fromGroup = group === null ? 0 : (perGroup.get(group) ?? 0);
    if (fromGroup >= limits.perAddress && !makeRoom((other) => other.group === group))
      return void socket.destroy();
    if (known.size >= limits.total && !makeRoom(() => true)) return void socket.destroy();
    const connection = { socket, group, answering: 0 };
    known.set(socket, connection);
    waiting.add(connection);
    if (group !== null) perGroup.set(group, (perGroup.get(group) ?? 0) + 1);
    socket.once('close', () => forget(connection));
  }

  function requested(request: IncomingMessage, response: ServerResponse): void {
    const connection = known.get(request.socket);
    if (!connection) return;
    // A proxy that goes on asking over the connections it has would keep the process from ending.
    if (isEnding) response.shouldKeepAlive = false;
    else underWay.add(response);
    let counted = false;
    const begin = () => {
      if (response.closed || !known.has(connection.socket)) return;
      counted = true;
      connection.answering++;
      waiting.delete(connection);
      answering.add(connection);
    };
    response.once('close', () => {
      underWay.delete(response);
      if (!counted || --connection.answering > 0) return;
      answering.delete(connection);
      if (isEnding) connection.socket.destroySoon();
      if (known.has(connection.socket)) waiting.add(connection);
    });
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    // Until its body has arrived, a request waits for its client.
    if (encoding !== undefined || Number(length) > 0) request.once('end', begin);
    else begin();
  }

  /** Nothing has moved for a while. An answer that is still being worked out, with nothing to send yet, goes on. */
  function stalled(socket: Socket): void {
    const connection = known.get(socket);
    if (connection?.answering && socket.writableLength === 0) return;
    socket.destroy();
  }

  return {
    limits,
    isAnswering: (socket) => (known.get(socket)?.answering ?? 0) > 0,
    watch(server) {
      server.on('connection', opened);
      server.prependListener('request', requested);
      // Of a socket; idle ones between two requests have `keepAliveTimeout`, which tells here too.
      server.timeout = limits.stalledTimeoutMs;
      server.on('timeout', stalled);
    },
    endWaiting() {
      isEnding = true;
      for (const response of underWay) if (!response.headersSent) response.shouldKeepAlive = false;
      for (const connection of waiting) end(connection);
    },
  };
}
