import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import { problem } from '#kit';
import { plainAddress } from './client-address.ts';
import type { EarlyHandler, ObserveAnswer } from './early-handler.ts';
import { isProxied } from './guards.ts';
import { isLoopbackHost } from './loopback.ts';

interface HostCheckDeps {
  /** The origin that this listener serves: PUBLIC_URL, or CYRANO_URL. */
  origin: string;
  production: boolean;
  /** Whether an address is one of TRUSTED_PROXIES. */
  isTrustedProxy: (address: string) => boolean;
  observe: ObserveAnswer;
}

const LONGEST_HOST = 260;
/** A name or an IPv4 address, or an IPv6 address in brackets; then, if at all, a port. */
const HOST = /^(?:\[([\da-f:.]+)\]|([\w-]+(?:\.[\w-]+)*)\.?)(?::(\d{1,5}))?$/i;

/**
 * The host of a `Host` header in one spelling: lower case, no port, no trailing dot, IPv6 shortened and in brackets.
 * Null when the header is not valid.
 */
export function parseHost(header: string): string | null {
  if (header.length > LONGEST_HOST) return null;
  const [found, ipv6, name, port] = HOST.exec(header) ?? [];
  if (found === undefined) return null;
  if (port !== undefined && (Number(port) === 0 || Number(port) > 65_535)) return null;
  if (ipv6 === undefined) return name?.toLowerCase() ?? null;
  return isIPv6(ipv6) ? (URL.parse(`http://[${ipv6}]`)?.hostname ?? null) : null;
}

/**
 * The host that a request is for, or null when it does not say so properly: exactly one valid `Host` header, and an
 * address that is a path. An absolute address (`GET http://name/`) is refused, because it names a second host.
 */
function requestedHost({ rawHeaders, url = '' }: IncomingMessage): string | null {
  if (!url.startsWith('/')) return null;
  let header: string | null = null;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? '';
    if (name.length !== 4 || name.toLowerCase() !== 'host') continue;
    // Node keeps the first of two, a proxy in front may have gone by the second.
    if (header !== null) return null;
    header = rawHeaders[i + 1] ?? '';
  }
  return header === null ? null : parseHost(header);
}

/**
 * Refuses requests that are for another host before anything else looks at them, by one rule for every listener.
 * Not valid: 400 `invalid-request`. Valid, but not a name of ours: 421 `misdirected-request`.
 *
 * In production the names are the host of `origin`, and loopback names for a caller on this machine or a trusted proxy;
 * health checks and metrics answer to every valid name, because load balancers ask by address. Outside production the
 * names are loopback names, nothing may have come through a proxy, and only `/healthz` answers to every valid name.
 */
export function hostCheck({ origin, production, isTrustedProxy, observe }: HostCheckDeps): EarlyHandler {
  const own = parseHost(new URL(origin).host);
  const anyName = new Set(production ? ['/healthz', '/readyz', '/metrics'] : ['/healthz']);

  const isOurs = (request: IncomingMessage, host: string): boolean => {
    if (!production && isLoopbackHost(host) && !isProxied(Object.keys(request.headers))) return true;
    if (production && host === own) return true;
    if (production && isLoopbackHost(host)) {
      const peer = plainAddress(request.socket.remoteAddress ?? '');
      if (isLoopbackHost(peer) || isTrustedProxy(peer)) return true;
    }
    return anyName.has((request.url ?? '').split('?', 1)[0] ?? '');
  };

  return (request, response) => {
    const startedMs = performance.now();
    const host = requestedHost(request);
    if (host !== null && isOurs(request, host)) return false;
    const status = host === null ? 400 : 421;
    if (host === null) {
      // Where such a request ends is not certain either, so nothing more is read from its connection.
      response.setHeader('connection', 'close');
      answer(response, status, 'invalid-request', INVALID);
    } else answer(response, status, 'misdirected-request', production ? OTHER_NAME : LOOPBACK_ONLY);
    observe(request.method ?? '', 'host-check', status, (performance.now() - startedMs) / 1000);
    return true;
  };
}

const INVALID = 'Send one Host header with a host name, and an address that begins with a slash.';
const OTHER_NAME =
  'This server does not serve that host name. The operator must let the proxy pass on the visitor’s Host.';
const LOOPBACK_ONLY =
  'This server is set up for this machine only. The operator must set PUBLIC_URL to serve others.';

function answer(response: ServerResponse, status: number, code: string, message: string): void {
  const body = JSON.stringify(problem(code, message));
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}
