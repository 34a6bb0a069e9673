import { screenMessage } from '../../rules/index.ts';
import type { GoogleRequest } from '../google/index.ts';
import type { LoginFields, LoginMode } from './login-form.ts';
import type { GoogleCall } from './use-login.ts';

/**
 * What a press on the Google button asks for, or what has to be said at the box first.
 *
 * @param mustBe the address that the Gmail fallback was offered for: no other account may sign in, box or no box
 */
export function googlePress(facts: {
  mode: LoginMode;
  fields: Pick<LoginFields, 'email' | 'acceptedTerms'>;
  call: GoogleCall;
  mustBe: string | null;
}): { request: GoogleRequest } | { termsFault: string } {
  const { mode, fields, call, mustBe } = facts;
  const typed = fields.email.trim();
  const needsTerms = mode === 'sign-up' || call === 'terms';
  if (needsTerms && !fields.acceptedTerms) return { termsFault: screenMessage('terms-not-accepted') };
  return {
    request: {
      ...(typed.includes('@') ? { loginHint: typed } : {}),
      ...(mustBe ? { mustBe } : {}),
      ...(needsTerms ? { acceptedTerms: true } : {}),
    },
  };
}
