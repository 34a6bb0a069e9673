import type { LoginErrorCode } from '#identity';
import { loginError, TOO_MANY_LETTERS } from '#identity';
import { problem } from '#kit';
import { CLOSED_CODE } from './closed-accounts.ts';
import { WRONG_CODE } from './methods/one-time-code/plugin.ts';
import { SESSION_ENDED, TOO_MANY_PASSKEYS } from './methods/passkey/guarded-insert.ts';

/** What the identity library answers, in the codes of spec section 8. */
const CODES: Readonly<Record<string, LoginErrorCode>> = {
  USER_ALREADY_EXISTS: 'email-already-in-use',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email-already-in-use',
  INVALID_EMAIL: 'invalid-email',
  PASSWORD_TOO_SHORT: 'weak-password',
  PASSWORD_TOO_LONG: 'password-too-long',
  INVALID_EMAIL_OR_PASSWORD: 'invalid-login-credentials',
  INVALID_PASSWORD: 'invalid-login-credentials',
  USER_NOT_FOUND: 'invalid-login-credentials',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'invalid-login-credentials',
  INVALID_ORIGIN: 'invalid-origin',
  MISSING_OR_NULL_ORIGIN: 'invalid-origin',
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: 'invalid-origin',
  ACCOUNT_CLOSED: 'account-closed',
  [WRONG_CODE]: 'invalid-code',
  CHALLENGE_NOT_FOUND: 'passkey-not-accepted',
  PASSKEY_NOT_FOUND: 'passkey-not-accepted',
  AUTHENTICATION_FAILED: 'passkey-not-accepted',
  FAILED_TO_VERIFY_REGISTRATION: 'passkey-not-added',
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: 'passkey-not-added',
  [SESSION_ENDED]: 'not-signed-in',
  [TOO_MANY_PASSKEYS]: 'too-many-passkeys',
  VALIDATION_ERROR: 'invalid-request',
  FAILED_TO_CREATE_USER: 'failed-to-authenticate',
};

/** Headers of the library's answer that a caller needs; everything else is ours to set. */
const PASSED_ON = ['set-cookie', 'retry-after'];

export function passedHeaders(from: Response): Headers {
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const [name, value] of from.headers) if (PASSED_ON.includes(name)) headers.append(name, value);
  const retryAfter = from.headers.get('x-retry-after');
  if (retryAfter) headers.set('retry-after', retryAfter);
  return headers;
}

/**
 * The library's refusal in the contract's shape. Unknown faults are told in general words and logged.
 * @param refine tells a code more exactly, where the operator wants that
 */
export async function refusal(
  from: Response,
  refine: (code: LoginErrorCode) => Promise<LoginErrorCode> = async (code) => code,
): Promise<Response> {
  const body: unknown = await from.json().catch(() => null);
  const theirs = body && typeof body === 'object' && 'code' in body ? String(body.code) : '';
  let code: LoginErrorCode;
  if (from.status === 429) code = 'too-many-requests';
  else if (CODES[theirs]) code = CODES[theirs];
  else if (from.status === 401) code = 'not-signed-in';
  else {
    code = 'failed-to-authenticate';
    console.error(`identity: unmapped answer ${from.status} ${theirs}`);
  }
  return told(await refine(code), passedHeaders(from));
}

/** 429 with how long to wait, in whole seconds. */
export const tooManyRequests = (waitSeconds: number): Response =>
  told('too-many-requests', new Headers({ 'cache-control': 'no-store', 'retry-after': String(waitSeconds) }));

/** The same for letters that somebody signed in asks for: no sign-in has failed there. */
export const tooManyLetters = (waitSeconds: number): Response =>
  Response.json(problem('too-many-requests', TOO_MANY_LETTERS), {
    status: 429,
    headers: { 'cache-control': 'no-store', 'retry-after': String(waitSeconds) },
  });

/**
 * What the library's answer to a sign-in by password tells of the password. It looks whether an account is closed only
 * once the password was right.
 */
export async function triedPassword(answer: Response): Promise<'right' | 'wrong' | 'not-compared'> {
  if (answer.ok) return 'right';
  if (answer.status === 401) return 'wrong';
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const code = body && typeof body === 'object' && 'code' in body ? body.code : '';
  return code === CLOSED_CODE ? 'right' : 'not-compared';
}

export function told(
  code: LoginErrorCode,
  headers: Headers = new Headers({ 'cache-control': 'no-store' }),
): Response {
  const { status, message } = loginError(code);
  return Response.json(problem(code, message), { status, headers });
}
