import {
  type CheckoutState,
  HAND_REFUSALS,
  type HandRefusal,
  REFUND_REFUSALS,
  refusalOfRefund,
} from '#checkout';
import {
  applyByHand,
  bookGivenBack,
  closeByHand,
  contradictsRefund,
  judgePaid,
  judgeUnpaid,
  type RefundDeps,
  refundOf,
  settleRefunded,
  settleRefused,
} from '#checkout/server';
import type { CheckoutRow } from '#database';
import { OperatorFault } from './command.ts';
import { refundStands } from './refund-words.ts';
import { shownTime } from './shown-time.ts';

/** What an operator who has looked at the provider's portal says of a checkout, done or only told. */

const refuse = (code: HandRefusal): never => {
  throw new OperatorFault(HAND_REFUSALS[code]);
};

const BUYS_NOTHING = {
  'runs-already': 'their plan of the same or a higher rank runs already',
  'no-account': 'the account is gone',
} as const;

/** `--paid`: opens what was paid for, or says why it has to be given back. */
export async function sayPaid(
  deps: RefundDeps,
  checkout: CheckoutRow,
  said: { paymentId: string; atMs: number | null },
  apply: boolean,
): Promise<string> {
  const judged = await judgePaid(deps, checkout, said);
  if (judged.kind === 'refused') return refuse(judged.code);
  if (judged.kind === 'stands') return `Payment ${said.paymentId} was applied before; nothing is left to do.`;
  if (!apply)
    return judged.kind === 'applies'
      ? `Payment ${said.paymentId} would open the ${checkout.plan} plan until ${shownTime(judged.until)}.`
      : `Payment ${said.paymentId} would be noted and opens nothing, because ${BUYS_NOTHING[judged.why]}; it has to be given back.`;
  const done = await applyByHand(deps, checkout, judged);
  switch (done) {
    case 'applied':
      return judged.kind === 'applies'
        ? `Payment ${said.paymentId} is applied: the ${checkout.plan} plan runs until ${shownTime(judged.until)}.`
        : `Payment ${said.paymentId} is applied.`;
    case 'review':
      return `Payment ${said.paymentId} is noted and opens nothing${judged.kind === 'buys-nothing' ? `, because ${BUYS_NOTHING[judged.why]}` : ''}. Give it back: operator refund ${checkout.id} --apply`;
    case 'settled-before':
      return 'The checkout was settled a moment before, by somebody else; look at it again.';
    default:
      return refuse(done);
  }
}

/** `--unpaid`: closes the checkout, so that the customer can pay again. */
export async function sayUnpaid(deps: RefundDeps, checkout: CheckoutRow, apply: boolean): Promise<string> {
  const judged = await judgeUnpaid(deps, checkout);
  if (judged.kind === 'refused') return refuse(judged.code);
  if (judged.kind === 'stands') return 'The checkout is closed as unpaid already; nothing is left to do.';
  if (!apply) return 'The checkout would be closed as unpaid, and its customer could pay again.';
  return (await closeByHand(deps, checkout))
    ? 'The checkout is closed as unpaid, and its customer can pay again.'
    : 'The checkout was settled a moment before, by somebody else; look at it again.';
}

/** `--refunded`, `--not-refunded`: what became of a refund that the provider cannot tell of, or what the portal gave back. */
export async function refundByHand(
  deps: RefundDeps,
  checkout: CheckoutRow,
  wentBack: boolean,
  apply: boolean,
): Promise<string> {
  const refund = await refundOf(deps.db, checkout);
  // Repeating what stands is no fault.
  if (refund?.state === (wentBack ? 'refunded' : 'refused')) return refundStands(refund);
  const refusal = refund ? null : whyNoRefund(checkout, wentBack);
  if (refusal) throw new OperatorFault(refusal);
  // The portal may also say later what had been taken for refused.
  const open: readonly (string | undefined)[] = ['unknown', 'pending', ...(wentBack ? ['refused'] : [])];
  if (refund && !open.includes(refund.state))
    throw new OperatorFault(refundStands(refund).replace(/\.$/, ''));
  const contradiction = await contradictsRefund(deps, checkout, wentBack);
  if (contradiction) return refuse(contradiction);
  if (!apply)
    return wentBack
      ? 'The refund would be booked as done, and what the payment had opened would end unless it was to be kept.'
      : 'The refund would be booked as not done; it could be asked for again.';
  if (!refund) await bookGivenBack(deps, checkout);
  else if (wentBack) await settleRefunded(deps, refund, null);
  // What the portal does not show today it may show tomorrow, so a provider that can tell is asked a few times more.
  else
    await settleRefused(deps.db, refund, 'the operator found that it was not given back', deps.clock(), true);
  const after = await refundOf(deps.db, checkout);
  return after ? refundStands(after) : 'Nothing was done; look at the payment again.';
}

/** Why nothing can be said of a refund that nobody asked for here. */
function whyNoRefund({ state, charge_id: chargeId }: CheckoutRow, wentBack: boolean): string | null {
  if (!wentBack) return 'Nobody asked for this payment back here, so nothing is to be settled';
  const refusal = refusalOfRefund({ state: state as CheckoutState, chargeId }, true);
  return refusal && REFUND_REFUSALS[refusal];
}
