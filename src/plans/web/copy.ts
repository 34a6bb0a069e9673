import type { Plan } from '#plans';

export const planCopy = {
  choose: (plan: Plan) => `Choose ${plan.name}`,
  terms: (plan: Plan) => `${plan.per}, ${plan.duration}`,
  charged: (amount: string) => `charged as ${amount}`,
  /** What each length is good for; said under its name. */
  goodFor: {
    weekly: 'For one good Saturday.',
    monthly: 'For seeing where it goes.',
    yearly: 'For the long game.',
  } satisfies Record<Plan['type'], string>,
  failure: 'Something went wrong. Please try again.',
  ok: 'OK',
} as const;

export const currencyCopy = {
  label: 'Currency',
  note: 'You are always charged in rand.',
  /** The island adds the code of the visitor’s currency. */
  offer: 'Show prices in',
} as const;
