import { Hono } from 'hono';
import type { IdentityDeps } from '../deps.ts';
import { addressRoutes } from './address.ts';
import { deletionRoutes } from './deletion.ts';
import { exportRoutes } from './export.ts';
import { overviewRoutes } from './overview.ts';
import type { AccountEnv, AccountParts } from './parts.ts';
import { passwordRoutes } from './password.ts';
import { profileRoutes } from './profile.ts';
import { sessionRoutes } from './sessions.ts';

/** `/api/account/*`: what somebody sees and changes of their own account. */
export function accountRoutes(deps: IdentityDeps, parts: AccountParts) {
  const account = { ...deps, parts };
  return new Hono<AccountEnv>()
    .route('/', overviewRoutes(account))
    .route('/', profileRoutes(account))
    .route('/', passwordRoutes(account))
    .route('/', addressRoutes(account))
    .route('/', sessionRoutes(account))
    .route('/', exportRoutes(account))
    .route('/', deletionRoutes(account));
}
