import type { Found } from '#checkout';
import type { CheckoutRow } from '#database';
import { err, ok } from '#kit';
import { follow, type PayDeps, type PayResult, repeat, tell } from './attempts.ts';
import type { Payer } from './payment-limits.ts';
import { isWaitedFor, lookAgain, mayBePaidSince } from './reopen.ts';
import { carryOut } from './settle.ts';
import { findCheckout, noteSaidPaid, refOf } from './store.ts';

/**
 * The browser says that a checkout was paid at the provider. That is believed for nothing but the wish to know: the
 * provider is asked. A repeat gives the first answer.
 *
 * @param mayAsk not over the limit: else it is told how the checkout stands here
 */
export async function confirmCheckout(
  deps: PayDeps,
  { userId }: Payer,
  id: string,
  reference: string,
  mayAsk = true,
): Promise<PayResult> {
  const checkout = await findCheckout(deps.db, id);
  if (!checkout || checkout.user_id !== userId) return err({ code: 'checkout-not-found' });
  if (reference !== checkout.id && reference !== checkout.provider_ref)
    return err({ code: 'invalid-request' });
  if (checkout.state === 'open') return err({ code: 'invalid-request' });
  if (!mayAsk) return tell(deps, id);
  if (mayBePaidSince(checkout)) {
    await lookAgain(deps, checkout, true);
    const after = await findCheckout(deps.db, id);
    return after && isWaitedFor(after) ? ok({ state: 'confirming' }) : tell(deps, id);
  }
  if (checkout.expires_at === null || (checkout.state !== 'at-provider' && checkout.state !== 'confirming'))
    return repeat(deps, checkout);
  await look(deps, checkout);
  return tell(deps, id);
}

async function look(deps: PayDeps, checkout: CheckoutRow): Promise<void> {
  const provider = deps.providers.of(checkout.provider);
  let found: Found = { kind: 'cannot-tell' };
  try {
    if (provider) found = await provider.confirm(refOf(checkout));
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    console.error(`checkout ${checkout.id}: the provider could not be asked`, why);
  }
  // Nobody can say yet, and the customer says that it was paid: until it is known, nothing else is charged.
  if (found.kind === 'cannot-tell') {
    await noteSaidPaid(deps.db, checkout.id, deps.clock());
    return carryOut(deps.db, checkout, { do: 'wait', blocks: true }, deps.clock());
  }
  return follow(deps, checkout, found);
}
