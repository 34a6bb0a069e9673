import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#database';
import { forgetAddress } from '#limits/server';
import { addressHash } from '../lock-out.ts';
import { photoAsDataUrl } from '../methods/google/photos.ts';
import type { Belongings } from './belongings.ts';
import { findEarlierErasure } from './erased-people.ts';
import { timeOf } from './person.ts';

/** The account itself: who somebody is, their ways in, where they are signed in, and what is under way. */
export const accountBelongings: Belongings = {
  name: 'account',
  tables: [
    'user',
    'account',
    'session',
    'passkey',
    'photos',
    'mail_links',
    'one_time_codes',
    'password_tries',
    'rate_limits',
    'verification',
    'account_closures',
    'email_changes',
    // Stays: without it the old system's file would bring them back.
    'erasures',
  ],
  async exportOf(db, userId, { secrets }) {
    const user = await db
      .selectFrom('user')
      .select([
        'id',
        'email',
        'emailVerified',
        'name',
        'image',
        'createdAt',
        'updatedAt',
        'termsVersion',
        'termsAcceptedAt',
        'closedAt',
        'closedReason',
      ])
      .where('id', '=', userId)
      .executeTakeFirst();
    return {
      profile: user && {
        ...user,
        emailVerified: Boolean(user.emailVerified),
        createdAt: timeOf(user.createdAt),
        updatedAt: timeOf(user.updatedAt),
      },
      photo: await photo(db, userId),
      waysIn: await waysIn(db, userId),
      sessions: await sessions(db, userId),
      mailedLinks: await db
        .selectFrom('mail_links')
        .select(['purpose', 'email', 'expires_at as workUntil'])
        .where('user_id', '=', userId)
        .execute(),
      mailedCodes: await db
        .selectFrom('one_time_codes')
        .select(['tries', 'expires_at as worksUntil'])
        .where('user_id', '=', userId)
        .execute(),
      wrongPasswords: user && (await wrongPasswords(db, user.email)),
      changeOfAddress: await db
        .selectFrom('email_changes')
        .select(['email', 'created_at as askedAt', 'expires_at as linkWorksUntil'])
        .where('user_id', '=', userId)
        .execute(),
      deletion: await db
        .selectFrom('account_closures')
        .select(['requested_at as askedAt', 'erase_at as erasedAt'])
        .where('user_id', '=', userId)
        .execute(),
      // Of an account that the same address had before this one.
      earlierErasureOn: await findEarlierErasure(db, secrets, { id: userId, email: user?.email ?? null }),
    };
  },
  async erase(tx, userId) {
    await tx.deleteFrom('email_changes').where('user_id', '=', userId).execute();
    await tx.deleteFrom('account_closures').where('user_id', '=', userId).execute();
    await tx.deleteFrom('mail_links').where('user_id', '=', userId).execute();
    await tx.deleteFrom('one_time_codes').where('user_id', '=', userId).execute();
    await tx.deleteFrom('photos').where('user_id', '=', userId).execute();
    const user = await tx.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirst();
    if (user) {
      const hash = addressHash(user.email);
      await tx.deleteFrom('password_tries').where('address_hash', '=', hash).execute();
      await forgetAddress(tx, user.email);
    }
    await forgetQuestions(tx, userId);
    await tx.deleteFrom('session').where('userId', '=', userId).execute();
    await tx.deleteFrom('passkey').where('userId', '=', userId).execute();
    await tx.deleteFrom('account').where('userId', '=', userId).execute();
    await tx.deleteFrom('user').where('id', '=', userId).execute();
  },
};

/** What the library asked somebody a moment ago names them inside its own JSON. */
async function forgetQuestions(tx: Transaction<Tables>, userId: string): Promise<void> {
  const named = JSON.stringify(userId);
  // LIKE takes more than is meant (letter case, `_`), so what it finds is looked at again.
  const rows = await tx
    .selectFrom('verification')
    .select(['id', 'value'])
    .where((row) => row.or([row('value', '=', userId), row('value', 'like', `%${named}%`)]))
    .execute();
  const theirs = rows.filter(({ value }) => value === userId || value.includes(named));
  if (theirs.length === 0) return;
  await tx
    .deleteFrom('verification')
    .where(
      'id',
      'in',
      theirs.map(({ id }) => id),
    )
    .execute();
}

/** The picture itself, as an address that any browser opens. */
async function photo(db: Kysely<Tables>, userId: string) {
  const row = await db
    .selectFrom('photos')
    .select(['source_url as copiedFrom', 'fetched_at as copiedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? { ...row, image: await photoAsDataUrl(db, userId) } : null;
}

/** Counted per address, under a name that only the address itself leads to. */
const wrongPasswords = async (db: Kysely<Tables>, email: string) =>
  (await db
    .selectFrom('password_tries')
    .select(['tries', 'last_try_at as lastTryAt', 'closed_until as closedUntil'])
    .where('address_hash', '=', addressHash(email))
    .executeTakeFirst()) ?? null;

async function waysIn(db: Kysely<Tables>, userId: string) {
  const rows = await db
    .selectFrom('account')
    .select(['providerId', 'accountId', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .execute();
  const passkeys = await db
    .selectFrom('passkey')
    .select(['name', 'createdAt'])
    .where('userId', '=', userId)
    .execute();
  const byAccount = rows.map(({ providerId, accountId, createdAt, updatedAt }) => ({
    by: providerId === 'credential' ? 'password' : providerId,
    ...(providerId === 'credential' ? {} : { accountId }),
    createdAt: timeOf(createdAt),
    updatedAt: timeOf(updatedAt),
  }));
  return [
    ...byAccount,
    ...passkeys.map(({ name, createdAt }) => ({
      by: 'passkey',
      name,
      createdAt: createdAt && timeOf(createdAt),
    })),
  ];
}

async function sessions(db: Kysely<Tables>, userId: string) {
  const rows = await db
    .selectFrom('session')
    .select(['createdAt', 'updatedAt', 'expiresAt', 'ipAddress', 'userAgent'])
    .where('userId', '=', userId)
    .execute();
  return rows.map(({ createdAt, updatedAt, expiresAt, ipAddress, userAgent }) => ({
    createdAt: timeOf(createdAt),
    updatedAt: timeOf(updatedAt),
    expiresAt: timeOf(expiresAt),
    ipAddress,
    userAgent,
  }));
}
