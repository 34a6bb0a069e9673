import { useEffect, useRef, useState } from 'react';
import { useAuth } from '../AuthProvider.tsx';
import { afterLogin } from '../after-login.ts';
import { useGo } from '../use-go.ts';

export interface Onward {
  failure: string | null;
  retry: () => void;
}

/**
 * Leads a signed-in user on, by the rules of spec section 4, once the subscription is known.
 *
 * @param held true while something on this screen comes first
 * @param returnTo a same-site path that comes before the rules: somebody only proved again that it is them
 */
export function useOnward(held: boolean, returnTo: string | null): Onward {
  const { state, storage, refreshSubscription } = useAuth();
  const go = useGo();
  const [failure, setFailure] = useState<string | null>(null);
  const signedIn = state.status === 'signed-in';
  const subscription = signedIn ? state.subscription : null;
  // One answer leads on once.
  const ledBy = useRef<typeof subscription>(null);
  // The way back is used up by the first answer. A second one (another tab's sign-in made this one look again, or the
  // page came back as it was left) must lead to the same place and not past it, however slowly that place arrives.
  const wayBack = useRef<string | null>(null);
  useEffect(() => {
    if (!signedIn) wayBack.current = null;
    if (held || !signedIn) return;
    if (returnTo) {
      storage.clear('tempEmail', 'userToken');
      return go(returnTo, { replace: true });
    }
    if (!subscription || ledBy.current === subscription) return;
    ledBy.current = subscription;
    wayBack.current = storage.read('redirectAfterLogin') ?? wayBack.current;
    const decision = afterLogin({
      subscription: subscription.kind === 'known' ? subscription.status : 'failed',
      nowMs: Date.now(),
      cyranoChat: storage.read('cyranoChat'),
      redirectAfterLogin: wayBack.current,
    });
    if (decision.kind === 'failed') return setFailure(decision.message);
    // The one-time code has done its work.
    storage.clear('tempEmail', 'userToken', ...decision.clear);
    go(decision.to, { replace: true });
  }, [held, returnTo, signedIn, subscription, storage, go]);
  return {
    failure,
    retry: () => {
      setFailure(null);
      void refreshSubscription();
    },
  };
}
