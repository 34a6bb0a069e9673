import { formatRand, PLANS } from '#plans';
import { classNames, VisuallyHidden } from '#ui';
import { price } from '../content/choose-us.ts';
import { offer } from '../content/claims.ts';

/** `R299` for 29900: the advertised figures are whole rands. */
const wholeRand = (amountInCents: number) => `R${amountInCents / 100}`;

/** The advertised price, struck through to what it is now. */
export function PriceTag({ size }: { size: 'line' | 'large' }) {
  const large = size === 'large';
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5 font-said">
      {/* As wide as the figure is in any face, so that the price beside it stays where it is when ours arrives. */}
      <s className={classNames('text-ink-2 decoration-[1.5px] decoration-ember', large && 'min-w-[4.3rem]')}>
        <VisuallyHidden>{price.was} </VisuallyHidden>
        <data
          className={large ? 'text-2xl' : 'text-lg'}
          value={offer.wasInCents / 100}
          data-cents={offer.wasInCents}
        >
          {wholeRand(offer.wasInCents)}
        </data>
      </s>{' '}
      <VisuallyHidden>{price.now} </VisuallyHidden>
      <data
        className={large ? 'figure text-5xl' : 'figure text-2xl'}
        value={offer.nowInCents / 100}
        data-cents={offer.nowInCents}
      >
        {wholeRand(offer.nowInCents)}
      </data>{' '}
      <span
        className={
          large ? 'font-done text-ink-2' : 'whitespace-nowrap font-done text-ink-2 text-sm max-sm:basis-full'
        }
      >
        {offer.per}
      </span>
    </p>
  );
}

/** What the shortest plan really costs, for pages that advertise nothing else. */
export function LowestPrice({ size }: { size: 'line' | 'large' }) {
  const large = size === 'large';
  const { amountInCents, per } = PLANS.weekly;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5 font-said">
      <span className="font-done text-ink-2">{price.from}</span>{' '}
      <data
        className={large ? 'figure text-5xl' : 'figure text-2xl'}
        value={amountInCents / 100}
        data-cents={amountInCents}
      >
        {formatRand(amountInCents)}
      </data>{' '}
      <span
        className={
          large ? 'font-done text-ink-2' : 'whitespace-nowrap font-done text-ink-2 text-sm max-sm:basis-full'
        }
      >
        {per}
      </span>
    </p>
  );
}
