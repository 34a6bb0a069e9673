import type { IsoTime } from '#kit';
import type { PlanType } from '#plans';
import { isValid, type SubscriptionDocument } from './subscription.ts';

/** Answer of `GET /subscription/status`; `amount` in rand. Never bought: only `isActive: false`. */
export type SubscriptionStatus =
  | {
      isActive: boolean;
      type: PlanType;
      startDate: IsoTime;
      expiryDate: IsoTime;
      paymentId: string;
      amount: number;
      currency: 'ZAR';
      /** Only on the stand-in that the browser shows when no server answers; opens nothing. */
      mock?: true;
    }
  | { isActive: false; type?: undefined; expiryDate?: undefined };

export function wireStatus(subscription: SubscriptionDocument | null, nowMs: number): SubscriptionStatus {
  if (!subscription) return { isActive: false };
  const { type, startDate, expiryDate, paymentId, amount, currency } = subscription;
  return { isActive: isValid(subscription, nowMs), type, startDate, expiryDate, paymentId, amount, currency };
}
