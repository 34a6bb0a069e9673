import { Hono } from 'hono';
import { RESET_LINK_LIFETIME_MS, refusePassword, resetPasswordBody } from '#identity';
import { passwordResetDoneLetter, passwordResetLetter } from '#mail';
import { readAddress } from '../../address-body.ts';
import { told } from '../../answers.ts';
import type { IdentityDeps } from '../../deps.ts';
import { type ClientEnv, readJson } from '../../library-call.ts';
import { findOwner, keepLink, readLink } from '../../mail-links.ts';
import { maySend } from '../../send-limits.ts';
import { removeUnprovenAccess } from '../../unproven-access.ts';
import { setPasswordByLink } from './set-password.ts';

/** A forgotten password: a link by mail, and what the link does. */
export function passwordResetRoutes(deps: IdentityDeps) {
  const { db, clock, mailer, publicUrl, brandName: brand } = deps;
  return (
    new Hono<ClientEnv>()
      // For every address the same steps, the same answer, and nothing that waits for a letter.
      .post('/request-password-reset', async (c) => {
        const asked = await readAddress(c.req.raw);
        if (!asked.ok) return told(asked.fault);
        const address = asked.value;
        const may = await maySend(deps, 'password-reset', { address, client: c.get('clientAddress') });
        const owner = await findOwner(db, address);
        if (may) {
          const nowMs = clock();
          const lifetimeMs = RESET_LINK_LIFETIME_MS;
          const token = await keepLink(db, { purpose: 'password-reset', owner, nowMs, lifetimeMs });
          const letter = passwordResetLetter({ brand, url: `${publicUrl}/login?reset=${token}` });
          await mailer.send(owner?.email ?? null, letter, { usefulForMs: lifetimeMs });
        }
        return c.json({}, 200);
      })
      .post('/reset-password', async (c) => {
        const parsed = resetPasswordBody.safeParse(await readJson(c.req.raw));
        if (!parsed.success) return told('invalid-request');
        const { token, password } = parsed.data;
        const owner = await readLink(db, 'password-reset', token, clock());
        if (!owner) return told('invalid-reset-link');
        const refused = refusePassword(password, owner.email);
        if (refused) return told(refused);
        const hash = await (await deps.auth.$context).password.hash(password);
        // The link proves the mailbox. Where nobody had before, whoever signed up with it loses every way in.
        await removeUnprovenAccess(deps, owner.userId);
        if (!(await setPasswordByLink(deps, { token, owner, hash }))) return told('invalid-reset-link');
        await deps.lockOut.forget(owner.email);
        await mailer.send(owner.email, passwordResetDoneLetter({ brand, loginUrl: `${publicUrl}/login` }));
        // Whoever holds the link reads the mailbox, so the address is no secret; the sign-in that follows has it ready.
        return c.json({ email: owner.email }, 200);
      })
  );
}
