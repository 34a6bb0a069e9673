import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Tables } from '#database';
import type { RequireUser, UserEnv } from '#identity/server';
import { wireStatus } from '#subscriptions';
import { findSubscription } from './store.ts';

/** `GET /subscription/status` for the caller, known by bearer or cookie. */
export const subscriptionRoutes = (deps: {
  db: Kysely<Tables>;
  requireUser: RequireUser;
  clock: () => number;
}) =>
  new Hono<UserEnv>().get('/status', deps.requireUser, async (c) => {
    const subscription = await findSubscription(deps.db, c.get('user').id);
    return c.json(wireStatus(subscription, deps.clock()), 200);
  });
