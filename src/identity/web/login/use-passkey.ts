import { useState } from 'react';
import { loadInTime, useHydrated } from '#ui';
import { useAuth } from '../AuthProvider.tsx';
import { loginFailure, type Said } from './login-form.ts';

export interface PasskeySignIn {
  /** Whether this browser has passkeys at all. */
  offered: boolean;
  busy: boolean;
  start: () => Promise<void>;
}

/** Signing in with a device. Its library is loaded with the press of the button. */
export function usePasskey(onFailure: (said: Said | null) => void): PasskeySignIn {
  const { api, continueSession } = useAuth();
  const ready = useHydrated();
  const [busy, setBusy] = useState(false);
  async function start() {
    setBusy(true);
    onFailure(null);
    try {
      const { signInWithPasskey } = await loadInTime(() => import('../passkeys.ts'));
      if ((await signInWithPasskey(api)) === 'signed-in') await continueSession({ method: 'passkey' });
    } catch (error) {
      onFailure(loginFailure(error, { email: '', googleOffered: false }));
    } finally {
      setBusy(false);
    }
  }
  return { offered: ready && typeof PublicKeyCredential === 'function', busy, start };
}
