/** A browser with a device that keeps passkeys: Chromium's own virtual one. */
import type { BrowserContext, Page } from '@playwright/test';

export interface Device {
  /** How many passkeys it keeps. */
  kept: () => Promise<number>;
  /** Whether its owner is there to unlock it; without, it says no. */
  unlock: (isUserVerified: boolean) => Promise<unknown>;
  /**
   * Whether somebody is at hand to say yes. Chromium has no list to choose from in here: what an address field offers is chosen at once
   * by somebody at hand, and waits where nobody is.
   */
  atHand: (enabled: boolean) => Promise<unknown>;
}

/**
 * Gives a page's browser a device.
 *
 * @param options.unlocked whether its owner is there to unlock it
 * @param options.listsAtField whether the browser lists passkeys at an address field; left out, only a button asks for them
 */
export async function addDevice(
  context: BrowserContext,
  page: Page,
  { unlocked = true, listsAtField = false } = {},
): Promise<Device> {
  if (!listsAtField)
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: unlocked,
      automaticPresenceSimulation: true,
    },
  });
  return {
    kept: async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    unlock: (isUserVerified) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    atHand: (enabled) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
}
