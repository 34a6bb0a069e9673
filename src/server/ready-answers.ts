import type { IncomingMessage, ServerResponse } from 'node:http';
import { isProxied } from './guards.ts';
import { hostOf, isLoopbackHost } from './loopback.ts';
import { bestEncoding, type Site } from './site.ts';

/** Answers a request itself and says true, or leaves it to the app. */
export type Shortcut = (request: IncomingMessage, response: ServerResponse) => boolean;

interface Ready {
  headers: Record<string, string>;
  body: Buffer;
}

interface ShortcutDeps {
  site: Site;
  production: boolean;
  /** The app itself: what it answers once is what is sent from then on. */
  fetch: (request: Request) => Response | Promise<Response>;
  /** Told of every answer, for the metrics; the duration in seconds. */
  observe: (method: string, route: string, status: number, seconds: number) => void;
}

/**
 * The pages and files of the site never differ between two visitors, so after the app has answered one its answer is kept, headers and all,
 * and sent without asking again: twice to three times as many a second. Whatever is unusual (a condition, another method, an unknown address,
 * a name that is not ours) goes to the app as before.
 */
export function readyAnswers({ site, production, fetch, observe }: ShortcutDeps): Shortcut {
  const ready = new Map<string, Ready | 'asked'>();

  async function ask(key: string, path: string, encoding: string | null, host: string): Promise<void> {
    ready.set(key, 'asked');
    try {
      const answer = await fetch(
        new Request(`http://${host}${path}`, {
          headers: { host, ...(encoding ? { 'accept-encoding': encoding } : {}), accept: '*/*' },
        }),
      );
      if (answer.status !== 200) return;
      ready.set(key, {
        headers: Object.fromEntries(answer.headers),
        body: Buffer.from(await answer.arrayBuffer()),
      });
    } catch {
      // The app will tell whoever asks next.
      ready.delete(key);
    }
  }

  return (request, response) => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' || headers['if-none-match'] || headers.range || headers['if-modified-since'])
      return false;
    const query = url.indexOf('?');
    const path = query === -1 ? url : url.slice(0, query);
    if (!site.has(path)) return false;
    const host = headers.host ?? '';
    if (!production && (!isLoopbackHost(hostOf(host)) || isProxied(Object.keys(headers)))) return false;
    const startedMs = performance.now();
    // By what is sent and not by how it was asked for: made-up wishes must not fill the memory.
    const encoding = bestEncoding(String(headers['accept-encoding'] ?? ''));
    const key = `${path} ${encoding}`;
    const known = ready.get(key);
    if (known === undefined) void ask(key, path, encoding, host);
    if (known === undefined || known === 'asked') return false;
    response.writeHead(200, known.headers);
    response.end(known.body);
    observe('GET', '/*', 200, (performance.now() - startedMs) / 1000);
    return true;
  };
}
