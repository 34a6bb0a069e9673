import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import type { IdentityOptions } from '../../deps.ts';

/** The library's name for the cookie that binds a challenge to the browser it was made for. */
export const CHALLENGE_COOKIE = 'passkey-challenge';

/**
 * A passkey stands for two things at once, the device and whoever unlocked it, so a device that did not ask its owner
 * to unlock it is refused. The plugin itself only asks for that where it can be had.
 */
function refuseUnlessUnlocked(userVerified: boolean | undefined): void {
  if (!userVerified) throw new APIError('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED' });
}

export const passkeyPlugin = (options: Pick<IdentityOptions, 'publicUrl' | 'brandName'>) =>
  passkey({
    rpID: new URL(options.publicUrl).hostname,
    rpName: options.brandName,
    origin: options.publicUrl,
    // Kept on the device, so that signing in asks for no address.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: async ({ verification }) =>
        refuseUnlessUnlocked(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: async ({ verification }) =>
        refuseUnlessUnlocked(verification.authenticationInfo.userVerified),
    },
    advanced: { webAuthnChallengeCookie: CHALLENGE_COOKIE },
  });
