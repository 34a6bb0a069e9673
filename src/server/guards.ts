import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { problem } from '#kit';

const PROXY_HEADERS = new Set(['forwarded', 'via', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip']);

/** Whether somebody stands between the caller and us. */
export const cameThroughProxy = (headers: Headers): boolean => isProxied([...headers.keys()]);

/** The same, from the names of the headers in lower case. */
export const isProxied = (names: readonly string[]): boolean =>
  names.some((name) => PROXY_HEADERS.has(name) || name.startsWith('x-forwarded-'));

/** No address of ours has a null byte in it, and PostgreSQL takes none: refused before anything looks one up. */
export const noNullBytes = (): MiddlewareHandler => async (c, next) =>
  c.req.url.includes('%00') ? notFound(c) : next();

/** Headers that every answer carries; pages add their content policy. */
export const safeHeaders = (production: boolean): MiddlewareHandler => {
  const fixed: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
    ['cross-origin-resource-policy', 'same-site'],
  ];
  if (production) fixed.push(['strict-transport-security', 'max-age=31536000; includeSubDomains']);
  return async (c, next) => {
    await next();
    for (const [name, value] of fixed) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
};

/** Bodies larger than this are refused before anything reads them. */
export const bodyTooLarge = async (c: Context) => {
  await discard(c.req.raw.body);
  // Whatever is still on its way would be taken for the next request of this connection.
  c.header('connection', 'close');
  return c.json(
    problem('body-too-large', 'This is too much to take in at once. Shorten it and try again.'),
    413,
  );
};

/** A sender that is cut off while sending never reads the answer, so a little more is taken in and thrown away. */
const DISCARD_AT_MOST_BYTES = 16 * 1024 * 1024;

async function discard(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body || body.locked) return;
  let left = DISCARD_AT_MOST_BYTES;
  try {
    for await (const part of body) {
      left -= part.byteLength;
      if (left < 0) return;
    }
  } catch {
    // The sender gave up first; there is nobody left to answer.
  }
}

export const notFound = (c: Context) =>
  c.json(problem('not-found', 'There is nothing at this address.'), 404);

/** What counts a request whose client went away before it had the answer; nobody reads it. As nginx has it. */
export const CLIENT_CLOSED_REQUEST = 499;

/** Node's request and answer behind a Hono context; without a real connection (tests through `app.request`) neither. */
export const connectionOf = (c: Context): Partial<HttpBindings> =>
  typeof c.env === 'object' && c.env !== null ? (c.env as Partial<HttpBindings>) : {};

/** Whether an error says only that the client went away while its request was read or worked on. */
function isClientGone(error: Error, c: Context): boolean {
  const aborted = connectionOf(c).incoming?.errored;
  if (aborted && (error === aborted || error.cause === aborted)) return true;
  return error.name === 'AbortError' && c.req.raw.signal.aborted;
}

/** The unexpected: logged for the operator, told in general words to the caller. */
export const unexpected = (error: Error, c: Context) => {
  if (isClientGone(error, c)) return new Response(null, { status: CLIENT_CLOSED_REQUEST });
  console.error(`${c.req.method} ${JSON.stringify(c.req.path)} failed`, error);
  return c.json(problem('internal-error', 'Something went wrong on our side. Please try again.'), 500);
};
