/**
 * Spec section 8, login screen: code to status and text. A code that is missing here does not compile.
 * The texts are owed to the letter; those of the second table are our own, for what the spec does not name.
 */

interface Told {
  readonly status: 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500 | 502 | 503;
  readonly message: string;
}

const NAMED = {
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

const OURS = {
  'missing-credentials': { status: 422, message: 'Email and password are required' },
  'terms-not-accepted': {
    status: 422,
    message: 'Please confirm that you are 18 or older and accept the terms.',
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
  'invalid-request': {
    status: 400,
    message: 'The request could not be read. Reload the page and try again.',
  },
  'failed-to-authenticate': { status: 500, message: 'Failed to authenticate. Please try again.' },
} as const satisfies Record<string, Told>;

const LOGIN_ERRORS = { ...NAMED, ...OURS };

export type LoginErrorCode = keyof typeof LOGIN_ERRORS;

const isLoginErrorCode = (code: string): code is LoginErrorCode => Object.hasOwn(LOGIN_ERRORS, code);

export const loginError = (code: LoginErrorCode): Told & { code: LoginErrorCode } => ({
  code,
  ...LOGIN_ERRORS[code],
});

/** Where a Gmail address fails to sign in, the way that works is named. */
const GMAIL_HINT = ' If you signed up with Google, use Continue with Google.';

/**
 * The text for a code, as the login screen shows it.
 *
 * @param context.raw the text that came with an unknown code; shown as it is, since the spec says so
 * @param context.googleOffered only then the Gmail variants name a button that is there
 */
export function loginMessage(
  code: string,
  context: { gmail?: boolean; googleOffered?: boolean; raw?: string } = {},
): string {
  if (!isLoginErrorCode(code)) return context.raw?.trim() || LOGIN_ERRORS['failed-to-authenticate'].message;
  const hinted = code === 'user-not-found' || code === 'invalid-login-credentials';
  return LOGIN_ERRORS[code].message + (hinted && context.gmail && context.googleOffered ? GMAIL_HINT : '');
}

/** `gmail.com` and `googlemail.com` addresses (spec section 5). */
export const isGmail = (email: string): boolean => /@(gmail|googlemail)\.com$/i.test(email.trim());

export const POST_LOGIN_FAILURE = 'An error occurred after login. Please try again.';
