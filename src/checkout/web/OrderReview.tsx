import { formatPrice, formatRand, type WirePlan } from '#plans';
import { CurrencySelect } from '#plans/web';
import { expiryOf } from '#subscriptions';
import { CHECKOUT_COPY } from './copy.ts';
import { longDate } from './dates.ts';
import { useShownCurrency } from './shown-currency.ts';

/** What is bought, until when, and for how much: the last thing read before paying. */
export function OrderReview({ plan, nowMs }: { plan: WirePlan; nowMs: number }) {
  const [currency, setCurrency] = useShownCurrency();
  return (
    <section aria-labelledby="order-heading" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id="order-heading" className="text-2xl">
        {CHECKOUT_COPY.reviewing}
      </h2>
      <dl className="grid gap-3">
        <Row name="Plan">{plan.name}</Row>
        <Row name="Runs for">{plan.duration}</Row>
        <Row name="Ends on">{longDate(expiryOf(plan.type, nowMs))}</Row>
        <div className="flex items-baseline justify-between gap-4 border-line border-t pt-4">
          <dt className="font-semibold">Total</dt>
          <dd className="text-right">
            <span className="font-[560] font-said text-3xl leading-none">
              {formatRand(plan.amountInCents)}
            </span>
            {currency !== 'ZAR' && (
              <span className="mt-1 block text-ink-2 text-sm">
                {formatPrice(plan.amountInCents, currency)}
              </span>
            )}
          </dd>
        </div>
      </dl>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <CurrencySelect value={currency} onChange={setCurrency} />
        <p className="text-ink-2 text-sm">{CHECKOUT_COPY.rand}</p>
      </div>
    </section>
  );
}

function Row({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-right font-semibold">{children}</dd>
    </div>
  );
}
