/**
 * What is sold. The one place for prices and durations: what a page shows and what a card is charged both come
 * from here (spec section 9).
 */

export const PLAN_TYPES = ['weekly', 'monthly', 'yearly'] as const;
export type PlanType = (typeof PLAN_TYPES)[number];

export interface Plan {
  readonly type: PlanType;
  /** Heading of its card: `Weekly`. */
  readonly name: string;
  readonly amountInCents: number;
  readonly currency: 'ZAR';
  /** Length of access in days of 24 hours, counted from the moment at which it is opened. */
  readonly days: number;
  /** A higher rank may be bought over a lower one that still runs, never the other way round. */
  readonly rank: number;
  /** `per month` */
  readonly per: string;
  /** Label kept in the browser's `selectedPlan`: `30 days`. */
  readonly duration: string;
  readonly badge?: string;
}

export const PLANS: Readonly<Record<PlanType, Plan>> = {
  weekly: {
    type: 'weekly',
    name: 'Weekly',
    amountInCents: 9_999,
    currency: 'ZAR',
    days: 7,
    rank: 1,
    per: 'per week',
    duration: '7 days',
  },
  monthly: {
    type: 'monthly',
    name: 'Monthly',
    amountInCents: 24_999,
    currency: 'ZAR',
    days: 30,
    rank: 2,
    per: 'per month',
    duration: '30 days',
    badge: 'Best Value',
  },
  yearly: {
    type: 'yearly',
    name: 'Yearly',
    amountInCents: 199_999,
    currency: 'ZAR',
    days: 365,
    rank: 3,
    per: 'per year',
    duration: '365 days',
    badge: '33% savings',
  },
};

/** Every plan has every feature (spec section 1). */
export const PLAN_FEATURES = [
  'Unlimited AI conversations',
  '24/7 availability',
  'Message analysis',
  'Conversation starters',
  'Response optimization',
  'Personality insights',
  'Priority support',
] as const;

export const isPlanType = (value: unknown): value is PlanType =>
  typeof value === 'string' && (PLAN_TYPES as readonly string[]).includes(value);

/** What one of its days costs, to the nearest cent. */
export const dailyInCents = ({ amountInCents, days }: Plan): number => Math.round(amountInCents / days);

/** Rand, not cents: 249.99. */
export const priceInRand = (plan: Plan): number => plan.amountInCents / 100;
