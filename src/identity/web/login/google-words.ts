import { loginMessage } from '../../rules/index.ts';
import type { GoogleOutcome } from '../google/index.ts';
import { google } from '../rare-copy.ts';
import type { Said } from './login-form.ts';

/** Which texts a try gets: the social button has its own three, the Gmail fallback those by code (spec section 8). */
export type GoogleTexts = 'social' | 'by-code';

/** Refusals that somebody can do something about are told as they are, whatever button was pressed. */
const TELLING = [
  'account-not-linked',
  'account-closed',
  'google-different-email',
  'google-other-account',
  'google-email-not-verified',
  'google-not-offered',
  'too-many-requests',
];

/** What to say of a try that did not sign in, or null where nothing is said. */
export function googleFailure(
  outcome: Exclude<GoogleOutcome, { kind: 'signed-in' }>,
  texts: GoogleTexts,
): Said | null {
  const social = texts === 'social';
  if (outcome.kind === 'closed') return social ? null : { text: loginMessage('popup-closed-by-user') };
  if (outcome.kind === 'blocked')
    return { text: social ? google.popupsBlocked : loginMessage('popup-blocked'), more: google.blockedMore };
  if (TELLING.includes(outcome.code)) return { text: loginMessage(outcome.code) };
  if (social) return { text: google.failed };
  return { text: loginMessage(outcome.code === 'google-failed' ? 'failed-to-authenticate' : outcome.code) };
}

/** The same for a visit to Google in this tab that came back without a session. */
export const googleReturnFailure = (code: string): Said => ({
  text: TELLING.includes(code) ? loginMessage(code) : google.redirectFailed,
});
