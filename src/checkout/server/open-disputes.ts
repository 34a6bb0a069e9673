import type { CheckoutRow } from '#database';
import type { Db } from './store.ts';

/** Whether its customer's bank is asking this payment back, and it is not decided yet. */
export const isDisputed = async (
  db: Db,
  { id, charge_id }: Pick<CheckoutRow, 'id' | 'charge_id'>,
): Promise<boolean> =>
  charge_id !== null &&
  (await db
    .selectFrom('disputes')
    .select('dispute_id')
    .where('checkout_id', '=', id)
    .where('charge_id', '=', charge_id)
    .where('state', '=', 'open')
    .executeTakeFirst()) !== undefined;
