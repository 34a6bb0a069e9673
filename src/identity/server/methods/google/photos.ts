import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#database';
import { problem } from '#kit';
import type { IdentityDeps } from '../../deps.ts';
import { type GoogleProfile, PROVIDER_ID } from './attempt.ts';
import { photoFetcher } from './fetch-photo.ts';

const fetchPublicPhoto = photoFetcher();

/** Address of a photo of ours, as it stands in `user.image`. */
const photoPath = (hash: string): string => `/api/account/photo/${hash}`;

/**
 * Copies the photo of somebody who has just signed in, so that no page of ours asks a stranger's server for it. One that is gone at the
 * issuer goes here; one that cannot be had stays as it was.
 */
export async function keepPhoto(
  deps: Pick<IdentityDeps, 'db' | 'clock' | 'fetchPhoto'>,
  profile: GoogleProfile,
): Promise<void> {
  const { db } = deps;
  const row = await db
    .selectFrom('account')
    .leftJoin('photos', 'photos.user_id', 'account.userId')
    .select(['account.userId', 'photos.source_url'])
    .where('account.providerId', '=', PROVIDER_ID)
    .where('account.accountId', '=', profile.subject)
    .executeTakeFirst();
  if (!row || row.source_url === profile.picture) return;
  const { userId } = row;
  if (profile.picture === null) return removePhoto(db, userId);
  const photo = await (deps.fetchPhoto ?? fetchPublicPhoto)(profile.picture);
  if (!photo) return;
  // With the person in it, so that nobody guesses an address from a picture that they have.
  const hash = createHash('sha256').update(userId).update(photo.bytes).digest('base64url');
  const values = {
    hash,
    source_url: profile.picture,
    type: photo.type,
    base64: photo.bytes.toString('base64'),
    fetched_at: new Date(deps.clock()).toISOString(),
  };
  await db.transaction().execute(async (tx) => {
    // First the person: an account that was erased meanwhile must leave no photo behind.
    const owner = await tx
      .updateTable('user')
      .set({ id: userId })
      .where('id', '=', userId)
      .where('closedAt', 'is', null)
      .executeTakeFirst();
    // Fetching takes a while, and whoever took the account over meanwhile has put this Google account out.
    if (owner.numUpdatedRows !== 1n || !(await isLinked(tx, userId, profile))) return;
    await tx
      .updateTable('user')
      .set({ image: photoPath(hash) })
      .where('id', '=', userId)
      .execute();
    await tx
      .insertInto('photos')
      .values({ user_id: userId, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute();
  });
}

const isLinked = async (
  tx: Transaction<Tables>,
  userId: string,
  { subject }: GoogleProfile,
): Promise<boolean> =>
  (await tx
    .selectFrom('account')
    .select('id')
    .where('userId', '=', userId)
    .where('providerId', '=', PROVIDER_ID)
    .where('accountId', '=', subject)
    .executeTakeFirst()) !== undefined;

async function removePhoto(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const gone = await tx.deleteFrom('photos').where('user_id', '=', userId).executeTakeFirst();
    if (gone.numDeletedRows > 0n)
      await tx.updateTable('user').set({ image: null }).where('id', '=', userId).execute();
  });
}

/** A person's photo as a `data:` address, for the export; null when there is none. */
export async function photoAsDataUrl(db: Kysely<Tables>, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('photos')
    .select(['type', 'base64'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? `data:${row.type};base64,${row.base64}` : null;
}

/**
 * `/api/account/photo/:hash`. Whoever has the address may look: it cannot be guessed, and an `<img>` sends nothing else. The bytes came
 * from outside, so they are never anything but a picture.
 */
export const photoRoutes = ({ db }: Pick<IdentityDeps, 'db'>) =>
  new Hono().get('/:hash', async (c) => {
    const row = await db
      .selectFrom('photos')
      .select(['type', 'base64'])
      .where('hash', '=', c.req.param('hash'))
      .executeTakeFirst();
    if (!row) return c.json(problem('not-found', 'There is nothing at this address.'), 404);
    return c.body(new Uint8Array(Buffer.from(row.base64, 'base64')), 200, {
      'content-type': row.type,
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });
