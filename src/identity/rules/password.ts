import { COMMON_PASSWORDS } from './content/common-passwords.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits.ts';

/** Why a password cannot be set; each is a code of `errors.ts`. */
export type PasswordFault = 'weak-password' | 'password-too-long' | 'common-password';

/** Letters that look or are typed alike count as one: full-width as plain, capitals as small. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * Whether a password may be set, wherever that happens: sign-up, reset, change. Signing in asks nothing of the kind,
 * so that nobody is locked out of what they set before a rule was made.
 *
 * @param email the address that the password will belong to: it and its part before the @ are guessed first
 * @returns the code to answer with, or null when it may be set
 */
export function refusePassword(password: string, email: string): PasswordFault | null {
  // Characters as people count them, not as JavaScript does.
  if ([...password].length < PASSWORD_MIN_LENGTH) return 'weak-password';
  if (password.length > PASSWORD_MAX_LENGTH) return 'password-too-long';
  const wanted = folded(password);
  const address = folded(email.trim());
  const localPart = address.slice(0, Math.max(0, address.lastIndexOf('@')));
  return COMMON_PASSWORDS.has(wanted) || wanted === address || wanted === localPart
    ? 'common-password'
    : null;
}
