import type { PlanType } from '#plans';

/**
 * The life of one checkout, which is one attempt to charge one card once.
 *
 * `open` → `charging` (the intent is written, the provider is being asked) → `applied`, `declined` or `failed`;
 * or `confirming` while nobody can say whether the money moved, or `review` when a person must find out. What was paid
 * and given back since is `refunded`, for good.
 */
export const CHECKOUT_STATES = [
  'open',
  'charging',
  'confirming',
  'review',
  'applied',
  'declined',
  'failed',
  'refunded',
] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

/** While one of these holds, no second card of the same person is charged. */
export const UNSETTLED = ['charging', 'confirming', 'review'] as const satisfies readonly CheckoutState[];

/** `failed` is here because a capture can come to light after we gave up on it: paid is paid. */
export const CAN_STILL_APPLY = [...UNSETTLED, 'failed'] as const satisfies readonly CheckoutState[];

export const isUnsettled = (state: CheckoutState): boolean =>
  (UNSETTLED as readonly string[]).includes(state);

/** What the wire calls a state: the caller need not know whether we are asking or waiting to ask again. */
export const wireState = (state: CheckoutState): Exclude<CheckoutState, 'charging'> =>
  state === 'charging' ? 'confirming' : state;

/** What was to be charged. */
export interface Price {
  amountInCents: number;
  currency: string;
}

export interface Capture extends Price {
  chargeId: string;
  paidAtMs: number;
}

/** What a card provider says when asked about a checkout. */
export type Found =
  | { kind: 'captured'; capture: Capture }
  /** Taken, and given back since. */
  | { kind: 'refunded'; capture: Capture }
  | { kind: 'absent' }
  | { kind: 'cannot-tell' };

export type Verdict =
  | { do: 'apply'; capture: Capture }
  /** Nothing was taken and nothing can be any more. */
  | { do: 'fail' }
  | { do: 'wait' }
  /** With the capture where there is one, so that a person knows what to look up or to give back. */
  | { do: 'review'; reason: 'cannot-tell' | 'amount-differs' | 'refunded'; capture?: Capture };

/** The times of a call that was cut off, or that another process may still be making. */
export interface CallTimes {
  chargingAtMs: number;
  nowMs: number;
  /** How long after the intent a call that was cut off may still be carried out. */
  settleAfterMs: number;
}

/**
 * Whether a call may still be under way, or be carried out by the provider though nobody waits for it any more. Until
 * it cannot be, only a capture is acted upon by a process that did not make the call.
 */
export const mayBeUnderWay = (call: CallTimes): boolean =>
  call.nowMs - call.chargingAtMs < call.settleAfterMs;

/**
 * What to do about a charge whose outcome we did not see.
 *
 * @param call.answered the provider ended the call itself, so nothing of it can still be under way
 */
export function judge(found: Found, wanted: Price, call: CallTimes & { answered: boolean }): Verdict {
  switch (found.kind) {
    case 'captured': {
      const { capture } = found;
      const same = capture.amountInCents === wanted.amountInCents && capture.currency === wanted.currency;
      return same ? { do: 'apply', capture } : { do: 'review', reason: 'amount-differs', capture };
    }
    case 'refunded':
      return { do: 'review', reason: 'refunded', capture: found.capture };
    case 'absent':
      return call.answered || !mayBeUnderWay(call) ? { do: 'fail' } : { do: 'wait' };
    case 'cannot-tell':
      return { do: 'review', reason: 'cannot-tell' };
  }
}

/** How long until the next look: 2 s, doubling, at most 5 minutes. */
export const nextCheckDelayMs = (checks: number): number =>
  Math.min(2_000 * 2 ** Math.min(checks, 8), 300_000);

/** After giving up we look again, in case the provider carried out late what we took for lost. */
export const LATE_LOOKS_MS = [10 * 60_000, 60 * 60_000, 24 * 60 * 60_000] as const;

export interface CheckoutCreated {
  checkoutId: string;
  provider: string;
  publicKey: string;
  sdkUrl: string;
  amountInCents: number;
  currency: 'ZAR';
  name: string;
  description: string;
}

/** `Repartee Subscription`, `monthly Plan` (spec section 7). */
export const popupLabels = (brandName: string, plan: PlanType) => ({
  name: `${brandName} Subscription`,
  description: `${plan} Plan`,
});
