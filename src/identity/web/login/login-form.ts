import { isGmail, PASSWORD_MIN_LENGTH, screenMessage } from '../../rules/index.ts';
import { ApiError } from '../api-client.ts';
import { emailMissing, waitWords } from '../copy.ts';

/** What the form is for; `code` and `reset` have steps of their own. */
export type LoginMode = 'sign-in' | 'sign-up' | 'forgot' | 'reset' | 'code';
export type PasswordMode = 'sign-in' | 'sign-up';

/** What was typed; it stays when the mode changes. */
export interface LoginFields {
  name: string;
  email: string;
  password: string;
  acceptedTerms: boolean;
}

export type LoginFaults = Partial<Record<'email' | 'password' | 'terms', string>>;

/** Something to say above the form: the catalogue's text, and where it helps a sentence of ours after it. */
export interface Said {
  text: string;
  more?: string;
}

/** Good enough to catch a slip of the thumb; the server and the mail decide. */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with an address that stands alone in its form, or undefined. */
export function emailFault(email: string): string | undefined {
  if (email.trim() === '') return emailMissing;
  return EMAIL_SHAPE.test(email.trim()) ? undefined : screenMessage('invalid-email');
}

/** What is wrong with the fields before anything is sent, by field, in the catalogue's words. */
export function loginFaults(mode: PasswordMode, fields: LoginFields): LoginFaults {
  const faults: LoginFaults = {};
  const required = screenMessage('missing-credentials');
  const email = fields.email.trim();
  if (email === '') faults.email = required;
  else if (!EMAIL_SHAPE.test(email)) faults.email = screenMessage('invalid-email');
  if (fields.password === '') {
    // Said once when both are missing: the sentence is about both.
    if (email !== '') faults.password = required;
  } else if (mode === 'sign-up' && fields.password.length < PASSWORD_MIN_LENGTH) {
    faults.password = screenMessage('weak-password');
  }
  if (mode === 'sign-up' && !fields.acceptedTerms) faults.terms = screenMessage('terms-not-accepted');
  return faults;
}

/** What to say of a sign-in or sign-up that failed. `googleOffered`: only then a text may point to its button. */
export function loginFailure(error: unknown, context: { email: string; googleOffered: boolean }): Said {
  if (!(error instanceof ApiError)) return { text: screenMessage('failed-to-authenticate') };
  const gmail = isGmail(context.email);
  const text = screenMessage(error.code, { gmail, googleOffered: context.googleOffered, raw: error.message });
  return { text, ...howLong(error) };
}

/** How long to wait, where the server said so. */
export function howLong(error: unknown): { more?: string } {
  if (!(error instanceof ApiError) || error.status !== 429 || error.retryAfterS === null) return {};
  return { more: waitWords(error.retryAfterS) };
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
    case 'common-password':
    case 'password-too-long':
    case 'wrong-password':
      return 'password';
    case 'terms-not-accepted':
      return 'terms';
    default:
      return null;
  }
}

/** Spec section 5: a Gmail address that a password does not open may belong to a Google account. */
export const mayBeGoogle = (error: unknown, email: string): boolean =>
  isGmail(email) &&
  error instanceof ApiError &&
  ['invalid-login-credentials', 'user-not-found'].includes(error.code);

/** How many frames a field may take to be drawn: a busy phone draws later than the next one. */
const DRAWN_WITHIN_FRAMES = 60;

/** Puts the focus where the eye has to go; after this render, when the field may have been marked or drawn anew. */
export function focusField(field: keyof LoginFaults, framesLeft = DRAWN_WITHIN_FRAMES): void {
  requestAnimationFrame(() => {
    const drawn = document.getElementById(`login-${field}`);
    if (drawn) drawn.focus();
    else if (framesLeft > 0) focusField(field, framesLeft - 1);
  });
}
