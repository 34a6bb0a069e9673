import { PLAN_FEATURES, PLAN_TYPES, PLANS, type PlanType, priceInRand } from './catalogue.ts';

/** A plan as `GET /api/plans` tells it; `price` in rand. */
export interface WirePlan {
  type: PlanType;
  name: string;
  price: number;
  amountInCents: number;
  currency: 'ZAR';
  days: number;
  rank: number;
  duration: string;
  badge: string | null;
  features: readonly string[];
}

export const wirePlans = (): { plans: WirePlan[] } => ({
  plans: PLAN_TYPES.map((type) => {
    const { name, amountInCents, currency, days, rank, duration, badge } = PLANS[type];
    return {
      type,
      name,
      price: priceInRand(PLANS[type]),
      amountInCents,
      currency,
      days,
      rank,
      duration,
      badge: badge ?? null,
      features: PLAN_FEATURES,
    };
  }),
});
