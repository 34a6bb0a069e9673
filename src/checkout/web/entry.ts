import { subscriptionStanding } from '#identity/web';
import { isPlanType, PLANS, type PlanType } from '#plans';
import type { SubscriptionStatus } from '#subscriptions';

/** What is known when somebody comes to /checkout. */
export interface EntryFacts {
  who: 'resolving' | 'signed-out' | 'signed-in';
  /** The server's word on the subscription; null while it is asked, `failed` when it could not be. */
  subscription: SubscriptionStatus | 'failed' | null;
  /** `?plan=`, from the form of a page without script. */
  queryPlan: string | null;
  storedPlan: unknown;
  /** `?checkout=`: a payment of before a reload, whose outcome is still to be learnt. */
  checkoutId: string | null;
  nowMs: number;
}

export type Entry =
  | { kind: 'waiting' }
  | { kind: 'leave'; to: '/login' | '/pricing'; redirectAfterLogin?: string; selectPlan?: PlanType }
  | { kind: 'failed' }
  /** A plan of equal or higher rank runs: nothing to pay. */
  | { kind: 'active'; plan: PlanType; current: SubscriptionStatus }
  /** `upgradeFrom`: a lower plan still runs. `plan` is null only while a payment of before is resumed. */
  | { kind: 'offer'; plan: PlanType | null; upgradeFrom: Running | null; selectPlan?: PlanType };

/** What a payment takes the place of: the days of it that are left end with the payment, a begun one counts as one. */
export interface Running {
  type: PlanType;
  daysLeft: number;
}

const DAY_MS = 24 * 60 * 60_000;

/** What /checkout does with a visitor (spec section 4). */
export function checkoutEntry(facts: EntryFacts): Entry {
  const asked = isPlanType(facts.queryPlan) ? facts.queryPlan : null;
  const plan = asked ?? (isPlanType(facts.storedPlan) ? facts.storedPlan : null);
  const select = asked ? { selectPlan: asked } : {};
  if (facts.who === 'resolving') return { kind: 'waiting' };
  if (facts.who === 'signed-out') {
    const back = facts.checkoutId
      ? `/checkout?checkout=${encodeURIComponent(facts.checkoutId)}`
      : '/checkout';
    return { kind: 'leave', to: '/login', redirectAfterLogin: back, ...select };
  }
  // An unsettled payment comes first: whatever else holds, its outcome is owed.
  if (facts.checkoutId) return { kind: 'offer', plan, upgradeFrom: null, ...select };
  if (!plan) return { kind: 'leave', to: '/pricing' };
  const { subscription } = facts;
  if (subscription === null) return { kind: 'waiting' };
  if (subscription === 'failed' || 'mock' in subscription) return { kind: 'failed' };
  const runs = subscription.type && subscriptionStanding(subscription, facts.nowMs) === 'active';
  if (!subscription.type || !runs) return { kind: 'offer', plan, upgradeFrom: null, ...select };
  return PLANS[subscription.type].rank >= PLANS[plan].rank
    ? { kind: 'active', plan, current: subscription }
    : { kind: 'offer', plan, upgradeFrom: running(subscription.type, subscription, facts.nowMs), ...select };
}

const running = (type: PlanType, { expiryDate }: SubscriptionStatus, nowMs: number): Running => ({
  type,
  daysLeft: Math.ceil((Date.parse(expiryDate ?? '') - nowMs) / DAY_MS),
});
