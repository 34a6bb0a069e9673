import { PLAN_FEATURES } from '#plans';
import { StaticCurrencySelect } from '#plans/web';
import { ButtonLink, Chip, classNames, PageShell } from '#ui';
import { features, featureTexts, opening, price, steps, voicesTitle } from '../content/choose-us.ts';
import { offer, voices } from '../content/claims.ts';
import { AdmissionTicket } from './AdmissionTicket.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { LowestPrice, PriceTag } from './PriceTag.tsx';
import { Ticket } from './Ticket.tsx';
import { Voice } from './Voice.tsx';

const featureIcons = {
  'Unlimited AI conversations': 'talk',
  '24/7 availability': 'clock',
  'Message analysis': 'analyse',
  'Conversation starters': 'start',
  'Response optimization': 'optimise',
  'Personality insights': 'insight',
  'Priority support': 'help',
} satisfies Record<(typeof PLAN_FEATURES)[number], IconName>;

/** Whether the page makes the claims of `claims.ts`; an operator who cannot prove them sets MARKETING_CLAIMS=modest. */
type Claims = { claims?: boolean };

function Opening({ claims }: Claims) {
  return (
    <section
      className={classNames(
        'wrap grid items-center gap-8 pt-2 pb-14 sm:pb-20 lg:pt-10',
        claims && 'lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-16',
      )}
    >
      <div className="grid gap-5">
        <div>
          <Ticket>{claims ? offer.badge : opening.modestBadge}</Ticket>
        </div>
        <h1 className="text-4xl sm:text-5xl">{opening.title}</h1>
        <p className="max-w-[34em] text-ink-2 text-lg">{opening.lede}</p>
      </div>
      {claims && <AdmissionTicket />}
    </section>
  );
}

const panel = 'grid min-h-40 content-center gap-2 rounded-md bg-paper-2 p-5';

function Steps() {
  const samples = [
    <p key="paste" className="said w-fit rounded-[18px_18px_18px_6px] bg-card px-4 py-3">
      {steps.sample.paste}
    </p>,
    <p key="tags" className="flex flex-wrap gap-2">
      <Chip tone="gold">{steps.sample.tags[0]}</Chip>
      <Chip tone="plum">{steps.sample.tags[1]}</Chip>
      <Chip tone="sage">{steps.sample.tags[2]}</Chip>
    </p>,
    <p key="reply" className="ml-auto w-fit rounded-[18px_18px_6px_18px] bg-ember px-4 py-3 text-on-ember">
      {steps.sample.reply}
    </p>,
  ];
  return (
    <section className="wrap grid gap-8 pb-16 sm:pb-24">
      <h2 className="text-3xl">{steps.title}</h2>
      <ol className="grid gap-8 md:grid-cols-3">
        {steps.items.map(({ title, text }, place) => (
          <li key={title} className="grid content-start gap-4">
            <div className={panel}>{samples[place]}</div>
            <h3 className="flex items-baseline gap-2.5 text-2xl">
              <span aria-hidden="true" className="text-ember">
                {place + 1}
              </span>
              {title}
            </h3>
            <p className="text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Features() {
  return (
    <section className="bg-paper-2 py-16 sm:py-24">
      <div className="wrap grid gap-8">
        <h2 className="text-3xl">{features.title}</h2>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-12">
          {PLAN_FEATURES.map((feature, place) => (
            <li
              key={feature}
              className={`grid content-start gap-2 rounded-md bg-card p-6 ${place < 4 ? 'lg:col-span-3' : 'lg:col-span-4'} ${place === 6 ? 'sm:col-span-2' : ''}`}
            >
              <Icon name={featureIcons[feature]} className="size-8 text-ember" />
              <h3 className="font-done font-semibold text-lg tracking-normal">{feature}</h3>
              <p className="text-ink-2 text-sm">{featureTexts[feature]}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Voices() {
  return (
    <section className="wrap grid gap-8 pt-16 sm:pt-24">
      <h2 className="text-3xl">{voicesTitle}</h2>
      <div className="grid gap-5 md:grid-cols-3">
        {voices.map((voice) => (
          <Voice key={voice.name} voice={voice} />
        ))}
      </div>
    </section>
  );
}

function Price({ claims }: Claims) {
  return (
    <section className="wrap py-16 sm:py-24">
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-8 rounded-lg border border-line bg-card p-5 min-[360px]:p-7 shadow-lift sm:p-12 md:grid-cols-[1fr_auto]">
        <div className="grid gap-4">
          <h2 className="text-3xl">{claims ? price.title : price.modestTitle}</h2>
          <div className="flex flex-wrap items-baseline gap-4">
            {claims ? <PriceTag size="large" /> : <LowestPrice size="large" />}
            {claims && <Chip tone="sage">{offer.discount}</Chip>}
          </div>
          <p className="max-w-[32em] text-ink-2">{price.note}</p>
          <p className="font-semibold">{offer.moneyBack}</p>
        </div>
        <StaticCurrencySelect className="justify-self-start md:justify-self-end" />
      </div>
    </section>
  );
}

export function ChooseUsPage({ claims = true }: Claims) {
  return (
    <PageShell>
      <Opening claims={claims} />
      <Steps />
      <Features />
      {claims && <Voices />}
      <Price claims={claims} />
      <div className="sticky bottom-0 z-20 border-line border-t bg-paper/95 backdrop-blur-sm">
        <div className="wrap flex items-center justify-between gap-x-3 py-3 min-[24rem]:gap-x-6 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          {claims ? <PriceTag size="line" /> : <LowestPrice size="line" />}
          <ButtonLink href="/pricing" className="whitespace-nowrap">
            {opening.action}
          </ButtonLink>
        </div>
      </div>
    </PageShell>
  );
}
