import { formatPrice, formatRand, type WirePlan } from '#plans';
import { CurrencySelect } from '#plans/web';
import { expiryOf } from '#subscriptions';
import { CHECKOUT_COPY } from './copy.ts';
import { longDate } from './dates.ts';
import { useShownCurrency } from './shown-currency.ts';

/** What is bought, until when, and for how much: the last thing read before paying. */
export function OrderReview({ plan, nowMs, email }: { plan: WirePlan; nowMs: number; email: string | null }) {
  return (
    <section aria-labelledby="order-heading" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id="order-heading" className="text-2xl">
        {CHECKOUT_COPY.reviewing}
      </h2>
      <dl className="grid gap-3">
        {email && <Row name="For">{email}</Row>}
        <Row name="Plan">{plan.name}</Row>
        <Row name="Runs for">{plan.duration}</Row>
        <Row name="Ends on">{longDate(expiryOf(plan.type, nowMs))}</Row>
        <div className="flex items-baseline justify-between gap-4 border-line border-t pt-4">
          <dt className="font-semibold">Total</dt>
          <dd className="figure text-right text-3xl">{formatRand(plan.amountInCents)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** What the price is about in another currency; the charge stays what the button says. */
export function OtherCurrency({ plan }: { plan: WirePlan }) {
  const [currency, setCurrency] = useShownCurrency();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-2 border-line border-t pt-5">
      <CurrencySelect value={currency} onChange={setCurrency} />
      <p className="text-center text-ink-2 text-sm">
        {currency !== 'ZAR' && (
          <span className="font-semibold text-ink">{formatPrice(plan.amountInCents, currency)}. </span>
        )}
        {CHECKOUT_COPY.rand}
      </p>
    </div>
  );
}

function Row({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 break-words text-right font-semibold">{children}</dd>
    </div>
  );
}
