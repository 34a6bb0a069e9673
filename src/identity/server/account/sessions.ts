import { Hono } from 'hono';
import { endSessionBody } from '#identity';
import { told } from '../answers.ts';
import { readJson } from '../library-call.ts';
import { dropEmailChange } from './email-changes.ts';
import { inLiveSession } from './live-session.ts';
import { type AccountDeps, type AccountEnv, actingIn } from './parts.ts';

/** Ends sessions; with one go all tokens and tickets that were made from it. Ending what has ended is no fault. */
export const sessionRoutes = (deps: AccountDeps) =>
  new Hono<AccountEnv>()
    .post('/sessions/end', deps.callers.requireUser, async (c) => {
      const parsed = endSessionBody.safeParse(await readJson(c.req.raw));
      if (!parsed.success) return told('invalid-request');
      const ended = await inLiveSession(deps, actingIn(c), (tx) =>
        tx
          .deleteFrom('session')
          .where('id', '=', parsed.data.id)
          .where('userId', '=', c.get('user').id)
          .executeTakeFirst(),
      );
      return ended ? c.json({}, 200) : told('not-signed-in');
    })
    .post('/sessions/end-all', deps.callers.requireUser, async (c) => {
      const { id } = c.get('user');
      const ended = await inLiveSession(deps, actingIn(c), async (tx) => {
        await dropEmailChange(tx, id);
        return tx.deleteFrom('session').where('userId', '=', id).executeTakeFirst();
      });
      return ended ? c.json({}, 200) : told('not-signed-in');
    });
