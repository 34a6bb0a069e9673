import { randomUUID } from 'node:crypto';
import { isoTime } from '#kit';
import { dropEmailChange } from '../../account/email-changes.ts';
import type { IdentityDeps } from '../../deps.ts';
import { type LinkOwner, spendLink } from '../../mail-links.ts';

/**
 * Spends the link and sets the password, all or nothing: every session ends, every other reset link dies, and a change
 * of address that somebody else may have begun is off. An account without a password gets its first one.
 *
 * @param reset.hash of the new password
 * @returns whether it was done; not when the link was spent meanwhile, or the account closed
 */
export async function setPasswordByLink(
  { db, clock }: Pick<IdentityDeps, 'db' | 'clock'>,
  reset: { token: string; owner: LinkOwner; hash: string },
): Promise<boolean> {
  const { token, owner, hash: password } = reset;
  const now = isoTime(clock());
  return db.transaction().execute(async (tx) => {
    // The person's row first, as everybody does who changes several: one at a time per person, on either engine.
    const held = await tx
      .updateTable('user')
      .set({ id: owner.userId })
      .where('id', '=', owner.userId)
      .where('email', '=', owner.email)
      .where('closedAt', 'is', null)
      .executeTakeFirst();
    if (held.numUpdatedRows !== 1n || !(await spendLink(tx, 'password-reset', token, owner))) return false;
    const known = await tx
      .updateTable('account')
      .set({ password, updatedAt: now })
      .where('userId', '=', owner.userId)
      .where('providerId', '=', 'credential')
      .executeTakeFirst();
    if (known.numUpdatedRows === 0n)
      await tx
        .insertInto('account')
        .values({
          id: randomUUID(),
          userId: owner.userId,
          accountId: owner.userId,
          providerId: 'credential',
          password,
          createdAt: now,
          updatedAt: now,
        })
        .execute();
    await tx.deleteFrom('session').where('userId', '=', owner.userId).execute();
    await dropEmailChange(tx, owner.userId);
    return true;
  });
}
