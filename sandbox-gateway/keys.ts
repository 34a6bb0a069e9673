import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { refuse } from './errors.ts';

/** Lets a call through with the secret key: `X-Auth-Secret-Key`, or Basic with the key as the user name. */
export function requireSecretKey(secretKey: string): MiddlewareHandler {
  return async (c, next) => {
    const given = c.req.header('x-auth-secret-key') ?? basicUser(c.req.header('authorization'));
    if (given === undefined || given === '') return refuse(c, 'api_key_missing');
    if (!sameKey(given, secretKey)) return refuse(c, 'wrong_api_key');
    return next();
  };
}

/** Lets a call through with the public key in `X-Public-Key`. */
export function requirePublicKey(publicKey: string): MiddlewareHandler {
  return async (c, next) => {
    const given = c.req.header('x-public-key');
    if (given === undefined || given === '') return refuse(c, 'public_key_missing');
    if (!sameKey(given, publicKey)) return refuse(c, 'public_key_wrong');
    return next();
  };
}

/** Whether an Authorization header holds the key as a bearer token. */
export function isBearer(authorization: string, key: string): boolean {
  return sameKey(/^Bearer (.+)$/i.exec(authorization)?.[1] ?? '', key);
}

/** Compares digests, so that neither the length nor a common beginning shows in the time taken. */
function sameKey(given: string, expected: string): boolean {
  const digest = (key: string) => createHash('sha256').update(key).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

function basicUser(authorization: string | undefined): string | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  return Buffer.from(encoded, 'base64').toString('utf8').replace(/:.*$/s, '');
}
