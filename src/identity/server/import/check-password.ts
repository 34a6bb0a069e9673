import type { Kysely } from 'kysely';
import type { Tables } from '#database';
import type { HashConfig } from '#identity';
import type { Secrets } from '../key-rotation.ts';
import { hashPassword, inTurn, verifyPassword } from '../password-hash.ts';
import { findHashConfig } from './hash-configs.ts';
import { isOldPassword, readOldPassword } from './old-password.ts';

/** Checks a password against a hash of our own, or one that came from the old system. */
export function passwordCheck(db: Kysely<Tables>, secrets: Secrets) {
  // Parameters never change under their id; a database has one or two of them.
  const known = new Map<string, HashConfig>();
  return async ({ hash, password }: { hash: string; password: string }): Promise<boolean> => {
    const old = readOldPassword(hash);
    if (!old) return verifyPassword({ hash, password });
    const config = known.get(old.configId) ?? (await findHashConfig(db, secrets, old.configId));
    if (!config) {
      await hashPassword(password);
      console.error('identity: a password from the old system cannot be checked without its parameters');
      return false;
    }
    known.set(old.configId, config);
    // Ours takes longer, and strangers pay for one of ours: how long this takes must not tell who came from where.
    const [right] = await Promise.all([
      inTurn(() => isOldPassword(config, password, old)),
      hashPassword(password),
    ]);
    return right;
  };
}

/**
 * After a good sign-in: a hash from the old system becomes one of ours. Only while it is still the one that was checked,
 * so that a password changed meanwhile stays changed.
 */
export async function renewOldHash(db: Kysely<Tables>, email: string, password: string): Promise<void> {
  const row = await db
    .selectFrom('account')
    .innerJoin('user', 'user.id', 'account.userId')
    .select(['account.id', 'account.password'])
    .where('user.email', '=', email)
    .where('account.providerId', '=', 'credential')
    .executeTakeFirst();
  if (!row?.password || !readOldPassword(row.password)) return;
  await db
    .updateTable('account')
    .set({ password: await hashPassword(password) })
    .where('id', '=', row.id)
    .where('password', '=', row.password)
    .execute();
}
