import { getMigrations } from 'better-auth/db/migration';
import { resealErasureKeys } from './account/erased-people.ts';
import { accountRoutes } from './account/index.ts';
import type { AccountParts } from './account/parts.ts';
import { libraryOptions, startLibrary } from './better-auth.ts';
import { createCallers } from './callers.ts';
import type { IdentityDeps, IdentityOptions } from './deps.ts';
import { resealHashConfigs } from './import/index.ts';
import { resealTokenKeys } from './key-rotation.ts';
import { libraryCall } from './library-call.ts';
import { createLockOut } from './lock-out.ts';
import { photoRoutes } from './methods/google/photos.ts';
import { googlePages, googleRoutes } from './methods/google/routes.ts';
import { oneTimeCodeRoutes } from './methods/one-time-code/routes.ts';
import { passkeyRoutes } from './methods/passkey/routes.ts';
import { passwordResetRoutes } from './methods/password-reset/routes.ts';
import { verifyEmailRoutes } from './methods/verify-email/routes.ts';
import { identityRoutes } from './routes.ts';

export type { Belongings } from './account/belongings.ts';
export {
  type Closed,
  type ClosingDeps,
  closeAccount,
  type Kept,
  keepAccount,
  renewUndo,
} from './account/closing.ts';
export { findErased, type KnownBy, UnreadableErasures } from './account/erased-people.ts';
export { eraseDue, startEraser } from './account/eraser.ts';
export { exportPerson } from './account/export.ts';
export { accountBelongings } from './account/own-belongings.ts';
export {
  type Caller,
  type Callers,
  isForeignWrite,
  type RequireUser,
  type Unknown,
  type UserEnv,
} from './callers.ts';
export type { GoogleClient, IdentityOptions } from './deps.ts';
export { type ImportUsersOptions, importUsers, keepHashConfig, type UserOutcome } from './import/index.ts';
export { boundTo, opened, type Secrets, sealed, sealedAnew } from './key-rotation.ts';
export type { ClientEnv } from './library-call.ts';
export type { FetchPhoto } from './methods/google/fetch-photo.ts';
export { ownPagesOnly } from './own-pages-only.ts';

/** Brings the library's own tables up to date; run before ours and before `createIdentity`. */
export async function migrateIdentity(options: IdentityOptions): Promise<void> {
  await (await getMigrations(libraryOptions(options))).runMigrations();
  // The library does not keep these unique: nobody may add a device under another one's id.
  await options.db.schema
    .createIndex('passkey_credential')
    .ifNotExists()
    .unique()
    .on('passkey')
    .column('credentialID')
    .execute();
  // Nor does it index what we ask of its tables: what has run out, and whose a Google account is.
  const index = (name: string, table: string, ...columns: string[]) =>
    options.db.schema.createIndex(name).ifNotExists().on(table).columns(columns).execute();
  await index('session_expiry', 'session', 'expiresAt');
  await index('verification_expiry', 'verification', 'expiresAt');
  await index('account_at_provider', 'account', 'accountId', 'providerId');
  await resealTokenKeys(options.db, options.secrets);
}

/** Seals anew what older secrets sealed in our own tables; run after all migrations. */
export async function sealAnew({ db, secrets }: IdentityOptions): Promise<void> {
  await resealHashConfigs(db, secrets);
  await resealErasureKeys(db, secrets);
}

/** Who you are: the routes of `/api/auth` and the guard for other routes. */
export function createIdentity(options: IdentityOptions) {
  const auth = startLibrary(options);
  const { db, publicUrl, secrets, clock } = options;
  const callers = createCallers({ auth, db, publicUrl, secrets, clock });
  const askLibrary = libraryCall({ auth, publicUrl, secrets });
  const lockOut = createLockOut({ db, clock });
  const deps: IdentityDeps = { ...options, auth, callers, askLibrary, lockOut };
  const account = (parts: AccountParts) => accountRoutes(deps, parts);
  const routes = identityRoutes(deps)
    .route('/', googleRoutes(deps))
    .route('/', passwordResetRoutes(deps))
    .route('/', verifyEmailRoutes(deps))
    .route('/passkey', passkeyRoutes(deps));
  return {
    routes,
    account,
    photos: photoRoutes(deps),
    googlePages: googlePages(),
    oneTimeCode: oneTimeCodeRoutes(deps),
    callers,
  };
}

export type Identity = ReturnType<typeof createIdentity>;
