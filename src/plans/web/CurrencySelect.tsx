import { useId } from 'react';
import { CURRENCIES, CURRENCY_FACTS, type Currency } from '#plans';
import { classNames } from '#ui';
import { currencyCopy } from './copy.ts';

type CurrencySelectProps = {
  /** Given in React screens; static pages leave both out and the island listens instead. */
  value?: Currency;
  onChange?: (currency: Currency) => void;
  /** `Show in Rand (R)`: small, beside a total that is the truth. */
  short?: boolean;
  className?: string;
};

/** `US dollar ($)` */
const currencyLabel = (currency: Currency) =>
  `${CURRENCY_FACTS[currency].name} (${CURRENCY_FACTS[currency].symbol})`;

/** The native select labelled `Currency`. Rand is the default; the choice changes what is shown, never the charge. */
export function CurrencySelect({ value, onChange, short = false, className }: CurrencySelectProps) {
  const id = useId();
  return (
    <span className={classNames('inline-flex min-w-0 max-w-full items-center gap-2 text-sm', className)}>
      <label htmlFor={id} className="text-ink-2">
        {short && currencyCopy.show}
        <span className={short ? 'sr-only' : ''}>{currencyCopy.label}</span>
      </label>
      <span className="relative inline-flex min-w-0 items-center">
        <select
          id={id}
          data-currency=""
          {...(value === undefined ? { defaultValue: 'ZAR' } : { value })}
          onChange={onChange && ((event) => onChange(event.currentTarget.value as Currency))}
          className="field-sizing-content min-h-11 min-w-0 max-w-full appearance-none rounded-sm bg-transparent py-2 pr-5 font-semibold text-ink underline decoration-edge underline-offset-4 hover:decoration-ink"
        >
          {CURRENCIES.map((currency) => (
            <option key={currency} value={currency} className="bg-card text-ink">
              {currencyLabel(currency)}
            </option>
          ))}
        </select>
        <svg
          viewBox="0 0 12 8"
          className="pointer-events-none absolute right-0 w-3"
          fill="none"
          aria-hidden="true"
        >
          <path d="m1 1.500 5 5 5-5" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        </svg>
      </span>
    </span>
  );
}
