import { useEffect } from 'react';
import { useAuth } from '#identity/web';
import { nextLookMs } from './door-watch.ts';

/**
 * Asks the server now and then, when the plan ends, and whenever the page is looked at again, whether this person may still be here. A
 * third party's page calls nothing of ours, so no refusal would ever shut the door on it.
 */
export function useDoorWatch(watching: boolean): void {
  const { state, recheck } = useAuth();
  // Each look ends in a new state, and that in the next wait.
  useEffect(() => {
    if (!watching || state.status !== 'signed-in') return;
    const look = () => void recheck();
    const lookWhenShown = () => document.visibilityState === 'visible' && look();
    const timer = setTimeout(look, nextLookMs(state.subscription?.status?.expiryDate ?? null, Date.now()));
    document.addEventListener('visibilitychange', lookWhenShown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookWhenShown);
    };
  }, [watching, state, recheck]);
}
