import type { CheckoutState } from './states.ts';

/** One thing that happens to a checkout: where it may happen, and where it leads. Anywhere else it changes nothing. */
interface Move {
  from: readonly CheckoutState[];
  to: CheckoutState;
  /** Not where a payment is known: what was taken is applied, listed or given back, and never forgotten. */
  unlessTaken?: true;
}

/** An attempt whose end is not known, and that no person has to look into. */
const UNDER_WAY = ['charging', 'confirming', 'at-provider'] as const;

/**
 * Every move of a checkout. The database makes them by this table alone (`store.ts`), one statement each, so of two that
 * happen at once one comes first.
 */
export const MOVES = {
  /** The intent to charge a token is written. */
  charge: { from: ['open'], to: 'charging' },
  /** The intent to send the customer to the provider's page is written. */
  'send-to-page': { from: ['open'], to: 'at-provider' },
  'keep-page': { from: ['at-provider'], to: 'at-provider', unlessTaken: true },
  /** Nothing is known to be taken on the page, and nothing blocks another attempt. */
  'wait-at-page': { from: ['at-provider', 'confirming'], to: 'at-provider', unlessTaken: true },
  /** The money may have moved. */
  wait: { from: UNDER_WAY, to: 'confirming' },
  /** Given up on, and the provider's page hints that it was paid since. */
  reopen: { from: ['declined', 'failed'], to: 'confirming', unlessTaken: true },
  /** Taken, and not applied because it could not be stored. */
  'keep-capture': { from: [...UNDER_WAY, 'review'], to: 'confirming' },
  /**
   * A capture. Also where we had given up on it, and where another card was declined before on the provider's page:
   * paid is paid.
   */
  apply: { from: [...UNDER_WAY, 'review', 'failed', 'declined'], to: 'applied' },
  /** In the same transaction as `apply`: the capture opens nothing. */
  'open-nothing': { from: ['applied'], to: 'review' },
  /** A capture that may not be applied: another amount, or given back since. */
  'list-capture': {
    from: [...UNDER_WAY, 'review', 'failed', 'declined'],
    to: 'review',
    unlessTaken: true,
  },
  /** Only a person can find out. */
  'ask-person': { from: UNDER_WAY, to: 'review' },
  decline: { from: [...UNDER_WAY, 'review'], to: 'declined', unlessTaken: true },
  /** The provider says that nothing was taken. */
  'fail-told': { from: [...UNDER_WAY, 'review'], to: 'failed', unlessTaken: true },
  /** That is concluded from a look, which says nothing of a payment that has come to review since. */
  'fail-concluded': { from: UNDER_WAY, to: 'failed', unlessTaken: true },
  /** A restore has forgotten that a payment was begun: the provider knows of one. What it knows follows. */
  'find-forgotten': { from: ['open'], to: 'failed', unlessTaken: true },
  /** Its customer takes back that it was paid, and nobody else had said so. */
  'take-back': {
    from: ['at-provider', 'confirming', 'review', 'failed'],
    to: 'failed',
    unlessTaken: true,
  },
  'close-by-hand': { from: ['review'], to: 'failed', unlessTaken: true },
  refund: { from: ['applied', 'review'], to: 'refunded' },
} as const satisfies Record<string, Move>;

export type MoveName = keyof typeof MOVES;
