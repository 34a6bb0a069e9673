import { type Letter, writeLetter } from '../letter.ts';
import { letterTime } from './dates.ts';

/** Who sold; what the operator has not said is null, and named as not set, as on the page. */
interface Seller {
  name: string | null;
  address: string | null;
  phone: string | null;
  registration: string | null;
  email: string | null;
  vat: string | null;
}

/** What of the seller is missed where it is not set. A registration number is not: only a company has one. */
const SELLER_TERMS = {
  name: 'name',
  address: 'address',
  phone: 'telephone',
  email: 'support',
} as const satisfies Partial<Record<keyof Seller, string>>;

/**
 * To somebody who paid. With a VAT number it is the abridged tax invoice of section 20(5) of the Value-Added Tax Act.
 *
 * @param about.amount as it is shown, `R249.99`
 * @param about.card masked, or null where the card provider does not tell it
 * @param about.vat what of the amount is tax; null where the seller is not registered for it
 */
export function receiptLetter(about: {
  brand: string;
  number: string;
  plan: string;
  amount: string;
  paidAtMs: number;
  fromMs: number;
  untilMs: number;
  paymentId: string;
  card: string | null;
  buyer: string;
  seller: Seller;
  vat: { percent: number; amount: string } | null;
  receiptUrl: string;
}): Letter {
  const { brand, seller, vat } = about;
  const kind = vat ? 'Tax invoice' : 'Receipt';
  const notSet = (Object.keys(SELLER_TERMS) as (keyof typeof SELLER_TERMS)[]).filter((part) => !seller[part]);
  const facts: [string, string | null, 'strong'?][] = [
    [`${kind} number`, about.number],
    ['Paid on', `${letterTime(about.paidAtMs)} (SAST)`],
    ['Plan', `${about.plan}, paid once`],
    ['From', `${letterTime(about.fromMs)} (SAST)`],
    ['Until', `${letterTime(about.untilMs)} (SAST)`],
    ['Card', about.card],
    ['Payment ID', about.paymentId],
    ['Bought by', about.buyer],
    [
      'Sold by',
      [seller.name ?? brand, seller.registration && `registration ${seller.registration}`, seller.address]
        .filter(Boolean)
        .join(', '),
    ],
    // A number is not broken at the end of a line.
    ['Contact', [seller.email, seller.phone?.replaceAll(' ', '\u00a0')].filter(Boolean).join(', ') || null],
    ['Not set', notSet.map((part) => SELLER_TERMS[part]).join(', ') || null],
    ['VAT', seller.vat ? `number ${seller.vat}` : 'not registered for VAT'],
    ['Total', about.amount, 'strong'],
    [`VAT included (${vat?.percent} %)`, vat?.amount ?? null],
  ];
  return writeLetter({
    brand,
    subject: `${kind} ${about.number}: ${about.amount} for your ${about.plan.toLowerCase()} plan`,
    paragraphs: [
      `Thank you. Your ${about.plan.toLowerCase()} plan is open until ${letterTime(about.untilMs)}. It ends by itself then and never renews.`,
      'Not for you? Ask for your money back on your account page within 30 days, all of it and without a reason.',
    ],
    action: { label: 'Open the receipt', url: about.receiptUrl },
    facts: facts.filter((fact): fact is [string, string, 'strong'?] => fact[1] !== null),
    footnote: seller.email
      ? `You get this because you paid on ${brand}. If you did not, write to ${seller.email}.`
      : `You get this because you paid on ${brand}. If you did not, write to us.`,
  });
}
