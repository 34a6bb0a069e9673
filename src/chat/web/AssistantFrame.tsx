import { useEffect, useRef, useState } from 'react';
import { track } from '#analytics/web';
import type { OfflineReading } from '#coach/web';
import { useAuth } from '#identity/web';
import { classNames } from '#ui';
import {
  FRAME_SANDBOX,
  type KeptMessage,
  type KeysMessage,
  type OfflineAsk,
  type OfflineStateMessage,
  type ProductMessage,
} from '../rules/index.ts';
import { ChatLoading } from './ChatDoor.tsx';
import { CHAT_COPY } from './copy.ts';
import {
  frameMessageType,
  isThirdParty,
  keptInMessage,
  keptMessage,
  keysMessage,
  offlineAskInMessage,
  offlineMessage,
  ticketMessage,
} from './frame-messages.ts';
import { createFrameSession, type FrameSession, type FrameState } from './frame-session.ts';
import { useKeptScreen } from './kept-screen.ts';
import { TroubleBox } from './TroubleBox.tsx';
import { useDoorWatch } from './use-door-watch.ts';
import { useOfflineReading } from './use-offline-reading.ts';

type ToFrame = ProductMessage | KeptMessage | KeysMessage | OfflineStateMessage;

/**
 * The assistant's page in its sandboxed frame: Cyrano's own, or a third party's, which is given no ticket and not listened to.
 *
 * @param owner the id of whoever is signed in
 * @param wide without a margin around it, on a desk too
 */
export function AssistantFrame({ owner, wide = false }: { owner: string; wide?: boolean }) {
  const { api } = useAuth();
  const kept = useKeptScreen();
  const offline = useOfflineReading(owner);
  const offlineNow = useRef(offline);
  offlineNow.current = offline;
  const tellNow = useRef<((message: ToFrame) => void) | null>(null);
  const [state, setState] = useState<FrameState>({ at: 'loading', frame: null });
  const element = useRef<HTMLIFrameElement>(null);
  const session = useRef<FrameSession | null>(null);
  /** The frame that was given what was kept: once each, a renewed ticket makes it ready again. */
  const restored = useRef<HTMLIFrameElement | null>(null);

  useEffect(() => {
    const tell = (message: ToFrame) => {
      const frame = element.current;
      if (frame) frame.contentWindow?.postMessage(message, new URL(frame.src).origin);
    };
    const own = createFrameSession({
      api,
      sendTicket: (ticket) => tell(ticketMessage(ticket)),
      onState: setState,
    });
    session.current = own;
    tellNow.current = tell;
    const hear = (event: MessageEvent) => {
      const frame = element.current;
      // A third-party page is handed no ticket, and what it says is not meant for us.
      if (!frame || isThirdParty(frame.src)) return;
      const expected = { origin: new URL(frame.src).origin, window: frame.contentWindow };
      const type = frameMessageType(event, expected);
      if (type === 'expired') track({ category: 'chat', action: 'expired', label: 'ticket' });
      if (type) own.hear(type);
      const screen = keptInMessage(event, expected);
      if (screen !== undefined) kept.keep(screen);
      const ask = offlineAskInMessage(event, expected);
      if (ask) heed(offlineNow.current, ask);
      if (type === 'ready' && restored.current !== frame) {
        restored.current = frame;
        if (kept.now()) tell(keptMessage(kept.now()));
      }
    };
    window.addEventListener('message', hear);
    void own.open();
    return () => {
      window.removeEventListener('message', hear);
      own.stop();
    };
  }, [api, kept]);

  const { at } = state;
  const isKept = offline?.on;
  const isOurs = state.at !== 'error' && state.frame !== null && !isThirdParty(state.frame.url);
  useEffect(() => {
    if (at === 'ready' && isKept !== undefined && isOurs) tellNow.current?.(offlineMessage(isKept));
  }, [at, isKept, isOurs]);
  useEffect(() => {
    if (at !== 'ready' || !isOurs) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
      element.current?.focus();
      tellNow.current?.(keysMessage());
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [at, isOurs]);
  useDoorWatch(at === 'ready' && isThirdParty(state.frame.url));
  useEffect(() => {
    if (at === 'ready') track({ category: 'chat', action: 'ready', label: 'frame' });
    if (at === 'error') track({ category: 'chat', action: 'failed', label: 'frame' });
  }, [at]);

  if (state.at === 'error')
    return <TroubleBox trouble={state.trouble} onRetry={() => void session.current?.open()} />;
  const loading = state.at === 'loading';
  return (
    // The page in the frame goes by the frame's own width: the edge around it begins where that still leaves it the 769 px of a desk.
    <div
      className={classNames('relative flex min-h-0 flex-1 flex-col bg-paper-2', !wide && 'min-[803px]:p-4')}
    >
      {state.frame && (
        <iframe
          key={state.frame.url}
          ref={element}
          title={CHAT_COPY.frame}
          src={state.frame.url}
          sandbox={FRAME_SANDBOX}
          allow="clipboard-write"
          referrerPolicy="no-referrer"
          onLoad={() => session.current?.loaded()}
          className={classNames(
            'min-h-0 w-full flex-1 border-line bg-paper',
            !wide && 'min-[803px]:rounded-md min-[803px]:border min-[803px]:shadow-lift',
          )}
        />
      )}
      {loading && (
        <div className="absolute inset-0 flex bg-paper">
          <ChatLoading />
        </div>
      )}
    </div>
  );
}

function heed(offline: OfflineReading | undefined, ask: OfflineAsk): void {
  if (ask.do === 'set') offline?.set(ask.on);
  else if (ask.do === 'changed') offline?.changed(ask.person);
  else offline?.dropped(ask.person);
}
