import { type ApiClient, ApiError, isNetworkError } from '#identity/web';
import type { PlanType } from '#plans';
import {
  CHECKOUT_MESSAGES,
  type CheckoutCreated,
  type CheckoutStatus,
  COME_BACK_LATER,
  type PayAnswer,
  paymentFailedText,
  saveFailedText,
} from '../rules/index.ts';
import type { PaymentSdk, PopupResult } from './payment-sdk.ts';

/** Where a payment stands, as the screen shows it. */
export type PaymentState =
  /** `notNow`: nothing is wrong with the customer or the card; nobody can pay at the moment. */
  | { at: 'idle'; error: string | null; notNow?: true }
  /** The popup is being brought up, is open, or the card is being charged; or the provider's own page comes next. */
  | { at: 'processing'; step: 'opening' | 'popup' | 'charging' | 'leaving' }
  /**
   * Money may have moved: nothing can be paid here until it is known. `review`: a person is looking into it. `unpaid`: the
   * checkout of which its customer may say, on /success, that they did not pay.
   */
  | { at: 'confirming'; notice: string | null; review: boolean; offline: boolean; unpaid?: string }
  | { at: 'already-active' }
  | { at: 'applied' };

export interface PaymentFlowParts {
  api: ApiClient;
  loadSdk: (what: { sdkUrl: string; publicKey: string }) => Promise<PaymentSdk>;
  /** The provider's popup for a transaction that the server began. Rejects when it did not open. */
  resumeTransaction: (what: { sdkUrl: string; accessCode: string }) => Promise<'paid' | 'closed'>;
  /** Keeps the id of a payment under way in the address, so that a reload can ask after it; null: settled. */
  keepInAddress: (checkoutId: string | null) => void;
  /** Leaves for a provider's own payment page. */
  leaveFor: (url: string) => void;
  onState: (state: PaymentState) => void;
}

export interface PaymentFlow {
  pay(plan: PlanType): Promise<void>;
  /** Learns the outcome of a payment that was under way before a reload. */
  resume(checkoutId: string): Promise<void>;
  /** The browser brought this page back from its memory: the provider's page was left. */
  cameBack(): void;
  stop(): void;
}

/** Pauses between looks at a payment that is being confirmed; the last one repeats. */
export const LOOK_DELAYS_MS = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000] as const;
/** A popup may report its close just before its result: the result has this long to arrive. */
export const CLOSE_GRACE_MS = 400;
/** So often the server must say `open` before a payment whose answer was lost counts as never received. */
export const OPEN_LOOKS = 3;

const NOT_SEEN =
  'No payment has reached us yet. If you did pay, your plan starts by itself in a few minutes.';
/** Nothing is sold at the moment; the server's own words say so. */
const NOT_NOW: readonly string[] = ['storage-unavailable', 'purchases-on-hold'];

const NEVER_ARRIVED = 'The payment did not reach us and you have not been charged. Please try again.';

/**
 * One visitor's way through a payment. It never charges by itself a second time: after a lost answer it only
 * looks, and another try on the same checkout is answered by the server with the first outcome.
 */
