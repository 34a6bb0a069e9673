/**
 * The rules of the three card fields, shared by the popup (in the browser) and the wire (in Node): pure,
 * with the present as a parameter, so that both say the same about the same input.
 */

export type CardField = 'number' | 'expiry' | 'cvc';

/** A card as typed: spaces in the number and `MM/YY` or `MM/YYYY` are fine. */
export type TypedCard = Record<CardField, string>;

export type Card = { number: string; expiryMonth: number; expiryYear: number };

export type CardProblemCode =
  | 'card_number_missing'
  | 'invalid_card_number'
  | 'expiry_missing'
  | 'invalid_expiry'
  | 'card_expired'
  | 'cvc_missing'
  | 'invalid_cvc';

export type CardProblem = { field: CardField; code: CardProblemCode; message: string };

const messages = {
  card_number_missing: 'Enter the card number.',
  invalid_card_number: 'That is not a card number. Check the digits.',
  expiry_missing: 'Enter the expiry date.',
  invalid_expiry: 'Enter the expiry as month and year, like 04/31.',
  card_expired: 'This card has expired.',
  cvc_missing: 'Enter the three digits.',
  invalid_cvc: 'The CVC is three digits.',
} as const satisfies Record<CardProblemCode, string>;

/** Reads a typed card; gives every problem with it, at most one a field, in the order of the fields. */
export function readCard(
  typed: TypedCard,
  now: Date,
): { ok: true; card: Card } | { ok: false; problems: CardProblem[] } {
  const number = typed.number.replace(/[\s-]/g, '');
  const expiry = readExpiry(typed.expiry);
  const codes: [CardField, CardProblemCode | null][] = [
    ['number', numberProblem(number)],
    ['expiry', expiryProblem(typed.expiry, expiry, now)],
    ['cvc', cvcProblem(typed.cvc.trim())],
  ];
  const problems = codes.flatMap(([field, code]) =>
    code === null ? [] : [{ field, code, message: messages[code] }],
  );
  if (problems.length > 0 || expiry === null) return { ok: false, problems };
  return { ok: true, card: { number, expiryMonth: expiry.month, expiryYear: expiry.year } };
}

/** The check digit of a card number (digits only) is right. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** An amount as a bill shows it. */
export function amountText(amountInCents: number, currency: string): string {
  const amount = (amountInCents / 100).toFixed(2);
  return currency === 'ZAR' ? `R${amount}` : `${currency} ${amount}`;
}

/** Groups a number in fours while it is typed. */
export function groupNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 19);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Puts the stroke into an expiry while it is typed: `430` → `04/30`, `12/2030` stays. */
export function groupExpiry(typed: string): string {
  // "1/30" means January, and no month starts with a digit above 1.
  const padded = typed
    .trim()
    .replace(/^(\d)\s*\//, '0$1/')
    .replace(/^([2-9])/, '0$1');
  const digits = padded.replace(/\D/g, '').slice(0, 6);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

function readExpiry(typed: string): { month: number; year: number } | null {
  const parts = /^\s*(\d{1,2})\s*\/\s*(\d{4}|\d{2})\s*$/.exec(typed);
  if (parts === null) return null;
  const month = Number(parts[1]);
  const year = Number(parts[2]);
  if (month < 1 || month > 12) return null;
  return { month, year: year < 100 ? 2000 + year : year };
}

function numberProblem(digits: string): CardProblemCode | null {
  if (digits === '') return 'card_number_missing';
  return /^\d{12,19}$/.test(digits) && passesLuhn(digits) ? null : 'invalid_card_number';
}

function expiryProblem(
  typed: string,
  expiry: { month: number; year: number } | null,
  now: Date,
): CardProblemCode | null {
  if (typed.trim() === '') return 'expiry_missing';
  if (expiry === null) return 'invalid_expiry';
  // A card is good to the last day of the month on it.
  const monthsLeft = (expiry.year - now.getUTCFullYear()) * 12 + (expiry.month - 1 - now.getUTCMonth());
  return monthsLeft < 0 ? 'card_expired' : null;
}

function cvcProblem(typed: string): CardProblemCode | null {
  if (typed === '') return 'cvc_missing';
  return /^\d{3}$/.test(typed) ? null : 'invalid_cvc';
}
