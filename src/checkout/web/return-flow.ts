import { type ApiClient, ApiError, isNetworkError } from '#identity/web';
import type { PlanType } from '#plans';
import type { CheckoutStatus, PayAnswer } from '../rules/index.ts';
import { LOOK_DELAYS_MS } from './payment-flow.ts';

/** What is known of a payment on a provider's own page once its customer is back. */
export type ReturnState =
  /** `slow`: it has been asked for a while. `canSayUnpaid`: nobody but the customer says that it was paid. */
  | { at: 'checking'; slow: boolean; offline: boolean; canSayUnpaid?: true }
  /** A person is looking into it. */
  | { at: 'review'; canSayUnpaid?: true }
  /** It was paid, and is back with its customer. */
  | { at: 'given-back'; message: string }
  /** `message`: why, in the customer's words; null where no payment has been seen so far, and looking goes on. */
  | { at: 'not-paid'; message: string | null }
  | { at: 'paid'; plan: PlanType | null }
  /** A plan runs, and this payment goes back, or is back; `message` says so. */
  | { at: 'paid-twice'; message: string }
  /** Nobody's checkout, or another person's. */
  | { at: 'unknown' };

/**
 * The provider's page may be paid all the same: with another card than the one that was declined, or after we had given
 * up on the page.
 */
const NOT_PAID_SO_FAR: readonly CheckoutStatus['state'][] = ['at-provider', 'declined', 'failed'];

/** So many looks are `checking`; then it is said that it takes longer, or that nothing was paid so far. */
export const PATIENT_LOOKS = 4;

export interface ReturnParts {
  api: ApiClient;
  checkoutId: string;
  onState: (state: ReturnState) => void;
}

/**
 * Asks the server how a payment ended until it is known. The first question makes the server ask the provider, and so does
 * each while nothing is paid there; nothing is ever charged by it.
 */
export function followReturn({ api, checkoutId, onState }: ReturnParts): {
  /** Tells the server that nothing was paid, and shows how it stands then. */
  sayUnpaid(): Promise<void>;
  stop(): void;
} {
  const path = `/api/checkout/${encodeURIComponent(checkoutId)}`;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** They have said that they did not pay: what is known now is said, and looking goes on behind it. */
  let saidUnpaid = false;
  const show = (state: ReturnState) => {
    if (!stopped) onState(state);
  };

  /** True once the provider has been asked. A refusal is told by the next look, but for what no look can tell. */
  async function askProvider(): Promise<boolean> {
    try {
      await api.post<PayAnswer>(`${path}/pay`, { reference: checkoutId });
      return true;
    } catch (error) {
      return error instanceof ApiError && !isNetworkError(error) && error.status < 500;
    }
  }

  async function run(): Promise<void> {
    let asked = false;
    for (let looks = 0; !stopped; looks += 1) {
      const slow = saidUnpaid || looks >= PATIENT_LOOKS;
      try {
        if (!asked) asked = await askProvider();
        if (stopped) return;
        const status = await api.get<CheckoutStatus>(path);
        if (isOver(status, saidUnpaid || slow)) return;
        // Nothing is paid there as far as the server knows: the provider is asked again.
        if (NOT_PAID_SO_FAR.includes(status.state)) asked = false;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return show({ at: 'unknown' });
        show({ at: 'checking', slow, offline: isNetworkError(error) });
      }
      await pause(LOOK_DELAYS_MS[Math.min(looks, LOOK_DELAYS_MS.length - 1)] ?? 30_000);
    }
  }

  /** Shows what a look told; true where there is nothing more to learn. */
  function isOver(status: CheckoutStatus, slow: boolean): boolean {
    const { state, message, subscription } = status;
    const unpaid = status.canSayUnpaid ? { canSayUnpaid: status.canSayUnpaid } : {};
    if (subscription?.isActive && message) {
      show({ at: 'paid-twice', message });
      return state === 'refunded';
    }
    switch (state) {
      case 'applied':
        show({ at: 'paid', plan: subscription?.type ?? null });
        return true;
      case 'refunded':
        show({ at: 'given-back', message: message ?? '' });
        return true;
      case 'declined':
        show({ at: 'not-paid', message: message ?? null });
        return false;
      case 'review':
        show({ at: 'review', ...unpaid });
        return false;
      case 'confirming':
        show({ at: 'checking', slow: slow || status.canSayUnpaid === true, offline: false, ...unpaid });
        return false;
      case 'at-provider':
      case 'failed':
      case 'open':
        show(slow ? { at: 'not-paid', message: null } : { at: 'checking', slow: false, offline: false });
        return false;
    }
  }

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
    });

  async function sayUnpaid(): Promise<void> {
    try {
      const { body } = await api.post<CheckoutStatus>(`${path}/not-paid`, {});
      saidUnpaid = true;
      isOver(body, true);
    } catch (error) {
      // Something has come since: the looks that go on tell what.
      if (isNetworkError(error)) show({ at: 'checking', slow: true, offline: true, canSayUnpaid: true });
    }
  }

  void run();
  return {
    sayUnpaid,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
