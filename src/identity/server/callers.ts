import type { Context, MiddlewareHandler } from 'hono';
import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose';
import type { Kysely } from 'kysely';
import type { Tables } from '#database';
import { loginError } from '#identity';
import { MINUTE_MS, problem } from '#kit';
import { type Auth, TOKEN_AUDIENCE } from './better-auth.ts';
import { type Secrets, withCurrentSignature } from './key-rotation.ts';

/** A caller whose session is alive. */
export interface Caller {
  user: { id: string; email: string; name: string; image: string | null };
  sessionId: string;
  /** When this session was signed in, in Unix milliseconds. */
  signedInAtMs: number;
  by: 'bearer' | 'cookie';
}

export interface UserEnv {
  Variables: { user: Caller['user']; sessionId: string; signedInAtMs: number };
}
export type RequireUser = MiddlewareHandler<UserEnv>;

/** Why nobody is known: nothing was shown, or what was shown is not (or no longer) good. */
export type Unknown = 'nothing-shown' | 'not-good';

export interface Callers {
  /** Who is calling, by bearer token or session cookie. A bearer that is no good is not rescued by a cookie. */
  identify(request: Request): Promise<Caller | Unknown>;
  /** The person behind a session that is still alive, or null. */
  sessionUser(sessionId: string): Promise<Caller['user'] | null>;
  /** Lets only known callers by; everybody else gets 401 `not-signed-in`. */
  requireUser: RequireUser;
  /** After `requireUser`: lets by who signed in within the last 10 minutes; else 403 `sign-in-again`. */
  requireFresh: RequireUser;
}

/** For export, deletion and a change of address (the contract's table). */
export const FRESH_FOR_MS = 10 * MINUTE_MS;

const UNSAFE = /^(POST|PUT|PATCH|DELETE)$/;

/** Cookie-authenticated writes must come from our own page; a bearer is never sent by a browser on its own. */
export const isForeignWrite = (request: Request, publicUrl: string): boolean =>
  UNSAFE.test(request.method) && request.headers.get('origin') !== publicUrl;

export function createCallers(deps: {
  auth: Auth;
  db: Kysely<Tables>;
  publicUrl: string;
  secrets: Secrets;
  clock: () => number;
}): Callers {
  const { auth, db, publicUrl, clock } = deps;
  const keys = keySet(async () => (await auth.api.getJwks()) as JSONWebKeySet);

  async function sessionUser(sessionId: string, userId?: string): Promise<Omit<Caller, 'by'> | null> {
    const row = await db
      .selectFrom('session')
      .innerJoin('user', 'user.id', 'session.userId')
      .select(['user.id', 'user.email', 'user.name', 'user.image', 'session.expiresAt', 'session.createdAt'])
      .where('session.id', '=', sessionId)
      // A closed account is out at once, whatever still names it.
      .where('user.closedAt', 'is', null)
      .executeTakeFirst();
    if (!row || (userId && row.id !== userId) || new Date(row.expiresAt).getTime() <= clock()) return null;
    const { id, email, name, image } = row;
    return { user: { id, email, name, image }, sessionId, signedInAtMs: new Date(row.createdAt).getTime() };
  }

  async function byBearer(token: string): Promise<Caller | Unknown> {
    const claims = await keys.verify(token, { issuer: publicUrl, audience: TOKEN_AUDIENCE, clock });
    if (!claims || typeof claims.sid !== 'string' || !claims.sub) return 'not-good';
    const found = await sessionUser(claims.sid, claims.sub);
    return found ? { ...found, by: 'bearer' } : 'not-good';
  }

  async function byCookie(request: Request): Promise<Caller | Unknown> {
    if (!request.headers.get('cookie')?.includes('repartee.session=')) return 'nothing-shown';
    // Renewal would need a new cookie, which only the routes of `/api/auth` can send.
    const found = await auth.api.getSession({
      headers: withCurrentSignature(request.headers, deps.secrets),
      query: { disableRefresh: true },
    });
    if (!found) return 'not-good';
    const alive = await sessionUser(found.session.id, found.user.id);
    return alive ? { ...alive, by: 'cookie' } : 'not-good';
  }

  async function identify(request: Request): Promise<Caller | Unknown> {
    const authorization = request.headers.get('authorization');
    if (authorization === null) return byCookie(request);
    const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
    return token ? byBearer(token) : 'not-good';
  }

  const requireUser: RequireUser = async (c, next) => {
    const caller = await identify(c.req.raw);
    if (typeof caller === 'string') return refuse(c, 'not-signed-in');
    if (caller.by === 'cookie' && isForeignWrite(c.req.raw, publicUrl)) return refuse(c, 'invalid-origin');
    c.set('user', caller.user);
    c.set('sessionId', caller.sessionId);
    c.set('signedInAtMs', caller.signedInAtMs);
    return next();
  };

  const requireFresh: RequireUser = async (c, next) =>
    clock() - c.get('signedInAtMs') > FRESH_FOR_MS ? refuse(c, 'sign-in-again') : next();

  return {
    identify,
    sessionUser: async (sessionId) => (await sessionUser(sessionId))?.user ?? null,
    requireUser,
    requireFresh,
  };
}

function refuse(c: Context, code: 'not-signed-in' | 'invalid-origin' | 'sign-in-again') {
  const { status, message } = loginError(code);
  return c.json(problem(code, message), status);
}

/** Verifies tokens against the published keys, fetched again when a token names a key not seen yet. */
function keySet(fetchKeys: () => Promise<JSONWebKeySet>) {
  let known: ReturnType<typeof createLocalJWKSet> | undefined;
  const load = async () => {
    known = createLocalJWKSet(await fetchKeys());
    return known;
  };
  async function verify(token: string, want: { issuer: string; audience: string; clock: () => number }) {
    const options = {
      issuer: want.issuer,
      audience: want.audience,
      algorithms: ['EdDSA'],
      currentDate: new Date(want.clock()),
    };
    const attempt = async (set: ReturnType<typeof createLocalJWKSet>) =>
      (await jwtVerify<{ sid?: unknown }>(token, set, options)).payload;
    try {
      return await attempt(known ?? (await load()));
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
      if (!(error instanceof errors.JWKSNoMatchingKey)) return null;
    }
    try {
      return await attempt(await load());
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }
  return { verify };
}
