import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { ApiClient } from './api-client.ts';

/**
 * Signing in with a device, without any screen. How to use it:
 *
 * - /login: after `'signed-in'` of `signInWithPasskey(api)` the store's `continueSession({ method: 'passkey' })`;
 *   `'cancelled'` says nothing on the screen. Passkeys in the list of the address field: `login/passkey-autofill.ts`.
 * - Account: `addPasskey(api, name?)` and `removePasskey(api, id)`; both throw the ApiError `sign-in-again` where the
 *   sign-in is not fresh. The list itself is `methods.passkeys` of `GET /api/account`.
 *
 * Refusals of the server come as ApiError with a code of `errors.ts`: `passkey-not-accepted`, `passkey-not-added`,
 * `passkey-not-found`, `too-many-passkeys`, `account-closed`, `too-many-requests`. Import this file lazily: it brings
 * its library along.
 */

type SignInOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type AddOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** The question for the latest offer: the browser keeps one challenge, so the next question waits for its answer. */
let offering: Promise<unknown> = Promise.resolve();

/**
 * Asks the person for a passkey of theirs; which account it opens, the device says. Takes the place of what is offered in a field.
 *
 * @throws ApiError when the server refuses, or nobody answers
 */
export async function signInWithPasskey(api: ApiClient): Promise<'signed-in' | 'cancelled'> {
  withdrawPasskeys();
  await offering;
  const optionsJSON = await signInOptions(api);
  return prove(api, await askDevice(() => startAuthentication({ optionsJSON })));
}

/**
 * Has the browser list the person's passkeys at the field with `autocomplete="… webauthn"`, beside kept passwords, and waits until one is
 * chosen there; asks nobody anything by itself. `'cancelled'` when the signal or `withdrawPasskeys` ends it, or another question takes
 * its place.
 *
 * @param onChosen called when one was chosen, before the server looks at it
 * @throws Error where the browser has no such list; otherwise as {@link signInWithPasskey}
 */
export async function offerPasskeys(
  api: ApiClient,
  { signal, onChosen }: { signal: AbortSignal; onChosen: () => void },
): Promise<'signed-in' | 'cancelled'> {
  const asked = signInOptions(api);
  offering = asked.catch(() => {});
  const optionsJSON = await asked;
  if (signal.aborted) return 'cancelled';
  const chosen = await askDevice(() => startAuthentication({ optionsJSON, useBrowserAutofill: true }));
  if (chosen) onChosen();
  return prove(api, chosen);
}

/** Takes back what `offerPasskeys` waits for. */
export const withdrawPasskeys = (): void => WebAuthnAbortService.cancelCeremony();

const signInOptions = async (api: ApiClient): Promise<SignInOptions> =>
  (await api.post<SignInOptions>('/api/auth/passkey/sign-in-options')).body;

/** @param response what the device made, or null where nobody wanted to */
async function prove(api: ApiClient, response: object | null): Promise<'signed-in' | 'cancelled'> {
  if (!response) return 'cancelled';
  await api.post('/api/auth/passkey/sign-in', { response });
  return 'signed-in';
}

/**
 * Adds this device, or one that the browser reaches.
 *
 * @param name what the person calls it; left out, it gets the name of its maker where that is told
 * @returns `already-there` when that device has a passkey of this account
 * @throws ApiError, `sign-in-again` among them
 */
export async function addPasskey(
  api: ApiClient,
  name?: string,
): Promise<'added' | 'cancelled' | 'already-there'> {
  const { body: optionsJSON } = await api.post<AddOptions>('/api/auth/passkey/add-options');
  try {
    const response = await askDevice(() => startRegistration({ optionsJSON }));
    if (!response) return 'cancelled';
    await api.post('/api/auth/passkey/add', { response, ...(name ? { name } : {}) });
    return 'added';
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
      return 'already-there';
    throw error;
  }
}

/** @throws ApiError: `passkey-not-found`, `sign-in-again` */
export async function removePasskey(api: ApiClient, id: string): Promise<void> {
  await api.post('/api/auth/passkey/remove', { id });
}

/** What the device made, or null when the person closed its window, let it wait too long, or went another way. */
async function askDevice<Made>(ask: () => Promise<Made>): Promise<Made | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && /^(NotAllowedError|AbortError)$/.test(error.name)) return null;
    throw error;
  }
}
