import { eventName, type LedgerEvent } from './catalogue.ts';
import { dayOf } from './days.ts';
import type { Tally } from './tally.ts';

/** How payments of one day ended, in the ledger's word. */
export interface EndedPayment {
  /** Of one of them. */
  atMs: number;
  count: number;
  outcome: 'applied' | 'declined' | 'failed' | 'review';
  plan: LedgerEvent['label'];
  /** Of all together. */
  amountInCents: number;
}

const ACTIONS = {
  applied: 'paid',
  declined: 'declined',
  failed: 'failed',
  review: 'in-review',
} as const satisfies Record<EndedPayment['outcome'], LedgerEvent['action']>;

/**
 * The ledger's payments as rows of the statistics: all plans together, and each plan. They have no visitors: a payment
 * is a fact of the books and not of somebody's visit, so it is counted for people who wish not to be followed, too.
 */
export function tallyPayments(payments: readonly EndedPayment[]): Tally[] {
  const rows = new Map<string, Tally>();
  for (const { atMs, count, outcome, plan, amountInCents } of payments) {
    const day = dayOf(atMs);
    const name = eventName({ category: 'checkout', action: ACTIONS[outcome] });
    for (const label of ['', plan]) {
      const key = `${day} ${name} ${label}`;
      const row = rows.get(key) ?? { day, kind: 'event', name, label, count: 0, visitors: 0, valueSum: 0 };
      row.count += count;
      // Of the outcomes only a payment took money for good.
      if (outcome === 'applied') row.valueSum += amountInCents;
      rows.set(key, row);
    }
  }
  return [...rows.values()];
}
