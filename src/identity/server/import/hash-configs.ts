import type { Kysely } from 'kysely';
import type { Tables } from '#database';
import type { HashConfig } from '#identity';
import { isoTime } from '#kit';
import { opened, resealRows, type Secrets, sealed } from '../key-rotation.ts';
import { hashConfigId } from './old-password.ts';

/**
 * The parameters of old passwords, kept once and sealed with the signing secret: the signer key in them must not lie
 * beside the hashes in the same database.
 */

/** Keeps the parameters, once however often they are given. Returns the id that the hashes carry. */
export async function keepHashConfig(
  db: Kysely<Tables>,
  secrets: Secrets,
  config: HashConfig,
  nowMs: number,
): Promise<string> {
  const id = hashConfigId(config);
  await db
    .insertInto('old_hash_configs')
    .values({ id, sealed: await sealed(secrets, JSON.stringify(config)), created_at: isoTime(nowMs) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return id;
}

/** The parameters by id, or null when they are gone or no secret of the list opens them. */
export async function findHashConfig(
  db: Kysely<Tables>,
  secrets: Secrets,
  id: string,
): Promise<HashConfig | null> {
  const row = await db
    .selectFrom('old_hash_configs')
    .select('sealed')
    .where('id', '=', id)
    .executeTakeFirst();
  const text = row && (await opened(secrets, row.sealed));
  return text ? (JSON.parse(text) as HashConfig) : null;
}

/** Seals what an older secret sealed with the newest. */
export const resealHashConfigs = (db: Kysely<Tables>, secrets: Secrets): Promise<void> =>
  resealRows(
    db,
    secrets,
    'old_hash_configs',
    'passwords that came from the old system cannot be checked, because APP_SECRET no longer lists the secret of their import; their owners can reset them',
  );
