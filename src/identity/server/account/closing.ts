import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#database';
import { ERASED_AFTER_MS } from '#identity';
import { DAY_MS, isoTime } from '#kit';
import { accountClosedLetter, accountKeptClosedLetter, accountKeptLetter } from '#mail';
import type { Mailer } from '#mail/server';
import { dropEmailChange } from './email-changes.ts';
import { stillActs } from './live-session.ts';
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
  | { kind: 'no-account' }
  | { kind: 'session-ended' };

/**
 * Ends all access to an account at once and has it erased after 7 days. Its owner gets a link to change their mind.
 * Asking again changes nothing.
 *
 * @param sessionId of the owner who asks, and must not have ended meanwhile; none where the operator does
 */
export async function closeAccount(deps: ClosingDeps, userId: string, sessionId?: string): Promise<Closed> {
  const nowMs = deps.clock();
  const eraseAtMs = nowMs + ERASED_AFTER_MS;
  const token = linkToken();
  const outcome = await deps.db.transaction().execute(async (tx) => {
    // One at a time per person, on either engine.
    await tx.updateTable('user').set({ id: userId }).where('id', '=', userId).execute();
    if (sessionId && !(await stillActs(tx, { userId, sessionId }, nowMs))) return 'session-ended';
    const user = await tx
      .selectFrom('user')
      .select(['email', 'closedAt'])
      .where('id', '=', userId)
      .executeTakeFirst();
    if (!user) return null;
    const before = await tx
      .selectFrom('account_closures')
      .select('erase_at')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (before) return { user: null, eraseAtMs: Date.parse(before.erase_at) };
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
    const { email, closedAt } = user;
    await mailUndo(deps, tx, { email, token, eraseAtMs, wasOpen: !closedAt, isAgain: false });
    return { user, eraseAtMs };
  });
  if (!outcome) return { kind: 'no-account' };
  if (outcome === 'session-ended') return { kind: 'session-ended' };
  if (!outcome.user) return { kind: 'waiting', eraseAtMs: outcome.eraseAtMs };
  deps.mailer.wake();
  return { kind: 'closed', eraseAtMs };
}

/** For so long the way back is worth a try of the mail; then little of the week is left, and the operator is asked. */
const UNDO_USEFUL_MS = 3 * DAY_MS;

/** In the transaction that makes the link: an account whose owner has no way back must not be closed. */
function mailUndo(
  { mailer, clock, publicUrl, brandName: brand }: ClosingDeps,
  tx: Transaction<Tables>,
  {
    email,
    token,
    ...about
  }: { email: string; token: string; eraseAtMs: number; wasOpen: boolean; isAgain: boolean },
): Promise<void> {
  const undoUrl = `${publicUrl}/account/undo?token=${token}`;
  return mailer.send(email, accountClosedLetter({ brand, undoUrl, ...about }), {
    // Never longer than the account itself, so that an erasure leaves no letter behind.
    usefulForMs: Math.min(UNDO_USEFUL_MS, about.eraseAtMs - clock()),
    within: tx,
  });
}

/**
 * Mails the owner of an account that waits to be erased a new link that undoes it; the one before opens nothing any
 * more. For a letter that was lost, by its owner or by a process that ended before it left.
 *
 * @returns when the account is erased, or null where none waits or its time has come
 */
export async function renewUndo(deps: ClosingDeps, userId: string): Promise<{ eraseAtMs: number } | null> {
  const now = isoTime(deps.clock());
  const token = linkToken();
  const renewed = await deps.db.transaction().execute(async (tx) => {
    await tx.updateTable('user').set({ id: userId }).where('id', '=', userId).execute();
    const closure = await tx
      .updateTable('account_closures')
      .set({ undo_hash: hashOfToken(token) })
      .where('user_id', '=', userId)
      .where('erase_at', '>', now)
      .returning('erase_at')
      .executeTakeFirst();
    const user = await tx
      .selectFrom('user')
      .select(['email', 'closedReason'])
      .where('id', '=', userId)
      .executeTakeFirst();
    if (!closure || !user) return null;
    const eraseAtMs = Date.parse(closure.erase_at);
    const wasOpen = user.closedReason === 'deletion';
    await mailUndo(deps, tx, { email: user.email, token, eraseAtMs, wasOpen, isAgain: true });
    return { eraseAtMs };
  });
  deps.mailer.wake();
  return renewed;
}

/** What became of an account that is not erased after all: one that was disabled stays closed. */
export interface Kept {
  isOpen: boolean;
}

/**
 * Keeps an account that waits to be erased: by the mailed link's token, or by its id for the operator. It is as it was
 * before: open, or closed still where it was disabled.
 *
 * @returns null where none waits any more; of an undo and the eraser at the same moment one wins
 */
export async function keepAccount(
  deps: ClosingDeps,
  which: { token: string } | { userId: string },
): Promise<Kept | null> {
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
      .executeTakeFirst();
    const user = await tx.selectFrom('user').select('email').where('id', '=', row.user_id).executeTakeFirst();
    return { isOpen: opened.numUpdatedRows === 1n, email: user?.email ?? null };
  });
  if (!kept) return null;
  const { isOpen, email } = kept;
  const about = { brand: deps.brandName, loginUrl: `${deps.publicUrl}/login` };
  if (email)
    await deps.mailer.send(email, isOpen ? accountKeptLetter(about) : accountKeptClosedLetter(about));
  return { isOpen };
}
