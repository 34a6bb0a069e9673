import { useEffect, useRef } from 'react';
import { useAuth } from './AuthProvider.tsx';
import { useGo } from './use-go.ts';

/** How long the reason can be read before a refused token leads to /login (spec section 9). */
const TOKEN_FAILURE_DELAY_MS = 3_000;

/**
 * The one way from a refused token to /login, three seconds after the screen has said why.
 *
 * @param refused the server did not take the token
 * @param how `sign-out` ends the session first, here and on the server: /login would lead somebody still signed in straight back.
 *   `ask` only asks the server who this is; the screen's own guard then leads on and keeps the way back
 */
export function useWayToLogin(refused: boolean, how: 'sign-out' | 'ask'): void {
  const { recheck, signOut } = useAuth();
  const go = useGo();
  const ways = useRef({ recheck, signOut });
  ways.current = { recheck, signOut };
  useEffect(() => {
    if (!refused) return;
    const timer = setTimeout(() => {
      if (how === 'ask') return void ways.current.recheck();
      void ways.current
        .signOut()
        .catch(() => ways.current.recheck())
        .finally(() => go('/login', { replace: true }));
    }, TOKEN_FAILURE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [refused, how, go]);
}
