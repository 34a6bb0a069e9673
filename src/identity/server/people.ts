import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#database';

/** The person as a receipt names them, or null when the account is gone. */
export async function findUserDetails(db: Kysely<Tables> | Transaction<Tables>, userId: string) {
  const row = await db
    .selectFrom('user')
    .select(['id', 'email', 'name', 'image'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ? { uid: row.id, email: row.email, name: row.name, photoURL: row.image } : null;
}
