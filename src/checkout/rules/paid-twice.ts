import { DAY_MS } from '#kit';
import { PLANS, type PlanType } from '#plans';

/** The payment that opened the plan which runs. */
export interface FirstPayment {
  plan: PlanType;
  paidAtMs: number;
  appliedAtMs: number;
}

/**
 * Whether a payment that bought nothing goes back by itself, without anybody asking: it was begun before the plan that
 * runs was opened, so nobody could tell its customer, and both were paid within the days of one plan. What does not fit,
 * such as payments that a restore had forgotten, a person looks into.
 *
 * @param second.begunAtMs when its customer was let through to pay; null where nobody knows
 */
export const goesBackByItself = (
  second: { begunAtMs: number | null; paidAtMs: number },
  first: FirstPayment,
): boolean =>
  second.begunAtMs !== null &&
  second.begunAtMs <= first.appliedAtMs &&
  Math.abs(second.paidAtMs - first.paidAtMs) < PLANS[first.plan].days * DAY_MS;

/** What its customer reads of it on the screen. No word of a card: that would be taken for a fault of the card. */
export const PAID_TWICE_TEXTS = {
  review:
    'You had paid for a plan already, so this payment bought nothing. It goes back to you by itself; you need not ask.',
  refunded: 'You had paid for a plan already, so this payment was given back to you. Your plan goes on.',
  /** The last two on the account page. */
  receipt: 'Paid twice: it bought nothing, and goes back to you by itself. Your plan goes on.',
  receiptBack:
    'Paid twice: it bought nothing and went back, all of it. It shows on your statement within about 10 working days.',
} as const;
