import type { CheckoutState } from './states.ts';

/**
 * What the card provider's list and our ledger can say differently of one payment, in the operator's words. `applies`:
 * whether `reconcile --apply` and the nightly job settle it; the others need a person.
 */
export const DIFFERENCES = {
  'not-here': {
    applies: true,
    says: 'Taken there, and nothing here knows of it',
    todo: 'opens the plan that was paid for; where the account is gone, the payment comes to review',
  },
  'not-applied': {
    applies: true,
    says: 'Taken there, and not booked here',
    todo: 'opens the plan that was paid for',
  },
  'second-payment': {
    applies: true,
    says: 'Taken there for a checkout that another payment has paid',
    todo: 'comes to review, to be given back',
  },
  'given-back-there': {
    applies: true,
    says: 'Given back there, and not here',
    todo: 'books the refund, ends what the payment had opened, and writes to the customer',
  },
  'unknown-sale': {
    applies: false,
    says: 'Taken there, and neither the list nor anything here tells for which plan',
    todo: 'look in the portal whose it is; grant them the plan, or give it back there',
  },
  'not-given-back-there': {
    applies: false,
    says: 'Booked here as given back, and there it was not',
    todo: 'look in the portal; give it back there if it is so',
  },
  'amount-differs': {
    applies: false,
    says: 'Another amount was taken there than is booked here',
    todo: 'look in the portal; give it back with operator refund where the amount is wrong',
  },
  'not-there': {
    applies: false,
    says: 'Booked here as taken, and the list there does not have it',
    todo: 'look in the portal; if it was never taken, its plan is open without a payment',
  },
} as const;
export type DifferenceKind = keyof typeof DIFFERENCES;

/** One payment as the provider lists it. */
export interface Listed {
  chargeId: string;
  state: 'captured' | 'refunded' | 'disputed';
  amountInCents: number;
  currency: string;
  /** Whether the list, or the price, tells for which plan it was. */
  planIsKnown: boolean;
}

/** The checkout that it belongs to, as it stands here. */
export interface Here {
  state: CheckoutState;
  chargeId: string | null;
  /** What the ledger has as taken. */
  taken: { amountInCents: number; currency: string };
}

/** What there is between the provider's list and the ledger, or null where both say the same. */
export function differenceOf(there: Listed, here: Here | null): DifferenceKind | null {
  if (!here) {
    // Nobody is owed anything, and nothing was opened.
    if (there.state === 'refunded') return null;
    return there.planIsKnown ? 'not-here' : 'unknown-sale';
  }
  if (here.chargeId === null) return 'not-applied';
  if (here.chargeId !== there.chargeId) return there.state === 'refunded' ? null : 'second-payment';
  // Known, and being settled at this moment.
  if (here.state === 'charging' || here.state === 'confirming') return 'not-applied';
  const { taken } = here;
  if (taken.amountInCents !== there.amountInCents || taken.currency !== there.currency)
    return 'amount-differs';
  if (there.state === 'refunded') return here.state === 'refunded' ? null : 'given-back-there';
  // What a bank took back is booked here as given back, and stays disputed there.
  return here.state === 'refunded' && there.state === 'captured' ? 'not-given-back-there' : null;
}
