import { findCheckout } from '#checkout/server';
import type { CheckoutRow } from '#database';
import { OperatorFault, type Place } from './command.ts';

/** The checkout with this id, or with this payment of a card provider. @throws OperatorFault where there is none */
export async function findPayment({ db, settings }: Place, wanted: string): Promise<CheckoutRow> {
  const byId = await findCheckout(db, wanted);
  if (byId) return byId;
  const paid = await db.selectFrom('checkouts').selectAll().where('charge_id', '=', wanted).execute();
  // Two providers may have used the same id.
  const own = paid.find(({ provider }) => provider === settings.PAYMENTS) ?? paid[0];
  if (own) return own;
  throw new OperatorFault(await whyNot({ db }, wanted));
}

async function whyNot({ db }: Pick<Place, 'db'>, wanted: string): Promise<string> {
  const imported = await db
    .selectFrom('payments')
    .select('provider')
    .where('charge_id', '=', wanted)
    .where('event', '=', 'imported')
    .executeTakeFirst();
  if (imported)
    return `${wanted} was paid in the old system, by ${imported.provider}; it can only be given back there`;
  const granted = await db
    .selectFrom('subscriptions')
    .select('user_id')
    .where('payment_id', '=', wanted)
    .executeTakeFirst();
  if (granted) return `The plan of ${wanted} was not paid for here, so there is nothing to give back`;
  return `No payment and no checkout is known as ${wanted}; \`operator show <e-mail>\` tells the payment`;
}
