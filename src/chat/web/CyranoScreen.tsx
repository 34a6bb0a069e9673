import { useMemo, useRef, useState } from 'react';
import { track } from '#analytics/web';
import { type CoachTransport, Cyrano } from '#coach/web';
import { useAuth } from '#identity/web';
import { AssistantFrame } from './AssistantFrame.tsx';
import { ChatDoor } from './ChatDoor.tsx';
import { type ChatTrouble, chatTrouble } from './chat-trouble.ts';
import { chatbotHost } from './chatbot-host.ts';
import { useKeptScreen } from './kept-screen.ts';
import { TroubleBox } from './TroubleBox.tsx';
import { useOfflineReading } from './use-offline-reading.ts';
import { useShared } from './use-shared.ts';

/** /cyrano: the same assistant on the whole screen, without a frame; a third party's page cannot do without one. */
export function CyranoScreen() {
  return (
    <ChatDoor fullScreen>
      {({ id }) => (chatbotHost() === null ? <Assistant owner={id} /> : <AssistantFrame owner={id} wide />)}
    </ChatDoor>
  );
}

function Assistant({ owner }: { owner: string }) {
  const { token } = useAuth();
  const tokenNow = useRef(token);
  tokenNow.current = token;
  const kept = useKeptScreen();
  const shared = useShared(kept);
  const offline = useOfflineReading(owner);
  const [trouble, setTrouble] = useState<ChatTrouble | null>(null);
  const transport = useMemo<CoachTransport>(
    () => ({ baseUrl: '', token: (how) => tokenNow.current(how) }),
    [],
  );
  if (trouble) return <TroubleBox trouble={trouble} onRetry={() => setTrouble(null)} />;
  return (
    <Cyrano
      transport={transport}
      kept={kept.now()}
      shared={shared}
      offline={offline}
      onKept={kept.keep}
      onRefused={(failure) => setTrouble(chatTrouble(failure))}
      onCopied={() => track({ category: 'chat', action: 'reply-copied', label: 'full-screen' })}
    />
  );
}
