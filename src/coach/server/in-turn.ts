/** Spreads calls that arrive together over the event loop, so that everybody else's requests are answered between them. */
import { setImmediate } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';

/**
 * Who calls is looked up on the serving thread, some milliseconds each. Fifty calls at once did that in one stretch, a third of a second on a
 * busy machine, before the loop looked at anything else. Here each begins in a turn of the loop of its own; a call that comes alone waits for none.
 */
export function inTurn(): MiddlewareHandler {
  let last: Promise<unknown> = Promise.resolve();
  return async (_c, next) => {
    const mine = last.then(() => setImmediate());
    last = mine;
    await mine;
    await next();
  };
}
