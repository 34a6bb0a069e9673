import { formatRand, type Plan } from '#plans';
import { classNames } from '#ui';
import { goodFor } from './copy.ts';
import { planCopy } from './page-copy.ts';

function Badge({ plan, featured }: { plan: Plan; featured: boolean }) {
  return (
    <p
      className={classNames(
        'rounded-pill px-2 py-0.5 font-semibold text-[0.6875rem] leading-5 lg:px-3.5 lg:py-1.5 lg:text-sm',
        featured ? 'bg-gold text-on-gold' : 'bg-sage-wash text-sage',
      )}
    >
      {plan.badge}
    </p>
  );
}

const termsClass = 'mt-0.5 font-semibold text-[0.8125rem] leading-normal lg:mt-2 lg:text-base';

function Tick() {
  return (
    <svg viewBox="0 0 20 20" className="size-4 flex-none max-lg:hidden" fill="none" aria-hidden="true">
      <path d="m4 10.500 4 4 8-9" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  );
}

/**
 * One plan as a ticket, a region with its heading, price and `Choose …` on the stub: torn off to the right on a phone, downwards on a desk. All
 * plans have the same features, so they are said once for all, on the page. The button submits a plain form to `/checkout?plan=…`; the island
 * takes over where scripts run. `featured` prints it on the dark panel. The stub's width on a phone is given and not found, because a browser
 * may draw the ticket before the rest of it has arrived, and then it would move.
 */
export function PlanCard({ plan, featured = false }: { plan: Plan; featured?: boolean }) {
  const headingId = `plan-${plan.type}`;
  const leaf = featured ? 'bg-panel text-on-panel' : 'bg-card';
  const quiet = featured ? 'text-on-panel-2' : 'text-ink-2';
  return (
    <section aria-labelledby={headingId} className={classNames('relative grid', featured && 'lg:-my-4')}>
      <div
        className={classNames(
          featured && '[--leaf-edge:var(--color-gold)]',
          'leaves leaves-below grid min-[22rem]:leaves-right min-[22rem]:grid-cols-[minmax(0,1fr)_9.5rem] lg:leaves-below lg:grid-cols-1 lg:grid-rows-[1fr_auto]',
        )}
      >
        <div
          className={classNames('py-4.5 pr-3 pl-4 lg:px-8', featured ? 'lg:pt-11 lg:pb-7' : 'lg:py-7', leaf)}
        >
          <div className="flex flex-wrap items-center justify-between gap-x-1.5 gap-y-1 max-[24rem]:justify-start max-[24rem]:pb-1 lg:min-h-8">
            <h2 id={headingId} className="text-xl lg:text-2xl">
              {plan.name}
            </h2>
            {plan.badge && <Badge plan={plan} featured={featured} />}
          </div>
          <p
            className={classNames(
              'said mt-0.5 text-[0.875rem] leading-snug lg:mt-1 lg:text-[1.0625rem]',
              quiet,
            )}
          >
            {goodFor[plan.type]}
          </p>
          <p
            className={classNames(
              'mt-2 text-balance text-[0.8125rem] leading-snug lg:mt-3 lg:text-sm',
              featured ? 'text-on-panel' : 'text-ink-2',
            )}
          >
            {planCopy.why[plan.type]}
          </p>
        </div>
        <div
          className={classNames(
            'grid content-center gap-3 border-dashed p-4 min-[22rem]:max-lg:px-3 lg:gap-6 lg:px-8 lg:pt-6 lg:pb-7',
            featured ? 'border-on-panel-2/60 lg:pb-11' : 'border-ink/30',
            leaf,
          )}
        >
          <div>
            <p className="figure text-[1.75rem] lg:text-[3.25rem]">
              <data value={plan.amountInCents / 100} data-cents={plan.amountInCents}>
                {formatRand(plan.amountInCents)}
              </data>
            </p>
            <p data-charged="" hidden className={classNames('mt-1 text-xs lg:mt-1.5 lg:text-sm', quiet)}>
              {planCopy.charged(formatRand(plan.amountInCents))}
            </p>
            <p data-terms={plan.type} className={termsClass}>
              {planCopy.terms(plan)}
            </p>
            {/* As high as the line in whose place it comes. */}
            <p
              data-running={plan.type}
              hidden
              className={classNames(termsClass, 'lg:flex lg:items-center lg:gap-1.5')}
            >
              {/* On a phone the day takes its place. */}
              <Tick />
              <span>
                {planCopy.running} <span data-until="" />
              </span>
            </p>
          </div>
          <form
            action="/checkout"
            method="get"
            data-choose-plan=""
            data-failure={planCopy.failure}
            data-ok={planCopy.ok}
            className="w-full"
          >
            <input type="hidden" name="plan" value={plan.type} />
            <button
              type="submit"
              className={classNames(
                'min-h-12 w-full whitespace-nowrap rounded-pill px-2 font-semibold text-[0.8125rem] transition-colors duration-150 lg:min-h-13 lg:px-6 lg:text-base',
                featured
                  ? 'bg-panel-ember text-on-panel-ember hover:bg-panel-ember-deep'
                  : 'ring-[1.5px] ring-ink ring-inset hover:bg-ink/6',
              )}
            >
              {planCopy.choose(plan)}
            </button>
          </form>
        </div>
      </div>
    </section>
  );
}
