import type { Context } from 'hono';
import { problem } from '#kit';
import { type Refusal, refusalText } from '#limits';

/** The answer of the wire for whoever is over a limit: when to come back, in the header and in words. */
export function tooManyRequests(c: Context, refusal: Refusal) {
  c.header('retry-after', String(refusal.retryAfterSeconds));
  return c.json(problem('too-many-requests', refusalText(refusal)), 429);
}
