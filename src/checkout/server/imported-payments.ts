import { randomUUID } from 'node:crypto';
import type { ImportLedger } from '#subscriptions/server';

/**
 * Payments that the old system took, in the ledger of this one: an erasure takes the subscription that tells of them,
 * and the books must still have them. They are a kind of their own, `imported`, and have no checkout: so nothing asks a
 * card provider about them, gives them back, counts them as income of these days, or writes a receipt for them.
 */
export const importedPayments: ImportLedger = {
  async payersOf(db, paymentIds) {
    if (paymentIds.length === 0) return new Map();
    const rows = await db
      .selectFrom('payments')
      .select(['charge_id', 'user_id'])
      .where('charge_id', 'in', paymentIds)
      .execute();
    return new Map(rows.map(({ charge_id, user_id }) => [charge_id ?? '', user_id]));
  },

  async book(db, payments) {
    if (payments.length === 0) return;
    await db
      .insertInto('payments')
      .values(
        payments.map((payment) => ({
          id: randomUUID(),
          checkout_id: '',
          user_id: payment.userId,
          event: 'imported',
          provider: payment.paymentMethod,
          charge_id: payment.paymentId,
          amount_in_cents: payment.amountInCents,
          currency: 'ZAR',
          detail: `${payment.type} plan, paid in the old system`,
          at: payment.lastPaymentDate,
        })),
      )
      // Two imports at the same moment.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
};
