/**
 * The script a shop's page loads (`sdk.js`, a classic script). It defines `window.YocoSDK`:
 *
 *     const sdk = new YocoSDK({ publicKey });
 *     sdk.showPopup({ amountInCents, currency, name, description, callback, onClose });
 *
 * One popup ends in exactly one call:
 * - a card was taken: `callback({ id: token, status: 'charge_ready', … })`. No money has moved: the shop's server charges the token;
 * - the buyer closed it: `onClose()` where one was given, else `callback({ error: { message: 'Payment cancelled', status: 0 } })`;
 * - the form did not load in 15 s: `callback({ error: { message: 'The payment form could not be loaded', status: 0 } })`.
 *
 * It needs no inline script or style from the page's content policy, only this script's origin in
 * `script-src` and `frame-src`. Card numbers are typed into the frame, which the page cannot read.
 */
import type { FromFrame, ToFrame, TokenResult } from './messages.ts';

type Result = {
  status: string;
  id?: string;
  error?: { message: string; status: number };
  paymentMethod?: 'CARD';
  source?: TokenResult['source'];
};

type PopupConfig = {
  amountInCents: number;
  currency: string;
  name?: string;
  description?: string;
  metadata?: Record<string, unknown>;
  callback: (result: Result) => void;
  onClose?: () => void;
};

(() => {
  const LOAD_TIMEOUT_MS = 15_000;
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) throw new Error('Load the card SDK as a classic script.');
  const formUrl = new URL('card', script.src);

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    html:has(dialog.sandbox-card-popup[open]) { overflow: hidden; }
    dialog.sandbox-card-popup {
      position: fixed; inset: auto 0 0; box-sizing: border-box;
      width: 100%; max-width: 100%; height: fit-content; max-height: 100dvh;
      margin: 0; padding: 0; border: 0; overflow: hidden; background: transparent;
      border-radius: 24px 24px 0 0; /* The thin line is the sheet's edge where sheet and page are both dark. */
      box-shadow: 0 0 0 1px rgb(216 190 220 / 38%), 0 -8px 60px rgb(20 8 26 / 45%);
    }
    dialog.sandbox-card-popup::backdrop { background: rgb(20 8 26 / 62%); }
    dialog.sandbox-card-popup iframe {
      display: block; width: 100%; height: 620px; max-height: 100dvh; border: 0;
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

  class YocoSDK {
    readonly publicKey: string;

    constructor(options: { publicKey: string }) {
      if (typeof options?.publicKey !== 'string' || options.publicKey === '') {
        throw new TypeError('YocoSDK needs a publicKey.');
      }
      this.publicKey = options.publicKey;
    }

    showPopup(config: PopupConfig): void {
      if (!Number.isSafeInteger(config.amountInCents) || config.amountInCents <= 0) {
        throw new TypeError('amountInCents must be a whole number above 0.');
      }
      if (typeof config.callback !== 'function') throw new TypeError('callback must be a function.');
      if (openPopup?.isConnected) {
        config.callback(failure('A payment is already open', 409));
        return;
      }
      open(this.publicKey, config);
    }
  }

  function open(publicKey: string, config: PopupConfig): void {
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
    const cancel = () =>
      close(() => {
        if (config.onClose) config.onClose();
        else config.callback(failure('Payment cancelled', 0));
      });
    const loading = setTimeout(
      () => close(() => config.callback(failure('The payment form could not be loaded', 0))),
      LOAD_TIMEOUT_MS,
    );

    const listen = (event: MessageEvent) => {
      if (event.source !== frame.contentWindow || event.origin !== formUrl.origin) return;
      const message = event.data as FromFrame;
      if (message?.source !== 'sandbox-card') return;
      if (message.type === 'opened') clearTimeout(loading);
      else if (message.type === 'size') frame.style.height = `${Math.ceil(message.heightInPixels)}px`;
      else if (message.type === 'cancelled') cancel();
      else if (message.type === 'done') {
        const { id, source } = message.token;
        close(() => config.callback({ id, status: 'charge_ready', paymentMethod: 'CARD', source }));
      }
    };

    window.addEventListener('message', listen);
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      cancel();
    });
    // A second Escape may close a dialog without asking; the shop still has to hear of it.
    dialog.addEventListener('close', cancel);
    frame.addEventListener('load', () => {
      frame.focus();
      frame.contentWindow?.postMessage(openMessage(publicKey, config), formUrl.origin);
    });

    openPopup = dialog;
    dialog.append(frame);
    document.body.append(dialog);
    dialog.showModal();
  }

  function openMessage(publicKey: string, config: PopupConfig): ToFrame {
    const { theme } = document.documentElement.dataset;
    return {
      source: 'sandbox-sdk',
      type: 'open',
      publicKey,
      amountInCents: config.amountInCents,
      currency: config.currency,
      ...(config.name === undefined ? {} : { name: config.name }),
      ...(config.description === undefined ? {} : { description: config.description }),
      ...(theme === 'light' || theme === 'dark' ? { theme } : {}),
    };
  }

  function failure(message: string, status: number): Result {
    return { status: 'error', error: { message, status } };
  }

  Object.assign(window, { YocoSDK });
})();
