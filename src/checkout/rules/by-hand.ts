/** What an operator who has looked at the provider's portal may say of a checkout, and why it is not taken, in their words. */
export const HAND_REFUSALS = {
  'not-in-review':
    'This checkout is not in review, so there is nothing to decide; `operator reconcile` looks at what is still open',
  'being-charged':
    'The card is being charged at this moment; run `operator reconcile`, and say it again when that has ended',
  'other-payment': 'Another payment is known for this checkout; look at the id again',
  'known-elsewhere': 'This payment id belongs to another checkout; look at the id again',
  'amount-differs': 'Another amount was taken than the plan costs, so it cannot be applied; give it back',
  'given-back': 'The provider has given this payment back; say --refunded',
  'refund-under-way': 'This payment is being given back; settle that first',
  'was-taken': 'A payment is known for this checkout, so it was paid; apply it with --paid, or give it back',
  'not-at-provider': 'The card provider was asked and has no such payment',
  'at-provider': 'The card provider was asked and has this payment; apply it with --paid',
  'not-given-back': 'The card provider was asked and has not given this payment back',
  'is-given-back': 'The card provider was asked and has given this payment back; say --refunded',
  'bad-time': 'It cannot have been paid at that time: --at lies before the attempt, or in the future',
  unreachable: 'The card provider could not be asked; try again later',
} as const;
export type HandRefusal = keyof typeof HAND_REFUSALS;

/**
 * The one state in which the operator's word is not taken: our own call ends it. In every other a payment of the portal may
 * be unknown here: given up on, made with a second card, told in a message that never came, or forgotten by a restore.
 */
export const NOT_BY_HAND = 'charging';

/** Clocks differ: a payment may seem to be made so long before the attempt that made it. */
const CLOCKS_DIFFER_MS = 10 * 60_000;

/** Whether a payment can have been made then. */
export const canBePaidAt = (paidAtMs: number, createdAtMs: number, nowMs: number): boolean =>
  paidAtMs >= createdAtMs - CLOCKS_DIFFER_MS && paidAtMs <= nowMs;
