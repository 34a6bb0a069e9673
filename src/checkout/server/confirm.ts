import type { Found } from '#checkout';
import type { CheckoutRow } from '#database';
import { err } from '#kit';
import { follow, followGivenUp, type PayDeps, type PayResult, repeat, tell } from './attempts.ts';
import type { Payer } from './payment-limits.ts';
import { carryOut } from './settle.ts';
import { findCheckout, refOf } from './store.ts';

/**
 * The browser says that a checkout was paid at the provider. That is believed for nothing but the wish to know: the
 * provider is asked. A repeat gives the first answer.
 */
export async function confirmCheckout(
  deps: PayDeps,
  { userId }: Payer,
  id: string,
  reference: string,
): Promise<PayResult> {
  const checkout = await findCheckout(deps.db, id);
  if (!checkout || checkout.user_id !== userId) return err({ code: 'checkout-not-found' });
  if (reference !== checkout.id && reference !== checkout.provider_ref)
    return err({ code: 'invalid-request' });
  if (checkout.state === 'open') return err({ code: 'invalid-request' });
  const mayBePaid =
    checkout.expires_at !== null && !checkout.charge_id && ASKED_ABOUT.includes(checkout.state);
  if (!mayBePaid) return repeat(deps, checkout);
  await look(deps, checkout);
  return tell(deps, id);
}

/** The last two: the page may be paid after we had given up on it, or with another card than the one that was declined. */
const ASKED_ABOUT = ['at-provider', 'confirming', 'declined', 'failed'];

async function look(deps: PayDeps, checkout: CheckoutRow): Promise<void> {
  const provider = deps.providers.of(checkout.provider);
  let found: Found = { kind: 'cannot-tell' };
  try {
    if (provider) found = await provider.confirm(refOf(checkout));
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    console.error(`checkout ${checkout.id}: the provider could not be asked`, why);
  }
  if (checkout.state === 'declined' || checkout.state === 'failed')
    return followGivenUp(deps, checkout, found);
  // Nobody can say yet, and the customer says that it was paid: until it is known, nothing else is charged.
  if (found.kind === 'cannot-tell')
    return carryOut(deps.db, checkout, { do: 'wait', blocks: true }, deps.clock());
  return follow(deps, checkout, found);
}
