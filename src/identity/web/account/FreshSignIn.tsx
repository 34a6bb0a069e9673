import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { loadInTime } from '#ui';
import { useAuth } from '../AuthProvider.tsx';
import { ApiError } from '../api-client.ts';
import { Cancelled } from './failure-text.ts';
import { FreshContext, type RunFresh } from './fresh.ts';
import type { Account } from './use-account.ts';

const SignInAgain = lazy(() => loadInTime(() => import('./SignInAgain.tsx')));

interface Waiting {
  go: () => void;
  leave: () => void;
}

/** Asks in place for a fresh sign-in where the server wants one; the action that wanted it then goes on by itself. */
export function FreshSignIn({ account, children }: { account: Account; children: ReactNode }) {
  const { api } = useAuth();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const former = useRef(account);
  former.current = account;

  const run = useCallback<RunFresh>(async (action) => {
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'sign-in-again') throw error;
    }
    await new Promise<void>((resolve, reject) =>
      setWaiting({ go: resolve, leave: () => reject(new Cancelled()) }),
    );
    return action();
  }, []);

  function signedIn() {
    // The session before belongs to this same browser: left alone it would stand in the list like a stranger.
    const before = former.current.sessions.find(({ current }) => current);
    if (before) void api.post('/api/account/sessions/end', { id: before.id }).catch(() => {});
    setWaiting(null);
    waiting?.go();
  }

  return (
    <FreshContext value={run}>
      {children}
      {waiting && (
        <Suspense fallback={null}>
          <SignInAgain
            account={account}
            onSignedIn={signedIn}
            onLeave={() => {
              setWaiting(null);
              waiting.leave();
            }}
          />
        </Suspense>
      )}
    </FreshContext>
  );
}
