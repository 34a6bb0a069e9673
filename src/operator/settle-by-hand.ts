import { HAND_REFUSALS, type HandRefusal } from '#checkout';
import {
  applyByHand,
  closeByHand,
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

/** `--refunded`, `--not-refunded`: the end of a refund that the provider cannot tell. */
export async function refundByHand(
  deps: RefundDeps,
  checkout: CheckoutRow,
  wentBack: boolean,
  apply: boolean,
): Promise<string> {
  const refund = await refundOf(deps.db, checkout);
  if (!refund)
    throw new OperatorFault('Nobody asked for this payment back here; `operator refund` does, or books it');
  const { state } = refund;
  // Repeating what stands is no fault; the portal may also say later what had been taken for refused.
  if (state === (wentBack ? 'refunded' : 'refused')) return refundStands(refund);
  const canBeSaid = state === 'unknown' || state === 'pending' || (wentBack && state === 'refused');
  if (!canBeSaid) throw new OperatorFault(refundStands(refund).replace(/\.$/, ''));
  if (!apply)
    return wentBack
      ? 'The refund would be booked as done, and what the payment had opened would end unless it was to be kept.'
      : 'The refund would be booked as not done; it could be asked for again.';
  const nowMs = deps.clock();
  if (wentBack) await settleRefunded(deps, refund, null);
  else await settleRefused(deps.db, refund, 'the operator found that it was not given back', nowMs, false);
  return refundStands((await refundOf(deps.db, checkout)) ?? refund);
}
