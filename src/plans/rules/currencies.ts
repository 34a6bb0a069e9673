/**
 * Prices shown in other currencies (spec section 9). They are a help for the eye: every charge is in rand.
 */

export const CURRENCIES = ['ZAR', 'USD', 'EUR', 'GBP', 'AUD', 'CAD'] as const;
export type Currency = (typeof CURRENCIES)[number];

interface CurrencyFacts {
  readonly name: string;
  readonly symbol: string;
  /** Units of this currency for one rand. */
  readonly rateFromRand: number;
}

export const CURRENCY_FACTS: Readonly<Record<Currency, CurrencyFacts>> = {
  ZAR: { name: 'Rand', symbol: 'R', rateFromRand: 1 },
  USD: { name: 'US dollar', symbol: '$', rateFromRand: 0.053 },
  EUR: { name: 'Euro', symbol: '€', rateFromRand: 0.049 },
  GBP: { name: 'Pound', symbol: '£', rateFromRand: 0.042 },
  AUD: { name: 'Australian dollar', symbol: 'A$', rateFromRand: 0.081 },
  CAD: { name: 'Canadian dollar', symbol: 'C$', rateFromRand: 0.073 },
};

export const isCurrency = (value: unknown): value is Currency =>
  typeof value === 'string' && (CURRENCIES as readonly string[]).includes(value);

/** `R1999.99`: exact, as it is charged. */
export const formatRand = (amountInCents: number): string => `R${(amountInCents / 100).toFixed(2)}`;

/** Rand exactly, anything else as whole units marked as near: `≈$13`. */
export function formatPrice(amountInCents: number, currency: Currency): string {
  if (currency === 'ZAR') return formatRand(amountInCents);
  const { symbol, rateFromRand } = CURRENCY_FACTS[currency];
  return `≈${symbol}${Math.round((amountInCents / 100) * rateFromRand)}`;
}

/** What the region of a browser's language suggests offering; never chosen for the visitor. */
const CURRENCY_OF_REGION: Readonly<Record<string, Currency>> = {
  US: 'USD',
  GB: 'GBP',
  AU: 'AUD',
  CA: 'CAD',
  IE: 'EUR',
  DE: 'EUR',
  FR: 'EUR',
  NL: 'EUR',
  ES: 'EUR',
  IT: 'EUR',
  BE: 'EUR',
  AT: 'EUR',
  PT: 'EUR',
  FI: 'EUR',
  GR: 'EUR',
};

/** @param locale a BCP 47 tag such as `en-GB` */
export function currencyOffer(locale: string): Currency | null {
  const region = /[-_]([A-Za-z]{2})\b/.exec(locale)?.[1]?.toUpperCase();
  return (region && CURRENCY_OF_REGION[region]) || null;
}
