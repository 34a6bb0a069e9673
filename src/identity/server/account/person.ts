import { deviceName, type WireAccount, type WireSession } from '#identity';
import { isoTime } from '#kit';
import type { AccountDeps } from './parts.ts';

type Person = Pick<WireAccount, 'user' | 'methods' | 'sessions'>;

/** The library keeps times as its engine does. */
export const timeOf = (value: string | Date): string => isoTime(new Date(value).getTime());

/** One person as the Account page shows them, or null when the account is gone. */
export async function readPerson(
  deps: Pick<AccountDeps, 'db' | 'clock'>,
  userId: string,
  currentSessionId: string,
): Promise<Person | null> {
  const { db } = deps;
  const row = await db
    .selectFrom('user')
    .select(['id', 'email', 'name', 'image', 'emailVerified', 'createdAt'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const accounts = await db
    .selectFrom('account')
    .select(['providerId', 'password'])
    .where('userId', '=', userId)
    .execute();
  const { id, email, name, image } = row;
  return {
    user: {
      id,
      email,
      name,
      image,
      createdAt: timeOf(row.createdAt),
      emailVerified: Boolean(row.emailVerified),
    },
    methods: {
      password: accounts.some(({ providerId, password }) => providerId === 'credential' && password !== null),
      google: accounts.some(({ providerId }) => providerId === 'google'),
      passkeys: await passkeysOf(deps, userId),
    },
    sessions: await sessionsOf(deps, userId, currentSessionId),
  };
}

async function passkeysOf(
  { db }: Pick<AccountDeps, 'db'>,
  userId: string,
): Promise<Person['methods']['passkeys']> {
  const rows = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'createdAt'])
    .where('userId', '=', userId)
    .execute();
  return rows.map(({ id, name, createdAt }) => ({
    id,
    name: name || 'Passkey',
    createdAt: createdAt === null ? null : timeOf(createdAt),
  }));
}

async function sessionsOf(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  userId: string,
  currentSessionId: string,
): Promise<WireSession[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'createdAt', 'updatedAt', 'expiresAt', 'userAgent'])
    .where('userId', '=', userId)
    .execute();
  return rows
    .filter(({ expiresAt }) => new Date(expiresAt).getTime() > clock())
    .map((row) => ({
      id: row.id,
      current: row.id === currentSessionId,
      createdAt: timeOf(row.createdAt),
      lastSeenAt: timeOf(row.updatedAt),
      device: deviceName(row.userAgent),
    }))
    .sort((a, b) => Number(b.current) - Number(a.current) || (a.lastSeenAt < b.lastSeenAt ? 1 : -1));
}
