import type { EarlyHandler, ObserveAnswer } from './early-handler.ts';
import { bestEncoding, type Site } from './site.ts';

interface Answer {
  headers: Record<string, string>;
  body: Buffer;
}

interface ResponseCacheDeps {
  /** The pages and files; only their paths are cached. */
  site: Site;
  /** PUBLIC_URL: the origin that the cached answers are made for. */
  origin: string;
  /** The app itself. */
  fetch: (request: Request) => Response | Promise<Response>;
  observe: ObserveAnswer;
}

/**
 * Response cache for the pages and files of the site, which never differ between two visitors: after the first request
 * the app's answer is kept, headers and all, and sent without asking the app again. That is two to three times as many
 * answers a second. Conditional and partial requests, other methods and other paths go to the app.
 *
 * Nothing of a visitor's request is in a cached answer: the key is one of the site's own paths and one of three
 * encodings, and the app is asked with an own request for `origin`. The host check must run before this.
 */
export function responseCache({ site, origin, fetch, observe }: ResponseCacheDeps): EarlyHandler {
  const { host } = new URL(origin);
  const cached = new Map<string, Map<'br' | 'gzip' | null, Answer | 'asked'>>();
  for (const path of site.keys()) if (isPlainPath(path)) cached.set(path, new Map());

  async function fill(path: string, encoding: 'br' | 'gzip' | null): Promise<void> {
    const answers = cached.get(path);
    answers?.set(encoding, 'asked');
    try {
      const headers = { host, accept: '*/*', ...(encoding ? { 'accept-encoding': encoding } : {}) };
      const answer = await fetch(new Request(origin + path, { headers }));
      // Anything else stays with the app, and is not asked for here again.
      if (answer.status !== 200 || answer.headers.has('set-cookie')) return;
      answers?.set(encoding, {
        headers: Object.fromEntries(answer.headers),
        body: Buffer.from(await answer.arrayBuffer()),
      });
    } catch {
      // The visitor's own request meets the same fault in the app, which logs it.
      answers?.delete(encoding);
    }
  }

  return (request, response) => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' || headers['if-none-match'] || headers.range || headers['if-modified-since'])
      return false;
    const query = url.indexOf('?');
    const path = query === -1 ? url : url.slice(0, query);
    const answers = cached.get(path);
    if (!answers) return false;
    const startedMs = performance.now();
    const encoding = bestEncoding(String(headers['accept-encoding'] ?? ''));
    const known = answers.get(encoding);
    if (known === undefined) void fill(path, encoding);
    if (known === undefined || known === 'asked') return false;
    response.writeHead(200, known.headers);
    response.end(known.body);
    observe('GET', '/*', 200, (performance.now() - startedMs) / 1000);
    return true;
  };
}

/** Whether a URL leaves the path as it is, so that the app is asked for this path and no other. */
const isPlainPath = (path: string): boolean => URL.parse(path, 'http://localhost')?.pathname === path;
