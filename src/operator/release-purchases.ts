import { type PurchaseHold, readHold, releasePurchases } from '#checkout/server';
import { isoTime } from '#kit';
import { OperatorFault, type Place } from './command.ts';
import { shownTime } from './shown-time.ts';

/** Nothing to release is no fault: it was done before. */
const OPEN = 'Purchases are open; nothing is left to do.';

/** `--release-purchases`: the operator has compared the payments in the portal, and says so. */
export async function releaseByHand(place: Place, apply: boolean): Promise<string> {
  const hold = await readHold(place.db);
  if (!hold) return OPEN;
  if (!apply) return `${whatToCompare(hold)}\nPurchases would be open again.`;
  await place.about('purchases', 'released by hand');
  if (!(await releasePurchases(place.db, hold)))
    throw new OperatorFault('Purchases were put on hold again a moment ago; look at it again');
  return `Purchases are open again, on the word of ${place.by}.`;
}

/** What somebody must have looked at who says that nothing is missing. */
export const whatToCompare = ({ sinceMs }: PurchaseHold): string =>
  [
    `Purchases are on hold: this database stands as of ${shownTime(isoTime(sinceMs))}, and who paid since then may be unknown here.`,
    'By hand: open the card provider’s portal and look at every payment and refund since an hour before that time.',
    '  A payment whose checkout id (its metadata) is known here: reconcile <checkout id> --paid <payment id> --apply.',
    '  A payment whose checkout is not known here: refund it in the portal, or grant its customer the plan.',
    '  A payment given back there: reconcile <payment id> --refunded --apply.',
    'When all of them are done: reconcile --release-purchases --as <your name> --apply.',
  ].join('\n');
