import type { Auth } from '../AuthProvider.tsx';
import type { GoogleReturn } from '../google/index.ts';
import type { BrowserStorage } from '../storage.ts';
import { googleReturnFailure } from './google-words.ts';
import type { Said } from './login-form.ts';
import type { GoogleCall } from './use-login.ts';

/** How /login looks after a visit to Google in this tab; all of it empty where somebody is signed in now. */
interface BackFromGoogle {
  said: Said | null;
  /** Why the Google button stands at the top again. */
  call: GoogleCall;
  /** What was typed before; the page was lost on the way. */
  email: string;
  mustBe: string | null;
}

/** Takes over what a visit to Google in this tab brought back, or says what went wrong and puts back what was typed. */
export async function backFromGoogle(
  result: GoogleReturn,
  continueSession: Auth['continueSession'],
  storage: Pick<BrowserStorage, 'read' | 'clear'>,
): Promise<BackFromGoogle> {
  const typed = storage.read('googleTyped');
  storage.clear('googleTyped');
  let code = result.kind === 'failed' ? result.code : '';
  if (result.kind === 'signed-in') {
    const fault = await continueSession({ method: 'google' }).then(
      () => null,
      (error: { code?: string }) => error.code ?? '',
    );
    if (fault === null) return { said: null, call: null, email: '', mustBe: null };
    code = fault;
  }
  const wantsTerms = code === 'terms-not-accepted-google';
  const email = typeof typed?.email === 'string' ? typed.email : '';
  const mustBe = typed?.mustBe === true && email ? email : null;
  return {
    said: wantsTerms || result.kind === 'closed' ? null : googleReturnFailure(code),
    call: wantsTerms ? 'terms' : mustBe ? 'looks-like-google' : null,
    email,
    mustBe,
  };
}
