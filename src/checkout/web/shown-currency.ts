import { useEffect, useState } from 'react';
import { type Currency, isCurrency } from '#plans';

/** The key under which the pages keep the currency somebody looks at prices in; it outlives a sign-out. */
const CURRENCY_KEY = 'currency';

function remembered(): Currency {
  try {
    const kept = window.localStorage.getItem(CURRENCY_KEY);
    return isCurrency(kept) ? kept : 'ZAR';
  } catch {
    return 'ZAR';
  }
}

/** The currency prices are shown in beside the rand that is charged, and the way to choose another. */
export function useShownCurrency(): [Currency, (next: Currency) => void] {
  const [currency, setCurrency] = useState<Currency>('ZAR');
  useEffect(() => setCurrency(remembered()), []);
  return [
    currency,
    (next) => {
      setCurrency(next);
      try {
        window.localStorage.setItem(CURRENCY_KEY, next);
      } catch {
        // Storage is switched off: the choice lasts as long as the page.
      }
    },
  ];
}
