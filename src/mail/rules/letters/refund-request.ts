import { type Letter, writeLetter } from '../letter.ts';
import { letterTime } from './dates.ts';

interface AboutRequest {
  brand: string;
  /** As it is shown, `R249.99`. */
  amount: string;
  paymentId: string;
  paidAtMs: number;
  /** The account page, which shows how it stands. */
  accountUrl: string;
  /** Where questions go; null where the operator has not said. */
  support: string | null;
}

const whoToAsk = (support: string | null): string =>
  `If it was not you who asked, write to ${support ?? 'us'} with the payment ID.`;

/** To somebody who asked for a payment back: a person decides. */
export const refundAskedLetter = (about: AboutRequest): Letter =>
  writeLetter({
    brand: about.brand,
    subject: `You asked for ${about.amount} back`,
    paragraphs: [
      `We have your request to give back ${about.amount}, which you paid on ${letterTime(about.paidAtMs)}.`,
      'A person looks at it, and you get a letter with the answer. It takes a few days, at most 30. Until then your plan goes on as it is.',
    ],
    facts: [['Payment ID', about.paymentId]],
    action: { label: 'See how it stands', url: about.accountUrl },
    footnote: whoToAsk(about.support),
  });

/** To somebody whose request was granted: the card provider is asked next. */
export const refundGrantedLetter = (about: AboutRequest): Letter =>
  writeLetter({
    brand: about.brand,
    subject: `You get ${about.amount} back`,
    paragraphs: [
      `Your request is granted: ${about.amount}, which you paid on ${letterTime(about.paidAtMs)}, goes back to the card that paid it, all of it.`,
      'We have asked the card provider to pay it back. Once that is done the plan that it paid for ends, and you get one more letter.',
    ],
    facts: [['Payment ID', about.paymentId]],
    action: { label: 'See how it stands', url: about.accountUrl },
    footnote: whoToAsk(about.support),
  });

/** To somebody who paid for a plan twice: the second payment goes back, and they need not ask. */
export const paidTwiceLetter = (about: AboutRequest): Letter =>
  writeLetter({
    brand: about.brand,
    subject: `You paid twice: ${about.amount} goes back to you`,
    paragraphs: [
      `Your payment of ${about.amount} of ${letterTime(about.paidAtMs)} bought nothing, because you had paid for a plan already. It goes back to the card that paid it, all of it. You need not do anything.`,
      'The plan that you have goes on as it is. Once the card provider has paid the money back, you get one more letter.',
    ],
    facts: [['Payment ID', about.paymentId]],
    action: { label: 'See how it stands', url: about.accountUrl },
    footnote: about.support
      ? `If you think this is a mistake, write to ${about.support} with the payment ID.`
      : 'If you think this is a mistake, write to us with the payment ID.',
  });

/**
 * To somebody whose request was refused.
 *
 * @param about.reason the operator's words
 */
export const refundRefusedLetter = (about: AboutRequest & { reason: string }): Letter =>
  writeLetter({
    brand: about.brand,
    subject: `About the ${about.amount} that you asked back`,
    paragraphs: [
      `You asked for ${about.amount} back, which you paid on ${letterTime(about.paidAtMs)}. We do not give it back.`,
      `Why: ${about.reason}`,
      `Your plan goes on as it was. If you see it differently, write to ${about.support ?? 'us'}; you may also turn to the National Consumer Commission.`,
    ],
    facts: [['Payment ID', about.paymentId]],
    action: { label: 'To your account', url: about.accountUrl },
    footnote: 'Your rights by law stay as they are.',
  });

/** To somebody who wants to ask for a payment back and cannot sign in: the link that lets them. */
export const refundLinkLetter = (about: { brand: string; url: string }): Letter =>
  writeLetter({
    brand: about.brand,
    subject: 'Ask for your money back',
    paragraphs: [
      `With this link you see what you paid on ${about.brand} in the last 30 days, and can ask for it back without signing in.`,
      'It works for 24 hours, and once.',
    ],
    action: { label: 'See my payments', url: about.url },
    footnote: 'If you did not ask for this, do nothing: nothing has changed.',
  });
