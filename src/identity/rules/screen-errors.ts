/**
 * The part of the catalogue that the sign-in screen says of itself, before a server is asked or when none answers: the spec's own table
 * (section 8, login screen, owed to the letter) and three of ours. A file of its own, because every screen behind the door loads it.
 */

export interface Told {
  readonly status: 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500 | 502 | 503;
  readonly message: string;
}

export const NAMED = {
  'email-already-in-use': {
    status: 422,
    message: 'An account with this email already exists. Please sign in instead.',
  },
  'invalid-email': { status: 422, message: 'Invalid email address.' },
  'weak-password': { status: 422, message: 'Password should be at least 6 characters.' },
  'wrong-password': { status: 401, message: 'Invalid password. Please check your password and try again.' },
  'user-not-found': { status: 401, message: 'No account found with this email.' },
  'invalid-login-credentials': {
    status: 401,
    message: 'Invalid email or password. Please check your credentials and try again.',
  },
  'too-many-requests': {
    status: 429,
    message:
      'Access to this account has been temporarily disabled due to many failed login attempts. You can reset your password or try again later.',
  },
  'network-request-failed': {
    status: 503,
    message: 'Network error. Please check your internet connection and try again.',
  },
  'popup-blocked': {
    status: 400,
    message: 'Login popup was blocked. Please allow popups for this website and try again.',
  },
  'popup-closed-by-user': {
    status: 400,
    message: 'Login popup was closed. Please try again and complete the Google sign in process.',
  },
} as const satisfies Record<string, Told>;

/** Ours, said before anything is sent or where nobody knows better. */
export const SAID_HERE = {
  'missing-credentials': { status: 422, message: 'Email and password are required' },
  'terms-not-accepted': {
    status: 422,
    message: 'Please confirm that you are 18 or older and accept the terms.',
  },
  'failed-to-authenticate': { status: 500, message: 'Failed to authenticate. Please try again.' },
} as const satisfies Record<string, Told>;

const ON_SCREEN: Readonly<Record<string, Told>> = { ...NAMED, ...SAID_HERE };

/** Where a Gmail address fails to sign in, the way that works is named. */
const GMAIL_HINT = ' If you signed up with Google, use Continue with Google.';

/** What {@link screenMessage} may know beside the code. */
export interface MessageContext {
  gmail?: boolean;
  /** Only then the Gmail variants name a button that is there. */
  googleOffered?: boolean;
  /** The text that came with the code, which is the catalogue's for every code of ours; shown as it is. */
  raw?: string;
}

/** The text for a code, as the login screen shows it: the spec's own, else what came with it, else that it failed. */
export function screenMessage(code: string, context: MessageContext = {}): string {
  const known = Object.hasOwn(ON_SCREEN, code) ? ON_SCREEN[code] : undefined;
  if (!known) return context.raw?.trim() || SAID_HERE['failed-to-authenticate'].message;
  const hinted = code === 'user-not-found' || code === 'invalid-login-credentials';
  return known.message + (hinted && context.gmail && context.googleOffered ? GMAIL_HINT : '');
}

/** `gmail.com` and `googlemail.com` addresses (spec section 5). */
export const isGmail = (email: string): boolean => /@(gmail|googlemail)\.com$/i.test(email.trim());

export const POST_LOGIN_FAILURE = 'An error occurred after login. Please try again.';
