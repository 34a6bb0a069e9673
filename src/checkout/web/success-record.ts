import { type SubscriptionLookup, subscriptionStanding } from '#identity/web';
import { isPlanType, type PlanType } from '#plans';

/** What the success screen shows; a redirect payment hands it over in the navigation state. */
export interface SuccessRecord {
  planType: PlanType;
  email: string;
}

export type SuccessDecision =
  | { kind: 'show'; record: SuccessRecord }
  | { kind: 'waiting' }
  | { kind: 'leave' }
  | { kind: 'failed' };

/** Navigation state first, else the server's subscription, else back to the prices (contract). */
export function successRecord(
  navigationState: unknown,
  facts: { email: string; subscription: SubscriptionLookup | null; nowMs: number },
): SuccessDecision {
  const given = navigationState as { planType?: unknown; email?: unknown } | null;
  if (isPlanType(given?.planType) && typeof given?.email === 'string')
    return { kind: 'show', record: { planType: given.planType, email: given.email } };
  const { subscription } = facts;
  if (!subscription) return { kind: 'waiting' };
  if (subscription.kind === 'failed') return { kind: 'failed' };
  const { status } = subscription;
  if (!status.type || subscriptionStanding(status, facts.nowMs) !== 'active') return { kind: 'leave' };
  return { kind: 'show', record: { planType: status.type, email: facts.email } };
}
