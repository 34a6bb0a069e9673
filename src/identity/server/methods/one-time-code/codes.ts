import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { SWEEP_ROWS } from '#database';
import { CODE_DIGITS, CODE_LIFETIME_MS, CODE_TRIES } from '#identity';
import { isoTime } from '#kit';
import type { IdentityOptions } from '../../deps.ts';
import { addressHash } from '../../lock-out.ts';

type CodeDeps = Pick<IdentityOptions, 'db' | 'clock' | 'secrets'>;

/** Six digits, each as likely as any other. */
export const makeCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/**
 * Keyed, because a million codes are hashed in a second: whoever reads the table without the secret learns nothing. The
 * address is part of it, so a code opens nobody else's account.
 */
const hashOf = (secret: string, address: string, code: string): string =>
  createHmac('sha256', secret).update(`one-time code ${address} ${code}`).digest('hex');

/**
 * Keeps the code of an address; from now on no older one works.
 * @param userId null where there is no account: the row is only there so that asking takes equally long
 */
export async function keepCode(
  { db, clock, secrets }: CodeDeps,
  { email, userId, code }: { email: string; userId: string | null; code: string },
): Promise<void> {
  const [current] = secrets;
  if (!current) throw new Error('codes need a secret');
  const address_hash = addressHash(email);
  const row = {
    user_id: userId,
    code_hash: hashOf(current.value, address_hash, code),
    tries: 0,
    expires_at: isoTime(clock() + CODE_LIFETIME_MS),
  };
  // A row may be renewed between the look and the deletion.
  await db
    .deleteFrom('one_time_codes')
    .where('address_hash', 'in', (query) =>
      query
        .selectFrom('one_time_codes')
        .select('address_hash')
        .where('expires_at', '<=', isoTime(clock()))
        .orderBy('expires_at')
        .limit(SWEEP_ROWS),
    )
    .where('expires_at', '<=', isoTime(clock()))
    .execute();
  await db
    .insertInto('one_time_codes')
    .values({ address_hash, ...row })
    .onConflict((conflict) => conflict.column('address_hash').doUpdateSet(row))
    .execute();
}

/**
 * Takes one guess. It is counted before it is looked at, in one statement, so that of any number at once three are
 * looked at; and the right one takes the code away, so that of two right ones one gets in.
 *
 * @returns whose account it opens, or null
 */
export async function spendCode(
  { db, clock, secrets }: CodeDeps,
  { email, code }: { email: string; code: string },
): Promise<string | null> {
  const address_hash = addressHash(email);
  const row = await db
    .updateTable('one_time_codes')
    .set((old) => ({ tries: old('tries', '+', 1) }))
    .where('address_hash', '=', address_hash)
    .where('tries', '<', CODE_TRIES)
    .where('expires_at', '>', isoTime(clock()))
    .returning(['code_hash', 'user_id'])
    .executeTakeFirst();
  const kept = Buffer.from(row?.code_hash ?? hashOf('', address_hash, ''), 'hex');
  const right = secrets
    .map(({ value }) => timingSafeEqual(Buffer.from(hashOf(value, address_hash, code), 'hex'), kept))
    .includes(true);
  if (!row?.user_id || !right) return null;
  const taken = await db
    .deleteFrom('one_time_codes')
    .where('address_hash', '=', address_hash)
    .where('code_hash', '=', row.code_hash)
    .executeTakeFirst();
  return taken.numDeletedRows === 1n ? row.user_id : null;
}
