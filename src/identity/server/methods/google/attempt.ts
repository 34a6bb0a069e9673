import { AsyncLocalStorage } from 'node:async_hooks';
import type { LoginErrorCode } from '#identity';

/** The issuer's name in the library's tables and addresses, whichever issuer it is. */
export const PROVIDER_ID = 'google';

/** Who the issuer says somebody is, once its word was checked. */
export interface GoogleProfile {
  /** The issuer's own name for the account; never changes, unlike the address. */
  subject: string;
  /** In lower case, confirmed by the issuer. */
  email: string;
  name: string;
  /** Address of the photo, or null. */
  picture: string | null;
}

/**
 * One return from the issuer, from our route through the library to the provider and back. The tokens live here and nowhere else: the
 * library would store what it is handed, and nothing of ours calls Google again.
 */
export interface Attempt {
  idToken?: string;
  accessToken?: string;
  profile?: GoogleProfile;
  /** Why nobody is let in, where our own rules say so. */
  refusal?: LoginErrorCode;
}

export const attempts = new AsyncLocalStorage<Attempt>();
