import { z } from 'zod';
import { PLAN_TYPES } from '#plans';
import type { SubscriptionStatus } from '#subscriptions';
import type { CheckoutState } from './states.ts';

/** Body of `POST /api/checkout`. The price is the server's; a price in the body is not even read. */
export const checkoutBody = z.object({ plan: z.enum(PLAN_TYPES) });

const word = z.string().trim().min(1).max(200);

/**
 * Body of `POST /api/checkout/:id/pay`: the token that a popup made, or the reference (the checkout's id, or the
 * provider's of it) of what was paid at the provider.
 */
export const payBody = z.union([z.object({ token: word }), z.object({ reference: word })]);

/** Answer of `GET /api/checkout/:id`. */
export interface CheckoutStatus {
  state: Exclude<CheckoutState, 'charging'>;
  subscription?: SubscriptionStatus;
  paymentId?: string;
  /**
   * Why it was declined, failed or given back, in the customer's words; of one in review, that it was paid twice and goes
   * back by itself. Beside the latter stands the plan that runs.
   */
  message?: string;
  /** Nobody but the customer said that it was paid, and they may take that back: `POST /api/checkout/:id/not-paid`. */
  canSayUnpaid?: true;
}

/** Answer of a payment that went through (200) or cannot be told yet (202). */
export type PayAnswer = { state: 'applied'; subscription: SubscriptionStatus } | { state: 'confirming' };
