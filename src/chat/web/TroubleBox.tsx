import { useEffect } from 'react';
import { useGo, useWayToLogin } from '#identity/web';
import { Button, Card, Notice } from '#ui';
import { AUTH_REDIRECT_DELAY_MS } from '../rules/index.ts';
import type { ChatTrouble } from './chat-trouble.ts';
import { CHAT_COPY } from './copy.ts';
import { ExpiredAlert } from './ExpiredAlert.tsx';

/** The error box with its Retry. Faults of the sign-in lead to /login after 3 s, a missing subscription to /pricing. */
export function TroubleBox({ trouble, onRetry }: { trouble: ChatTrouble; onRetry: () => void }) {
  const go = useGo();
  const { leads } = trouble;
  useWayToLogin(leads === 'login', 'sign-out');
  useEffect(() => {
    if (leads !== 'pricing') return;
    const timer = setTimeout(() => go('/pricing', { replace: true }), AUTH_REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [leads, go]);
  if (leads === 'alert') return <ExpiredAlert />;
  return (
    <main className="grid flex-1 place-items-center p-5">
      <Card className="grid w-full max-w-md gap-5">
        <Notice tone="danger">{trouble.text}</Notice>
        <Button onClick={onRetry}>{CHAT_COPY.retry}</Button>
        {leads !== 'stay' && (
          <p className="text-center text-ink-2 text-sm">
            {leads === 'login' ? CHAT_COPY.toLogin : CHAT_COPY.toPricing}
          </p>
        )}
      </Card>
    </main>
  );
}
