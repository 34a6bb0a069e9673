import { createAuthorizationURL, type OAuthProvider } from '@better-auth/core/oauth2';
import { getOAuthState } from 'better-auth/api';
import type { GoogleClient, IdentityOptions } from '../../deps.ts';
import { attempts, PROVIDER_ID } from './attempt.ts';
import { ISSUER_TIMEOUT_MS, type Issuer } from './issuer.ts';
import { settleOwner, type Wanted } from './owner.ts';
import { verifiedProfile } from './verify.ts';

const SCOPES = ['openid', 'email', 'profile'];

/**
 * An OpenID Connect issuer as the library's social provider. The library's own for any issuer (`genericOAuth`) asks for the discovery
 * document while the product starts, and is left out when that fails; this one asks when somebody signs in.
 */
export function issuerProvider(
  options: IdentityOptions,
  client: GoogleClient,
  issuer: Issuer,
): OAuthProvider<{ sub: string }> {
  return {
    id: PROVIDER_ID,
    name: 'Google',
    get issuer() {
      return issuer.known()?.issuer;
    },
    requiresIdTokenNonce: true,
    // A new account needs the box for age and terms: the start says whether it was ticked.
    disableImplicitSignUp: true,
    accountSubject: ({ profile }) => profile.sub,

    async createAuthorizationURL({ state, codeVerifier, redirectURI, loginHint, idTokenNonce }) {
      const metadata = await issuer.metadata();
      return createAuthorizationURL({
        id: PROVIDER_ID,
        options: { clientId: client.clientId },
        authorizationEndpoint: metadata.authorizationEndpoint,
        state,
        codeVerifier,
        redirectURI,
        scopes: SCOPES,
        ...(idTokenNonce ? { nonce: idTokenNonce } : {}),
        ...(loginHint ? { loginHint } : {}),
        // The account that the issuer remembers may be the very one that was just refused.
        ...(metadata.canSelectAccount ? { prompt: 'select_account' } : {}),
      });
    },

    async validateAuthorizationCode({ code, codeVerifier, redirectURI }) {
      const attempt = attempts.getStore();
      if (!attempt) return null;
      const { tokenEndpoint, secretIn } = await issuer.metadata();
      const form = new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectURI,
        code_verifier: codeVerifier ?? '',
        ...(secretIn === 'body' ? { client_id: client.clientId, client_secret: client.clientSecret } : {}),
      });
      const answer = await fetch(tokenEndpoint, {
        method: 'POST',
        body: form,
        headers: {
          accept: 'application/json',
          ...(secretIn === 'header' ? { authorization: basic(client) } : {}),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(client.timeoutMs ?? ISSUER_TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`the issuer's token call answered ${answer.status}`);
      const tokens = (await answer.json()) as { id_token?: unknown; access_token?: unknown };
      if (typeof tokens.id_token === 'string') attempt.idToken = tokens.id_token;
      if (typeof tokens.access_token === 'string') attempt.accessToken = tokens.access_token;
      return {};
    },

    async getUserInfo({ expectedIdTokenNonce }) {
      const attempt = attempts.getStore();
      if (!attempt || !expectedIdTokenNonce) return null;
      try {
        const metadata = await issuer.metadata();
        const parts = { client, metadata, clock: options.clock };
        const profile = await verifiedProfile(parts, attempt, expectedIdTokenNonce);
        if (typeof profile === 'string') {
          attempt.refusal = profile;
          return null;
        }
        const refusal = await settleOwner(options, profile, wanted((await getOAuthState()) ?? {}));
        if (refusal) {
          attempt.refusal = refusal;
          return null;
        }
        attempt.profile = profile;
        const { subject, email, name } = profile;
        return { user: { email, name, emailVerified: true }, data: { sub: subject } };
      } catch (error) {
        console.error(
          `identity: a sign-in with Google failed: ${error instanceof Error ? error.message : ''}`,
        );
        return null;
      }
    },
  };
}

/** What the start asked for and the state has carried; only our own route puts it there. */
const wanted = ({ mustBe, mustBeUser }: Record<string, unknown>): Wanted => ({
  email: typeof mustBe === 'string' ? mustBe : null,
  userId: typeof mustBeUser === 'string' ? mustBeUser : null,
});

const encoded = (text: string) => new URLSearchParams({ '': text }).toString().slice(1);
const basic = ({ clientId, clientSecret }: GoogleClient): string =>
  `Basic ${Buffer.from(`${encoded(clientId)}:${encoded(clientSecret)}`).toString('base64')}`;
