import type { IdentityOptions } from './deps.ts';

/**
 * Gives an account to whoever has just proved its address (by Google's word, say), where nobody had before. Anybody could have signed up
 * with it and be waiting, so every way in that stood is removed: password, linked accounts, sessions, passkeys, an asked-for change of
 * address, the photo. What was bought stays. One transaction; of several that come at once one does it.
 *
 * @param set.name what the owner is called, instead of what the other one typed
 * @returns whether it was this call that did it; false when the address was confirmed meanwhile, or the account closed
 */
export async function removeUnprovenAccess(
  deps: Pick<IdentityOptions, 'db' | 'engine' | 'clock'>,
  userId: string,
  set: { name?: string } = {},
): Promise<boolean> {
  const now = new Date(deps.clock());
  const [yes, no] = deps.engine === 'sqlite' ? [1, 0] : [true, false];
  return deps.db.transaction().execute(async (tx) => {
    const claimed = await tx
      .updateTable('user')
      .set({
        emailVerified: yes,
        image: null,
        updatedAt: deps.engine === 'sqlite' ? now.toISOString() : now,
        ...set,
      })
      .where('id', '=', userId)
      .where('emailVerified', '=', no)
      .where('closedAt', 'is', null)
      .executeTakeFirst();
    if (claimed.numUpdatedRows !== 1n) return false;
    await tx.deleteFrom('account').where('userId', '=', userId).execute();
    await tx.deleteFrom('session').where('userId', '=', userId).execute();
    await tx.deleteFrom('passkey').where('userId', '=', userId).execute();
    await tx.deleteFrom('email_changes').where('user_id', '=', userId).execute();
    await tx.deleteFrom('photos').where('user_id', '=', userId).execute();
    return true;
  });
}
