import type { Transaction } from 'kysely';
import { goesBackByItself, PAID_TWICE_TEXTS } from '#checkout';
import type { CheckoutRow, Tables } from '#database';
import { isoTime } from '#kit';
import { isPlanType } from '#plans';
import { readHold } from './purchase-hold.ts';
import type { Db } from './store.ts';

/** In `refund_requests.asked_by`: nobody had to ask. */
export const PAID_TWICE = 'paid-twice';

/**
 * Notes, in the transaction that lists a payment which bought nothing, that it is to go back by itself; the job of the
 * refund requests does the rest. Nothing is noted where a person has to look: see `goesBackByItself`, a plan that was
 * given and not bought, a first payment that goes back too, and while purchases wait after a restore.
 *
 * @param running the payment that opened the plan which runs
 */
export async function noteIfPaidTwice(
  tx: Transaction<Tables>,
  second: CheckoutRow & { captured_at: string },
  running: { provider: string; chargeId: string },
  nowMs: number,
): Promise<void> {
  if (await readHold(tx)) return;
  const first = await tx
    .selectFrom('checkouts')
    .select(['plan', 'captured_at', 'settled_at'])
    .where('provider', '=', running.provider)
    .where('charge_id', '=', running.chargeId)
    .where('user_id', '=', second.user_id)
    .where('state', '=', 'applied')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.provider', '=', 'checkouts.provider')
            .whereRef('refunds.charge_id', '=', 'checkouts.charge_id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refund_requests')
            .select('refund_requests.checkout_id')
            .whereRef('refund_requests.checkout_id', '=', 'checkouts.id'),
        ),
      ),
    )
    .executeTakeFirst();
  if (!first?.captured_at || !first.settled_at || !isPlanType(first.plan)) return;
  const itself = goesBackByItself(
    {
      begunAtMs: second.charging_at === null ? null : Date.parse(second.charging_at),
      paidAtMs: Date.parse(second.captured_at),
    },
    {
      plan: first.plan,
      paidAtMs: Date.parse(first.captured_at),
      appliedAtMs: Date.parse(first.settled_at),
    },
  );
  if (!itself) return;
  await tx
    .insertInto('refund_requests')
    .values({
      checkout_id: second.id,
      user_id: second.user_id,
      state: 'asked',
      asked_by: PAID_TWICE,
      asked_at: isoTime(nowMs),
      decided_at: null,
      decided_by: null,
      answer: null,
      try_at: null,
      tries: 0,
    })
    .onConflict((conflict) => conflict.column('checkout_id').doNothing())
    .execute();
}

/** What the customer of a second payment is told instead of what would stand there; null for any other payment. */
export async function paidTwiceText(
  db: Db,
  checkout: Pick<CheckoutRow, 'id' | 'state'>,
): Promise<string | null> {
  const { state } = checkout;
  if (state !== 'review' && state !== 'refunded') return null;
  const request = await db
    .selectFrom('refund_requests')
    .select('checkout_id')
    .where('checkout_id', '=', checkout.id)
    .where('asked_by', '=', PAID_TWICE)
    .where('state', '!=', 'refused')
    .executeTakeFirst();
  return request ? PAID_TWICE_TEXTS[state] : null;
}
