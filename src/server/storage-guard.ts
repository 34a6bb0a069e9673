import type { Context, MiddlewareHandler } from 'hono';
import type { Storage } from '#database';
import { problem } from '#kit';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Links and redirects: GETs that store what they bring. */
const STORING_READS = new Set([
  '/api/auth/callback/google',
  '/api/auth/verify-email',
  '/api/account/confirm-email',
]);
/**
 * Not stopped before they begin. An answer of the coach is worth more than its place in the memory; what is not counted is no loss. A payment looks by itself,
 * because only it knows whether money was taken before (`attempts.ts`).
 */
const GOES_ON = /^\/api\/(?:coach\/(?:advice|starters|rewrite|insights)$|analytics$|checkout\/[^/]+\/pay$)/;

export const RETRY_AFTER_SECONDS = 10;

const NOTHING_STORED =
  'Nothing can be saved at the moment. Nothing was changed and you have not been charged. Please try again in a few minutes.';
const NOT_KNOWN = 'Our storage cannot be reached at the moment. Please try again in a few minutes.';
/** The chat's screen knows only the texts of the spec's table. */
const CHAT = 'Cannot connect to server';

/**
 * Refuses what would have to be stored while nothing is stored durably, with 503 `storage-unavailable`; reading goes on.
 * What fails on its way because of that gets the same answer.
 */
export function storageGuard(storage: Storage): MiddlewareHandler {
  return async (c, next) => {
    const { path, method } = c.req;
    if (GOES_ON.test(path)) return next();
    if (stores(method, path) && (await storage.check())) return refuse(c, NOTHING_STORED);
    await next();
    if (c.res.status !== 500 || !storage.fault()) return;
    const answer = refuse(c, NOT_KNOWN);
    // Hono copies the headers of the answer that is replaced, unless that is taken away first.
    c.res = undefined;
    c.res = answer;
  };
}

const stores = (method: string, path: string): boolean => !READS.has(method) || STORING_READS.has(path);

function refuse(c: Context, text: string): Response {
  const headers = { 'retry-after': String(RETRY_AFTER_SECONDS), 'cache-control': 'no-store' };
  // Who follows a link of a letter is no program.
  if (c.req.method === 'GET' && c.req.header('accept')?.includes('text/html'))
    return new Response(text, { status: 503, headers });
  const message = c.req.path.startsWith('/api/chat/') ? CHAT : text;
  return Response.json(problem('storage-unavailable', message), { status: 503, headers });
}

/**
 * `/readyz`: ready, or the code and the text of what keeps writes from being stored. No path of this machine. With
 * purchases on hold the server is ready for everything else, so the answer stays 200 and says so beside it.
 */
export const readiness = (storage: Storage, isOnHold: () => Promise<boolean>) => async (c: Context) => {
  const fault = await storage.ready();
  if (!fault)
    return c.json({ status: 'ready', ...((await isOnHold()) ? { purchases: 'on-hold' } : {}) }, 200);
  c.header('retry-after', String(RETRY_AFTER_SECONDS));
  return c.json({ status: fault.code, message: fault.text }, 503);
};
