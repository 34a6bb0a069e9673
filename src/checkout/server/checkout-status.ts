import type { Kysely } from 'kysely';
import { CHECKOUT_ERRORS, type CheckoutState, type CheckoutStatus, wireState } from '#checkout';
import type { CheckoutRow, Tables } from '#database';
import { wireStatus } from '#subscriptions';
import { findSubscription } from '#subscriptions/server';
import { paidTwiceText } from './paid-twice.ts';
import { isWaitedFor } from './reopen.ts';
import { canSayUnpaid } from './take-back.ts';

/** How a checkout stands, as its owner is told. */
export async function checkoutStatus(
  db: Kysely<Tables>,
  checkout: CheckoutRow,
  nowMs: number,
): Promise<CheckoutStatus> {
  const state = checkout.state as CheckoutState;
  const subscription = async () => wireStatus(await findSubscription(db, checkout.user_id), nowMs);
  const unpaid = canSayUnpaid(checkout, nowMs) ? ({ canSayUnpaid: true } as const) : {};
  // Waits as the others do, though another attempt of the person keeps it from that state.
  if (isWaitedFor(checkout)) return { state: 'confirming', ...unpaid };
  const answer: CheckoutStatus = { state: wireState(state), ...unpaid };
  if (checkout.charge_id) answer.paymentId = checkout.charge_id;
  if (state === 'applied') answer.subscription = await subscription();
  if (state === 'declined' || state === 'failed')
    answer.message =
      checkout.failure_message ??
      CHECKOUT_ERRORS[state === 'declined' ? 'card-declined' : 'payment-failed'].message;
  if (state === 'refunded') answer.message = CHECKOUT_ERRORS['payment-refunded'].message;
  const paidTwice = await paidTwiceText(db, checkout);
  if (!paidTwice) return answer;
  return { ...answer, message: paidTwice, subscription: await subscription() };
}
