/** Words that only the plain pages have: files apart, so that the checkout does not carry them. */
import type { Plan } from '#plans';

export const planCopy = {
  choose: (plan: Plan) => `Choose ${plan.name}`,
  terms: (plan: Plan) => `${plan.per}, ${plan.duration}`,
  perDay: (amount: string) => `${amount} a day`,
  charged: (amount: string) => `charged as ${amount}`,
  failure: 'Something went wrong. Please try again.',
  ok: 'OK',
} as const;

export const chargeCopy = {
  note: 'You are always charged in rand.',
  /** The island adds the code of the visitor’s currency. */
  offer: 'Show prices in',
} as const;
