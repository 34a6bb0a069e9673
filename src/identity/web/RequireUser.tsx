import { type ReactNode, useEffect } from 'react';
import { Notice, Spinner } from '#ui';
import type { WireUser } from '../rules/index.ts';
import { screenMessage } from '../rules/index.ts';
import { useAuth } from './AuthProvider.tsx';
import { NeedsScript } from './NeedsScript.tsx';
import type { SubscriptionLookup } from './subscription-lookup.ts';
import { useGo } from './use-go.ts';

export interface SignedIn {
  user: WireUser;
  /** Null until it has been looked up. */
  subscription: SubscriptionLookup | null;
}

/** The route guard of spec section 2: 'Connecting...' while it is not known who this is, nobody → /login. */
export function RequireUser({ children }: { children: (signedIn: SignedIn) => ReactNode }) {
  const { state, keepForSignIn } = useAuth();
  const go = useGo();
  const signedOut = state.status === 'signed-out';
  useEffect(() => {
    if (!signedOut) return;
    // A link of a letter to one's account leads there after all, and so does the way back from a payment's page; the
    // chat has rules of its own.
    const { pathname, search } = window.location;
    if (pathname.startsWith('/account') || search.startsWith('?checkout='))
      keepForSignIn({ redirectAfterLogin: pathname + search });
    go('/login', { replace: true });
  }, [signedOut, keepForSignIn, go]);
  if (state.status === 'signed-in') return children({ user: state.user, subscription: state.subscription });
  return <Connecting offline={state.status === 'resolving' && state.offline} />;
}

/** The whole screen while it is not known who this is. */
export function Connecting({ offline = false }: { offline?: boolean }) {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-6 p-6 text-ink-2">
      <Spinner label="Connecting..." />
      <NeedsScript />
      {offline && (
        <Notice tone="danger" className="max-w-md text-ink">
          {screenMessage('network-request-failed')}
        </Notice>
      )}
    </main>
  );
}
