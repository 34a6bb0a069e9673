import { Hono } from 'hono';
import { accountNameBody } from '#identity';
import { isoTime } from '#kit';
import { told } from '../answers.ts';
import { readJson } from '../library-call.ts';
import { inLiveSession } from './live-session.ts';
import { type AccountDeps, type AccountEnv, actingIn } from './parts.ts';
import { readPerson } from './person.ts';

/** What one is called here. */
export const profileRoutes = (deps: AccountDeps) =>
  new Hono<AccountEnv>().post('/name', deps.callers.requireUser, async (c) => {
    const parsed = accountNameBody.safeParse(await readJson(c.req.raw));
    if (!parsed.success) return told('name-not-accepted');
    const { id, email } = c.get('user');
    const named = await inLiveSession(deps, actingIn(c), (tx) =>
      tx
        .updateTable('user')
        .set({
          name: parsed.data.name || email.slice(0, email.indexOf('@')),
          updatedAt: isoTime(deps.clock()),
        })
        .where('id', '=', id)
        .executeTakeFirst(),
    );
    const person = named && (await readPerson(deps, id, c.get('sessionId')));
    return person ? c.json({ user: person.user }, 200) : told('not-signed-in');
  });
