import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Engine, Tables } from '#database';
import { erasedWhy, type ImportedUser } from '#identity';
import { isoTime } from '#kit';
import { findErased } from '../account/erased-people.ts';
import type { Secrets } from '../key-rotation.ts';
import { writeOldPassword } from './old-password.ts';

/** What came of one person: taken, here already, or why not. */
export type UserOutcome = { kind: 'new' } | { kind: 'known' } | { kind: 'refused'; why: string };

export interface ImportUsersOptions {
  db: Kysely<Tables>;
  engine: Engine;
  nowMs: number;
  /** The id of the kept parameters; null where no row has a password. */
  configId: string | null;
  /** Tell who was erased here; asked only once somebody was. */
  readSecrets: () => Secrets;
  /** False looks only: nothing is written. */
  apply: boolean;
  /** Told after each batch how many are through. */
  progress?: (done: number) => void;
}

const BATCH = 500;

/**
 * Takes people over, a batch in one transaction: an import that dies in the middle is run again. Whoever is here
 * already stays untouched, because what they changed since is newer than the export. Whoever was erased stays away.
 *
 * @returns the outcomes in the order of `users`
 * @throws UnreadableErasures where nobody can say who was erased
 */
export async function importUsers(
  users: readonly ImportedUser[],
  options: ImportUsersOptions,
): Promise<UserOutcome[]> {
  const outcomes: UserOutcome[] = [];
  const seen = {
    ids: new Set<string>(),
    emails: new Map<string, string>(),
    googleIds: new Map<string, string>(),
  };
  for (let from = 0; from < users.length; from += BATCH) {
    const batch = users.slice(from, from + BATCH);
    const work = (db: Kysely<Tables> | Transaction<Tables>) => takeBatch(db, batch, seen, options);
    outcomes.push(...(options.apply ? await options.db.transaction().execute(work) : await work(options.db)));
    options.progress?.(outcomes.length);
  }
  return outcomes;
}

interface Seen {
  ids: Set<string>;
  /** Address and Google id, each with whose it is. */
  emails: Map<string, string>;
  googleIds: Map<string, string>;
}

async function takeBatch(
  db: Kysely<Tables> | Transaction<Tables>,
  batch: readonly ImportedUser[],
  seen: Seen,
  options: ImportUsersOptions,
): Promise<UserOutcome[]> {
  const here = await db
    .selectFrom('user')
    .select(['id', 'email'])
    .where((row) =>
      row.or([
        row(
          'id',
          'in',
          batch.map(({ id }) => id),
        ),
        row(
          'email',
          'in',
          batch.map(({ email }) => email),
        ),
      ]),
    )
    .execute();
  const ids = new Set(here.map(({ id }) => id));
  const owners = new Map(here.map(({ id, email }) => [email, id]));
  const googleIds = batch.flatMap(({ googleId }) => googleId ?? []);
  const linked = googleIds.length
    ? await db
        .selectFrom('account')
        .select(['accountId', 'userId'])
        .where('providerId', '=', 'google')
        .where('accountId', 'in', googleIds)
        .execute()
    : [];
  const linkOwners = new Map(linked.map(({ accountId, userId }) => [accountId, userId]));

  // After the look at who is here: somebody who is erased meanwhile is seen by one of the two.
  const erased = await findErased(db, options.readSecrets, batch);

  const taken: ImportedUser[] = [];
  const outcomes = batch.map((user): UserOutcome => {
    if (seen.ids.has(user.id)) return { kind: 'refused', why: 'localId stands twice in the file' };
    seen.ids.add(user.id);
    if (ids.has(user.id)) return { kind: 'known' };
    const erasedOn = erased.get(user.id);
    if (erasedOn) return { kind: 'refused', why: erasedWhy(erasedOn) };
    const owner = owners.get(user.email) ?? seen.emails.get(user.email);
    if (owner) return { kind: 'refused', why: `the address belongs to user ${owner}` };
    const linkOwner = user.googleId && (linkOwners.get(user.googleId) ?? seen.googleIds.get(user.googleId));
    if (linkOwner) return { kind: 'refused', why: `the Google account belongs to user ${linkOwner}` };
    seen.emails.set(user.email, user.id);
    if (user.googleId) seen.googleIds.set(user.googleId, user.id);
    taken.push(user);
    return { kind: 'new' };
  });
  if (options.apply && taken.length) await write(db, taken, options);
  return outcomes;
}

async function write(
  db: Kysely<Tables> | Transaction<Tables>,
  users: readonly ImportedUser[],
  { engine, nowMs, configId }: ImportUsersOptions,
): Promise<void> {
  const now = isoTime(nowMs);
  await db
    .insertInto('user')
    .values(
      users.map(({ id, email, emailVerified, name, disabled, createdAtMs }) => ({
        id,
        email,
        // The library's own table: its SQLite columns hold 0 and 1.
        emailVerified: engine === 'sqlite' ? Number(emailVerified) : emailVerified,
        name,
        image: null,
        createdAt: createdAtMs === null ? now : isoTime(createdAtMs),
        updatedAt: now,
        closedAt: disabled ? now : null,
        closedReason: disabled ? 'disabled' : null,
      })),
    )
    .execute();
  const account = (userId: string) => ({ id: randomUUID(), userId, createdAt: now, updatedAt: now });
  const accounts = users.flatMap(({ id, password, googleId }) => [
    ...(password && configId
      ? [
          {
            ...account(id),
            providerId: 'credential',
            accountId: id,
            password: writeOldPassword({ configId, ...password }),
          },
        ]
      : []),
    ...(googleId ? [{ ...account(id), providerId: 'google', accountId: googleId, password: null }] : []),
  ]);
  if (accounts.length) await db.insertInto('account').values(accounts).execute();
}
