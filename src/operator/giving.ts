import { giftsInLedger } from '#checkout/server';
import { DAY_MS } from '#kit';
import type { Letter } from '#mail';
import type { Given, GivingDeps, NotNow } from '#subscriptions/server';
import { OperatorFault, type Place } from './command.ts';
import { withMailer } from './with-mailer.ts';

/** For so long a letter about a gift is worth a try of the mail. */
const USEFUL_MS = 3 * DAY_MS;

/**
 * Gives access, and tells its owner by a letter that is kept in the same transaction. A dry run opens no mailer.
 *
 * @param letterOf what they are told
 */
export async function giving<Outcome>(
  place: Place,
  apply: boolean,
  letterOf: (given: Given, about: { brand: string; chatUrl: string }) => Letter,
  act: (deps: GivingDeps) => Promise<Outcome>,
): Promise<Outcome> {
  const { db, nowMs } = place;
  const base = { db, nowMs, ledger: giftsInLedger, apply };
  if (!apply)
    return act({
      ...base,
      tell: () => Promise.reject(new Error('a dry run tells nobody')),
    });
  const { BRAND_NAME: brand, PUBLIC_URL: publicUrl } = place.settings;
  return withMailer(place, async (mailer) => {
    const outcome = await act({
      ...base,
      async tell(within, email, given) {
        const usefulForMs = Math.min(USEFUL_MS, Date.parse(given.gift.until) - nowMs);
        const letter = letterOf(given, { brand, chatUrl: `${publicUrl}/chat` });
        await mailer.send(email, letter, { usefulForMs, within });
      },
    });
    mailer.wake();
    return outcome;
  });
}

/** Why nothing can be given by this account, or not now. */
export function refuse(who: string, notNow: NotNow): never {
  switch (notNow.kind) {
    case 'no-account':
      throw new OperatorFault(`The account of ${who} is gone`);
    case 'closed':
      throw new OperatorFault(
        notNow.isDeletion
          ? `The account of ${who} waits to be erased, so a plan would be lost; 'delete ${who} --keep' keeps it`
          : `The account of ${who} is closed to sign-ins, so a plan would open nothing`,
      );
    case 'paying':
      throw new OperatorFault(
        notNow.state === 'review'
          ? `A payment of ${who} is in review (checkout ${notNow.checkoutId}): find out first whether it was paid, see 'list'`
          : `A payment of ${who} is under way (checkout ${notNow.checkoutId}, ${notNow.state}): wait until it is settled, then look again`,
      );
  }
}
