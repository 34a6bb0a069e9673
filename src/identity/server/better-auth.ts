import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { jwt } from 'better-auth/plugins';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, TERMS_VERSION } from '#identity';
import { refuseClosed } from './closed-accounts.ts';
import type { IdentityOptions } from './deps.ts';
import { hashAheadPlugin, hashOnce } from './hash-ahead.ts';
import { passwordCheck } from './import/index.ts';
import { googlePlugin } from './methods/google/plugin.ts';
import { oneTimeCodePlugin } from './methods/one-time-code/plugin.ts';
import { CHALLENGE_COOKIE, passkeyPlugin } from './methods/passkey/plugin.ts';
import { endUnlessWayStands, remembersHash } from './way-in.ts';

/** Life of an identity token; the session behind it can end it sooner. */
export const TOKEN_LIFETIME = '15m';
export const TOKEN_AUDIENCE = 'repartee';
/** Carries the caller's address from our own proxy rules to the identity library; stripped from what comes in. */
export const CLIENT_ADDRESS_HEADER = 'x-repartee-client-address';

/** The identity library's configuration. */
export function libraryOptions(options: IdentityOptions) {
  const secure = options.publicUrl.startsWith('https://');
  // `__Host-` binds the cookie to this very host and to TLS; without TLS a browser refuses that prefix.
  const cookie = (name: string) => ({ name: `${secure ? '__Host-' : ''}repartee.${name}` });
  const [current] = options.secrets;
  if (!current) throw new Error('identity needs a secret');
  return {
    appName: 'repartee',
    baseURL: options.publicUrl,
    basePath: '/api/auth',
    secret: current.value,
    secrets: [...options.secrets],
    database: { db: options.db, type: options.engine, transaction: true },
    trustedOrigins: [options.publicUrl],
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: hashOnce,
        verify: remembersHash(passwordCheck(options.db, options.secrets)),
      },
    },
    user: {
      additionalFields: {
        termsVersion: { type: 'string', required: false, input: false },
        termsAcceptedAt: { type: 'string', required: false, input: false },
        // Why and since when nobody gets in: see `closed-accounts.ts`.
        closedAt: { type: 'string', required: false, input: false, returned: false },
        closedReason: { type: 'string', required: false, input: false, returned: false },
      },
    },
    databaseHooks: {
      session: {
        create: {
          before: refuseClosed,
          after: (session, context) => endUnlessWayStands(options.db, session, context),
        },
      },
      user: {
        create: {
          // Every way of signing up has asked for the box before it comes here.
          before: async (user) => ({
            data: {
              ...user,
              termsVersion: TERMS_VERSION,
              termsAcceptedAt: new Date(options.clock()).toISOString(),
            },
          }),
        },
      },
    },
    rateLimit: {
      enabled: options.rateLimits,
      storage: 'database',
      window: 60,
      max: 120,
      customRules: {
        '/sign-in/*': { window: 60, max: 30 },
        '/sign-up/*': { window: 60, max: 30 },
        '/get-session': false,
        '/token': { window: 60, max: 240 },
        '/jwks': false,
      },
    },
    advanced: {
      // Said, because the library leaves both checks out where NODE_ENV is `test`.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      useSecureCookies: false,
      defaultCookieAttributes: { secure, sameSite: 'lax', httpOnly: true, path: '/' },
      cookies: {
        session_token: cookie('session'),
        dont_remember: cookie('short'),
        [CHALLENGE_COOKIE]: cookie('passkey'),
        // As long as the state itself: some people look for their second factor first.
        state: { ...cookie('google'), attributes: { maxAge: 600 } },
      },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    logger: {
      level: 'error',
      log: (level, message) => (level === 'error' ? console.error(`identity: ${message}`) : undefined),
    },
    telemetry: { enabled: false },
    plugins: [
      hashAheadPlugin(),
      passkeyPlugin(options),
      oneTimeCodePlugin(options),
      googlePlugin(options),
      jwt({
        disableSettingJwtHeader: true,
        jwt: {
          issuer: options.publicUrl,
          audience: TOKEN_AUDIENCE,
          expirationTime: TOKEN_LIFETIME,
          // The library's default payload is the whole user record.
          definePayload: ({ user, session }) => ({ email: user.email, sid: session.id }),
        },
      }),
    ],
  } satisfies BetterAuthOptions;
}

/** The library at work. Only its request handler, its session look-up and its keys are used. Its tables must stand. */
export const startLibrary = (options: IdentityOptions) => betterAuth(libraryOptions(options));

export type Auth = ReturnType<typeof startLibrary>;
