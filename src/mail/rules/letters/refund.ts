import { type Letter, writeLetter } from '../letter.ts';
import { letterTime } from './dates.ts';

/**
 * To somebody whose payment was given back: what, when to expect it, and what becomes of their access.
 *
 * @param about.amount as it is shown, `R249.99`
 * @param about.access `ended`: the plan that it paid for is over; `kept`: it goes on; `none`: it had opened nothing
 * @param about.support where questions go; null where the operator has not said
 */
export const refundLetter = (about: {
  brand: string;
  amount: string;
  paymentId: string;
  paidAtMs: number;
  access: 'ended' | 'kept' | 'none';
  pricingUrl: string;
  support: string | null;
}): Letter =>
  writeLetter({
    brand: about.brand,
    subject: `We gave you back ${about.amount}`,
    paragraphs: [
      `Your payment of ${about.amount} to ${about.brand} of ${letterTime(about.paidAtMs)} was given back, all of it, to the card that paid it.`,
      'It shows on your statement within about 10 working days. How fast it goes is up to your bank; nobody needs to do anything more.',
      ACCESS[about.access],
    ],
    facts: [['Payment ID', about.paymentId]],
    ...(about.access === 'ended'
      ? { action: { label: 'See the plans', url: about.pricingUrl, last: true } }
      : {}),
    footnote: about.support
      ? `If you did not expect this, write to ${about.support} with the payment ID.`
      : 'If you did not expect this, write to us with the payment ID.',
  });

const ACCESS = {
  ended: 'The plan that it paid for has ended with it. Your account stays, and you can choose a plan again.',
  kept: 'Your plan goes on as it was.',
  none: 'It had opened no plan that runs now, so nothing else changes.',
} as const;
