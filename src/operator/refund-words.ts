import type { RefundState } from '#checkout';
import type { RefundRow } from '#database';
import { formatRand } from '#plans';
import { shownTime } from './shown-time.ts';

const byHand = (checkoutId: string): string =>
  `look in the provider’s portal whether it went back, then say \`operator reconcile ${checkoutId} --refunded --apply\` or \`--not-refunded --apply\`, and give it back nowhere else before`;

/** How a refund stands and what there is to do, for the operator; control characters of a provider's text are shown as ?. */
export function refundStands(refund: RefundRow): string {
  const amount = formatRand(refund.amount_in_cents);
  const told = (refund.told ?? '').replace(/\p{Cc}/gu, '?');
  switch (refund.state as RefundState) {
    case 'refunded':
      return `${amount} was given back (${shownTime(refund.settled_at ?? refund.requested_at)}).`;
    case 'asking':
      return `${amount} is being asked back right now, since ${shownTime(refund.requested_at)}; should that process have died, the server finds out within a minute.`;
    case 'pending':
      return refund.next_check_at
        ? `${refund.provider} has taken it on and gives ${amount} back later; the server looks by itself, and access stays as it is till then.`
        : `${refund.provider} has taken it on, and cannot tell what became of it: ${byHand(refund.checkout_id)}.`;
    case 'unknown':
      return refund.next_check_at
        ? `Nobody knows yet whether ${amount} went back (${told}); the server looks by itself, and asks for it no second time.`
        : `Nobody knows whether ${amount} went back (${told}): ${byHand(refund.checkout_id)}.`;
    case 'refused':
      return `${amount} was not given back (${told}); mend that and ask again.`;
  }
}
