import { classNames } from '#ui';
import { CurrencySelect } from './CurrencySelect.tsx';
import { chargeCopy } from './page-copy.ts';

/** The select of a static page: unseen until the island runs, with the offer of the visitor's own currency. */
export function StaticCurrencySelect({ className }: { className?: string }) {
  return (
    <div className={classNames('flex max-w-full flex-wrap items-center gap-x-4 text-sm', className)}>
      <div className="invisible max-w-full" data-needs-script="">
        <CurrencySelect />
      </div>
      {/* The offer hangs below the note, outside the flow, and on a desk keeps its place behind it: nothing moves when it appears. */}
      <p className="relative mb-6 text-ink-2 lg:mb-0">
        {chargeCopy.note}
        <button
          type="button"
          data-currency-offer={chargeCopy.offer}
          className="invisible absolute top-full left-0 min-h-11 whitespace-nowrap underline underline-offset-4 hover:text-ink lg:static lg:ml-4"
        >
          {chargeCopy.offer}
        </button>
      </p>
    </div>
  );
}
