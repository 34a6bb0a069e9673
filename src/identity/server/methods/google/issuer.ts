import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { GoogleClient } from '../../deps.ts';

/** What the issuer's discovery document says, as far as it is used. */
export interface Metadata {
  issuer: string;
  authorizationEndpoint: string;
  tokenEndpoint: string;
  userinfoEndpoint: string | null;
  /** How ID tokens may be signed; always with a key of the issuer's own. */
  algorithms: string[];
  /** How we show the client secret: in the body, or in a header where that is all that is taken. */
  secretIn: 'body' | 'header';
  canSelectAccount: boolean;
  keys: JWTVerifyGetKey;
}

export interface Issuer {
  /**
   * The document, asked for when it is first needed and then kept; rejects when the issuer cannot be asked. So a start neither waits for
   * it nor fails by it.
   */
  metadata(): Promise<Metadata>;
  /** What was last heard, without asking. */
  known(): Metadata | null;
}

/** How long one call to the issuer may take unless the client says so. */
export const ISSUER_TIMEOUT_MS = 10_000;
const KEEP_MS = 60 * 60_000;
const ASYMMETRIC = /^(RS|PS|ES)(256|384|512)$|^EdDSA$|^Ed25519$/;

const documentSchema = z.object({
  issuer: z.url(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url().optional(),
  jwks_uri: z.url(),
  id_token_signing_alg_values_supported: z.array(z.string()).default(['RS256']),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
  prompt_values_supported: z.array(z.string()).optional(),
});

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

export function createIssuer(client: GoogleClient, clock: () => number): Issuer {
  let kept: { metadata: Metadata; keysAt: string; atMs: number } | null = null;
  let underway: Promise<Metadata> | null = null;

  async function discover(): Promise<Metadata> {
    const timeoutMs = client.timeoutMs ?? ISSUER_TIMEOUT_MS;
    const answer = await fetch(`${client.issuer}/.well-known/openid-configuration`, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`the issuer's discovery document answered ${answer.status}`);
    const document = documentSchema.parse(await answer.json());
    // A document that speaks for another issuer would have us trust that one's tokens.
    if (withoutSlash(document.issuer) !== withoutSlash(client.issuer))
      throw new Error('the discovery document names another issuer');
    for (const url of [document.authorization_endpoint, document.token_endpoint, document.jwks_uri])
      if (client.issuer.startsWith('https:') && !url.startsWith('https:'))
        throw new Error('the discovery document names an address without https');
    const methods = document.token_endpoint_auth_methods_supported;
    const prompts = document.prompt_values_supported;
    const metadata: Metadata = {
      issuer: document.issuer,
      authorizationEndpoint: document.authorization_endpoint,
      tokenEndpoint: document.token_endpoint,
      userinfoEndpoint: document.userinfo_endpoint ?? null,
      algorithms: document.id_token_signing_alg_values_supported.filter((name) => ASYMMETRIC.test(name)),
      secretIn: methods && !methods.includes('client_secret_post') ? 'header' : 'body',
      canSelectAccount: !prompts || prompts.includes('select_account'),
      keys:
        kept?.keysAt === document.jwks_uri
          ? kept.metadata.keys
          : createRemoteJWKSet(new URL(document.jwks_uri), { timeoutDuration: timeoutMs }),
    };
    kept = { metadata, keysAt: document.jwks_uri, atMs: clock() };
    return metadata;
  }

  return {
    known: () => kept?.metadata ?? null,
    async metadata() {
      if (kept && clock() - kept.atMs < KEEP_MS) return kept.metadata;
      underway ??= discover().finally(() => {
        underway = null;
      });
      try {
        return await underway;
      } catch (error) {
        // What was true an hour ago is better than nothing.
        if (kept) return kept.metadata;
        throw error;
      }
    },
  };
}
