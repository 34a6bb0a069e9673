import '../../../ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { trackFromFrame } from '#analytics/web';
import type { FrameMessage } from '#chat';
import { brandName, Notice } from '#ui';
import { Cyrano } from '../Cyrano.tsx';
import { CYRANO_COPY } from '../copy.ts';
import { createAdmission, handedTicket, ticketOfFragment } from './admission.ts';

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

const root = document.getElementById('cyrano');
if (root) {
  createRoot(root).render(
    framed ? (
      <div className="flex h-dvh flex-col overflow-hidden">
        <h1 className="sr-only">{CYRANO_COPY.name}</h1>
        <Cyrano
          transport={admission.transport}
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
}

if (framed) {
  window.addEventListener('message', (event) => {
    const handed = handedTicket(event, { origin: productOrigin, window: window.parent });
    if (handed) void admission.admit(handed);
  });
  if (ticket) void admission.admit(ticket);
  else admission.ask('expired');
}
