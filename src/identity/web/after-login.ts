import type { SubscriptionStatus } from '#subscriptions';
import { POST_LOGIN_FAILURE, sameSitePath } from '../rules/index.ts';
import type { StorageKey } from './storage.ts';

export type AfterLogin =
  | { kind: 'go'; to: string; clear: StorageKey[] }
  | { kind: 'failed'; message: string };

export interface AfterLoginFacts {
  /** What the server said about the subscription; `failed` when it could not be asked. */
  subscription: SubscriptionStatus | 'failed';
  nowMs: number;
  /** The stored switch for the assistant's full-screen page. */
  cyranoChat: string | null;
  redirectAfterLogin: string | null;
}

export type SubscriptionStanding = 'active' | 'expired' | 'none';

/**
 * Where a subscription stands: valid while `isActive` and not yet past `expiryDate` (spec section 4). One
 * that ended before its date, by a refund say, counts as none.
 */
export function subscriptionStanding(status: SubscriptionStatus, nowMs: number): SubscriptionStanding {
  const expiryMs = status.expiryDate ? Date.parse(status.expiryDate) : Number.NaN;
  if (Number.isNaN(expiryMs)) return 'none';
  if (expiryMs <= nowMs) return 'expired';
  return status.isActive ? 'active' : 'none';
}

/** Where somebody goes who has just signed in, and which stored keys that uses up (spec section 4). */
export function afterLogin(facts: AfterLoginFacts): AfterLogin {
  const { subscription } = facts;
  // A made-up subscription opens nothing: without the server's word the check has failed.
  if (subscription === 'failed' || 'mock' in subscription)
    return { kind: 'failed', message: POST_LOGIN_FAILURE };
  switch (subscriptionStanding(subscription, facts.nowMs)) {
    case 'active':
      return { kind: 'go', to: facts.cyranoChat === 'true' ? '/cyrano' : '/chat', clear: ['selectedPlan'] };
    case 'expired':
      return { kind: 'go', to: '/pricing', clear: ['userSubscription'] };
    case 'none': {
      const wayBack: StorageKey[] = facts.redirectAfterLogin === null ? [] : ['redirectAfterLogin'];
      return { kind: 'go', to: sameSitePath(facts.redirectAfterLogin) ?? '/pricing', clear: wayBack };
    }
  }
}
