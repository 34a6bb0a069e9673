import { Hono } from 'hono';
import { undoDeletionBody } from '#identity';
import { isoTime } from '#kit';
import { told } from '../answers.ts';
import { isForeignWrite } from '../callers.ts';
import { readJson } from '../library-call.ts';
import { closeAccount, keepAccount } from './closing.ts';
import type { AccountDeps, AccountEnv } from './parts.ts';

/** The end of an account, and the way back within 7 days: the mailed link is all that is needed for it. */
export const deletionRoutes = (deps: AccountDeps) =>
  new Hono<AccountEnv>()
    .delete('/', deps.callers.requireUser, deps.callers.requireFresh, async (c) => {
      const closed = await closeAccount(deps, c.get('user').id, c.get('sessionId'));
      if (closed.kind === 'no-account' || closed.kind === 'session-ended') return told('not-signed-in');
      return c.json({ eraseAt: isoTime(closed.eraseAtMs) }, 202);
    })
    .post('/undo', async (c) => {
      if (c.req.header('cookie') && isForeignWrite(c.req.raw, deps.publicUrl)) return told('invalid-origin');
      const parsed = undoDeletionBody.safeParse(await readJson(c.req.raw));
      const kept = parsed.success ? await keepAccount(deps, parsed.data) : null;
      return kept ? c.json(kept, 200) : told('invalid-undo-link');
    });
