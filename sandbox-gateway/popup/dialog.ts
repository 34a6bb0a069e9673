/**
 * The overlay with the gateway's form in a frame, in the shop's page. `routes.ts` puts it in front of the SDKs that use
 * it, so that each is one classic script.
 */
import type { FromFrame, ToFrame } from './messages.ts';

const LOAD_TIMEOUT_MS = 15_000;

export interface DialogOptions {
  formUrl: URL;
  /** What the form is told once it has loaded; the page's theme is added. */
  order: Omit<ToFrame, 'source' | 'type' | 'theme'>;
  onOpened?: () => void;
  /** The form's own result; the dialog is closed first when this says so. */
  onResult: (message: FromFrame, close: (tell: () => void) => void) => void;
  onCancel: () => void;
  onLoadFailure: () => void;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  html:has(dialog.sandbox-card-popup[open]) { overflow: hidden; }
  dialog.sandbox-card-popup {
    position: fixed; inset: auto 0 0; box-sizing: border-box;
    width: 100%; max-width: 100%; height: fit-content; max-height: 100dvh;
    margin: 0; padding: 0; border: 0; overflow: hidden; background: light-dark(#fff8f0, #1b0f20);
    border-radius: 24px 24px 0 0; /* The thin line is the sheet's edge where sheet and page are both dark. */
    box-shadow: 0 0 0 1px rgb(216 190 220 / 38%), 0 -8px 60px rgb(20 8 26 / 45%);
  }
  dialog.sandbox-card-popup::backdrop { background: rgb(20 8 26 / 62%); }
  /* On a slow line the form comes seconds after its sheet. */
  dialog.sandbox-card-popup:not([data-loaded])::before {
    content: 'Opening the card form…'; position: absolute; inset: 0; display: grid; place-items: center;
    color: light-dark(#5b4a5f, #c9b5c6); font: 17px system-ui, sans-serif;
  }
  dialog.sandbox-card-popup iframe {
    position: relative; display: block; width: 100%; height: 620px; max-height: 100dvh; border: 0;
  }
  @media (min-width: 560px) {
    dialog.sandbox-card-popup { inset: 0; width: 440px; margin: auto; border-radius: 24px; }
  }
  @media (prefers-reduced-motion: no-preference) {
    dialog.sandbox-card-popup[open] { animation: sandbox-card-rise 220ms cubic-bezier(0.2, 0.8, 0.2, 1); }
    dialog.sandbox-card-popup iframe { transition: height 160ms ease-out; }
    @keyframes sandbox-card-rise { from { transform: translateY(24px); opacity: 0; } }
  }
`);

let openPopup: HTMLDialogElement | null = null;

export const isPopupOpen = (): boolean => openPopup?.isConnected ?? false;

export function openDialog(options: DialogOptions): void {
  const { formUrl } = options;
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const dialog = document.createElement('dialog');
  dialog.className = 'sandbox-card-popup';
  dialog.setAttribute('aria-label', 'Card payment');
  const frame = document.createElement('iframe');
  frame.title = 'Card payment';
  frame.src = formUrl.href;

  const close = (tell: () => void) => {
    if (openPopup !== dialog) return;
    openPopup = null;
    clearTimeout(loading);
    window.removeEventListener('message', listen);
    // Closing gives the focus back to where it was before; removing alone would not.
    dialog.close();
    dialog.remove();
    tell();
  };
  const cancel = () => close(options.onCancel);
  const loading = setTimeout(() => close(options.onLoadFailure), LOAD_TIMEOUT_MS);

  const listen = (event: MessageEvent) => {
    if (event.source !== frame.contentWindow || event.origin !== formUrl.origin) return;
    const message = event.data as FromFrame;
    if (message?.source !== 'sandbox-card') return;
    if (message.type === 'opened') {
      clearTimeout(loading);
      options.onOpened?.();
    } else if (message.type === 'size') frame.style.height = `${Math.ceil(message.heightInPixels)}px`;
    else if (message.type === 'cancelled') cancel();
    else options.onResult(message, close);
  };

  window.addEventListener('message', listen);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    cancel();
  });
  // A second Escape may close a dialog without asking; the shop still has to hear of it.
  dialog.addEventListener('close', cancel);
  frame.addEventListener('load', () => {
    dialog.dataset.loaded = '';
    frame.focus();
    frame.contentWindow?.postMessage(openMessage(options.order), formUrl.origin);
  });

  openPopup = dialog;
  dialog.append(frame);
  document.body.append(dialog);
  dialog.showModal();
}

function openMessage(order: DialogOptions['order']): ToFrame {
  const { theme } = document.documentElement.dataset;
  return {
    source: 'sandbox-sdk',
    type: 'open',
    ...order,
    ...(theme === 'light' || theme === 'dark' ? { theme } : {}),
  };
}
