import type { Attempt } from './customer.ts';
import { openBooks, type Place } from './places.ts';

/** What happened to one checkout, as its customer and as the shop tell it. */
export interface Story extends Omit<Attempt, 'story'> {
  customer: string[];
  shop: string[];
}

export async function storiesOf(place: Place, attempts: readonly Attempt[]): Promise<Story[]> {
  const { db, close } = openBooks(place);
  try {
    return await Promise.all(
      attempts.map(async ({ story, ...attempt }) => {
        const { checkoutId } = attempt;
        const lines = await db
          .selectFrom('payments')
          .select(['at', 'event', 'charge_id', 'detail'])
          .where('checkout_id', '=', checkoutId)
          .execute();
        const messages = await db
          .selectFrom('payment_events')
          .select(['received_at', 'done_at', 'type', 'outcome'])
          .where('checkout_id', '=', checkoutId)
          .execute();
        const shop = [
          ...lines.map(
            ({ at, event, charge_id, detail }) =>
              `${at} ${[event, charge_id, detail].filter(Boolean).join(' ')}`,
          ),
          ...messages.map(
            ({ received_at, done_at, type, outcome }) =>
              `${received_at} message ${type}: ${outcome} at ${done_at}`,
          ),
        ];
        return { ...attempt, customer: story, shop: shop.sort() };
      }),
    );
  } finally {
    await close();
  }
}
