export {
  dailyInCents,
  isPlanType,
  PLAN_FEATURES,
  PLAN_TYPES,
  PLANS,
  type Plan,
  type PlanType,
  priceInRand,
} from './catalogue.ts';
export { type WirePlan, wirePlans } from './contract.ts';
export {
  CURRENCIES,
  CURRENCY_FACTS,
  type Currency,
  currencyOffer,
  formatPrice,
  formatRand,
  isCurrency,
} from './currencies.ts';
export { VAT_PERCENT, vatInCents } from './vat.ts';
