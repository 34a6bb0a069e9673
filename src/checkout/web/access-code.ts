import { loadSdkScript, pageScriptHost, type ScriptHost } from './payment-sdk.ts';

/** Paystack's popup, as far as it is used here. `onError`: the form did not load; a declined card stays inside it. */
interface Popup {
  resumeTransaction(
    accessCode: string,
    callbacks: {
      onSuccess: () => void;
      onCancel: () => void;
      onError: (error?: { message?: string }) => void;
    },
  ): unknown;
}

/**
 * Resumes a transaction of the server's in the provider's popup; a chunk of its own. What the popup says is no proof:
 * the server asks the provider afterwards, whichever way it ended.
 */
export async function resumeTransaction(
  what: { sdkUrl: string; accessCode: string },
  host: ScriptHost = pageScriptHost(),
): Promise<'paid' | 'closed'> {
  const PaystackPop = await loadSdkScript(host, { ...what, name: 'PaystackPop' });
  const popup = new PaystackPop() as Partial<Popup> | null;
  if (typeof popup?.resumeTransaction !== 'function') throw new Error('the card script has no popup');
  return new Promise((resolve, reject) => {
    (popup as Popup).resumeTransaction(what.accessCode, {
      onSuccess: () => resolve('paid'),
      onCancel: () => resolve('closed'),
      onError: (error) => reject(new Error(error?.message || 'the card form did not load')),
    });
  });
}
