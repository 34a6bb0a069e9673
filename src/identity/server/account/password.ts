import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { accountPasswordBody, type LoginErrorCode, refusePassword } from '#identity';
import { isoTime } from '#kit';
import { passwordSetLetter } from '#mail';
import { told, tooManyRequests } from '../answers.ts';
import { FRESH_FOR_MS } from '../callers.ts';
import { readJson } from '../library-call.ts';
import { dropEmailChange } from './email-changes.ts';
import type { AccountDeps, AccountEnv } from './parts.ts';

/** Changes the password, or sets the first one of an account that came by Google or a code. Ends the other sessions. */
export const passwordRoutes = (deps: AccountDeps) =>
  new Hono<AccountEnv>().post('/password', deps.callers.requireUser, async (c) => {
    const parsed = accountPasswordBody.safeParse(await readJson(c.req.raw));
    if (!parsed.success) return told('invalid-request');
    const { id, email } = c.get('user');
    const { current, password } = parsed.data;
    const refused = refusePassword(password, email);
    if (refused) return told(refused);
    const known = await deps.db
      .selectFrom('account')
      .select(['id', 'password'])
      .where('userId', '=', id)
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
    const fault = await keep(deps, {
      userId: id,
      sessionId: c.get('sessionId'),
      before: known?.password ?? null,
      hash: await library.hash(password),
    });
    if (fault) return told(fault);
    const { brandName: brand, publicUrl } = deps;
    const loginUrl = `${publicUrl}/login`;
    deps.mailer.send(email, passwordSetLetter({ brand, loginUrl, first: !known?.password }));
    return c.json({}, 200);
  });

/** Of two that change it at once one wins, and the other is told that what it knew is no longer right. */
async function keep(
  { db, clock }: AccountDeps,
  change: { userId: string; sessionId: string; before: string | null; hash: string },
): Promise<LoginErrorCode | null> {
  const now = isoTime(clock());
  return db.transaction().execute(async (tx) => {
    // One at a time per person, on either engine.
    await tx.updateTable('user').set({ id: change.userId }).where('id', '=', change.userId).execute();
    const row = await tx
      .selectFrom('account')
      .select(['id', 'password'])
      .where('userId', '=', change.userId)
      .where('providerId', '=', 'credential')
      .executeTakeFirst();
    if ((row?.password ?? null) !== change.before) return 'current-password-wrong';
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
          userId: change.userId,
          accountId: change.userId,
          providerId: 'credential',
          password: change.hash,
          createdAt: now,
          updatedAt: now,
        })
        .execute();
    await tx
      .deleteFrom('session')
      .where('userId', '=', change.userId)
      .where('id', '!=', change.sessionId)
      .execute();
    await dropEmailChange(tx, change.userId);
    // A reset link that waits in a mailbox would undo what was just set.
    await tx
      .deleteFrom('mail_links')
      .where('user_id', '=', change.userId)
      .where('purpose', '=', 'password-reset')
      .execute();
    return null;
  });
}
