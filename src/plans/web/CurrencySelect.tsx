import { useId } from 'react';
import { CURRENCIES, CURRENCY_FACTS, type Currency } from '#plans';
import { classNames, Select } from '#ui';
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
      <Select
        id={id}
        plain
        data-currency=""
        {...(value === undefined ? { defaultValue: 'ZAR' } : { value })}
        onChange={onChange && ((event) => onChange(event.currentTarget.value as Currency))}
        className="field-sizing-content min-h-11 rounded-sm bg-transparent py-2 font-semibold text-ink underline decoration-edge underline-offset-4 hover:decoration-ink"
      >
        {CURRENCIES.map((currency) => (
          <option key={currency} value={currency} className="bg-card text-ink">
            {currencyLabel(currency)}
          </option>
        ))}
      </Select>
    </span>
  );
}
