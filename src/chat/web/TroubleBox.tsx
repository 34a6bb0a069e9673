import { useEffect, useRef } from 'react';
import { useAuth, useGo } from '#identity/web';
import { Button, Card, Notice } from '#ui';
import { AUTH_REDIRECT_DELAY_MS } from '../rules/index.ts';
import type { ChatTrouble } from './chat-trouble.ts';
import { ExpiredAlert } from './ExpiredAlert.tsx';

/** The error box with its Retry. Faults of the sign-in lead to /login after 3 s, a missing subscription to /pricing. */
export function TroubleBox({ trouble, onRetry }: { trouble: ChatTrouble; onRetry: () => void }) {
  const { recheck, signOut } = useAuth();
  const go = useGo();
  const { leads } = trouble;
  const ways = useRef({ recheck, signOut });
  ways.current = { recheck, signOut };
  useEffect(() => {
    if (leads !== 'login' && leads !== 'pricing') return;
    const timer = setTimeout(() => {
      if (leads === 'pricing') return go('/pricing', { replace: true });
      // The session ends first, here and on the server: /login would lead somebody still signed in straight back.
      void ways.current
        .signOut()
        .catch(() => ways.current.recheck())
        .finally(() => go('/login', { replace: true }));
    }, AUTH_REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [leads, go]);
  if (leads === 'alert') return <ExpiredAlert />;
  return (
    <main className="grid flex-1 place-items-center p-5">
      <Card className="grid w-full max-w-md gap-5">
        <Notice tone="danger">{trouble.text}</Notice>
        <Button onClick={onRetry}>Retry</Button>
        {leads !== 'stay' && (
          <p className="text-center text-ink-2 text-sm">
            {leads === 'login' ? 'Taking you to the sign-in…' : 'Taking you to the plans…'}
          </p>
        )}
      </Card>
    </main>
  );
}
