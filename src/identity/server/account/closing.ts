import type { Kysely } from 'kysely';
import type { Tables } from '#database';
import { ERASED_AFTER_MS } from '#identity';
import { isoTime } from '#kit';
import { accountClosedLetter, accountKeptLetter } from '#mail';
import type { Mailer } from '#mail/server';
import { dropEmailChange } from './email-changes.ts';
import { hashOfToken, linkToken } from './secrets.ts';

export interface ClosingDeps {
  db: Kysely<Tables>;
  clock: () => number;
  mailer: Mailer;
  publicUrl: string;
  brandName: string;
}

export type Closed =
  | { kind: 'closed'; eraseAtMs: number }
  /** Asked for before; the first date stands. */
  | { kind: 'waiting'; eraseAtMs: number }
  | { kind: 'no-account' };

/**
 * Ends all access to an account at once and has it erased after 7 days. Its owner gets a link to change their mind.
 * Asking again changes nothing.
 */
export async function closeAccount(deps: ClosingDeps, userId: string): Promise<Closed> {
  const nowMs = deps.clock();
  const eraseAtMs = nowMs + ERASED_AFTER_MS;
  const token = linkToken();
  const outcome = await deps.db.transaction().execute(async (tx) => {
    // One at a time per person, on either engine.
    await tx.updateTable('user').set({ id: userId }).where('id', '=', userId).execute();
    const user = await tx.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirst();
    if (!user) return null;
    const before = await tx
      .selectFrom('account_closures')
      .select('erase_at')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (before) return { email: null, eraseAtMs: Date.parse(before.erase_at) };
    await tx
      .updateTable('user')
      .set({ closedAt: isoTime(nowMs), closedReason: 'deletion' })
      .where('id', '=', userId)
      // One that was disabled stays that, also when the deletion is undone.
      .where('closedAt', 'is', null)
      .execute();
    await tx
      .insertInto('account_closures')
      .values({
        user_id: userId,
        undo_hash: hashOfToken(token),
        requested_at: isoTime(nowMs),
        erase_at: isoTime(eraseAtMs),
        claimed_until: null,
      })
      .execute();
    await tx.deleteFrom('session').where('userId', '=', userId).execute();
    await dropEmailChange(tx, userId);
    return { email: user.email, eraseAtMs };
  });
  if (!outcome) return { kind: 'no-account' };
  if (!outcome.email) return { kind: 'waiting', eraseAtMs: outcome.eraseAtMs };
  const undoUrl = `${deps.publicUrl}/account/undo?token=${token}`;
  deps.mailer.send(outcome.email, accountClosedLetter({ brand: deps.brandName, undoUrl, eraseAtMs }));
  return { kind: 'closed', eraseAtMs };
}

/**
 * Opens an account again that waits to be erased: by the mailed link's token, or by its id for the operator.
 * @returns whether it did; of an undo and the eraser at the same moment one wins
 */
export async function keepAccount(
  deps: ClosingDeps,
  which: { token: string } | { userId: string },
): Promise<boolean> {
  const now = isoTime(deps.clock());
  const kept = await deps.db.transaction().execute(async (tx) => {
    const closure = await tx
      .selectFrom('account_closures')
      .select('user_id')
      .where((row) =>
        'token' in which
          ? row('undo_hash', '=', hashOfToken(which.token))
          : row('user_id', '=', which.userId),
      )
      .executeTakeFirst();
    if (!closure) return null;
    // The person's row first, as the eraser does.
    await tx.updateTable('user').set({ id: closure.user_id }).where('id', '=', closure.user_id).execute();
    const row = await tx
      .deleteFrom('account_closures')
      .where('user_id', '=', closure.user_id)
      .where('erase_at', '>', now)
      .returning('user_id')
      .executeTakeFirst();
    if (!row) return null;
    const opened = await tx
      .updateTable('user')
      .set({ closedAt: null, closedReason: null })
      .where('id', '=', row.user_id)
      .where('closedReason', '=', 'deletion')
      .returning('email')
      .executeTakeFirst();
    return { email: opened?.email ?? null };
  });
  if (!kept) return false;
  const loginUrl = `${deps.publicUrl}/login`;
  // One that was disabled stays closed, so its owner is not told that they can sign in.
  if (kept.email) deps.mailer.send(kept.email, accountKeptLetter({ brand: deps.brandName, loginUrl }));
  return true;
}
