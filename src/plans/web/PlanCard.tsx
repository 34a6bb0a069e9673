import { formatRand, PLAN_FEATURES, type Plan } from '#plans';
import { classNames } from '#ui';
import { planCopy } from './copy.ts';

/** A tick drawn by hand. */
function Tick() {
  return (
    <svg viewBox="0 0 18 14" className="mt-[0.4em] h-3 w-4 flex-none" fill="none" aria-hidden="true">
      <path
        d="M1.500 7.500 6 12 16.500 1.500"
        stroke="currentColor"
        strokeWidth="2.400"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/**
 * One plan as a region with its heading, price, all features and `Choose …`. The button submits a plain form to
 * `/checkout?plan=…`; the island takes over where scripts run. `featured` sets it on the dark panel.
 */
export function PlanCard({ plan, featured = false }: { plan: Plan; featured?: boolean }) {
  const headingId = `plan-${plan.type}`;
  return (
    <section
      aria-labelledby={headingId}
      className={classNames(
        'relative grid content-start rounded-lg px-7 pt-8 pb-7',
        featured
          ? 'bg-panel text-on-panel shadow-lift lg:-my-5 lg:px-8 lg:pt-13 lg:pb-12'
          : 'border border-line bg-card',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id={headingId} className="text-2xl">
          {plan.name}
        </h2>
        {plan.badge && (
          <p
            className={classNames(
              'rounded-pill px-3.5 py-1.5 font-semibold text-sm leading-5',
              featured ? 'bg-gold text-on-gold' : 'bg-sage-wash text-sage',
            )}
          >
            {plan.badge}
          </p>
        )}
      </div>
      <p className="figure mt-4 text-[clamp(2.75rem,1.5rem+2.6vw,3.5rem)]">
        <data value={plan.amountInCents / 100} data-cents={plan.amountInCents}>
          {formatRand(plan.amountInCents)}
        </data>
      </p>
      <p
        data-charged=""
        hidden
        className={classNames('mt-1.5 text-sm', featured ? 'text-on-panel-2' : 'text-ink-2')}
      >
        {planCopy.charged(formatRand(plan.amountInCents))}
      </p>
      <p className={classNames('mt-2', featured ? 'text-on-panel-2' : 'text-ink-2')}>
        {planCopy.terms(plan)}
      </p>
      <ul className="mt-6 mb-7 grid gap-2.5">
        {PLAN_FEATURES.map((feature) => (
          <li key={feature} className="flex gap-3">
            <span className={featured ? 'text-panel-ember' : 'text-ember'}>
              <Tick />
            </span>
            {feature}
          </li>
        ))}
      </ul>
      <form
        action="/checkout"
        method="get"
        data-choose-plan=""
        data-failure={planCopy.failure}
        data-ok={planCopy.ok}
      >
        <input type="hidden" name="plan" value={plan.type} />
        <button
          type="submit"
          className={classNames(
            'min-h-13 w-full rounded-pill px-6 font-semibold transition-colors duration-150',
            featured
              ? 'bg-panel-ember text-on-panel-ember hover:bg-panel-ember-deep'
              : 'ring-[1.5px] ring-ink ring-inset hover:bg-ink/6',
          )}
        >
          {planCopy.choose(plan)}
        </button>
      </form>
    </section>
  );
}
