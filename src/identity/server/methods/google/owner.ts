import type { LoginErrorCode } from '#identity';
import { accountTakenOverLetter } from '#mail';
import type { IdentityOptions } from '../../deps.ts';
import { removeUnprovenAccess } from '../../unproven-access.ts';
import { type GoogleProfile, PROVIDER_ID } from './attempt.ts';

type Owned = Pick<IdentityOptions, 'db' | 'engine' | 'clock' | 'mailer' | 'brandName' | 'publicUrl'>;

/** Who alone may come, where the start said so: one address, or the person who is signed in already. */
export interface Wanted {
  email: string | null;
  userId: string | null;
}

/**
 * Before the library looks for whose account this is: refuses where it must not be, and makes way where the address was never confirmed
 * by whoever signed up with it. After that the library's own rule holds: it links to a confirmed address and to no other.
 */
export async function settleOwner(
  deps: Owned,
  profile: GoogleProfile,
  wanted: Wanted,
): Promise<LoginErrorCode | null> {
  const { db } = deps;
  if (wanted.email !== null && wanted.email !== profile.email) return 'google-different-email';
  const linked = await db
    .selectFrom('account')
    .innerJoin('user', 'user.id', 'account.userId')
    .select(['user.id', 'user.closedAt'])
    .where('account.providerId', '=', PROVIDER_ID)
    .where('account.accountId', '=', profile.subject)
    .executeTakeFirst();
  if (wanted.userId !== null && wanted.userId !== linked?.id) return 'google-other-account';
  if (linked) return linked.closedAt ? 'account-closed' : null;

  const owner = await db
    .selectFrom('user')
    .select(['id', 'emailVerified', 'closedAt'])
    .where('email', '=', profile.email)
    .executeTakeFirst();
  if (!owner) return null;
  if (owner.closedAt) return 'account-closed';
  const other = await db
    .selectFrom('account')
    .select('id')
    .where('userId', '=', owner.id)
    .where('providerId', '=', PROVIDER_ID)
    .executeTakeFirst();
  // The address went to another person at the issuer, or from one account of theirs to another: only the owner can tell.
  if (other) return 'account-not-linked';
  if (!owner.emailVerified && (await removeUnprovenAccess(deps, owner.id, { name: profile.name })))
    await deps.mailer.send(
      profile.email,
      accountTakenOverLetter({ brand: deps.brandName, loginUrl: `${deps.publicUrl}/login` }),
    );
  return null;
}
