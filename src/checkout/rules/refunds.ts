import { type CheckoutState, type Found, mayBeUnderWay } from './states.ts';

/**
 * The life of one refund, which gives one payment back, whole and once.
 *
 * `asking` (the intent is written, the provider is being asked) → `refunded` or `refused`; `pending` while the provider
 * has taken it on, `unknown` while nobody can say whether the money went back. Only `refused` may be asked for again.
 */
export const REFUND_STATES = ['asking', 'pending', 'unknown', 'refunded', 'refused'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** While one of these holds, the provider is not asked to give the same payment back again. */
export const REFUND_UNSETTLED = ['asking', 'pending', 'unknown'] as const satisfies readonly RefundState[];

export type RefundVerdict =
  | { do: 'done' }
  /** It was not given back, and nothing of the call can still be under way: it may be asked for again. */
  | { do: 'not-done' }
  | { do: 'wait' }
  /** Only a person who looks at the provider's portal can say. */
  | { do: 'ask-person' };

/**
 * What to do about a refund whose outcome we did not see.
 *
 * @param asked.settleAfterMs how long after the intent a call that was cut off may still be carried out
 */
export function judgeRefund(
  found: Found,
  chargeId: string,
  asked: { state: RefundState; requestedAtMs: number; nowMs: number; settleAfterMs: number },
): RefundVerdict {
  if (found.kind !== 'captured' && found.kind !== 'refunded') return { do: 'ask-person' };
  if (found.capture.chargeId !== chargeId) return { do: 'ask-person' };
  if (found.kind === 'refunded') return { do: 'done' };
  // What the provider has taken on it carries out when it likes; that may be days.
  if (asked.state === 'pending') return { do: 'wait' };
  return mayBeUnderWay({ ...asked, chargingAtMs: asked.requestedAtMs }) ? { do: 'wait' } : { do: 'not-done' };
}

/** Why a payment is not given back, in the operator's words. */
export const REFUND_REFUSALS = {
  'nothing-taken': 'Nothing was taken for this checkout, so there is nothing to give back',
  'being-charged':
    'This payment is still being charged or confirmed; run `operator reconcile`, and ask again when it has ended',
  'payment-unknown':
    'Nobody knows yet whether this was paid. Look for it in the provider’s portal, then say `operator reconcile <checkout id> --paid <payment id> --apply` or `--unpaid --apply`',
  'other-provider':
    'This payment was taken by another card provider, whose keys are not set; set them for this command',
  'not-at-provider':
    'The card provider knows no such payment of this checkout; nothing was asked of it. Look in its portal',
  'opens-a-plan': 'It has opened a plan since, so it does not go back by itself',
  disputed:
    'The customer’s bank is asking this payment back already: given back here too, it would be paid out twice. Answer the dispute in the provider’s portal; this can be asked again when it is decided',
  unreachable: 'The card provider could not be reached, so nothing was asked of it; try again later',
} as const;
export type RefundRefusal = keyof typeof REFUND_REFUSALS;

/**
 * Why a checkout cannot be given back as it stands, or null where it can.
 *
 * @param isReachable whether the keys of its card provider are set
 */
export function refusalOfRefund(
  checkout: { state: CheckoutState; chargeId: string | null },
  isReachable: boolean,
): RefundRefusal | null {
  switch (checkout.state) {
    case 'open':
    case 'at-provider':
    case 'declined':
    case 'failed':
      return 'nothing-taken';
    case 'charging':
    case 'confirming':
      return 'being-charged';
    case 'review':
    case 'applied':
    case 'refunded':
      if (!checkout.chargeId) return 'payment-unknown';
      return isReachable ? null : 'other-provider';
  }
}

/** What a refund does to access: `none` where the payment is not the one that opened the plan that stands. */
export type AccessAfterRefund = 'ended' | 'kept' | 'none';
