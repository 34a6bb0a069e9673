import { PLAN_TYPES, PLANS } from '#plans';
import { PlanCard, StaticCurrencySelect } from '#plans/web';
import { PageShell } from '#ui';
import { pricing, pricingMeta } from '../content/pricing.ts';
import { offerFacts } from '../offers.ts';
import { Island } from '../parts/Island.tsx';
import { publicMeta } from '../public-meta.ts';

export const handle = { static: true };

export const meta = () => publicMeta({ ...pricingMeta(), picture: 'pricing', facts: offerFacts() });

export default function Pricing() {
  return (
    <PageShell className="wrap pb-16">
      <div className="mx-auto grid max-w-5xl justify-items-center gap-4 pt-6 text-center sm:pt-10">
        <h1 className="text-4xl">{pricing.title}</h1>
        <p className="max-w-[34em] text-ink-2 text-lg">{pricing.lede}</p>
        <StaticCurrencySelect className="mt-2" />
      </div>
      <div className="mx-auto mt-8 grid max-w-lg gap-6 lg:mt-14 lg:max-w-none lg:grid-cols-[1fr_1.12fr_1fr] lg:gap-5">
        {PLAN_TYPES.map((type) => (
          <PlanCard key={type} plan={PLANS[type]} featured={type === 'monthly'} />
        ))}
      </div>
      <p className="mt-12 flex flex-wrap items-center justify-center gap-x-6 gap-y-1 text-center text-ink-2 lg:mt-16">
        <span>{pricing.refund}</span>
        <span>
          {pricing.member}{' '}
          <a href="/login" className="inline-flex min-h-11 items-center font-semibold text-ink">
            {pricing.login}
          </a>
        </span>
      </p>
      <Island />
    </PageShell>
  );
}
