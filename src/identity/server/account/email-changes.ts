import type { Kysely, Transaction } from 'kysely';
import { type Engine, SWEEP_ROWS, type Tables } from '#database';
import { EMAIL_LINK_LIFETIME_MS } from '#identity';
import { isoTime } from '#kit';
import { type Acting, inLiveSession } from './live-session.ts';
import { hashOfToken, linkToken } from './secrets.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

/**
 * Notes that an address shall change and gives the link's token. An address that is taken gets a row all the same,
 * whose token is told to nobody: nothing must show which ones are.
 *
 * @returns null when the session that asks has ended meanwhile: nothing is noted then
 */
export async function noteEmailChange(
  deps: { db: Kysely<Tables>; clock: () => number },
  acting: Acting,
  email: string,
): Promise<{ token: string } | null> {
  const token = linkToken();
  const nowMs = deps.clock();
  const values = {
    email,
    token_hash: hashOfToken(token),
    created_at: isoTime(nowMs),
    expires_at: isoTime(nowMs + EMAIL_LINK_LIFETIME_MS),
  };
  // What was never confirmed names an address that may be nobody's here.
  await deps.db
    .deleteFrom('email_changes')
    .where('user_id', 'in', (query) =>
      query
        .selectFrom('email_changes')
        .select('user_id')
        .where('expires_at', '<=', isoTime(nowMs))
        .orderBy('expires_at')
        .limit(SWEEP_ROWS),
    )
    .where('expires_at', '<=', isoTime(nowMs))
    .execute();
  return inLiveSession(deps, acting, async (tx) => {
    await tx
      .insertInto('email_changes')
      .values({ user_id: acting.userId, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute();
    return { token };
  });
}

/** A new password puts an end to what somebody else may have begun. */
export async function dropEmailChange(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}

/**
 * Spends a link of this person's: the account has the new address, proven by the link itself.
 * @returns both addresses, or null when the link is no good or somebody else's (then it stays), the session has ended
 *   meanwhile, or the address was taken
 */
export async function confirmEmailChange(
  deps: { db: Kysely<Tables>; engine: Engine; clock: () => number },
  acting: Acting,
  token: string,
): Promise<{ before: string; after: string } | null> {
  const now = isoTime(deps.clock());
  try {
    return await inLiveSession(deps, acting, async (tx) => {
      const row = await tx
        .deleteFrom('email_changes')
        .where('token_hash', '=', hashOfToken(token))
        .where('user_id', '=', acting.userId)
        .returning(['user_id', 'email', 'expires_at'])
        .executeTakeFirst();
      if (!row || row.expires_at <= now) return null;
      const owner = await tx
        .selectFrom('user')
        .select('email')
        .where('id', '=', row.user_id)
        .executeTakeFirstOrThrow();
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
