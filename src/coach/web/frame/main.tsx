import '../../../ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { trackFromFrame } from '#analytics/web';
import type { FrameMessage, KeptMessage, OfflineAsk, OfflineAskMessage } from '#chat';
import { brandName, Notice } from '#ui';
import { Cyrano } from '../Cyrano.tsx';
import { CYRANO_COPY } from '../copy.ts';
import type { OfflineReading } from '../offline-reading.ts';
import {
  asksForKeys,
  createAdmission,
  handedOffline,
  handedScreen,
  handedTicket,
  ticketOfFragment,
} from './admission.ts';

// First thing: the ticket leaves the address, before anything could read, log or keep it.
const ticket = ticketOfFragment(location.hash);
history.replaceState(null, '', location.pathname + location.search);

const productOrigin = new URL(document.documentElement.dataset.productOrigin ?? '').origin;
const framed = window.parent !== window;

const admission = createAdmission({
  productOrigin,
  fetch: (...call) => fetch(...call),
  nowMs: Date.now,
  tellProduct: (type) => {
    const message: FrameMessage = { source: 'cyrano', type };
    if (framed) window.parent.postMessage(message, productOrigin);
  },
});

const countCopy = () =>
  void trackFromFrame(
    admission.transport,
    { category: 'chat', action: 'reply-copied', label: 'frame' },
    { navigator, fetch: (...call) => fetch(...call) },
  );

/** How long what stands on the screen rests before it is handed up: not at every key. */
const REST_MS = 100;
let standing: unknown = null;
let resting: ReturnType<typeof setTimeout> | undefined;
const handUp = () => {
  resting = undefined;
  const message: KeptMessage = { source: 'cyrano', type: 'kept', kept: standing };
  window.parent.postMessage(message, productOrigin);
};
function keep(now: unknown): void {
  standing = now;
  if (resting === undefined) resting = setTimeout(handUp, REST_MS);
}

const ask = (asked: OfflineAsk) => {
  const message: OfflineAskMessage = { source: 'cyrano', type: 'offline', ask: asked };
  window.parent.postMessage(message, productOrigin);
};
/** The product keeps the copy: this address could not be read where there is no network. */
const offlineReading = (on: boolean): OfflineReading => ({
  on,
  set: (wanted) => ask({ do: 'set', on: wanted }),
  changed: (person) => ask({ do: 'changed', person }),
  dropped: (person) => ask({ do: 'dropped', person }),
});

/** What is shown: what stood here before this page was loaded, and what the product says of the copy. */
let shown: { kept: unknown; offline: OfflineReading | undefined } = { kept: null, offline: undefined };

const element = document.getElementById('cyrano');
const root = element && createRoot(element);

const show = (change: Partial<typeof shown>) => {
  shown = { ...shown, ...change };
  const { kept, offline } = shown;
  root?.render(
    framed ? (
      <div className="flex h-dvh flex-col overflow-hidden">
        <h1 className="sr-only">{CYRANO_COPY.name}</h1>
        <Cyrano
          key={kept === null ? 'fresh' : 'kept'}
          transport={admission.transport}
          kept={kept}
          onKept={keep}
          offline={offline}
          onRefused={() => admission.ask('unauthorised')}
          onCopied={countCopy}
        />
      </div>
    ) : (
      <main className="grid min-h-dvh place-content-center p-6">
        <Notice tone="info" title={CYRANO_COPY.alone}>
          <a href={`${productOrigin}/chat`}>{CYRANO_COPY.open(brandName())}</a>
        </Notice>
      </main>
    ),
  );
};
show({});

if (framed) {
  window.addEventListener('message', (event) => {
    const product = { origin: productOrigin, window: window.parent };
    const handed = handedTicket(event, product);
    if (handed) void admission.admit(handed);
    const kept = handedScreen(event, product);
    // What somebody has begun to write here goes first.
    if (kept !== null && standing === null) show({ kept });
    // As if it had been pressed here, so that it can be turned off as here.
    if (asksForKeys(event, product)) document.dispatchEvent(new KeyboardEvent('keydown', { key: '?' }));
    const on = handedOffline(event, product);
    if (on !== null) show({ offline: offlineReading(on) });
  });
  if (ticket) void admission.admit(ticket);
  else admission.ask('expired');
}
