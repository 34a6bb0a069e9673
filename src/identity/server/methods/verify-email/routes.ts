import { Hono } from 'hono';
import { VERIFY_LINK_LIFETIME_MS } from '#identity';
import { verifyEmailLetter } from '#mail';
import { inLiveSession } from '../../account/live-session.ts';
import type { UserEnv } from '../../callers.ts';
import type { IdentityDeps, IdentityOptions } from '../../deps.ts';
import type { ClientEnv } from '../../library-call.ts';
import { keepLink, type LinkOwner, readLink } from '../../mail-links.ts';
import { maySend } from '../../send-limits.ts';

/** Asks a mailbox whose it is: after a sign-up, and again where somebody wants the letter once more. */
export async function sendVerification(
  deps: Pick<IdentityOptions, 'db' | 'clock' | 'limits' | 'mailer' | 'publicUrl' | 'brandName'>,
  owner: LinkOwner,
  client: string,
): Promise<void> {
  const { db, mailer, publicUrl, brandName: brand } = deps;
  if (!(await maySend(deps, 'verify-email', { address: owner.email, client }))) return;
  const token = await keepLink(db, {
    purpose: 'verify-email',
    owner,
    nowMs: deps.clock(),
    lifetimeMs: VERIFY_LINK_LIFETIME_MS,
  });
  const url = `${publicUrl}/api/auth/verify-email?token=${token}`;
  await mailer.send(owner.email, verifyEmailLetter({ brand, url }));
}

/**
 * The link of the verification letter, and the letter once more. The link counts only in a browser that
 * is signed in to the very account: mail programs open links before people do, and somebody else may have signed up
 * with the address. It works until it expires, not once, and signs nobody in.
 */
export function verifyEmailRoutes(deps: IdentityDeps) {
  const { db, clock, engine, callers, publicUrl } = deps;
  return new Hono<ClientEnv & UserEnv>()
    .get('/verify-email', async (c) => {
      const owner = await readLink(db, 'verify-email', c.req.query('token') ?? '', clock());
      const caller = owner && (await callers.identify(c.req.raw));
      const isTheirs = owner && typeof caller === 'object' && caller?.user.id === owner.userId;
      const verified = isTheirs
        ? await inLiveSession(deps, { userId: owner.userId, sessionId: caller.sessionId }, (tx) =>
            tx
              .updateTable('user')
              .set({ emailVerified: engine === 'sqlite' ? 1 : true })
              .where('id', '=', owner.userId)
              .where('email', '=', owner.email)
              .executeTakeFirst(),
          )
        : null;
      c.header('cache-control', 'no-store');
      return c.redirect(`${publicUrl}/login?verified=${verified?.numUpdatedRows ? 1 : 0}`, 303);
    })
    .post('/verify-email/send', callers.requireUser, async (c) => {
      const { id: userId, email } = c.get('user');
      const unproven = await db
        .selectFrom('user')
        .select('id')
        .where('id', '=', userId)
        .where('emailVerified', '=', engine === 'sqlite' ? 0 : false)
        .executeTakeFirst();
      if (unproven) await sendVerification(deps, { userId, email }, c.get('clientAddress'));
      return c.json({}, 200);
    });
}
