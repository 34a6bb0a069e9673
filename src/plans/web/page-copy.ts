/** Words that only the plain pages have: files apart, so that the checkout does not carry them. */
import { dailyInCents, PLANS, type Plan } from '#plans';

const less = (one: number, other: number): number => Math.round(100 - (100 * one) / other);

export const planCopy = {
  choose: (plan: Plan) => `Choose ${plan.name}`,
  terms: (plan: Plan) => `${plan.duration}, paid once`,
  /** What stands behind a badge, from the catalogue's own prices; nothing where there is no badge. */
  why: {
    monthly: `${less(dailyInCents(PLANS.monthly), dailyInCents(PLANS.weekly))}% less a day than weekly, without paying for a year`,
    yearly: `${less(PLANS.yearly.amountInCents, 12 * PLANS.monthly.amountInCents)}% less than twelve monthly plans`,
  } as Partial<Record<Plan['type'], string>>,
  charged: (amount: string) => `charged as ${amount}`,
  failure: 'Something went wrong. Please try again.',
  ok: 'OK',
} as const;

export const chargeCopy = {
  note: 'You are always charged in rand.',
  /** The island adds the code of the visitor’s currency. */
  offer: 'Show prices in',
} as const;
