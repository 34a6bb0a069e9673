import type { PlanType } from '#plans';
import { type AtProvider, judgeAtProvider } from './at-provider.ts';

/**
 * The life of one checkout, which is one attempt to pay once.
 *
 * `open` → `charging` (the intent is written, the provider is being asked) or `at-provider` (the customer is on the
 * provider's page) → `applied`, `declined` or `failed`; or `confirming` while nobody can say whether the money moved, or
 * `review` when a person must find out. What was paid and given back since is `refunded`, for good.
 */
export const CHECKOUT_STATES = [
  'open',
  'at-provider',
  'charging',
  'confirming',
  'review',
  'applied',
  'declined',
  'failed',
  'refunded',
] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

/**
 * While one of these holds, no second card of the same person is charged. `at-provider` is not here: who leaves a page
 * without paying is free to choose again.
 */
export const UNSETTLED = ['charging', 'confirming', 'review'] as const satisfies readonly CheckoutState[];

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
  /** The masked number, where the provider tells it: `Visa •••• 4242`. */
  card?: string | null;
  /** What the provider kept, where it tells. */
  feeInCents?: number | null;
}

/** What a card provider says when asked about a checkout. */
export type Found =
  | { kind: 'captured'; capture: Capture }
  /** Taken, and given back since. */
  | { kind: 'refunded'; capture: Capture }
  /** By a call whose answer is a hint only: the provider's signed message decides. */
  | { kind: 'seems-captured'; chargeId: string | null }
  /** The provider is at it. */
  | { kind: 'pending' }
  | { kind: 'declined'; message: string }
  /** Nothing was taken so far. */
  | { kind: 'absent' }
  | { kind: 'cannot-tell' };

export type Verdict =
  | { do: 'apply'; capture: Capture }
  /** Nothing was taken and nothing can be any more. */
  | { do: 'fail' }
  | { do: 'decline'; message: string }
  /** `blocks`: the money may have moved, so no second card is charged meanwhile. */
  | { do: 'wait'; blocks: boolean }
  /** With the capture where there is one, so that a person knows what to look up or to give back. */
  | { do: 'review'; reason: ReviewReason; capture?: Capture };

/** `unproven`: the provider hints that it was paid, and its signed message never came. */
type ReviewReason = 'cannot-tell' | 'unproven' | 'amount-differs' | 'refunded';

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
 * What to do about a payment whose outcome we did not see.
 *
 * @param call.answered the provider ended the call itself, so nothing of it can still be under way
 * @param call.atProvider where the customer pays on the provider's page
 */
export function judge(
  found: Found,
  wanted: Price,
  call: CallTimes & { answered: boolean; atProvider?: AtProvider | null },
): Verdict {
  switch (found.kind) {
    case 'captured': {
      const { capture } = found;
      const same = capture.amountInCents === wanted.amountInCents && capture.currency === wanted.currency;
      return same ? { do: 'apply', capture } : { do: 'review', reason: 'amount-differs', capture };
    }
    case 'refunded':
      return { do: 'review', reason: 'refunded', capture: found.capture };
    case 'declined':
      return { do: 'decline', message: found.message };
    default:
      break;
  }
  if (call.atProvider) return judgeAtProvider(found, call.atProvider, call.nowMs);
  switch (found.kind) {
    case 'absent':
      return call.answered || !mayBeUnderWay(call) ? { do: 'fail' } : { do: 'wait', blocks: true };
    case 'pending':
      return { do: 'wait', blocks: true };
    case 'seems-captured':
      return { do: 'review', reason: 'unproven' };
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
  /** Empty where the page needs no script. */
  sdkUrl: string;
  /** The SDK's popup resumes this transaction; `pay` then takes `{reference: checkoutId}`. */
  accessCode?: string;
  /** The customer pays at this address, and comes back to `/success?checkout=…`. */
  redirectUrl?: string;
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
