import { PLAN_TYPES, PLANS } from '#plans';
import { FeatureList, PlanCard, StaticCurrencySelect } from '#plans/web';
import { LogoMark, PageShell } from '#ui';
import { pricing, pricingMeta } from '../content/pricing.ts';
import { offerFacts } from '../offers.ts';
import { Icon } from '../parts/Icon.tsx';
import { Island } from '../parts/Island.tsx';
import { publicMeta } from '../public-meta.ts';

export const handle = { static: true };

export const meta = () => publicMeta({ ...pricingMeta(), picture: 'pricing', facts: offerFacts() });

function Opening() {
  return (
    <div className="relative grid gap-4 pt-4 sm:pt-8 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:gap-16">
      <LogoMark className="pointer-events-none absolute -top-24 -right-28 size-80 text-blush opacity-60 lg:-top-16 lg:right-auto lg:-left-[39rem] lg:size-[44rem] dark:opacity-45 [&>path]:fill-current" />
      <div className="relative grid gap-3 lg:gap-4">
        <h1 className="max-w-[16em] text-4xl">{pricing.title}</h1>
        <p className="max-w-[34em] text-ink-2 sm:text-lg">{pricing.lede}</p>
      </div>
      <StaticCurrencySelect className="relative justify-self-start" />
    </div>
  );
}

/** What somebody wants to know before the card is out, each with the place where it is written down. */
function BeforeYouPay() {
  return (
    <section className="mt-12 border-line border-t pt-10 lg:mt-20">
      <h2 className="text-2xl sm:text-3xl">{pricing.before.title}</h2>
      <ul className="mt-6 grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
        {pricing.before.facts.map(({ icon, title, text, link, href }) => (
          <li
            key={title}
            className="grid grid-cols-[auto_1fr] content-start gap-x-3.5 gap-y-1 lg:grid-cols-1 lg:gap-y-2"
          >
            <Icon name={icon} className="row-span-2 size-8 text-ember lg:row-span-1 lg:size-9" />
            <h3 className="font-done font-semibold text-base tracking-normal">{title}</h3>
            <p className="text-ink-2 text-sm">
              {text}{' '}
              {href && (
                <a href={href} className="inline-block py-0.5 text-ink">
                  {link}
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function Pricing() {
  return (
    <PageShell className="overflow-x-clip">
      <div className="wrap pb-16">
        <Opening />
        <div className="relative mx-auto mt-5 grid max-w-lg gap-3.5 lg:mt-12 lg:max-w-none lg:grid-cols-[1fr_1.12fr_1fr] lg:gap-5">
          {PLAN_TYPES.map((type) => (
            <PlanCard key={type} plan={PLANS[type]} featured={type === 'monthly'} />
          ))}
        </div>
        <p className="mt-5 text-center text-ink-2 lg:mt-10">
          {pricing.member}{' '}
          <a href="/login" className="inline-flex min-h-11 items-center font-semibold text-ink">
            {pricing.login}
          </a>
        </p>
        <section className="mx-auto mt-6 max-w-lg lg:mt-14 lg:max-w-none lg:border-line lg:border-t lg:pt-10">
          <h2 className="text-2xl sm:text-3xl">{pricing.included}</h2>
          <FeatureList className="mt-4 grid gap-2.5 lg:mt-6 lg:grid-cols-4 lg:gap-x-10 lg:gap-y-4" />
        </section>
        <BeforeYouPay />
      </div>
      <Island />
    </PageShell>
  );
}
