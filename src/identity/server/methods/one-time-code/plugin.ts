import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, formCsrfMiddleware, getSessionFromCtx } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { codeBody } from '#identity';
import { unprovenAccessRemovedLetter } from '#mail';
import { inLiveSession } from '../../account/live-session.ts';
import type { IdentityOptions } from '../../deps.ts';
import { removeUnprovenAccess } from '../../unproven-access.ts';
import { spendCode } from './codes.ts';

export const WRONG_CODE = 'WRONG_ONE_TIME_CODE';

/** Teaches the library to sign somebody in by a code of ours; sessions and cookies stay its own. */
export const oneTimeCodePlugin = (options: IdentityOptions) =>
  ({
    id: 'one-time-code',
    endpoints: {
      signInOneTimeCode: createAuthEndpoint(
        '/sign-in/one-time-code',
        { method: 'POST', body: codeBody, use: [formCsrfMiddleware] },
        async (ctx) => {
          const { email, code } = ctx.body;
          const refuse = () => new APIError('UNAUTHORIZED', { code: WRONG_CODE });
          const userId = await spendCode(options, { email, code });
          if (!userId) throw refuse();
          const { internalAdapter } = ctx.context;
          const before = await internalAdapter.findUserById(userId);
          // The code proved this address, and it may be another one's by now.
          if (before?.email !== email) throw refuse();
          if (!before.emailVerified)
            await proveOwner(options, { userId, email, sessionId: await ownSession(ctx, userId) });
          const session = await internalAdapter.createSession(userId);
          const user = await internalAdapter.findUserById(userId);
          if (!user) throw refuse();
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ user: { id: user.id } });
        },
      ),
    },
  }) satisfies BetterAuthPlugin;

type Ctx = Parameters<typeof getSessionFromCtx>[0];

/** The session by which this very browser is signed in to the account already, or null. */
async function ownSession(ctx: Ctx, userId: string): Promise<string | null> {
  const found = await getSessionFromCtx(ctx, { disableRefresh: true });
  return found?.user.id === userId ? found.session.id : null;
}

/**
 * A code proves the mailbox. Where nobody had before, somebody else may have signed up with the address and set a
 * password, so every way in goes; unless this browser is signed in to the account, which then is one person's.
 */
async function proveOwner(
  options: IdentityOptions,
  { userId, email, sessionId }: { userId: string; email: string; sessionId: string | null },
): Promise<void> {
  const { engine, mailer, brandName: brand, publicUrl } = options;
  const proven =
    sessionId &&
    (await inLiveSession(options, { userId, sessionId }, (tx) =>
      tx
        .updateTable('user')
        .set({ emailVerified: engine === 'sqlite' ? 1 : true })
        .where('id', '=', userId)
        .executeTakeFirst(),
    ));
  if (proven) return;
  if (await removeUnprovenAccess(options, userId))
    await mailer.send(email, unprovenAccessRemovedLetter({ brand, loginUrl: `${publicUrl}/login` }));
}
