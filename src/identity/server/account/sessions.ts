import { Hono } from 'hono';
import { endSessionBody } from '#identity';
import { told } from '../answers.ts';
import { readJson } from '../library-call.ts';
import { dropEmailChange } from './email-changes.ts';
import type { AccountDeps, AccountEnv } from './parts.ts';

/** Ends sessions; with one go all tokens and tickets that were made from it. Ending what has ended is no fault. */
export const sessionRoutes = (deps: AccountDeps) =>
  new Hono<AccountEnv>()
    .post('/sessions/end', deps.callers.requireUser, async (c) => {
      const parsed = endSessionBody.safeParse(await readJson(c.req.raw));
      if (!parsed.success) return told('invalid-request');
      await deps.db
        .deleteFrom('session')
        .where('id', '=', parsed.data.id)
        .where('userId', '=', c.get('user').id)
        .execute();
      return c.json({}, 200);
    })
    .post('/sessions/end-all', deps.callers.requireUser, async (c) => {
      const { id } = c.get('user');
      await deps.db.transaction().execute(async (tx) => {
        // The person's row first, as everybody does who changes both.
        await tx.updateTable('user').set({ id }).where('id', '=', id).execute();
        await tx.deleteFrom('session').where('userId', '=', id).execute();
        await dropEmailChange(tx, id);
      });
      return c.json({}, 200);
    });
