import '../styles/landing.css';
import type { ReactNode } from 'react';
import { ButtonLink, classNames, LogoMark, PageShell } from '#ui';
import { landingVoice, offer, stats, statsLabel, statsNote } from '../content/claims.ts';
import { closing, hero, prompter, reading, trust } from '../content/landing.ts';
import { Icon, type IconName } from './Icon.tsx';
import { PrompterBox } from './PrompterBox.tsx';
import { ReadingScene } from './ReadingScene.tsx';
import { Ticket } from './Ticket.tsx';
import { Voice } from './Voice.tsx';
import { WriteTo } from './WriteTo.tsx';

/** Whether the page makes the claims of `claims.ts`; an operator who cannot prove them sets MARKETING_CLAIMS=modest. */
type Claims = { claims?: boolean };

function Hero() {
  return (
    <section className="relative overflow-x-clip pb-14 sm:pb-20 lg:pb-24">
      <div className="wrap relative grid grid-cols-[minmax(0,1fr)] items-center gap-5 sm:gap-10 lg:pt-6 lg:grid-cols-[minmax(0,1.02fr)_minmax(0,1fr)] lg:gap-x-16">
        <LogoMark className="pointer-events-none absolute -top-28 -left-28 size-96 text-blush opacity-60 lg:-top-20 lg:-left-20 lg:size-[36rem] dark:opacity-45 [&>path]:fill-current" />
        <div className="relative pt-1.5 sm:pt-2 lg:pt-0">
          <h1 className="text-[clamp(2.1rem,10.2vw,2.625rem)] sm:text-5xl lg:whitespace-nowrap lg:text-[clamp(2.75rem,4.3vw,3.875rem)]">
            {hero.title.first}
            <br className="max-lg:hidden" />
            {hero.title.before}
            <em className="next-line text-ember">{hero.title.said}</em>
            {hero.title.after}
          </h1>
          <p className="mt-3 max-w-[31em] text-ink-2 leading-snug sm:mt-6 sm:text-lg sm:leading-[1.55]">
            {hero.lede}
          </p>
          <div className="mt-4 grid gap-x-3 gap-y-4 min-[22.5rem]:grid-cols-2 sm:mt-8 sm:w-fit sm:gap-x-4">
            <Way note={hero.startNote}>
              <ButtonLink href="/choose-us" className="whitespace-nowrap">
                {hero.start}
              </ButtonLink>
            </Way>
            <Way note={hero.tryNowNote}>
              <ButtonLink href="/login" variant="quiet" className="whitespace-nowrap bg-paper">
                {hero.tryNow}
              </ButtonLink>
            </Way>
          </div>
          <ul className="mt-4 grid grid-cols-[5fr_6fr] gap-x-3 gap-y-1.5 text-sm sm:mt-6 sm:flex sm:flex-wrap sm:gap-x-6 sm:gap-y-2.5 sm:text-base">
            <Reason icon="once">{hero.never}</Reason>
            <Reason icon="return">
              <a href="/terms#refunds" className="text-ink min-[22rem]:whitespace-nowrap">
                {offer.moneyBack}
              </a>
            </Reason>
            <Reason icon="lock" className="col-span-2 text-balance sm:basis-full">
              <a href="/privacy#messages" className="text-ink">
                {hero.private}
              </a>
            </Reason>
            <Reason icon="person" className="col-span-2 sm:basis-full">
              <a href="/terms#who" className="text-ink">
                {hero.who}
                <span className="in-data-[seller='']:hidden">{hero.seller}</span>
              </a>
            </Reason>
          </ul>
        </div>
        <ReadingScene />
      </div>
    </section>
  );
}

/** A button, and under it what the press leads to. */
function Way({ note, children }: { note: string; children: ReactNode }) {
  return (
    <div className="grid gap-2 text-center lg:gap-3">
      {children}
      <p className="whitespace-nowrap text-xs leading-tight min-[24rem]:text-[0.875rem] lg:text-sm">{note}</p>
    </div>
  );
}

/** A reason to trust us, right under the buttons. */
function Reason({ icon, className, children }: { icon: IconName; className?: string; children: ReactNode }) {
  return (
    <li className={classNames('flex items-start gap-1.5 leading-snug', className)}>
      <Icon name={icon} className="size-5 flex-none text-sage" />
      <span>{children}</span>
    </li>
  );
}

