import type { CardProviders } from './card-providers.ts';

/** Checkout ids that this process is charging, with how many requests are at it, by the providers that it charges with. */
const underWay = new WeakMap<CardProviders, Map<string, number>>();

/**
 * Says that this process is charging a checkout. The reconciler of the same process then leaves it alone, however long
 * the call takes: a stalled process must not conclude anything about a call whose answer it has not read yet.
 *
 * @returns ends it; called when the outcome is written
 */
export function beginAttempt(providers: CardProviders, checkoutId: string): () => void {
  const ids = underWay.get(providers) ?? new Map<string, number>();
  underWay.set(providers, ids);
  ids.set(checkoutId, (ids.get(checkoutId) ?? 0) + 1);
  return () => {
    const others = (ids.get(checkoutId) ?? 1) - 1;
    if (others === 0) ids.delete(checkoutId);
    else ids.set(checkoutId, others);
  };
}

export const isUnderWay = (providers: CardProviders, checkoutId: string): boolean =>
  underWay.get(providers)?.has(checkoutId) ?? false;