export function createPaymentFlow(parts: PaymentFlowParts): PaymentFlow {
  const { api } = parts;
  /** Kept while nothing final happened to it; a new attempt after a final failure starts a new one. */
  let checkout: { plan: PlanType; created: CheckoutCreated } | null = null;
  let attempt = 0;
  let stopped = false;
  let lookTimer: ReturnType<typeof setTimeout> | undefined;

  const show = (state: PaymentState) => {
    if (!stopped) parts.onState(state);
  };
  const fail = (error: string | null) => show({ at: 'idle', error });
  const notNow = ({ message }: ApiError) => show({ at: 'idle', error: message, notNow: true });
  const settle = () => {
    checkout = null;
    parts.keepInAddress(null);
  };

  async function pay(plan: PlanType): Promise<void> {
    const mine = ++attempt;
    show({ at: 'processing', step: 'opening' });
    let created: CheckoutCreated;
    try {
      if (checkout?.plan !== plan) {
        checkout = { plan, created: (await api.post<CheckoutCreated>('/api/checkout', { plan })).body };
      }
      created = checkout.created;
    } catch (error) {
      return refuse(error);
    }
    if (stopped) return;
    if (created.redirectUrl) {
      // Whoever comes back starts anew: the server knows whether this page can still be paid.
      settle();
      show({ at: 'processing', step: 'leaving' });
      return parts.leaveFor(created.redirectUrl);
    }
    if (created.accessCode)
      return payAtProvider(created.checkoutId, created.sdkUrl, created.accessCode, mine);
    try {
      const sdk = await parts.loadSdk(created);
      if (stopped || mine !== attempt) return;
      openPopup(sdk, created, mine);
    } catch {
      fail(CHECKOUT_MESSAGES.initialisation);
    }
  }

  /** The checkout itself was not granted; no card has been seen yet. */
  function refuse(error: unknown): Promise<void> | void {
    const code = error instanceof ApiError ? error.code : '';
    if (code === 'active-subscription') return show({ at: 'already-active' });
    if (code === 'in-progress') {
      const id = detail(error, 'checkoutId');
      if (id) return confirm(id, null);
      return show({ at: 'confirming', notice: null, review: true, offline: false });
    }
    if (error instanceof ApiError && error.status === 401) return fail(CHECKOUT_MESSAGES.signInFirst);
    if (isOverLimit(error)) return fail(whenToComeBack(error));
    if (NOT_NOW.includes(code)) return notNow(error as ApiError);
    fail(CHECKOUT_MESSAGES.initialisation);
  }

  function openPopup(sdk: PaymentSdk, created: CheckoutCreated, mine: number): void {
    let answered = false;
    const once = (act: () => void) => {
      if (answered || stopped || mine !== attempt) return;
      answered = true;
      act();
    };
    show({ at: 'processing', step: 'popup' });
    sdk.showPopup({
      amountInCents: created.amountInCents,
      currency: created.currency,
      name: created.name,
      description: created.description,
      callback: (result: PopupResult) =>
        once(() => {
          if (result?.id && !result.error) void charge(created.checkoutId, { token: result.id });
          else fail(paymentFailedText(result?.error?.message || 'The payment form gave no answer.'));
        }),
      onClose: () => void setTimeout(() => once(() => fail(null)), CLOSE_GRACE_MS),
    });
  }

  async function payAtProvider(
    checkoutId: string,
    sdkUrl: string,
    accessCode: string,
    mine: number,
  ): Promise<void> {
    show({ at: 'processing', step: 'popup' });
    let how: 'paid' | 'closed';
    try {
      how = await parts.resumeTransaction({ sdkUrl, accessCode });
    } catch {
      return fail(CHECKOUT_MESSAGES.initialisation);
    }
    if (stopped || mine !== attempt) return;
    if (how === 'paid') return charge(checkoutId, { reference: checkoutId });
    // Closed by the customer, maybe because the answer to the card was lost: the server asks the provider.
    try {
      const { body } = await payCall(checkoutId, { reference: checkoutId });
      if (body?.state === 'applied') return applied();
      const { state } = await look(checkoutId);
      if (state !== 'at-provider') return confirm(checkoutId, null);
      settle();
      fail(null);
    } catch (error) {
      await afterRefusedCharge(checkoutId, error);
    }
  }

  const path = (checkoutId: string) => `/api/checkout/${encodeURIComponent(checkoutId)}`;
  const look = (checkoutId: string) => api.get<CheckoutStatus>(path(checkoutId));
  const payCall = (checkoutId: string, by: { token: string } | { reference: string }) =>
    api.post<PayAnswer>(`${path(checkoutId)}/pay`, by);

  async function charge(checkoutId: string, by: { token: string } | { reference: string }): Promise<void> {
    show({ at: 'processing', step: 'charging' });
    parts.keepInAddress(checkoutId);
    try {
      const { body } = await payCall(checkoutId, by);
      if (body?.state === 'applied') return applied();
      await confirm(checkoutId, null);
    } catch (error) {
      await afterRefusedCharge(checkoutId, error);
    }
  }

  async function afterRefusedCharge(checkoutId: string, error: unknown): Promise<void> {
    if (!(error instanceof ApiError)) return confirm(checkoutId, null);
    switch (error.code) {
      case 'save-failed':
        return confirm(checkoutId, saveFailedText(detail(error, 'paymentId') ?? checkoutId));
      case 'active-subscription':
        settle();
        return show({ at: 'already-active' });
      case 'in-progress':
        return confirm(checkoutId, null);
      case 'card-declined':
      case 'payment-failed':
        // The server says these two as the catalogue has them.
        settle();
        return fail(error.message);
      case 'storage-unavailable':
      case 'purchases-on-hold':
        // Said only before anything was sent to the card provider.
        settle();
        return notNow(error);
      default:
        // Refused before anything was charged. The next press asks first, so that no card is typed in vain.
        if (isOverLimit(error)) {
          settle();
          return fail(whenToComeBack(error));
        }
        // A lost answer or an error that is not the checkout's own says nothing about the money: look, never repeat.
        if (isNetworkError(error) || error.status >= 500) return confirm(checkoutId, null);
    }
    settle();
    fail(error.status === 401 ? CHECKOUT_MESSAGES.signInFirst : paymentFailedText(error.message));
  }

  function applied(): void {
    settle();
    show({ at: 'applied' });
  }

  /** Looks, ever more seldom, until the server knows how the payment ended. */
  async function confirm(checkoutId: string, notice: string | null): Promise<void> {
    parts.keepInAddress(checkoutId);
    let review = false;
    let openLooks = 0;
    show({ at: 'confirming', notice, review, offline: false });
    for (let looks = 0; !stopped; looks += 1) {
      await pause(LOOK_DELAYS_MS[Math.min(looks, LOOK_DELAYS_MS.length - 1)] ?? 30_000);
      if (stopped) return;
      let status: CheckoutStatus;
      try {
        status = await look(checkoutId);
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.status === 401)) {
          settle();
          return fail(error.status === 401 ? CHECKOUT_MESSAGES.signInFirst : error.message);
        }
        show({ at: 'confirming', notice, review, offline: isNetworkError(error) });
        continue;
      }
      switch (status.state) {
        case 'applied':
          return applied();
        case 'declined':
        case 'failed':
          settle();
          return fail(paymentFailedText(status.message ?? NEVER_ARRIVED));
        case 'review':
        case 'refunded':
          // One in review that has words of its own was paid twice, and waits for nobody.
          if (status.message) {
            settle();
            return fail(status.message);
          }
          review = true;
          break;
        case 'at-provider':
          openLooks += 1;
          if (openLooks >= OPEN_LOOKS) {
            settle();
            return fail(NOT_SEEN);
          }
          if (await isPaidAtProvider(checkoutId)) return applied();
          break;
        case 'open':
          openLooks += 1;
          if (openLooks >= OPEN_LOOKS) {
            // Kept for the next try: should the lost call still arrive, the server sees one checkout, not two.
            parts.keepInAddress(null);
            return fail(paymentFailedText(NEVER_ARRIVED));
          }
          break;
        case 'confirming':
          review = false;
      }
      const unpaid = status.canSayUnpaid && { unpaid: checkoutId };
      show({ at: 'confirming', notice, review, offline: false, ...unpaid });
    }
  }

  /** The server asks the provider. How it ended otherwise, the next look tells. */
  const isPaidAtProvider = (checkoutId: string): Promise<boolean> =>
    payCall(checkoutId, { reference: checkoutId }).then(
      ({ body }) => body?.state === 'applied',
      () => false,
    );

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      lookTimer = setTimeout(resolve, ms);
    });

  return {
    pay,
    resume: (checkoutId) => confirm(checkoutId, null),
    cameBack: () => fail(null),
    stop: () => {
      stopped = true;
      clearTimeout(lookTimer);
    },
  };
}

const isOverLimit = (error: unknown): boolean => error instanceof ApiError && error.status === 429;

/** The server's own words; a proxy that refuses has none. */
const whenToComeBack = (error: unknown): string =>
  (error instanceof ApiError && error.message) || COME_BACK_LATER;

/** A further fact of an error's body, which the server puts beside code and message. */
function detail(error: unknown, name: string): string | null {
  if (!(error instanceof ApiError)) return null;
  const body = error.body as { error?: Record<string, unknown> } & Record<string, unknown>;
  const value = body?.error?.[name] ?? body?.[name];
  return typeof value === 'string' ? value : null;
}
