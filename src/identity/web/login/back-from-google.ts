import type { Auth } from '../AuthProvider.tsx';
import type { GoogleReturn } from '../google/index.ts';
import { googleReturnFailure } from './google-words.ts';
import type { Said } from './login-form.ts';

/** Takes over what a visit to Google in this tab brought back, or says what went wrong. */
export async function backFromGoogle(
  result: GoogleReturn,
  continueSession: Auth['continueSession'],
): Promise<{ said: Said | null; wantsTerms: boolean }> {
  if (result.kind === 'closed') return { said: null, wantsTerms: false };
  let code = result.kind === 'failed' ? result.code : '';
  if (result.kind === 'signed-in') {
    const fault = await continueSession({ method: 'google' }).then(
      () => null,
      (error: { code?: string }) => error.code ?? '',
    );
    if (fault === null) return { said: null, wantsTerms: false };
    code = fault;
  }
  const wantsTerms = code === 'terms-not-accepted-google';
  return { said: wantsTerms ? null : googleReturnFailure(code), wantsTerms };
}
