import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formatRand, PLAN_FEATURES, PLAN_TYPES, PLANS } from '#plans';
import { offer, stats, voices } from './content/claims.ts';
import { NotFoundPage } from './parts/TroublePage.tsx';
import ChooseUs from './routes/choose-us.tsx';
import Home from './routes/home.tsx';
import Pricing from './routes/pricing.tsx';
import Privacy from './routes/privacy.tsx';
import Terms from './routes/terms.tsx';

const pages = { Home, ChooseUs, Pricing, Terms, Privacy, NotFoundPage };
const html = Object.fromEntries(
  Object.entries(pages).map(([name, page]) => [
    name,
    renderToStaticMarkup(createElement(page as ComponentType)),
  ]),
) as Record<keyof typeof pages, string>;
const names = Object.keys(pages) as (keyof typeof pages)[];

/** The words of a page as a reader meets them. */
const text = (name: keyof typeof pages) =>
  html[name]
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

/** The markup of one plan's region. */
const region = (type: string) =>
  html.Pricing.match(new RegExp(`<section aria-labelledby="plan-${type}".*?</section>`, 's'))?.[0] ?? '';

describe('prices on the pages', () => {
  const known = new Set([
    ...PLAN_TYPES.map((type) => formatRand(PLANS[type].amountInCents)),
    // What the yearly plan saves.
    formatRand(12 * PLANS.monthly.amountInCents - PLANS.yearly.amountInCents),
    ...[offer.wasInCents, offer.nowInCents].map((cents) => `R${cents / 100}`),
  ]);

  it.each(names)('%s shows no amount that is neither in the catalogue nor the advertised one', (name) => {
    const shown = text(name).match(/R\d[\d\s,]*(?:\.\d+)?/g) ?? [];
    expect(shown.map((price) => price.trim()).filter((price) => !known.has(price))).toEqual([]);
  });

  it.each(PLAN_TYPES)('%s has its heading, price, days and its button', (type) => {
    const plan = PLANS[type];
    const card = region(type);
    expect(card).toContain(`>${plan.name}</h2>`);
    expect(card).toContain(`data-cents="${plan.amountInCents}">${formatRand(plan.amountInCents)}</data>`);
    expect(card).toContain(`>${plan.duration}, paid once<`);
    // What a badge means is measured by the catalogue's own prices.
    expect(/[R%][\d.]* less /.test(card)).toBe(plan.badge !== undefined);
    // Beside the price it would sound like a subscription.
    expect(text('Pricing')).toContain(`${formatRand(plan.amountInCents)} ${plan.per}`);
    expect(card).toContain(`>Choose ${plan.name}</button>`);
    expect(card).toMatch(/<form[^>]* action="\/checkout"[^>]* method="get"/);
    expect(card).toContain(`name="plan" value="${type}"`);
  });

  it('says once what every plan has: all seven features', () => {
    const said = PLAN_FEATURES.map((feature) => html.Pricing.split(feature).length - 1);
    expect(said).toEqual(PLAN_FEATURES.map(() => 1));
  });

  it('badges the plans as the specification does', () => {
    expect(region('weekly')).not.toMatch(/Best Value|savings/);
    expect(region('monthly')).toContain('Best Value');
    expect(region('yearly')).toContain('33% savings');
  });

  it('strikes R299 through to R149 per month', () => {
    expect(html.ChooseUs).toMatch(/<s [^>]*>.*?R299.*?<\/s>.*?R149.*?per month/s);
  });
});

describe('texts of the specification', () => {
  it.each([
    [
      'Home',
      [...stats.flatMap(({ figure, text: words }) => [figure, words]), '50% off', '30-day money-back'],
    ],
    [
      'ChooseUs',
      ['24:00:00', '50% off', 'Paste the conversation', 'The AI analyses', 'Get replies', ...PLAN_FEATURES],
    ],
    ['ChooseUs', voices.flatMap(({ quote, name }) => [quote, name])],
    ['Pricing', ['Weekly', 'Monthly', 'Yearly', 'Login Here', 'Currency']],
    [
      'Terms',
      ['Last updated: March 2024', 'card provider', 'no automatic renewals', '%%SUPPORT_EMAIL%%', '7 days'],
    ],
    ['Terms', ['%%SELLER_NAME%%', '%%SELLER_ADDRESS%%', '%%SELLER_PHONE%%', '%%SELLER_REGISTRATION%%', '18']],
    [
      'Privacy',
      ['Last updated: March 2024', 'card provider', '%%PRIVACY_EMAIL%%', '%%SELLER_NAME%%', 'POPIA'],
    ],
  ] as const)('%s says %j', (name, words) => {
    expect(words.filter((word) => !text(name).includes(word))).toEqual([]);
  });

  it('has three testimonials, the landing page one', () => {
    expect(html.ChooseUs.match(/<blockquote/g)).toHaveLength(3);
    expect(html.Home.match(/<figcaption/g)).toHaveLength(1);
  });

  it.each([
    ['Home', 'Get Started', '/choose-us'],
    ['Home', 'Try Now', '/login'],
    ['ChooseUs', 'Choose your plan', '/pricing'],
    ['Pricing', 'Login Here', '/login'],
  ] as const)('on %s, every “%s” leads to %s', (name, label, href) => {
    const found = [...html[name].matchAll(/<a ([^>]*)>([^<]*)<\/a>/g)].filter(
      ([, , words]) => words === label,
    );
    expect(found.length).toBeGreaterThan(0);
    for (const [, attributes] of found) expect(attributes).toContain(`href="${href}"`);
  });
});

describe('what the content policy and the server rely on', () => {
  it.each(names)('%s has no inline style or handler and asks no other host for anything', (name) => {
    expect(html[name]).not.toMatch(/ style="| on[a-z]+="/);
    expect(html[name]).not.toMatch(/(?:src|href|action)="(?:https?:)?\/\//);
  });

  it.each(names)('%s has only marks that the server fills', (name) => {
    const marks = new Set(html[name].match(/%%\w+%%/g));
    const filled = [
      'BRAND_NAME',
      'SUPPORT_EMAIL',
      'PRIVACY_EMAIL',
      'PUBLIC_URL',
      'US_AT_SUPPORT',
      'US_AT_PRIVACY',
    ];
    const sellers = [
      'CARD_PROVIDER',
      'WHO_READS',
      'WHO_ELSE_READS',
      'LLM_HOST',
      'SELLER',
      'SELLER_NAME',
      'SELLER_ADDRESS',
      'SELLER_PHONE',
      'SELLER_REGISTRATION',
    ];
    const allowed = [...filled, ...sellers].map((mark) => `%%${mark}%%`);
    expect([...marks].filter((mark) => !allowed.includes(mark))).toEqual([]);
    expect(marks).toContain('%%BRAND_NAME%%');
  });

  it.each(names)('%s has one main heading', (name) => {
    expect(html[name].match(/<h1/g)).toHaveLength(1);
  });
});
