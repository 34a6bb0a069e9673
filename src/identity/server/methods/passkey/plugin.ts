import { runWithAdapter } from '@better-auth/core/context';
import { passkey } from '@better-auth/passkey';
import type { AuthContext } from 'better-auth';
import { APIError } from 'better-auth/api';
import type { IdentityOptions } from '../../deps.ts';
import { addsInLiveSession, registering } from './guarded-insert.ts';

/** The library's name for the cookie that binds a challenge to the browser it was made for. */
export const CHALLENGE_COOKIE = 'passkey-challenge';

/**
 * A passkey stands for two things at once, the device and whoever unlocked it, so a device that did not ask its owner
 * to unlock it is refused. The plugin itself only asks for that where it can be had.
 */
function refuseUnlessUnlocked(userVerified: boolean | undefined): void {
  if (!userVerified) throw new APIError('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED' });
}

export function passkeyPlugin(options: Pick<IdentityOptions, 'publicUrl' | 'brandName' | 'clock'>) {
  const plugin = passkey({
    rpID: new URL(options.publicUrl).hostname,
    rpName: options.brandName,
    origin: options.publicUrl,
    // Kept on the device, so that signing in asks for no address.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: async ({ ctx, verification }) => {
        refuseUnlessUnlocked(verification.registrationInfo?.userVerified);
        await registering.set(ctx.context.session?.session.id ?? null);
      },
    },
    authentication: {
      afterVerification: async ({ verification }) =>
        refuseUnlessUnlocked(verification.authenticationInfo.userVerified),
    },
    advanced: { webAuthnChallengeCookie: CHALLENGE_COOKIE },
  });
  const { verifyPasskeyRegistration: verify } = plugin.endpoints;
  // The plugin adds with a bare INSERT; here that becomes a transaction which looks again first.
  const guarded = Object.assign(
    (given: { context: AuthContext } & Parameters<typeof verify>[0]) =>
      runWithAdapter(addsInLiveSession(given.context.adapter, options.clock), () => verify(given)),
    { path: verify.path, options: verify.options },
  ) as unknown as typeof verify;
  return { ...plugin, endpoints: { ...plugin.endpoints, verifyPasskeyRegistration: guarded } };
}
