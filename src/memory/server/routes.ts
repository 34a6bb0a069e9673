import { Hono, type MiddlewareHandler } from 'hono';
import type { SubscriberEnv } from '#chat/server';
import type { MemoryDeps } from './deps.ts';
import { peopleRoutes } from './people-routes.ts';

export interface MemoryRoutesDeps extends MemoryDeps {
  /** Lets an active subscriber through, and the owner who reads or deletes after a plan's end. */
  gate: MiddlewareHandler<SubscriberEnv>;
}

/** What stands under `/api/coach` beside the coach's own calls: `/people`. */
export function memoryRoutes({ gate, ...deps }: MemoryRoutesDeps) {
  const app = new Hono<SubscriberEnv>();
  for (const path of ['/people', '/people/*']) app.use(path, gate);
  return app.route('/people', peopleRoutes(deps));
}
