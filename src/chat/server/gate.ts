import type { Context, MiddlewareHandler } from 'hono';
import type { Kysely } from 'kysely';
import { COACH_TOKEN_PREFIX, GATE_ERRORS, type GateCode } from '#chat';
import type { Tables } from '#database';
import { loginError } from '#identity';
import { type Callers, type ClientEnv, isForeignWrite } from '#identity/server';
import { problem } from '#kit';
import type { CallLimitName } from '#limits';
import { type RateLimits, tooManyRequests } from '#limits/server';
import { accessOf } from '#subscriptions';
import { findSubscription } from '#subscriptions/server';
import { findCoachToken } from './tickets.ts';

export interface Subscriber {
  userId: string;
  sessionId: string;
}
export interface SubscriberEnv {
  Variables: ClientEnv['Variables'] & { subscriber: Subscriber };
}

export interface GateDeps {
  db: Kysely<Tables>;
  callers: Callers;
  limits: RateLimits;
  publicUrl: string;
  clock: () => number;
}

export interface Accepts {
  /** Whether the frame's token counts: for coach calls only. */
  frame: boolean;
  limit: CallLimitName;
  /** Whether, after the plan's end too, the owner may read and delete what is kept, by the cookie. */
  afterEnd?: boolean;
}

const READS_OR_DELETES = /^(GET|DELETE)$/;

/** Lets by only people whose session is alive and whose subscription runs, asked anew at every call, and not too often. */
export function subscriberGate(deps: GateDeps, accepts: Accepts): MiddlewareHandler<SubscriberEnv> {
  return async (c, next) => {
    const caller = await whoCalls(deps, c.req.raw, accepts.frame);
    if (caller === 'foreign-write') {
      const { status, message } = loginError('invalid-origin');
      return c.json(problem('invalid-origin', message), status);
    }
    if (typeof caller === 'string') return refuse(c, caller);
    const isOwnCopy = accepts.afterEnd && caller.byCookie && READS_OR_DELETES.test(c.req.method);
    const refused = isOwnCopy ? null : await refusalOf(deps, caller.userId);
    if (refused) return refuse(c, refused);
    // Only now: who may not come in at all must not use up what others behind the same address have.
    const who = { account: caller.userId, client: c.get('clientAddress') };
    const over = await deps.limits.call(accepts.limit, who);
    if (over) return tooManyRequests(c, over);
    c.set('subscriber', { userId: caller.userId, sessionId: caller.sessionId });
    return next();
  };
}

/** Why this person may not use the chat now, or null. */
export async function refusalOf(deps: GateDeps, userId: string): Promise<GateCode | null> {
  const access = accessOf(await findSubscription(deps.db, userId), deps.clock());
  if (access === 'active') return null;
  return access === 'expired' ? 'subscription-expired' : 'no-subscription';
}

async function whoCalls(
  deps: GateDeps,
  request: Request,
  frame: boolean,
): Promise<(Subscriber & { byCookie: boolean }) | GateCode | 'foreign-write'> {
  const shown = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (shown?.startsWith(COACH_TOKEN_PREFIX)) {
    const holder = frame ? await findCoachToken(deps, shown) : null;
    // The frame's token dies with the sign-out: its session must still be there.
    if (!holder || !(await deps.callers.sessionUser(holder.sessionId))) return 'invalid-token';
    return { ...holder, byCookie: false };
  }
  const caller = await deps.callers.identify(request);
  if (caller === 'nothing-shown') return 'no-token';
  if (caller === 'not-good') return 'invalid-token';
  if (caller.by === 'cookie' && isForeignWrite(request, deps.publicUrl)) return 'foreign-write';
  return { userId: caller.user.id, sessionId: caller.sessionId, byCookie: caller.by === 'cookie' };
}

export function refuse(c: Context, code: GateCode) {
  const { status, message } = GATE_ERRORS[code];
  return c.json(problem(code, message), status);
}
