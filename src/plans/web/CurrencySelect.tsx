import { useId } from 'react';
import { CURRENCIES, CURRENCY_FACTS, type Currency } from '#plans';
import { classNames } from '#ui';
import { currencyCopy } from './copy.ts';

type CurrencySelectProps = {
  /** Given in React screens; static pages leave both out and the island listens instead. */
  value?: Currency;
  onChange?: (currency: Currency) => void;
  /** Only the select is seen; the label is still heard. */
  bare?: boolean;
  className?: string;
};

/** `US dollar ($)` */
export const currencyLabel = (currency: Currency) =>
  `${CURRENCY_FACTS[currency].name} (${CURRENCY_FACTS[currency].symbol})`;

/** The native select labelled `Currency`. Rand is the default; the choice changes what is shown, never the charge. */
export function CurrencySelect({ value, onChange, bare = false, className }: CurrencySelectProps) {
  const id = useId();
  return (
    <span className={classNames('inline-flex min-w-0 max-w-full items-center gap-3', className)}>
      <label htmlFor={id} className={bare ? 'sr-only' : 'text-ink-2 text-sm'}>
        {currencyCopy.label}
      </label>
      <span className="relative inline-flex min-w-0 items-center">
        <select
          id={id}
          data-currency=""
          {...(value === undefined ? { defaultValue: 'ZAR' } : { value })}
          onChange={onChange && ((event) => onChange(event.currentTarget.value as Currency))}
          className="min-h-11 min-w-0 max-w-full appearance-none rounded-sm bg-card py-2 pr-10 pl-3.5 font-semibold text-ink text-sm ring-1 ring-edge ring-inset hover:ring-ink"
        >
          {CURRENCIES.map((currency) => (
            <option key={currency} value={currency}>
              {currencyLabel(currency)}
            </option>
          ))}
        </select>
        <svg
          viewBox="0 0 12 8"
          className="pointer-events-none absolute right-3.5 w-3"
          fill="none"
          aria-hidden="true"
        >
          <path d="m1 1.500 5 5 5-5" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        </svg>
      </span>
    </span>
  );
}

/** The select of a static page: unseen until the island runs, with the offer of the visitor's own currency. */
export function StaticCurrencySelect({ className }: { className?: string }) {
  return (
    <div className={classNames('grid max-w-full grid-cols-[minmax(0,auto)] gap-1.5', className)}>
      <div className="invisible max-w-full" data-needs-script="">
        <CurrencySelect />
      </div>
      {/* The offer hangs below the note, outside the flow: nothing moves when it appears. */}
      <p className="relative mb-6 text-ink-2 text-sm">
        {currencyCopy.note}
        <button
          type="button"
          data-currency-offer={currencyCopy.offer}
          className="invisible absolute top-full left-0 min-h-11 whitespace-nowrap underline underline-offset-4 hover:text-ink"
        >
          {currencyCopy.offer}
        </button>
      </p>
    </div>
  );
}
