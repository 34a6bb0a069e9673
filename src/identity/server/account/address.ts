import { Hono } from 'hono';
import { accountEmailBody, EMAIL_LINK_LIFETIME_MS } from '#identity';
import { MINUTE_MS } from '#kit';
import { confirmEmailLetter, emailChangeAskedLetter, emailChangedLetter, emailTakenLetter } from '#mail';
import { told, tooManyLetters } from '../answers.ts';
import { readJson } from '../library-call.ts';
import { confirmEmailChange, noteEmailChange } from './email-changes.ts';
import { type AccountDeps, type AccountEnv, actingIn } from './parts.ts';

/** Another address for an account: asked for by its owner, confirmed by a link in the new mailbox. */
export const addressRoutes = (deps: AccountDeps) => {
  const { db, mailer, publicUrl, brandName: brand, callers } = deps;
  const loginUrl = `${publicUrl}/login`;
  return new Hono<AccountEnv>()
    .post('/email', callers.requireUser, callers.requireFresh, async (c) => {
      const parsed = accountEmailBody.safeParse(await readJson(c.req.raw));
      if (!parsed.success) return told('invalid-email');
      const { email } = parsed.data;
      const { email: before } = c.get('user');
      if (email === before) return told('email-unchanged');
      const client = c.get('clientAddress');
      const counted = await deps.limits.take(['email-change-letters'], { address: email, client });
      if (!counted.ok) return tooManyLetters(counted.fault.retryAfterSeconds);
      const taken = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
      const noted = await noteEmailChange(deps, actingIn(c), email);
      if (!noted) return told('not-signed-in');
      // Both ways the same two letters leave: whoever asks learns nothing, and the owner of either mailbox all.
      await mailer.send(before, emailChangeAskedLetter({ brand, to: email, loginUrl }));
      const url = `${publicUrl}/api/account/confirm-email?token=${noted.token}`;
      const hours = EMAIL_LINK_LIFETIME_MS / (60 * MINUTE_MS);
      await mailer.send(
        email,
        taken ? emailTakenLetter({ brand, loginUrl }) : confirmEmailLetter({ brand, url, hours }),
        { usefulForMs: EMAIL_LINK_LIFETIME_MS },
      );
      return c.json({}, 200);
    })
    .get('/confirm-email', async (c) => {
      // Mail programs open links too; only the account's own browser may spend this one.
      const caller = await callers.identify(c.req.raw);
      const changed =
        typeof caller === 'string'
          ? null
          : await confirmEmailChange(
              deps,
              { userId: caller.user.id, sessionId: caller.sessionId },
              c.req.query('token') ?? '',
            );
      if (changed) {
        const { before, after } = changed;
        await mailer.send(before, emailChangedLetter({ brand, to: after, support: deps.parts.seller.email }));
      }
      return c.redirect(`${publicUrl}/account/email?result=${changed ? 'changed' : 'failed'}`, 303);
    });
};
