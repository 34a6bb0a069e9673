import type { Auth } from '../AuthProvider.tsx';
import { offerPasskeys, withdrawPasskeys } from '../passkeys.ts';

/** Longest wait of one offer; the server's challenge behind it lives five minutes. */
const GOOD_FOR_MS = 4 * 60_000;
/** `EmailField` */
const FIELD_ID = 'login-email';

export interface OfferEnds {
  api: Auth['api'];
  continueSession: Auth['continueSession'];
  /** One was chosen and is being looked at, until `onEnd`. */
  onChosen: () => void;
  onEnd: () => void;
  /** Told only of what somebody chose: an offer that cannot be made is nobody's trouble. */
  onFailure: (error: unknown) => void;
}

/**
 * Lists passkeys at the address field until the signal ends it. The challenge is asked for anew when somebody comes to the field with
 * a stale one: after four minutes, or after another tab may have got one, since the browser keeps a single cookie for it.
 */
export function offerInField(ends: OfferEnds, signal: AbortSignal): void {
  let offers = 0;
  let askedAtMs = Number.NEGATIVE_INFINITY;
  const forget = () => {
    askedAtMs = Number.NEGATIVE_INFINITY;
  };

  async function offer(): Promise<void> {
    if (signal.aborted || Date.now() - askedAtMs < GOOD_FOR_MS) return;
    askedAtMs = Date.now();
    const own = ++offers;
    let chosen = false;
    try {
      const onChosen = () => {
        chosen = true;
        ends.onChosen();
      };
      const how = await offerPasskeys(ends.api, { signal, onChosen });
      if (how === 'signed-in') await ends.continueSession({ method: 'passkey' });
    } catch (error) {
      if (chosen) ends.onFailure(error);
    }
    if (chosen) ends.onEnd();
    if (own === offers) forget();
  }

  const onFocus = ({ target }: FocusEvent) => {
    if ((target as Element | null)?.id === FIELD_ID) void offer();
  };
  const onAway = () => {
    if (document.visibilityState === 'hidden') forget();
  };
  async function begin(): Promise<void> {
    const able = await PublicKeyCredential.isConditionalMediationAvailable?.();
    if (!able || signal.aborted) return;
    document.addEventListener('focusin', onFocus, { signal });
    document.addEventListener('visibilitychange', onAway, { signal });
    signal.addEventListener('abort', withdrawPasskeys);
    await offer();
  }
  void begin().catch(() => {});
}
