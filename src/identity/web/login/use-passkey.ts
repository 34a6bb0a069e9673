import { useEffect, useRef, useState } from 'react';
import { loadInTime, useHydrated } from '#ui';
import { useAuth } from '../AuthProvider.tsx';
import { loginFailure, type Said } from './login-form.ts';
import type { OfferEnds } from './passkey-autofill.ts';

export interface PasskeySignIn {
  /** Whether this browser has passkeys at all; true until the script has asked it. */
  offered: boolean;
  busy: boolean;
  start: () => Promise<void>;
}

/** What tells that a person is here, and not a machine or a page drawn ahead: only then passkeys are looked for. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'];

/**
 * Signing in with a device: by the button, or from the list at the address field. The library comes with the press of the button or
 * with the first sign of a person.
 *
 * @param inField whether a field that can list passkeys is on the screen
 */
export function usePasskey(onFailure: (said: Said | null) => void, inField: boolean): PasskeySignIn {
  const { api, continueSession } = useAuth();
  // Drawn with the page, before the script can ask: nearly all browsers have them, and nothing has to make room for the button.
  const offered = !useHydrated() || typeof PublicKeyCredential === 'function';
  const [busy, setBusy] = useState(false);
  const ends: OfferEnds = {
    api,
    continueSession,
    onChosen: () => {
      setBusy(true);
      onFailure(null);
    },
    onEnd: () => setBusy(false),
    onFailure: (error) => onFailure(loginFailure(error, { email: '', googleOffered: false })),
  };
  const now = useRef(ends);
  now.current = ends;

  useEffect(() => {
    // A press of the button takes the list's place.
    if (!offered || !inField || busy) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let begun = false;
    const begin = () => {
      if (begun) return;
      begun = true;
      loadInTime(() => import('./passkey-autofill.ts'))
        .then(({ offerInField }) => offerInField(now.current, signal))
        .catch(() => {});
    };
    for (const sign of SIGNS) window.addEventListener(sign, begin, { signal });
    return () => leaving.abort();
  }, [offered, inField, busy]);

  async function start() {
    ends.onChosen();
    try {
      const { signInWithPasskey } = await loadInTime(() => import('../passkeys.ts'));
      if ((await signInWithPasskey(api)) === 'signed-in') await continueSession({ method: 'passkey' });
    } catch (error) {
      ends.onFailure(error);
    } finally {
      ends.onEnd();
    }
  }
  return { offered, busy, start };
}