/** The numbers, in a row of their own after what the product does. Read aloud or copied each is its claim: `3x more responses`. */
function Stats() {
  return (
    <section aria-label={statsLabel}>
      <ul className="grid grid-cols-[auto_auto_auto] gap-x-4 max-sm:justify-between sm:grid-cols-3 border-line border-y py-5 sm:gap-x-10 sm:py-6">
        {stats.map(({ figure, text }) => (
          <li key={text} className="flex flex-col sm:flex-row sm:items-baseline sm:gap-2.5">
            <span className="figure text-2xl sm:text-3xl">{figure}</span>{' '}
            <span className="whitespace-nowrap text-ink-2 text-xs leading-snug min-[24rem]:text-[0.8125rem] sm:text-base">
              {text}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-2 text-sm">{statsNote.figures}</p>
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
        <Ticket>{offer.badge}</Ticket>
        <p className="text-ink-2">
          <a href="/choose-us" className="text-ink">
            {statsNote.link}
          </a>
          {'. '}
          {statsNote.prices}
        </p>
      </div>
    </section>
  );
}

function Prompter() {
  return (
    <section className="wrap grid items-center gap-8 pt-4 pb-16 sm:gap-10 sm:py-24 lg:grid-cols-2 lg:gap-20 lg:pt-0">
      <PrompterBox
        title={prompter.picture}
        className="h-auto w-full rounded-lg border border-line shadow-lift"
      />
      <div className="grid gap-5">
        <h2 className="text-3xl sm:text-[2.75rem]">{prompter.title}</h2>
        {prompter.text.map((text) => (
          <p key={text} className="max-w-[34em] text-ink-2 text-lg">
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}

/** The stroke of a note in the margin, as under the words. */
const STROKES = {
  ember: 'M2 11h20',
  plum: 'M2 8h20M2 14h20',
  brick: 'M1 13q4-8 7.500-2t7.500 0 7-2',
} as const;

function Reading() {
  return (
    <section className="bg-paper-2 py-16 sm:py-24">
      <div className="wrap grid gap-10">
        <h2 className="text-3xl">{reading.title}</h2>
        <ul className="grid gap-12 md:grid-cols-3 md:gap-x-12 md:gap-y-0">
          {reading.points.map(({ title, text, sample }) => (
            <li key={title} className="grid content-start gap-2 md:row-span-4 md:grid-rows-subgrid">
              <h3 className="order-3 mt-2 text-2xl md:mt-5">{title}</h3>
              <p className="order-4 text-ink-2">{text}</p>
              <blockquote className="said order-1 w-fit self-end rounded-[18px_18px_18px_6px] border border-line bg-card px-4 pt-3 pb-4">
                {sample.before}
                <mark className={`said-words tone-${sample.tone}`}>{sample.words}</mark>
                {sample.after}
              </blockquote>
              <p className={`tone-${sample.tone} order-2 flex items-center gap-2.5 pl-4 text-sm`}>
                <svg
                  viewBox="0 0 24 20"
                  className="note-stroke"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <path d={STROKES[sample.tone]} />
                </svg>
                {sample.note}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Trust() {
  return (
    <div className="grid gap-10">
      <h2 className="text-3xl">{trust.title}</h2>
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-4">
        {trust.badges.map(({ icon, title, text }) => (
          <li
            key={title}
            className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-0.5 sm:grid-cols-1 sm:gap-y-2"
          >
            <Icon name={icon} className="-ms-1 size-8 text-sage max-sm:row-span-2 sm:-ms-1.5 sm:size-9" />
            <h3 className="font-done font-semibold text-lg tracking-normal">{title}</h3>
            <p className="text-ink-2">
              {text}
              {icon === 'return' && (
                <>
                  <WriteTo>{trust.writeTo}</WriteTo>
                  {trust.within}
                </>
              )}
              {icon === 'card' && <span className="in-data-[seller='']:hidden"> {trust.soldBy}</span>}
            </p>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-6">
        {trust.more.map(({ href, label }) => (
          <a key={href} href={href} className="inline-flex min-h-11 items-center font-semibold">
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}

function Closing({ claims }: Claims) {
  return (
    <section className="wrap pb-16">
      <div className="relative grid justify-items-start gap-5 overflow-hidden rounded-lg bg-panel px-7 py-12 text-on-panel sm:px-14 sm:py-16">
        <LogoMark className="pointer-events-none absolute -right-24 -bottom-28 size-80 text-panel-ember opacity-10 lg:right-4 lg:size-[28rem] [&>path]:fill-current" />
        <h2 className="text-4xl">{closing.title}</h2>
        <p className="relative max-w-[32em] text-lg text-on-panel-2">
          {claims ? closing.text : closing.modestText}
        </p>
        <a
          href="/choose-us"
          className="relative inline-flex min-h-13 items-center rounded-pill bg-panel-ember px-8 font-semibold text-on-panel-ember no-underline hover:bg-panel-ember-deep focus-visible:outline-on-panel"
        >
          {closing.start}
        </a>
        <p className="-mt-2 text-on-panel-2 text-sm">{hero.startNote}</p>
      </div>
    </section>
  );
}

export function HomePage({ claims = true }: Claims) {
  return (
    <PageShell>
      <Hero />
      <Prompter />
      <Reading />
      <section className="wrap py-16 sm:py-24">
        {claims && (
          <div className="grid gap-10 pb-16 sm:pb-24">
            <div className="max-w-4xl">
              <Voice voice={landingVoice} large />
            </div>
            <Stats />
          </div>
        )}
        <Trust />
      </section>
      <Closing claims={claims} />
    </PageShell>
  );
}
