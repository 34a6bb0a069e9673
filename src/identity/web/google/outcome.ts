import type { WireUser } from '../../rules/index.ts';

/**
 * How a try to sign in with Google ended.
 *
 * - `signed-in`: the session cookie stands and the server has said who this is. The caller tells the auth store
 *   (`recheck()`), which remembers the user and the tabs.
 * - `closed`: the window was closed, or the person cancelled at Google. Silent for the social button; the Gmail fallback says
 *   `popup-closed-by-user`.
 * - `blocked`: the browser opened no window. Say so, and go by redirect the next time (`chooseGoogleWay`).
 * - `failed`: a code of the catalogue for `loginMessage(code)`: `google-failed`, `google-redirect-failed`, `account-not-linked`,
 *   `google-email-not-verified`, `google-different-email`, `google-other-account` (with `again`), `terms-not-accepted-google`, `account-closed`, `too-many-requests`,
 *   `network-request-failed`.
 */
export type GoogleOutcome =
  | { kind: 'signed-in'; user: WireUser }
  | { kind: 'closed' }
  | { kind: 'blocked' }
  | { kind: 'failed'; code: string };

/** What somebody asks of a sign-in with Google. */
export interface GoogleRequest {
  /** The address typed so far; Google offers this account first. */
  loginHint?: string;
  /**
   * The Gmail fallback: only the account of exactly this address may sign in; another one is refused by the server with
   * `google-different-email`, and nothing is made.
   */
  mustBe?: string;
  /** The box for age and terms is ticked: a new account may be made. Without it a new one ends in `terms-not-accepted-google`. */
  acceptedTerms?: true;
  /**
   * Somebody is signed in already and only proves again that it is them: any Google account but theirs is refused with
   * `google-other-account`. A session that is there says nothing then, so only the window's own word counts.
   */
  again?: true;
}

/**
 * The BroadcastChannel, and the sender's name in what the window says when it is done:
 * `{source, nonce?, result: 'signed-in' | 'error', code?}`, to its opener by `postMessage` and over the channel.
 */
export const GOOGLE_CHANNEL = 'repartee-google';
