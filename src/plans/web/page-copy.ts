/** Words that only the plain pages have: files apart, so that the checkout does not carry them. */
import { dailyInCents, formatRand, PLANS, type Plan } from '#plans';

const less = (one: number, other: number): number => Math.round(100 - (100 * one) / other);

export const planCopy = {
  choose: (plan: Plan) => `Choose ${plan.name}`,
  /** Before the day it ends on. Until then the server sells neither it nor a shorter one. */
  running: 'Yours until',
  terms: (plan: Plan) => `${plan.duration}, paid once`,
  /** Why one would take it; behind a badge, what it is measured by, from the catalogue's own prices. */
  why: {
    weekly: 'The smallest way to try it, with everything in it',
    monthly: `${less(dailyInCents(PLANS.monthly), dailyInCents(PLANS.weekly))}% less a day than weekly, without paying for a year`,
    yearly: `${formatRand(12 * PLANS.monthly.amountInCents - PLANS.yearly.amountInCents)} less than twelve monthly plans`,
  } satisfies Record<Plan['type'], string>,
  charged: (amount: string) => `charged as ${amount}`,
  failure: 'Something went wrong. Please try again.',
  ok: 'OK',
} as const;

export const chargeCopy = {
  note: 'You are always charged in rand.',
  /** The island adds the code of the visitor’s currency. */
  offer: 'Show prices in',
} as const;
