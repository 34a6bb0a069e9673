import { MINUTE_MS } from '#kit';

/**
 * What the operator is told by letter, each thing once: what it is, and what to do about it; `isNews` where that is
 * nothing.
 */
export const OPERATOR_ALERTS = {
  review: {
    title: 'Payment in review',
    todo: 'Its customer cannot pay again until you have found out: operator list --only inReview',
  },
  'refund-unknown': {
    title: 'Refund without an end for over an hour',
    todo: 'Look in the provider’s portal whether it went back: operator list --only refunds',
  },
  'refund-not-done': {
    title: 'Granted refund that the provider refused',
    todo: 'Mend what it says, then ask again: operator refund <payment id> --apply',
  },
  'paid-twice': {
    title: 'Paid twice, goes back by itself',
    todo: 'For what was paid twice there is nothing to do; another letter comes if it cannot go back.',
    isNews: true,
  },
  'dispute-open': {
    title: 'Dispute: the bank of a customer asks a payment back',
    todo: 'Answer the dispute in the provider’s portal within its time; until then the payment is not given back here: operator show <payment id>',
  },
  'dispute-lost': {
    title: 'Dispute that was lost',
    todo: 'A lost dispute has taken the money of its payment; see the provider’s portal for its reason.',
  },
  'webhook-failing': {
    title: 'Message of a card provider that cannot be carried out',
    todo: 'It is tried again by itself; the server’s log says why it fails (lines that begin with “message”).',
  },
  'refund-asked': {
    title: 'Customer asks for money back',
    todo: 'Grant it (operator refund <payment id> --apply) or refuse it (--refuse "why"): operator list --only requests',
  },
} as const satisfies Record<string, { title: string; todo: string; isNews?: true }>;
export type OperatorAlert = keyof typeof OPERATOR_ALERTS;

/** A provider's message that failed so often, over a minute, is told. */
export const FAILED_TRIES = 5;
/** A refund that nobody knows the end of is told after so long; most find it by themselves before. */
export const UNKNOWN_FOR_MS = 60 * MINUTE_MS;
/** What comes up within so long of a letter waits for the next one, so that many things are one letter. */
export const BETWEEN_ALERTS_MS = 15 * MINUTE_MS;
/** A letter lists so many things; the rest it counts. */
export const MOST_LISTED = 20;
