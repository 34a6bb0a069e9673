import type { Kysely, Transaction } from 'kysely';
import type { Engine, Tables } from '#database';
import { EMAIL_LINK_LIFETIME_MS } from '#identity';
import { isoTime } from '#kit';
import { hashOfToken, linkToken } from './secrets.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

/**
 * Notes that an address shall change and gives the link's token. An address that is taken gets a row all the same,
 * whose token is told to nobody: nothing must show which ones are.
 */
export async function noteEmailChange(
  db: Db,
  change: { userId: string; email: string; nowMs: number },
): Promise<string> {
  const token = linkToken();
  const values = {
    email: change.email,
    token_hash: hashOfToken(token),
    created_at: isoTime(change.nowMs),
    expires_at: isoTime(change.nowMs + EMAIL_LINK_LIFETIME_MS),
  };
  // What was never confirmed names an address that may be nobody's here.
  await db.deleteFrom('email_changes').where('expires_at', '<=', isoTime(change.nowMs)).execute();
  await db
    .insertInto('email_changes')
    .values({ user_id: change.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  return token;
}

/** A new password puts an end to what somebody else may have begun. */
export async function dropEmailChange(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}

/**
 * Spends a link of this person's: the account has the new address, proven by the link itself.
 * @returns both addresses, or null when the link is no good or somebody else's (then it stays), or the address was taken meanwhile
 */
export async function confirmEmailChange(
  deps: { db: Kysely<Tables>; engine: Engine; clock: () => number },
  link: { token: string; userId: string },
): Promise<{ before: string; after: string } | null> {
  const now = isoTime(deps.clock());
  try {
    return await deps.db.transaction().execute(async (tx) => {
      const asked = await tx
        .selectFrom('email_changes')
        .select('user_id')
        .where('token_hash', '=', hashOfToken(link.token))
        .where('user_id', '=', link.userId)
        .executeTakeFirst();
      if (!asked) return null;
      // The person's row first, as everybody does who changes both.
      await tx.updateTable('user').set({ id: asked.user_id }).where('id', '=', asked.user_id).execute();
      const row = await tx
        .deleteFrom('email_changes')
        .where('token_hash', '=', hashOfToken(link.token))
        .returning(['user_id', 'email', 'expires_at'])
        .executeTakeFirst();
      if (!row || row.expires_at <= now) return null;
      const owner = await tx
        .selectFrom('user')
        .select('email')
        .where('id', '=', row.user_id)
        .where('closedAt', 'is', null)
        .executeTakeFirst();
      if (!owner) return null;
      await tx
        .updateTable('user')
        // The library's own kind of true.
        .set({ email: row.email, emailVerified: deps.engine === 'sqlite' ? 1 : true, updatedAt: now })
        .where('id', '=', row.user_id)
        .execute();
      return { before: owner.email, after: row.email };
    });
  } catch (error) {
    if (isTaken(error)) return null;
    throw error;
  }
}

/** A violated UNIQUE, in the words of either engine. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === '23505') || /UNIQUE constraint failed/.test(error.message));
