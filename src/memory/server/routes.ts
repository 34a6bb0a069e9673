import { Hono, type MiddlewareHandler } from 'hono';
import type { SubscriberEnv } from '#chat/server';
import { memoryBody, voiceBody } from '#memory';
import { bodyOf, refuse } from './body.ts';
import type { MemoryDeps } from './deps.ts';
import { findSettings } from './owner.ts';
import { peopleRoutes } from './people-routes.ts';
import { changeSettings } from './settings.ts';
import { changeVoice, findVoice } from './voice.ts';

export interface MemoryRoutesDeps extends MemoryDeps {
  /** Lets an active subscriber through, and the owner who reads or deletes after a plan's end. */
  gate: MiddlewareHandler<SubscriberEnv>;
}

/** What stands under `/api/coach` beside the coach's own calls: `/people`, `/memory` and `/voice`. */
export function memoryRoutes({ gate, ...deps }: MemoryRoutesDeps) {
  const app = new Hono<SubscriberEnv>();
  // `/people/*` is `/people` too, and a call that passed twice would count twice.
  for (const path of ['/people/*', '/memory', '/voice']) app.use(path, gate);
  return app
    .route('/people', peopleRoutes(deps))
    .get('/memory', async (c) => c.json(await findSettings(deps.db, c.get('subscriber').userId), 200))
    .put('/memory', async (c) => {
      const body = await bodyOf(c, memoryBody);
      if (!body.ok) return refuse(c, body.fault);
      return c.json(await changeSettings(deps, c.get('subscriber').userId, body.value), 200);
    })
    .get('/voice', async (c) => c.json(await findVoice(deps, c.get('subscriber').userId), 200))
    .put('/voice', async (c) => {
      const body = await bodyOf(c, voiceBody);
      if (!body.ok) return refuse(c, body.fault);
      const voice = await changeVoice(deps, c.get('subscriber').userId, body.value);
      return voice.ok ? c.json(voice.value, 200) : refuse(c, { code: voice.fault });
    });
}
