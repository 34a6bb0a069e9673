/** What the popup's callback is told: an id when the card was taken down, else an error. */
export interface PopupResult {
  id?: string;
  error?: { message?: string };
}

export interface PopupConfig {
  amountInCents: number;
  currency: string;
  name: string;
  description: string;
  callback: (result: PopupResult) => void;
  onClose: () => void;
}

export interface PaymentSdk {
  showPopup(config: PopupConfig): void;
}

/** What the card SDK is made with (spec section 7). */
interface SdkOptions {
  publicKey: string;
  locale: 'en';
  /** Left out with test keys. Production refuses those, so it is always said there. */
  environment?: 'live';
}

type SdkConstructor = new (options?: SdkOptions) => unknown;

/** How long the provider's script may take before the payment counts as not to be initialised. */
export const SDK_TIMEOUT_MS = 10_000;

/** The few things of a page that loading a script needs. */
export interface ScriptHost {
  /** Adds the script; exactly one of the two is called later, or neither. */
  add(url: string, on: { load: () => void; error: () => void }): { remove(): void };
  /** The constructor that the script left behind under this name, if it is there. */
  constructorFor(name: string): SdkConstructor | undefined;
}

/**
 * Loads the card provider's script. Rejects when it is blocked, slow, or leaves nothing behind; a later attempt loads it
 * afresh.
 */
export async function loadSdkScript(
  host: ScriptHost,
  what: { sdkUrl: string; name: string },
  timeoutMs = SDK_TIMEOUT_MS,
): Promise<SdkConstructor> {
  if (!host.constructorFor(what.name)) {
    await new Promise<void>((resolve, reject) => {
      const fail = (why: string) => {
        clearTimeout(timer);
        script.remove();
        reject(new Error(why));
      };
      const timer = setTimeout(() => fail('the card script took too long'), timeoutMs);
      const script = host.add(what.sdkUrl, {
        load: () => {
          clearTimeout(timer);
          resolve();
        },
        error: () => fail('the card script was blocked'),
      });
    });
  }
  const Sdk = host.constructorFor(what.name);
  if (!Sdk) throw new Error('the card script left nothing behind');
  return Sdk;
}

/** The SDK whose popup makes a card token. Rejects when it cannot be loaded, throws or has no popup. */
export async function loadPaymentSdk(
  host: ScriptHost,
  what: { sdkUrl: string; publicKey: string },
  timeoutMs?: number,
): Promise<PaymentSdk> {
  const Sdk = await loadSdkScript(host, { ...what, name: 'YocoSDK' }, timeoutMs);
  const sdk = new Sdk(sdkOptions(what.publicKey)) as Partial<PaymentSdk> | null;
  if (typeof sdk?.showPopup !== 'function') throw new Error('the card script has no popup');
  return sdk as PaymentSdk;
}

const sdkOptions = (publicKey: string): SdkOptions => ({
  publicKey,
  locale: 'en',
  ...(publicKey.startsWith('pk_live_') ? { environment: 'live' } : {}),
});

/** The address for the n-th try. A browser lets a second request for one address wait for a first that hangs. */
export function scriptUrl(url: string, attempt: number): string {
  return attempt === 1 ? url : `${url}${url.includes('?') ? '&' : '?'}attempt=${attempt}`;
}

let attempts = 0;

/** The page itself as the host of the script. */
export function pageScriptHost(): ScriptHost {
  return {
    add: (url, on) => {
      attempts += 1;
      const script = document.createElement('script');
      script.src = scriptUrl(url, attempts);
      script.async = true;
      script.addEventListener('load', on.load);
      script.addEventListener('error', on.error);
      document.head.append(script);
      return script;
    },
    constructorFor: (name) => {
      const left = (window as unknown as Record<string, unknown>)[name];
      return typeof left === 'function' ? (left as SdkConstructor) : undefined;
    },
  };
}
