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
import { isPopupOpen, openDialog } from './dialog.ts';
import type { TokenResult } from './messages.ts';

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

const script = document.currentScript;
if (!(script instanceof HTMLScriptElement)) throw new Error('Load the card SDK as a classic script.');
const formUrl = new URL('card', script.src);

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
    if (isPopupOpen()) {
      config.callback(failure('A payment is already open', 409));
      return;
    }
    const { amountInCents, currency, name, description } = config;
    openDialog({
      formUrl,
      order: {
        publicKey: this.publicKey,
        amountInCents,
        currency,
        ...(name === undefined ? {} : { name }),
        ...(description === undefined ? {} : { description }),
      },
      onResult: (message, close) => {
        if (message.type !== 'done') return;
        const { id, source } = message.token;
        close(() => config.callback({ id, status: 'charge_ready', paymentMethod: 'CARD', source }));
      },
      onCancel: () => {
        if (config.onClose) config.onClose();
        else config.callback(failure('Payment cancelled', 0));
      },
      onLoadFailure: () => config.callback(failure('The payment form could not be loaded', 0)),
    });
  }
}

function failure(message: string, status: number): Result {
  return { status: 'error', error: { message, status } };
}

Object.assign(window, { YocoSDK });
