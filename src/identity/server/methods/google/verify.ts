import { jwtVerify } from 'jose';
import { z } from 'zod';
import type { LoginErrorCode } from '#identity';
import type { GoogleClient } from '../../deps.ts';
import type { Attempt, GoogleProfile } from './attempt.ts';
import { ISSUER_TIMEOUT_MS, type Metadata } from './issuer.ts';

const GOOGLE = 'https://accounts.google.com';
/** Clocks differ by this much at most, in seconds. */
const CLOCK_TOLERANCE = 30;

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.string()]).optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
});
type Claims = z.infer<typeof claimsSchema>;
const address = z.string().trim().toLowerCase().max(254).pipe(z.email());

/**
 * Checks the issuer's word: signed by its key, made by it, for us, for this very visit, not expired, about an address that it confirmed.
 * Rejects when the token is not good.
 *
 * @param nonce what this visit's request carried
 */
export async function verifiedProfile(
  parts: { client: GoogleClient; metadata: Metadata; clock: () => number },
  tokens: Pick<Attempt, 'idToken' | 'accessToken'>,
  nonce: string,
): Promise<GoogleProfile | LoginErrorCode> {
  const { client, metadata } = parts;
  if (!tokens.idToken) throw new Error('the issuer sent no ID token');
  const { payload } = await jwtVerify(tokens.idToken, metadata.keys, {
    // Google once left out the scheme, and says that both are meant.
    issuer: metadata.issuer === GOOGLE ? [GOOGLE, 'accounts.google.com'] : metadata.issuer,
    audience: client.clientId,
    algorithms: metadata.algorithms,
    requiredClaims: ['sub', 'exp', 'iat'],
    clockTolerance: CLOCK_TOLERANCE,
    currentDate: new Date(parts.clock()),
  });
  if (payload.nonce !== nonce) throw new Error('the ID token is for another visit');
  if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload.azp !== client.clientId)
    throw new Error('the ID token is for another client as well');
  let claims = claimsSchema.parse(payload);
  if (claims.email === undefined) claims = { ...claims, ...(await userInfo(parts, tokens, claims.sub)) };
  if (claims.email_verified !== true && claims.email_verified !== 'true') return 'google-email-not-verified';
  const email = address.parse(claims.email);
  return {
    subject: claims.sub,
    email,
    name: callName(claims.name, email),
    picture: claims.picture ?? null,
  };
}

/** Issuers other than Google keep the address out of the token; their user-info call has it. */
async function userInfo(
  { client, metadata }: { client: GoogleClient; metadata: Metadata },
  tokens: Pick<Attempt, 'accessToken'>,
  subject: string,
): Promise<Claims> {
  if (!metadata.userinfoEndpoint || !tokens.accessToken) throw new Error('the issuer told no address');
  const answer = await fetch(metadata.userinfoEndpoint, {
    headers: { authorization: `Bearer ${tokens.accessToken}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(client.timeoutMs ?? ISSUER_TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the issuer's user-info call answered ${answer.status}`);
  const claims = claimsSchema.parse(await answer.json());
  if (claims.sub !== subject) throw new Error('the user-info call is about somebody else');
  return claims;
}

/** What somebody is called: the issuer's name in the bounds of our own, else the part before the @. */
export function callName(given: string | undefined, email: string): string {
  const name = (given ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 100)
    .trim();
  return name || email.slice(0, email.indexOf('@'));
}
