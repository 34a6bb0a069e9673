import type { BrowserEvent } from '#analytics';
import type { WireUser } from '../rules/index.ts';
import type { ApiClient } from './api-client.ts';
import type { BrowserStorage, SelectedPlan } from './storage.ts';
import type { SubscriptionLookup } from './subscription-lookup.ts';

/**
 * `resolving` until the server has said who this is; `offline` is set while it cannot be asked and the browser
 * remembers somebody. A signed-in user's `subscription` is null until it has been looked up.
 */
export type AuthState =
  | { status: 'resolving'; offline: boolean }
  /** `left`: somebody signed out, here or in another tab; nothing of theirs is to be kept for who comes next. */
  | { status: 'signed-out'; left?: true }
  | { status: 'signed-in'; user: WireUser; subscription: SubscriptionLookup | null };

/** What tabs tell each other: a sign-out signs all of them out; on `look-again` the server is asked who this is. */
export type AuthNews = 'signed-out' | 'look-again';

export interface AuthChannel {
  tell(news: AuthNews): void;
  listen(hear: (news: AuthNews) => void): () => void;
}

export interface AuthStoreParts {
  api: ApiClient;
  storage: BrowserStorage;
  channel: AuthChannel;
  nowMs: () => number;
  lookUp: () => Promise<SubscriptionLookup>;
  /** Told how a way in or out ended, never whose it was. */
  track?: (event: Extract<BrowserEvent, { category: 'authentication' }>) => void;
}

export interface SignUpFields {
  name?: string;
  email: string;
  password: string;
  acceptedTerms: true;
}

/** A sign-in that happened elsewhere and left its session in the cookie. */
export interface OutsideSignIn {
  method: 'google' | 'passkey';
  /** The address that was typed here: whoever came back with another one is signed out again, everywhere. */
  expectedEmail?: string;
}

export interface AuthStore {
  getState(): AuthState;
  subscribe(listener: () => void): () => void;
  /** Starts listening and asks the server who this is. Returns the way to stop. */
  start(): () => void;
  signIn(fields: { email: string; password: string }): Promise<void>;
  signUp(fields: SignUpFields): Promise<void>;
  /** The second step of the one-time code; the first is `tempEmail` in storage and a call of the screen's own. */
  signInWithCode(fields: { email: string; code: string }): Promise<void>;
  /**
   * Takes over the session of the cookie. Rejects with code `google-different-email` for another address than the
   * expected one, and with `not-signed-in` where there is no session after all.
   */
  continueSession(how: OutsideSignIn): Promise<void>;
  /**
   * Ends the session and clears every stored key, in all tabs. Rejects, still signed in, when the server could
   * not be reached: a session that lives on must not look ended on a shared computer.
   */
  signOut(): Promise<void>;
  /** Asks the server again who this is, after it refused somebody this tab took for signed in. */
  recheck(): Promise<void>;
  refreshSubscription(): Promise<SubscriptionLookup>;
  /**
   * Stores what leads a visitor on after the next sign-in. Does nothing once somebody has signed out here: an effect
   * may run after the sign-out although it was planned before, so the state at the time of this call decides.
   */
  keepForSignIn(values: { redirectAfterLogin?: string; selectedPlan?: SelectedPlan }): void;
  /** A fresh identity token, renewed if need be, or null when there is none to be had. */
  token(how?: { renew: boolean }): Promise<string | null>;
}
