import { type Context, Hono } from 'hono';
import { googleStartBody, type LoginErrorCode, sameSitePath, socialBody } from '#identity';
import { problem } from '#kit';
import { passedHeaders, refusal, told } from '../../answers.ts';
import type { IdentityDeps } from '../../deps.ts';
import { type ClientEnv, readJson } from '../../library-call.ts';
import { type Attempt, attempts, PROVIDER_ID } from './attempt.ts';
import { donePage } from './done-page.ts';
import { keepPhoto } from './photos.ts';

/** Where a popup ends, under the product's own origin. */
const DONE_PATH = '/auth/google/done';
/** How long an answer waits for the photo; a slower one comes later. */
const PHOTO_WAIT_MS = 1_000;

/** What the library says in the address it sends the browser to. */
const CODES: Readonly<Record<string, LoginErrorCode>> = {
  access_denied: 'google-cancelled',
  signup_disabled: 'terms-not-accepted-google',
  account_not_linked: 'account-not-linked',
  ACCOUNT_CLOSED: 'account-closed',
};

/** Signing in with Google: `/api/auth/google/start`, `/social` and the return from the issuer. */
export function googleRoutes(deps: IdentityDeps) {
  async function start(c: Context<ClientEnv>, body: unknown): Promise<Response> {
    if (!deps.google) return told('google-not-offered');
    // Whoever could start this elsewhere would choose as whom somebody is signed in here.
    if (c.req.header('origin') !== deps.publicUrl) return told('invalid-origin');
    const parsed = googleStartBody.safeParse(body);
    if (!parsed.success) return told('invalid-request');
    const { mode, loginHint, mustBe, acceptedTerms, nonce } = parsed.data;
    const caller = parsed.data.again ? await deps.callers.identify(c.req.raw) : null;
    if (typeof caller === 'string') return told('not-signed-in');
    const back = new URL(mode === 'popup' ? DONE_PATH : '/login', deps.publicUrl);
    const returnTo = sameSitePath(parsed.data.returnTo ?? null);
    if (mode === 'popup' && nonce) back.searchParams.set('nonce', nonce);
    if (mode === 'redirect' && returnTo) back.searchParams.set('returnTo', returnTo);
    const from = await deps.askLibrary(c, '/sign-in/social', {
      provider: PROVIDER_ID,
      disableRedirect: true,
      callbackURL: back.href,
      errorCallbackURL: back.href,
      requestSignUp: acceptedTerms === true,
      ...(loginHint || mustBe ? { loginHint: loginHint || mustBe } : {}),
      additionalData: { ...(mustBe ? { mustBe } : {}), ...(caller ? { mustBeUser: caller.user.id } : {}) },
    });
    if (from.status >= 500) return told(failed(mode));
    if (!from.ok) return refusal(from);
    const { url } = (await from.json()) as { url: string };
    return Response.json({ url }, { headers: passedHeaders(from) });
  }

  return new Hono<ClientEnv>()
    .post('/google/start', async (c) => start(c, await readJson(c.req.raw)))
    .post('/social', async (c) => {
      const parsed = socialBody.safeParse(await readJson(c.req.raw));
      if (!parsed.success) return told('invalid-request');
      const { provider } = parsed.data;
      if (provider === PROVIDER_ID) return start(c, { mode: 'redirect', ...parsed.data });
      return c.json(problem('provider-not-supported', `Provider ${provider} not supported`), 422);
    })
    .get('/callback/google', async (c) => {
      if (!deps.google) return told('google-not-offered');
      const attempt: Attempt = {};
      const from = await attempts.run(attempt, () =>
        deps.askLibrary(c, `/callback/google${new URL(c.req.url).search}`),
      );
      const back = destination(from, deps.publicUrl, attempt);
      if (attempt.profile && back.signedIn) {
        const kept = keepPhoto(deps, attempt.profile).catch(() => {});
        await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, PHOTO_WAIT_MS).unref())]);
      }
      const headers = passedHeaders(from);
      headers.set('location', back.url.href.slice(back.url.origin.length));
      return new Response(null, { status: 302, headers });
    });
}

/** The page that a popup ends on; mounted outside of `/api`. */
export const googlePages = () => new Hono().get('/google/done', () => donePage());

const failed = (mode: 'popup' | 'redirect'): LoginErrorCode =>
  mode === 'popup' ? 'google-failed' : 'google-redirect-failed';

/** Where the browser goes on, with how it ended. A library's answer that names no place of ours has lost the way back. */
function destination(from: Response, publicUrl: string, attempt: Attempt): { url: URL; signedIn: boolean } {
  const url = URL.parse(from.headers.get('location') ?? '', publicUrl);
  const known = url?.origin === publicUrl && (url.pathname === DONE_PATH || url.pathname === '/login');
  if (!url || !known) {
    const lost = new URL(DONE_PATH, publicUrl);
    lost.searchParams.set('result', 'error');
    lost.searchParams.set('code', from.status === 429 ? 'too-many-requests' : 'google-failed');
    lost.searchParams.set('lost', '1');
    return { url: lost, signedIn: false };
  }
  const error = url.searchParams.get('error');
  for (const name of ['error', 'error_description']) url.searchParams.delete(name);
  const isPopup = url.pathname === DONE_PATH;
  url.searchParams.set(isPopup ? 'result' : 'google', error === null ? 'signed-in' : 'error');
  if (error !== null)
    url.searchParams.set('code', attempt.refusal ?? CODES[error] ?? failed(isPopup ? 'popup' : 'redirect'));
  return { url, signedIn: error === null };
}
