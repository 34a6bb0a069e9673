import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#database';
import { isoTime } from '#kit';
import { opened, resealRows, type Secrets, sealed } from '../key-rotation.ts';

/**
 * That somebody was erased, and nothing else of them: their old system's file may be read in again, and must not bring
 * them back. What is kept is a keyed hash, because a plain one of an address can be guessed. The key is random, lies
 * sealed by `APP_SECRET` in the database and is sealed anew when that changes: a key that was derived from the secret
 * would be lost with it, and everybody would come back unnoticed.
 */
type Db = Kysely<Tables> | Transaction<Tables>;

/** What somebody can be known by, here or in a file. */
export interface KnownBy {
  id: string;
  /** In any letter case. */
  email: string | null;
  googleId?: string | null;
}

/** Somebody was erased under a secret that is no longer listed, so nobody can say who. */
export class UnreadableErasures extends Error {
  constructor() {
    super('no listed secret opens a key of the erased');
  }
}

interface ErasureKey {
  id: string;
  key: Buffer;
}

/** Inside the transaction that erases, while the person's rows still stand. Asking twice is once. */
export async function rememberErased(
  tx: Transaction<Tables>,
  secrets: Secrets,
  userId: string,
  nowMs: number,
): Promise<void> {
  const user = await tx.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirst();
  const links = await tx
    .selectFrom('account')
    .select('accountId')
    .where('userId', '=', userId)
    .where('providerId', '=', 'google')
    .execute();
  const key = await newestKey(tx, secrets, nowMs);
  const marks = new Set([
    ...marksOf(key, { id: userId, email: user?.email ?? null }),
    ...links.flatMap(({ accountId }) => marksOf(key, { id: userId, email: null, googleId: accountId })),
  ]);
  const erased_on = isoTime(nowMs).slice(0, 10);
  await tx
    .insertInto('erasures')
    .values([...marks].map((mark) => ({ mark, key_id: key.id, erased_on })))
    // An address whose next owner is erased too.
    .onConflict((conflict) => conflict.column('mark').doUpdateSet({ erased_on }))
    .execute();
}

/**
 * Who of these was erased here, and on which day (`2026-11-21`), by their id.
 *
 * Ask after you have seen that they have no account, in the same transaction: an erasure that ends between the two
 * looks is then seen by one of them.
 *
 * @param readSecrets asked only once somebody was erased
 * @throws UnreadableErasures rather than to let somebody come back
 */
export async function findErased(
  db: Db,
  readSecrets: () => Secrets,
  people: readonly KnownBy[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('erasure_keys').select(['id', 'sealed']).execute();
  if (rows.length === 0 || people.length === 0) return new Map();
  const secrets = readSecrets();
  const asked: { id: string; mark: string }[] = [];
  for (const row of rows) {
    const key = await openKey(secrets, row);
    if (!key) throw new UnreadableErasures();
    for (const person of people) for (const mark of marksOf(key, person)) asked.push({ id: person.id, mark });
  }
  const found = await db
    .selectFrom('erasures')
    .select(['mark', 'erased_on'])
    .where('mark', 'in', [...new Set(asked.map(({ mark }) => mark))])
    .execute();
  const days = new Map(found.map(({ mark, erased_on }) => [mark, erased_on]));
  return new Map(
    asked.flatMap(({ id, mark }): [string, string][] => {
      const day = days.get(mark);
      return day ? [[id, day]] : [];
    }),
  );
}

/** The day of an account that the same address had before; null also where no secret can tell. */
export const findEarlierErasure = (db: Db, secrets: Secrets, person: KnownBy): Promise<string | null> =>
  findErased(db, () => secrets, [person]).then(
    (days) => days.get(person.id) ?? null,
    (error: unknown) => {
      if (error instanceof UnreadableErasures) return null;
      throw error;
    },
  );

function marksOf({ key }: ErasureKey, { id, email, googleId }: KnownBy): string[] {
  const mark = (kind: string, value: string) =>
    createHmac('sha256', key).update(`${kind} ${value}`).digest('base64url');
  return [
    mark('user', id),
    ...(email ? [mark('address', email.trim().toLowerCase())] : []),
    ...(googleId ? [mark('google', googleId)] : []),
  ];
}

const openKey = async (secrets: Secrets, row: { id: string; sealed: string }): Promise<ErasureKey | null> => {
  const text = await opened(secrets, row.sealed);
  return text === null ? null : { id: row.id, key: Buffer.from(text, 'base64url') };
};

/** The newest that opens, or a new one: an erasure must not wait for a secret that was lost. */
async function newestKey(tx: Transaction<Tables>, secrets: Secrets, nowMs: number): Promise<ErasureKey> {
  const rows = await tx
    .selectFrom('erasure_keys')
    .select(['id', 'sealed'])
    .orderBy('created_at', 'desc')
    .execute();
  for (const row of rows) {
    const key = await openKey(secrets, row);
    if (key) return key;
  }
  const made: ErasureKey = { id: randomUUID(), key: randomBytes(32) };
  await tx
    .insertInto('erasure_keys')
    .values({
      id: made.id,
      sealed: await sealed(secrets, made.key.toString('base64url')),
      created_at: isoTime(nowMs),
    })
    .execute();
  return made;
}

/** Seals what an older secret sealed with the newest. */
export const resealErasureKeys = (db: Kysely<Tables>, secrets: Secrets): Promise<void> =>
  resealRows(
    db,
    secrets,
    'erasure_keys',
    'who was erased cannot be recognised, because APP_SECRET no longer lists the secret of that time; until it does, nothing is imported',
  );
