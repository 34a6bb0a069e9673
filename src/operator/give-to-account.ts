import { claimPayment } from '#checkout/server';
import type { CheckoutRow } from '#database';
import { OperatorFault, type Place } from './command.ts';
import { findUser } from './find-user.ts';

/** `--account`: opens what was paid for to the account that its owner has now. */
export async function giveToAccount(
  place: Place,
  checkout: CheckoutRow,
  who: string,
  apply: boolean,
): Promise<string> {
  if (checkout.state !== 'review' || checkout.review_reason !== 'no-account' || !checkout.charge_id)
    throw new OperatorFault('Only a payment in review whose account is gone can be given to another account');
  const user = await findUser(place, who);
  const what = `payment ${checkout.charge_id} (${checkout.plan})`;
  if (!apply) return `${what} would be that of ${user.email}.\nNothing was changed; --apply does it.`;
  const done = await claimPayment({ db: place.db, clock: () => place.nowMs }, checkout, user.id);
  if (done === 'settled-before')
    return 'The checkout was settled a moment before, by somebody else; look at it again.';
  return done === 'applied'
    ? `${what} is that of ${user.email} now, and access is open.`
    : `${what} is that of ${user.email} now and opens nothing, because a plan of the same or a higher rank runs already. Give it back: operator refund ${checkout.id} --apply`;
}
