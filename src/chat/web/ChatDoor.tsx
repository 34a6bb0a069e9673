import { type ReactNode, useEffect, useRef } from 'react';
import { track } from '#analytics/web';
import { registerWorker } from '#device/web';
import { RequireUser, type SignedIn, useAuth, useGo } from '#identity/web';
import { Spinner } from '#ui';
import { ChatHeader } from './ChatHeader.tsx';
import { chatGate } from './chat-gate.ts';
import { CHAT_COPY } from './copy.ts';
import { ExpiredAlert } from './ExpiredAlert.tsx';
import { KeptScreenContext, useCarriedScreen } from './kept-screen.ts';
import { TroubleBox } from './TroubleBox.tsx';
import { useAboveKeyboard } from './use-above-keyboard.ts';
import { isSharedWaiting } from './use-shared.ts';

interface ChatDoorProps {
  fullScreen: boolean;
  children: (user: SignedIn['user']) => ReactNode;
}

/** Lets subscribers in: nobody → /login, nothing bought → /pricing, run out → an alert, then /pricing. */
export function ChatDoor({ fullScreen, children }: ChatDoorProps) {
  return (
    <RequireUser>
      {(signedIn) => (
        <Gated {...signedIn} fullScreen={fullScreen}>
          {children}
        </Gated>
      )}
    </RequireUser>
  );
}

function Gated({ user, subscription, fullScreen, children }: SignedIn & ChatDoorProps) {
  const { refreshSubscription, storage } = useAuth();
  const go = useGo();
  const kept = useCarriedScreen(user.id);
  const whole = useRef<HTMLDivElement>(null);
  useAboveKeyboard(whole);
  // Plain pages have done it before; whoever opens the installed product may never have seen one.
  useEffect(registerWorker, []);
  const gate = chatGate(subscription, Date.now());
  const none = gate.kind === 'none';
  const open = gate.kind === 'open';
  // The page in the frame is of another address, which is given no pictures: what was shared is taken without a frame.
  const elsewhere = open && !fullScreen && isSharedWaiting(storage);
  useEffect(() => {
    if (elsewhere) go('/cyrano', { replace: true });
    else if (open) track({ category: 'chat', action: 'opened', label: fullScreen ? 'full-screen' : 'frame' });
  }, [open, elsewhere, fullScreen, go]);
  useEffect(() => {
    if (none) go('/pricing', { replace: true });
  }, [none, go]);
  // The alert stands alone: behind it is nothing to be reached.
  if (gate.kind === 'expired') return <ExpiredAlert />;
  return (
    <KeptScreenContext value={kept}>
      <div ref={whole} className="flex h-dvh flex-col overflow-hidden">
        <ChatHeader user={user} fullScreen={fullScreen} />
        {open && !elsewhere && children(user)}
        {(gate.kind === 'waiting' || none || elsewhere) && <ChatLoading />}
        {gate.kind === 'failed' && (
          <TroubleBox
            trouble={{ text: gate.message, leads: 'stay' }}
            onRetry={() => void refreshSubscription()}
          />
        )}
      </div>
    </KeptScreenContext>
  );
}

/** The chat while it is coming. */
export function ChatLoading() {
  return (
    <main className="grid flex-1 place-items-center p-6 text-ink-2">
      <Spinner label={CHAT_COPY.loading} />
    </main>
  );
}
