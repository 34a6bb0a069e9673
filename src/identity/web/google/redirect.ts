import { type GoogleStartBody, sameSitePath } from '../../rules/index.ts';
import { type ApiClient, ApiError } from '../api-client.ts';
import type { GoogleRequest } from './outcome.ts';

/** The tab is on its way to Google (`leaving`: keep the button busy), or a code for `loginMessage`. */
type GoogleRedirectResult = { kind: 'leaving' } | { kind: 'failed'; code: string };

interface RedirectParts {
  api: Pick<ApiClient, 'post'>;
  /** `window.location.assign` */
  leave: (url: string) => void;
}

/**
 * Goes to Google in this tab. What comes of it is read by {@link readGoogleResult} when the tab is back on /login.
 *
 * @param request.returnTo a same-site path that comes back with the result; another address is left out
 */
export async function startGoogleRedirect(
  { api, leave }: RedirectParts,
  request: GoogleRequest & { returnTo?: string },
): Promise<GoogleRedirectResult> {
  const { loginHint, mustBe, acceptedTerms, again } = request;
  const returnTo = sameSitePath(request.returnTo ?? null);
  const body: GoogleStartBody = {
    mode: 'redirect',
    ...(loginHint ? { loginHint } : {}),
    ...(mustBe ? { mustBe } : {}),
    ...(acceptedTerms ? { acceptedTerms } : {}),
    ...(again ? { again } : {}),
    ...(returnTo ? { returnTo } : {}),
  };
  try {
    const answer = await api.post<{ url: string }>('/api/auth/google/start', body);
    leave(answer.body.url);
    return { kind: 'leaving' };
  } catch (error) {
    return { kind: 'failed', code: error instanceof ApiError ? error.code : 'google-redirect-failed' };
  }
}

/** {@link startGoogleRedirect} with this page's own window. */
export const browserGoogleRedirect = (
  api: Pick<ApiClient, 'post'>,
  request: GoogleRequest & { returnTo?: string } = {},
): Promise<GoogleRedirectResult> =>
  startGoogleRedirect({ api, leave: (url) => window.location.assign(url) }, request);

/** What a visit to Google in the same tab brought back to /login. */
export type GoogleReturn = (
  | { kind: 'signed-in' }
  /** The person cancelled at Google: said nothing about. */
  | { kind: 'closed' }
  | { kind: 'failed'; code: string }
) & {
  /** Where the person was, if the start named it; a same-site path. */
  returnTo: string | null;
  /** The search part of the address without the result (`''` or `?…`): put it in the address bar, so that a reload asks nothing twice. */
  cleaned: string;
};

/** Letters of a code; anything else in the address was not written by us. */
const CODE = /^[a-z][a-z-]{0,60}$/;

/**
 * Reads the result of a redirect from the address of /login; null when there is none. It authorises nothing: who is signed in is asked
 * of the server as on every load.
 *
 * @param search `window.location.search`
 */
export function readGoogleResult(search: string): GoogleReturn | null {
  const query = new URLSearchParams(search);
  const result = query.get('google');
  if (result === null) return null;
  const code = query.get('code') ?? '';
  const returnTo = sameSitePath(query.get('returnTo'));
  for (const name of ['google', 'code', 'returnTo']) query.delete(name);
  const rest = query.toString();
  const common = { returnTo, cleaned: rest ? `?${rest}` : '' };
  if (result === 'signed-in') return { kind: 'signed-in', ...common };
  if (code === 'google-cancelled') return { kind: 'closed', ...common };
  return { kind: 'failed', code: CODE.test(code) ? code : 'google-redirect-failed', ...common };
}
