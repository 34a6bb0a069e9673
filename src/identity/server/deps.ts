import type { Kysely } from 'kysely';
import type { Engine, Tables } from '#database';
import type { RateLimits } from '#limits/server';
import type { Mailer } from '#mail/server';
import type { Auth } from './better-auth.ts';
import type { Callers } from './callers.ts';
import type { Secrets } from './key-rotation.ts';
import type { AskLibrary } from './library-call.ts';
import type { LockOut } from './lock-out.ts';
import type { FetchPhoto } from './methods/google/fetch-photo.ts';

/** An OpenID Connect client of the operator's; Google unless the settings name another issuer. */
export interface GoogleClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** How long one call to the issuer may take; 10 s unless said. */
  timeoutMs?: number;
}

export interface IdentityOptions {
  db: Kysely<Tables>;
  engine: Engine;
  /** Origin of the product, without a trailing slash. */
  publicUrl: string;
  /** What the product is called in mails. */
  brandName: string;
  /** Signing secrets, newest first; the older ones still open what they sealed. */
  secrets: Secrets;
  /** Whether the library counts its own calls. */
  rateLimits: boolean;
  /** What may be sent to one address, and asked for by one client. */
  limits: RateLimits;
  /** `distinct` tells an unknown account from a wrong password; anybody can then find out who has an account. */
  loginErrors: 'alike' | 'distinct';
  clock: () => number;
  mailer: Mailer;
  /** Null where the operator set none: there is no button then. */
  google: GoogleClient | null;
  /** How photos are fetched; from public addresses by https unless a test says otherwise. */
  fetchPhoto?: FetchPhoto;
  /** One-time codes stand in the answer itself; only outside production, with the outbox. */
  showCodes: boolean;
}

/** What the routes of every sign-in method work with. */
export interface IdentityDeps extends IdentityOptions {
  auth: Auth;
  callers: Callers;
  askLibrary: AskLibrary;
  /** Asked before any password is compared with what is kept. */
  lockOut: LockOut;
}
