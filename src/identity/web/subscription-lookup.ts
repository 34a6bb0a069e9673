import type { SubscriptionStatus } from '#subscriptions';
import { type ApiClient, ApiError, isNetworkError } from './api-client.ts';

/** True for the hosts a developer sees; a start for anyone else is production (contract, "Settings"). */
export function isLoopbackHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.|^\[?::1\]?$/.test(hostname);
}

/** The spec's mock development subscription: 30 days, 99.99. For display only; every gate refuses it. */
export function mockSubscription(nowMs: number): SubscriptionStatus {
  return {
    isActive: true,
    type: 'monthly',
    startDate: new Date(nowMs).toISOString(),
    expiryDate: new Date(nowMs + 30 * 24 * 3_600_000).toISOString(),
    paymentId: 'mock',
    amount: 99.99,
    currency: 'ZAR',
    mock: true,
  };
}

export type SubscriptionLookup =
  | { kind: 'known'; status: SubscriptionStatus }
  /** `refused`: the server knows nobody here any more. */
  | { kind: 'failed'; network: boolean; refused?: true; status: SubscriptionStatus | null };

/** Asks the server; without a network the answer has failed, outside production with the mock to look at. */
export async function lookUpSubscription(
  api: ApiClient,
  now: { nowMs: number; hostname: string },
): Promise<SubscriptionLookup> {
  try {
    return { kind: 'known', status: await api.get<SubscriptionStatus>('/subscription/status') };
  } catch (error) {
    const network = isNetworkError(error);
    const mock = network && isLoopbackHost(now.hostname) ? mockSubscription(now.nowMs) : null;
    const refused = error instanceof ApiError && error.status === 401;
    return { kind: 'failed', network, ...(refused ? { refused } : {}), status: mock };
  }
}
