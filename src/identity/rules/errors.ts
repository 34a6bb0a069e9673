/**
 * Spec section 8, login screen: code to status and text. A code that is missing here does not compile.
 * The spec's own texts stand in `screen-errors.ts`; those here are ours, for what the spec does not name.
 */

import { type MessageContext, NAMED, SAID_HERE, screenMessage, type Told } from './screen-errors.ts';

const OURS = {
  'common-password': {
    status: 422,
    message: 'This password is one of the most common. Please choose another.',
  },
  'invalid-reset-link': {
    status: 400,
    message: 'This link has expired or was used already. Please ask for a new one.',
  },
  'invalid-code': {
    status: 401,
    message: 'This code is wrong or has expired. Please ask for a new one.',
  },
  'passkey-not-accepted': {
    status: 401,
    message: 'This passkey was not accepted. Please try again, or sign in another way.',
  },
  'passkey-not-added': {
    status: 400,
    message: 'The passkey could not be added. Please try again.',
  },
  'passkey-not-found': { status: 404, message: 'This passkey is not there any more.' },
  'too-many-passkeys': {
    status: 422,
    message: 'There is no room for another passkey. Please remove one first.',
  },
  'password-too-long': { status: 422, message: 'Password should be at most 128 characters.' },
  'name-not-accepted': {
    status: 422,
    message: 'Name should be at most 100 characters, without line breaks or control characters.',
  },
  'invalid-origin': {
    status: 403,
    message: 'This request did not come from our own page. Reload and try again.',
  },
  'not-signed-in': { status: 401, message: 'Please sign in to continue' },
  'sign-in-again': {
    status: 403,
    message: 'For your safety, please sign in again before you do this.',
  },
  'account-closed': {
    status: 403,
    message: 'This account is closed. Please contact support if you think it should not be.',
  },
  'current-password-wrong': {
    status: 422,
    message: 'Your current password is not right. Please check it and try again.',
  },
  'email-unchanged': { status: 422, message: 'This is the address of your account already.' },
  'invalid-undo-link': {
    status: 400,
    message: 'This link has expired or was used already. Please contact support if your account should stay.',
  },
  'no-such-receipt': { status: 404, message: 'There is no such receipt in your account.' },
  'google-not-offered': { status: 404, message: 'Signing in with Google is not set up here.' },
  'provider-not-supported': { status: 422, message: 'Provider not supported' },
  // The spec's two texts for a social sign-in that failed, by popup and by redirect.
  'google-failed': { status: 502, message: 'Failed to login with google. Please try again.' },
  'google-redirect-failed': { status: 502, message: 'Failed to complete login. Please try again.' },
  // Said nowhere on the screens: whoever cancels knows.
  'google-cancelled': { status: 400, message: 'Signing in with Google was cancelled.' },
  'google-email-not-verified': {
    status: 403,
    message:
      'Google has not confirmed that the email address of this account is yours. Please confirm it with Google first, or sign in another way.',
  },
  'google-different-email': {
    status: 403,
    message: 'The Google account you signed in with uses a different email address.',
  },
  'google-other-account': {
    status: 403,
    message: 'This is not the Google account that is linked to your account here.',
  },
  'account-not-linked': {
    status: 409,
    message:
      'An account with this email already exists and is linked to another Google account. Please sign in another way.',
  },
  'terms-not-accepted-google': { status: 422, message: 'Tick the box to make your account.' },
  'invalid-request': {
    status: 400,
    message: 'The request could not be read. Reload the page and try again.',
  },
} as const satisfies Record<string, Told>;

/** `too-many-requests` where letters are counted and not sign-ins; the screen adds when to come back. */
export const TOO_MANY_LETTERS = 'Several letters went out already.';

const LOGIN_ERRORS = { ...NAMED, ...SAID_HERE, ...OURS };

export type LoginErrorCode = keyof typeof LOGIN_ERRORS;

export const loginError = (code: LoginErrorCode): Told & { code: LoginErrorCode } => ({
  code,
  ...LOGIN_ERRORS[code],
});

/** The text for any code of the catalogue, for screens that know a code without its text; else as {@link screenMessage}. */
export function loginMessage(code: string, context: MessageContext = {}): string {
  const ours: Readonly<Record<string, Told>> = OURS;
  const told = Object.hasOwn(ours, code) ? ours[code] : undefined;
  return told?.message ?? screenMessage(code, context);
}
