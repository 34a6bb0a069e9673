import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Ledger } from '../ledger.ts';
import { yocoProblem } from './problems.ts';

/**
 * Calls with an `Idempotency-Key` are carried out once: a repeat gets the first answer, one with another body 422, one
 * that comes while the first is under way 409. A call that was refused may be tried again with its key.
 */
export function idempotent(ledger: Ledger): MiddlewareHandler {
  const underWay = new Set<string>();
  return async (c, next) => {
    const given = c.req.header('idempotency-key');
    if (given === undefined || c.req.method !== 'POST') return next();
    const key = `${c.req.path} ${given}`;
    const digest = createHash('sha256')
      .update(await c.req.text())
      .digest('hex');
    const before = ledger.orders.answered(key);
    if (before) return before.digest === digest ? replay(c, before) : yocoProblem(c, 'idempotency_mismatch');
    if (underWay.has(key)) return yocoProblem(c, 'idempotency_in_progress');
    underWay.add(key);
    try {
      await next();
      if (c.res.ok)
        ledger.orders.keepAnswer({ key, digest, status: c.res.status, body: await c.res.clone().text() });
    } finally {
      underWay.delete(key);
    }
  };
}

const replay = (c: Context, { status, body }: { status: number; body: string }) =>
  c.body(body, status as 200, { 'content-type': 'application/json' });
