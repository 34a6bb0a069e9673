export { CurrencySelect } from './CurrencySelect.tsx';
export { goodFor } from './copy.ts';
export { PlanCard } from './PlanCard.tsx';
export { StaticCurrencySelect } from './StaticCurrencySelect.tsx';
