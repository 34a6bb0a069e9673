import { getAuthenticatorName } from '@better-auth/passkey';
import { Hono } from 'hono';
import {
  type LoginErrorCode,
  MAX_PASSKEYS,
  passkeyAddBody,
  passkeyRemoveBody,
  passkeySignInBody,
} from '#identity';
import { passkeyAddedLetter } from '#mail';
import { inLiveSession } from '../../account/live-session.ts';
import { passedHeaders, refusal, told } from '../../answers.ts';
import type { RequireUser, UserEnv } from '../../callers.ts';
import type { IdentityDeps } from '../../deps.ts';
import { answerUser, type ClientEnv, readJson } from '../../library-call.ts';

/** What is wrong with a proof is the same to whoever made it. */
const notAdded = async (code: LoginErrorCode): Promise<LoginErrorCode> =>
  code === 'passkey-not-accepted' ? 'passkey-not-added' : code;

/**
 * The library acts for the cookie's session alone. A bearer beside it would have us judge one person and the library
 * act for another.
 */
const byCookieOnly: RequireUser = async (c, next) =>
  c.req.raw.headers.has('authorization') ? told('not-signed-in') : next();

/**
 * `/api/auth/passkey/*`: signing in with a device instead of a password. Adding one and taking one away needs a fresh
 * sign-in; the challenges, their cookie and the proofs are the library plugin's.
 */
export function passkeyRoutes(deps: IdentityDeps) {
  const { askLibrary: ask, callers, db } = deps;

  const countOf = async (userId: string): Promise<number> => {
    const { count } = await db
      .selectFrom('passkey')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  return new Hono<ClientEnv & UserEnv>()
    .post('/add-options', byCookieOnly, callers.requireUser, callers.requireFresh, async (c) => {
      if ((await countOf(c.get('user').id)) >= MAX_PASSKEYS) return told('too-many-passkeys');
      const from = await ask(c, '/passkey/generate-register-options');
      if (!from.ok) return refusal(from);
      return Response.json(await from.json(), { headers: passedHeaders(from) });
    })
    .post('/add', byCookieOnly, callers.requireUser, callers.requireFresh, async (c) => {
      const parsed = passkeyAddBody.safeParse(await readJson(c.req.raw));
      if (!parsed.success) return told('invalid-request');
      const { response, name } = parsed.data;
      const from = await ask(c, '/passkey/verify-registration', { response, ...(name ? { name } : {}) });
      if (!from.ok) return refusal(from, notAdded);
      const { id, aaguid } = (await from.json()) as { id: string; aaguid?: string | null };
      const called = name || getAuthenticatorName(aaguid) || 'Passkey';
      if (called !== name)
        await db.updateTable('passkey').set({ name: called }).where('id', '=', id).execute();
      const { email } = c.get('user');
      await deps.mailer.send(
        email,
        passkeyAddedLetter({ brand: deps.brandName, accountUrl: `${deps.publicUrl}/account` }),
      );
      return c.json({ passkey: { id, name: called } }, 200);
    })
    .post('/remove', callers.requireUser, callers.requireFresh, async (c) => {
      const parsed = passkeyRemoveBody.safeParse(await readJson(c.req.raw));
      if (!parsed.success) return told('invalid-request');
      const acting = { userId: c.get('user').id, sessionId: c.get('sessionId') };
      const removed = await inLiveSession(deps, acting, (tx) =>
        tx
          .deleteFrom('passkey')
          .where('id', '=', parsed.data.id)
          .where('userId', '=', acting.userId)
          .executeTakeFirst(),
      );
      if (!removed) return told('not-signed-in');
      return removed.numDeletedRows === 0n ? told('passkey-not-found') : c.json({}, 200);
    })
    .post('/sign-in-options', async (c) => {
      const from = await ask(c, '/passkey/generate-authenticate-options');
      if (!from.ok) return refusal(from);
      const options = (await from.json()) as Record<string, unknown>;
      // What the plugin says here is "preferred"; see `plugin.ts` for what it will take.
      return Response.json({ ...options, userVerification: 'required' }, { headers: passedHeaders(from) });
    })
    .post('/sign-in', async (c) => {
      const parsed = passkeySignInBody.safeParse(await readJson(c.req.raw));
      if (!parsed.success) return told('invalid-request');
      const from = await ask(c, '/passkey/verify-authentication', parsed.data);
      return answerUser(from);
    });
}
