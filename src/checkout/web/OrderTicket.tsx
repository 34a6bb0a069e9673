import type { ReactNode } from 'react';
import { formatPrice, formatRand, PLAN_FEATURES, type WirePlan } from '#plans';
import { CurrencySelect, goodFor } from '#plans/web';
import { expiryOf } from '#subscriptions';
import { classNames } from '#ui';
import { Assurances } from './Assurances.tsx';
import { CHECKOUT_COPY } from './copy.ts';
import { longDate } from './dates.ts';
import { useShownCurrency } from './shown-currency.ts';

const { rows } = CHECKOUT_COPY;

interface OrderTicketProps {
  plan: WirePlan;
  nowMs: number;
  email: string | null;
  /** Not while a payment is under way. */
  canChange: boolean;
  /** What stands on the stub under the total: the button. */
  children: ReactNode;
}

/** What is bought and until when; on the stub for how much, and the way to pay it. The last thing read before paying. */
export function OrderTicket({ plan, nowMs, email, canChange, children }: OrderTicketProps) {
  return (
    <section
      aria-labelledby="order-heading"
      className="leaves leaves-below grid [--leaf-edge:var(--color-gold)] grid-cols-[minmax(0,1fr)] [--leaf-radius:var(--radius-lg)] lg:leaves-right lg:grid-cols-[1.15fr_1fr]"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] content-center gap-4 staged p-5 sm:p-8 lg:content-start lg:gap-8 lg:p-12">
        <div className="grid gap-1 lg:pt-3">
          <h2 id="order-heading" className="text-2xl lg:text-[1.75rem]">
            {CHECKOUT_COPY.order(plan.name, plan.duration)}
          </h2>
          <p className="said text-gold-ink leading-snug">{goodFor[plan.type]}</p>
          {/* Gone while a payment runs, and its room stays: nothing moves when the popup opens. */}
          <a
            href="/pricing"
            className={classNames(
              '-mb-2 inline-flex min-h-11 items-center justify-self-start text-ink-2 text-sm',
              !canChange && 'invisible',
            )}
          >
            {CHECKOUT_COPY.change}
          </a>
        </div>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2">
          <Row name={rows.starts}>{CHECKOUT_COPY.starts}</Row>
          <Row name={rows.ends}>{longDate(expiryOf(plan.type, nowMs))}</Row>
          {email && (
            <Row name={rows.for}>
              <Address email={email} />
            </Row>
          )}
          <Row name={rows.has}>
            {CHECKOUT_COPY.has}
            <span className="block pt-1 font-normal text-ink-2 text-sm leading-relaxed max-lg:hidden">
              {PLAN_FEATURES.join(', ').replace(/, [A-Z]/g, (start) => start.toLowerCase())}
            </span>
          </Row>
        </dl>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-center gap-5 border-gold lg:content-start lg:gap-7 border-dashed staged p-5 sm:p-8 lg:p-12">
        <Total plan={plan} />
        <div className="grid gap-3.5">
          <p className="text-ink-2 text-sm">
            {CHECKOUT_COPY.check}
            <a href="/terms" target="_blank" rel="noreferrer">
              {CHECKOUT_COPY.terms}
            </a>
            .
          </p>
          {children}
          <Assurances />
        </div>
      </div>
    </section>
  );
}

/** The total in rand, which is the charge, and beside it what that is about in another currency. */
function Total({ plan }: { plan: WirePlan }) {
  const [currency, setCurrency] = useShownCurrency();
  return (
    <div>
      <dl className="flex items-baseline justify-between gap-4">
        <dt className="font-semibold">{rows.total}</dt>
        <dd className="figure text-right text-4xl lg:text-[2.75rem]">{formatRand(plan.amountInCents)}</dd>
      </dl>
      <div className="flex items-baseline justify-between gap-4">
        <p className="text-ink-2 text-sm leading-snug">
          {currency !== 'ZAR' && (
            <b className="font-semibold text-ink">{formatPrice(plan.amountInCents, currency)}. </b>
          )}
          {CHECKOUT_COPY.rand}
        </p>
        <CurrencySelect short value={currency} onChange={setCurrency} className="flex-none" />
      </div>
    </div>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </>
  );
}

/** An address on one line or two, parted after its @ and nowhere else; a part too long for a line ends in dots, and is heard whole. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@') + 1;
  return [email.slice(0, at), email.slice(at)].map((part) => (
    <span key={part} title={email} className="inline-block max-w-full truncate align-bottom">
      {part}
    </span>
  ));
}
