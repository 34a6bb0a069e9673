/**
 * Paystack's script for the browser as the gateway plays it (`paystack/inline.js`, a classic script): it resumes, in an
 * overlay, a transaction that the merchant's server began. `onSuccess` and `onCancel` as in Paystack's; `onError` means
 * that the form did not load, and no card was declined. A declined card stays inside the form, for another try.
 */
import { isPopupOpen, openDialog } from '../popup/dialog.ts';

type Callbacks = {
  onSuccess?: (transaction: { id: number; reference: string; message: string }) => void;
  onLoad?: (transaction: { id: number; accessCode: string }) => void;
  onCancel?: () => void;
  onError?: (error: { message: string }) => void;
};

const FIRST_TRANSACTION = 4_099_000_000;

const script = document.currentScript;
if (!(script instanceof HTMLScriptElement)) throw new Error('Load the card SDK as a classic script.');
const gateway = new URL('..', script.src);

class PaystackPop {
  resumeTransaction(accessCode: string, callbacks: Callbacks = {}): void {
    if (typeof accessCode !== 'string' || accessCode === '') throw new TypeError('No access code.');
    if (isPopupOpen()) {
      callbacks.onError?.({ message: 'A payment is already open' });
      return;
    }
    openDialog({
      formUrl: new URL(`pay/${encodeURIComponent(accessCode)}?framed`, gateway),
      order: { publicKey: '', amountInCents: 0, currency: '' },
      onOpened: () => callbacks.onLoad?.({ id: 0, accessCode }),
      onResult: (message, close) => {
        if (message.type !== 'paid') return;
        const { number, reference } = message;
        close(() =>
          callbacks.onSuccess?.({
            id: FIRST_TRANSACTION + number,
            reference: reference ?? '',
            message: 'Approved',
          }),
        );
      },
      onCancel: () => callbacks.onCancel?.(),
      onLoadFailure: () => callbacks.onError?.({ message: 'The payment form could not be loaded' }),
    });
  }
}

Object.assign(window, { PaystackPop });
