export { CurrencySelect, currencyLabel, StaticCurrencySelect } from './CurrencySelect.tsx';
export { currencyCopy, planCopy } from './copy.ts';
export { FeatureList, PlanCard } from './PlanCard.tsx';
