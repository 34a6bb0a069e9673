import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { ServerEvent } from '#analytics';
import { problem } from '#kit';
import { readHit } from '../rules/contract.ts';
import { ANALYTICS_ERRORS, type AnalyticsErrorCode, knownInstead } from '../rules/errors.ts';
import type { Asking, Recorder } from './recorder.ts';

/** The server works out whose address a request comes from. */
interface ClientEnv {
  Variables: { clientAddress: string };
}

export interface AnalyticsRoutesDeps {
  recorder: Recorder;
  /** Origins of our own pages. */
  origins: readonly string[];
}

/**
 * `POST /api/analytics`: one view or event, as text/plain (what sendBeacon sends) or JSON. 204 also when nothing was
 * kept: whoever does not wish to be counted is not told apart. Cookies are not read.
 */
export const analyticsRoutes = ({ recorder, origins }: AnalyticsRoutesDeps) =>
  new Hono<ClientEnv>().post('/', async (c) => {
    if (!isOurs(c.req.raw.headers, origins)) return refuse(c, 'invalid-origin');
    const read = readHit(parseJson(await c.req.text()));
    if (!read.ok) {
      const { code, category, action } = read.fault;
      return refuse(c, code, knownInstead(code, category, action));
    }
    const recorded = await recorder.record(askingOf(c), read.value);
    if (recorded === 'too-many') {
      c.header('retry-after', '60');
      return refuse(c, 'too-many-requests');
    }
    return c.body(null, 204);
  });

/** Counts every answer of Cyrano by what was asked; of the message itself it sees nothing. */
export const countReplies =
  (recorder: Recorder): MiddlewareHandler<ClientEnv> =>
  async (c, next) => {
    await next();
    const label = COACH_CALLS.find((call) => c.req.path === `/api/coach/${call}`);
    if (!label || c.req.method !== 'POST' || !c.res.ok) return;
    recorder.note(askingOf(c), { category: 'chat', action: 'replies-asked', label }, '/chat');
  };

const COACH_CALLS = [
  'advice',
  'starters',
  'rewrite',
  'insights',
] as const satisfies readonly ServerEvent['label'][];

const askingOf = (c: Context<ClientEnv>): Asking => ({
  address: c.get('clientAddress'),
  headers: c.req.raw.headers,
});

/** A browser that leaves out Origin on a beacon to its own site still says that it is the same site. */
function isOurs(headers: Headers, origins: readonly string[]): boolean {
  const origin = headers.get('origin');
  return origin === null ? headers.get('sec-fetch-site') === 'same-origin' : origins.includes(origin);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuse(c: Context, code: AnalyticsErrorCode, known: readonly string[] = []) {
  const { status, message } = ANALYTICS_ERRORS[code];
  return c.json(problem(code, message, known.length ? { known } : {}), status);
}
