import type { Plan } from '#plans';

/** What each length is good for; said under its name. */
export const goodFor = {
  weekly: 'For one good Saturday.',
  monthly: 'For seeing where it goes.',
  yearly: 'For the long game.',
} as const satisfies Record<Plan['type'], string>;

export const currencyCopy = {
  label: 'Currency',
  /** Before the select beside a total. */
  show: 'Show in ',
} as const;
