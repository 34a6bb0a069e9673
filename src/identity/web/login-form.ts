import { isGmail, loginMessage, PASSWORD_MIN_LENGTH } from '../rules/index.ts';
import { ApiError } from './api-client.ts';

export type LoginMode = 'sign-in' | 'sign-up';

export interface LoginFields {
  name: string;
  email: string;
  password: string;
  acceptedTerms: boolean;
}

export type LoginFaults = Partial<Record<'email' | 'password' | 'terms', string>>;

/** Good enough to catch a slip of the thumb; the server and the mail decide. */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with the fields before anything is sent, by field, in the catalogue's words. */
export function loginFaults(mode: LoginMode, fields: LoginFields): LoginFaults {
  const faults: LoginFaults = {};
  const required = loginMessage('missing-credentials');
  const email = fields.email.trim();
  if (email === '') faults.email = required;
  else if (!EMAIL_SHAPE.test(email)) faults.email = loginMessage('invalid-email');
  if (fields.password === '') {
    // Said once when both are missing: the sentence is about both.
    if (email !== '') faults.password = required;
  } else if (mode === 'sign-up' && fields.password.length < PASSWORD_MIN_LENGTH) {
    faults.password = loginMessage('weak-password');
  }
  if (mode === 'sign-up' && !fields.acceptedTerms) faults.terms = loginMessage('terms-not-accepted');
  return faults;
}

/** The text for a sign-in or sign-up that failed. `googleOffered`: only then a text may point to its button. */
export function loginFailureText(error: unknown, context: { email: string; googleOffered: boolean }): string {
  if (!(error instanceof ApiError)) return loginMessage('failed-to-authenticate');
  const gmail = isGmail(context.email);
  return loginMessage(error.code, { gmail, googleOffered: context.googleOffered, raw: error.message });
}

/** Which field a failure is about, so that it is said there; the rest is said above the form. */
export function fieldOfFailure(error: unknown): keyof LoginFaults | null {
  if (!(error instanceof ApiError)) return null;
  switch (error.code) {
    case 'invalid-email':
    case 'email-already-in-use':
    case 'user-not-found':
      return 'email';
    case 'weak-password':
    case 'password-too-long':
    case 'wrong-password':
      return 'password';
    case 'terms-not-accepted':
      return 'terms';
    default:
      return null;
  }
}
