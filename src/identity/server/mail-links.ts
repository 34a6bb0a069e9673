import type { Kysely, Transaction } from 'kysely';
import { SWEEP_ROWS, type Tables } from '#database';
import { isoTime } from '#kit';
import { hashOfToken, linkToken } from './account/secrets.ts';

export type LinkPurpose = 'password-reset' | 'verify-email' | 'refund';

/** Whose link it is: who had this address when it was mailed, and still has. */
export interface LinkOwner {
  userId: string;
  email: string;
}

type Db = Kysely<Tables> | Transaction<Tables>;

/**
 * Keeps a link and gives its token; only the hash of it is stored. Without an owner the row opens nothing: it is there
 * so that asking takes equally long whether there is an account or not.
 */
export async function keepLink(
  db: Db,
  link: { purpose: LinkPurpose; owner: LinkOwner | null; nowMs: number; lifetimeMs: number },
): Promise<string> {
  const token = linkToken();
  await db
    .deleteFrom('mail_links')
    .where('token_hash', 'in', (query) =>
      query
        .selectFrom('mail_links')
        .select('token_hash')
        .where('expires_at', '<=', isoTime(link.nowMs))
        .orderBy('expires_at')
        .limit(SWEEP_ROWS),
    )
    .execute();
  await db
    .insertInto('mail_links')
    .values({
      token_hash: hashOfToken(token),
      purpose: link.purpose,
      user_id: link.owner?.userId ?? null,
      email: link.owner?.email ?? null,
      expires_at: isoTime(link.nowMs + link.lifetimeMs),
    })
    .execute();
  return token;
}

/**
 * Whose link this is, without spending it. Null when it is spent, expired, made up or for something else, when the
 * account was closed (unless `closedToo`), and when its address is another by now: the link proved the old one.
 */
export async function readLink(
  db: Db,
  purpose: LinkPurpose,
  token: string,
  nowMs: number,
  { closedToo = false } = {},
): Promise<LinkOwner | null> {
  const found = db
    .selectFrom('mail_links')
    .innerJoin('user', 'user.id', 'mail_links.user_id')
    .select(['user.id as userId', 'user.email as email'])
    .where('mail_links.token_hash', '=', hashOfToken(token))
    .where('mail_links.purpose', '=', purpose)
    .where('mail_links.expires_at', '>', isoTime(nowMs))
    .whereRef('mail_links.email', '=', 'user.email');
  const row = await (closedToo ? found : found.where('user.closedAt', 'is', null)).executeTakeFirst();
  return row ?? null;
}

/** Spends a link, and with it every other of its owner for the same purpose. @returns whether it was still there */
export async function spendLink(
  tx: Transaction<Tables>,
  purpose: LinkPurpose,
  token: string,
  owner: LinkOwner,
): Promise<boolean> {
  const spent = await tx
    .deleteFrom('mail_links')
    .where('token_hash', '=', hashOfToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (spent.numDeletedRows !== 1n) return false;
  await tx
    .deleteFrom('mail_links')
    .where('user_id', '=', owner.userId)
    .where('purpose', '=', purpose)
    .execute();
  return true;
}

/** Who has this address, if anybody may sign in with it; with `closedToo` also who may not. */
export async function findOwner(
  db: Db,
  email: string,
  { closedToo = false } = {},
): Promise<LinkOwner | null> {
  const found = db.selectFrom('user').select(['id as userId', 'email']).where('email', '=', email);
  const row = await (closedToo ? found : found.where('closedAt', 'is', null)).executeTakeFirst();
  return row ?? null;
}
