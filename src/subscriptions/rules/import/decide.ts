import { accessOf, type SubscriptionDocument } from '../subscription.ts';
import type { OldSubscription } from './old-subscription.ts';

export type ImportDecision =
  | 'add'
  /** The very same stands here already. */
  | 'same'
  /** What stands here ended earlier and runs no more: the old one takes its place. */
  | 'replace'
  /** What stands here is newer, or lasts longer: it stays. */
  | 'keep';

/** What an old subscription may do to the one that stands here. It never shortens or replaces a running newer one. */
export function decideImport(
  current: SubscriptionDocument | null,
  old: OldSubscription,
  nowMs: number,
): ImportDecision {
  if (!current) return 'add';
  if (current.paymentId === old.paymentId) return 'same';
  const runs = accessOf(current, nowMs) === 'active';
  if (runs && current.startDate >= old.startDate) return 'keep';
  return old.isActive && old.expiryDate > current.expiryDate ? 'replace' : 'keep';
}
