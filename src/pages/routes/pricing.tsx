import type { ReactNode } from 'react';
import { PLAN_FEATURES, PLAN_TYPES, PLANS } from '#plans';
import { PlanCard, StaticCurrencySelect } from '#plans/web';
import { LogoMark, PageShell } from '#ui';
import { featureTexts } from '../content/choose-us.ts';
import { pricing, pricingMeta } from '../content/pricing.ts';
import { offerFacts } from '../offers.ts';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { WriteTo } from '../parts/WriteTo.tsx';
import { publicMeta } from '../public-meta.ts';

export const handle = { static: true };

export const meta = () => publicMeta({ ...pricingMeta(), picture: 'pricing', facts: offerFacts() });

function Opening() {
  return (
    <div className="relative pt-4 sm:pt-8 lg:pt-4">
      <LogoMark className="pointer-events-none absolute -top-24 -right-28 size-80 text-blush opacity-60 lg:-top-16 lg:-right-72 lg:size-[30rem] dark:opacity-45 [&>path]:fill-current" />
      <div className="relative grid gap-3 lg:gap-4">
        <h1 className="max-w-[16em] text-4xl lg:max-w-none lg:text-[3.5rem]">{pricing.title}</h1>
        <p className="max-w-[34em] text-ink-2 sm:text-lg lg:max-w-none">
          {pricing.lede.before}
          <a href="#included" className="text-ink-2">
            {pricing.lede.link}
          </a>
          .
        </p>
        <ul className="flex flex-wrap gap-x-4 gap-y-1.5 whitespace-nowrap font-semibold text-[0.8125rem] min-[24rem]:text-sm sm:text-base">
          <Pledge icon="once">{pricing.pledges[0]}</Pledge>
          <Pledge icon="return">
            <a href="/terms#refunds" className="-my-2.5 inline-flex min-h-11 items-center text-ink">
              {pricing.pledges[1]}
            </a>
          </Pledge>
          <Pledge icon="card">{pricing.pledges[2]}</Pledge>
        </ul>
      </div>
    </div>
  );
}

function Pledge({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <Icon name={icon} className="size-5 flex-none text-sage" />
      {children}
    </li>
  );
}

/** What somebody wants to know before the card is out, right under the plans, each with the place where it is written down. */
function BeforeYouPay() {
  const { title: heading, facts, soldBy, writeTo, within } = pricing.before;
  return (
    <section className="mt-7 border-line border-t pt-8 lg:mt-5 lg:pt-7">
      <h2 className="sr-only">{heading}</h2>
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-8">
        {facts.map(({ icon, title, text, link, href }) => (
          <li key={title} className="grid grid-cols-[auto_1fr] content-start gap-x-3.5 gap-y-0.5">
            <Icon name={icon} className="row-span-2 size-7 text-sage" />
            <h3 className="pt-0.5 font-done font-semibold text-base tracking-normal">{title}</h3>
            <p className="text-ink-2 text-sm">
              {text}
              {icon === 'return' && (
                <>
                  <WriteTo>{writeTo}</WriteTo>
                  {within}
                </>
              )}{' '}
              {icon === 'card' && <span className="in-data-[seller='']:hidden">{soldBy} </span>}
              {href && (
                <a href={href} className="-my-2.5 inline-flex min-h-11 items-center text-ink">
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
        <div
          id="plans"
          className="relative mx-auto mt-6 grid max-w-lg scroll-mt-6 gap-4 lg:gap-5 lg:mt-11 lg:max-w-none lg:grid-cols-[1fr_1.12fr_1fr]"
        >
          {PLAN_TYPES.map((type) => (
            <PlanCard key={type} plan={PLANS[type]} featured={type === 'monthly'} />
          ))}
        </div>
        <div className="mx-auto mt-4 flex max-w-lg flex-wrap-reverse items-start justify-between gap-x-8 lg:mt-7 lg:max-w-none">
          <StaticCurrencySelect />
          <p data-visitor="" className="text-ink-2 text-sm">
            {pricing.member}{' '}
            <a href="/login" className="inline-flex min-h-11 items-center font-semibold text-ink">
              {pricing.login}
            </a>
          </p>
          <p data-member="" hidden className="text-ink-2 text-sm">
            {pricing.signedIn}{' '}
            <a href="/account" className="inline-flex min-h-11 items-center font-semibold text-ink">
              {pricing.account}
            </a>
          </p>
        </div>
        <BeforeYouPay />
        <section className="mx-auto mt-10 max-w-lg lg:mt-14 lg:max-w-none lg:border-line lg:border-t lg:pt-10">
          <h2 id="included" className="scroll-mt-6 text-2xl sm:text-3xl">
            {pricing.included}
          </h2>
          <ul className="mt-5 grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:mt-7 lg:grid-cols-4 lg:gap-y-7">
            {PLAN_FEATURES.map((feature) => (
              <li key={feature}>
                <h3 className="font-done font-semibold text-base tracking-normal">{feature}</h3>
                <p className="mt-0.5 text-ink-2 text-sm">{featureTexts[feature]}</p>
              </li>
            ))}
            <li className="rounded-md bg-paper-2 px-5 py-4 lg:-my-2">
              <p className="said text-lg">{pricing.seen.before}</p>
              <a
                href={pricing.seen.href}
                className="-mb-2.5 inline-flex min-h-11 items-center font-semibold text-ink text-sm"
              >
                {pricing.seen.link}
              </a>
            </li>
          </ul>
          <a
            href="#plans"
            className="mt-3 inline-flex min-h-11 items-center font-semibold text-ink lg:hidden"
          >
            {pricing.seen.back}
          </a>
        </section>
      </div>
    </PageShell>
  );
}
