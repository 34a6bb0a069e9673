import { getMigrations } from 'better-auth/db/migration';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#database';
import { libraryOptions, startLibrary } from './better-auth.ts';
import { createCallers } from './callers.ts';
import type { IdentityDeps, IdentityOptions } from './deps.ts';
import { resealTokenKeys } from './key-rotation.ts';
import { libraryCall } from './library-call.ts';
import { identityRoutes } from './routes.ts';

export {
  type Caller,
  type Callers,
  isForeignWrite,
  type RequireUser,
  type Unknown,
  type UserEnv,
} from './callers.ts';
export type { GoogleClient, IdentityOptions } from './deps.ts';
export type { ClientEnv } from './library-call.ts';

/** Brings the library's own tables up to date; run before ours and before `createIdentity`. */
export async function migrateIdentity(options: IdentityOptions): Promise<void> {
  await (await getMigrations(libraryOptions(options))).runMigrations();
  await resealTokenKeys(options.db, options.secrets);
}

/** Who you are: the routes of `/api/auth` and the guard for other routes. */
export function createIdentity(options: IdentityOptions) {
  const auth = startLibrary(options);
  const { db, publicUrl, secrets, clock } = options;
  const callers = createCallers({ auth, db, publicUrl, secrets, clock });
  const askLibrary = libraryCall({ auth, publicUrl, secrets });
  const deps: IdentityDeps = { ...options, auth, callers, askLibrary };
  return { routes: identityRoutes(deps), callers };
}

export type Identity = ReturnType<typeof createIdentity>;

/** The person as a receipt names them, or null when the account is gone. */
export async function findUserDetails(db: Kysely<Tables> | Transaction<Tables>, userId: string) {
  const row = await db
    .selectFrom('user')
    .select(['id', 'email', 'name', 'image'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ? { uid: row.id, email: row.email, name: row.name, photoURL: row.image } : null;
}
