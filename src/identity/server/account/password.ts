import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { accountPasswordBody, type LoginErrorCode, refusePassword } from '#identity';
import { isoTime } from '#kit';
import { passwordSetLetter } from '#mail';
import { told, tooManyRequests } from '../answers.ts';
import { FRESH_FOR_MS } from '../callers.ts';
import { readJson } from '../library-call.ts';
import { dropEmailChange } from './email-changes.ts';
import { type Acting, inLiveSession } from './live-session.ts';
import { type AccountDeps, type AccountEnv, actingIn } from './parts.ts';

/** Changes the password, or sets the first one of an account that came by Google or a code. Ends the other sessions. */
export const passwordRoutes = (deps: AccountDeps) =>
  new Hono<AccountEnv>().post('/password', deps.callers.requireUser, async (c) => {
    const parsed = accountPasswordBody.safeParse(await readJson(c.req.raw));
    if (!parsed.success) return told('invalid-request');
    const { email } = c.get('user');
    const acting = actingIn(c);
    const { current, password } = parsed.data;
    const refused = refusePassword(password, email);
    if (refused) return told(refused);
    const known = await deps.db
      .selectFrom('account')
      .select(['id', 'password'])
      .where('userId', '=', acting.userId)
      .where('providerId', '=', 'credential')
      .executeTakeFirst();
    const library = (await deps.auth.$context).password;
    if (known?.password) {
      // The same lock as at the sign-in: a stolen session must not be a second door to guess at.
      const attempt = await deps.lockOut.begin(email);
      if (!attempt.allowed) return tooManyRequests(attempt.waitSeconds);
      const right = await library.verify({ hash: known.password, password: current ?? '' });
      await attempt.end(right ? 'right' : 'wrong');
      if (!right) return told('current-password-wrong');
    } else if (deps.clock() - c.get('signedInAtMs') > FRESH_FOR_MS) return told('sign-in-again');
    const kept = await keep(deps, acting, {
      before: known?.password ?? null,
      hash: await library.hash(password),
    });
    if (kept.fault) return told(kept.fault);
    const { brandName: brand, publicUrl } = deps;
    const loginUrl = `${publicUrl}/login`;
    await deps.mailer.send(email, passwordSetLetter({ brand, loginUrl, first: !known?.password }));
    return c.json({}, 200);
  });

/** Of two that change it at once one wins, and the other is told that what it knew is no longer right. */
async function keep(
  deps: AccountDeps,
  acting: Acting,
  change: { before: string | null; hash: string },
): Promise<{ fault: LoginErrorCode | null }> {
  const now = isoTime(deps.clock());
  const { userId, sessionId } = acting;
  const kept = await inLiveSession(deps, acting, async (tx) => {
    const row = await tx
      .selectFrom('account')
      .select(['id', 'password'])
      .where('userId', '=', userId)
      .where('providerId', '=', 'credential')
      .executeTakeFirst();
    if ((row?.password ?? null) !== change.before) return { fault: 'current-password-wrong' as const };
    if (row)
      await tx
        .updateTable('account')
        .set({ password: change.hash, updatedAt: now })
        .where('id', '=', row.id)
        .execute();
    else
      await tx
        .insertInto('account')
        .values({
          id: randomUUID(),
          userId,
          accountId: userId,
          providerId: 'credential',
          password: change.hash,
          createdAt: now,
          updatedAt: now,
        })
        .execute();
    await tx.deleteFrom('session').where('userId', '=', userId).where('id', '!=', sessionId).execute();
    await dropEmailChange(tx, userId);
    // A reset link that waits in a mailbox would undo what was just set.
    await tx
      .deleteFrom('mail_links')
      .where('user_id', '=', userId)
      .where('purpose', '=', 'password-reset')
      .execute();
    return { fault: null };
  });
  return kept ?? { fault: 'not-signed-in' };
}
