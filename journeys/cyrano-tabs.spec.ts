/** What the plans sell beside replies: openers, a draft checked, a conversation read. On a phone and a desk, by keyboard, with errors. */
import { type Browser, expect, type Page } from '@playwright/test';
import { axeFaults, cleanInBothThemes } from './support/axe.ts';
import { buy, type Customer, signUp } from './support/customer.ts';
import { press, tabTo } from './support/keyboard.ts';
import type { Product } from './support/product.ts';
import { DESK, PHONE, resize } from './support/screens.ts';
import { test } from './support/shared-product.ts';

const PROFILE = 'Marine biologist, mostly seaweed. My rescue dog is called Biscuit. Afraid of escalators.';
const DRAFT =
  'hey sorry to bother you, i was just wondering if u wanted to get coffee some time? no worries if not';
const TALK = [
  'Me: Hey! How was the market on Saturday?',
  'Her: So good! I bought way too much cheese. Do you like halloumi?',
  'Me: Love it. Did you go with your sister?',
  'Her: Yes, she never stops talking haha. You should come next time',
  'Me: I would like that. What time do you usually go?',
  'Her: Early, like eight. Are you a morning person?',
].join('\n');

let product: Product;
let customer: Customer;
test.beforeAll(async ({ shared }) => {
  product = shared;
  customer = await signUp(product, 'tabs@example.com');
  await buy(product, customer, 'weekly');
});

/** The assistant of our subscriber, without a frame. */
async function openCyrano(
  browser: Browser,
  width: number,
  height: number,
  /** Done before the page asks for anything: it fetches the other tabs ahead. */
  before: (page: Page) => Promise<unknown> = async () => {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width, height },
    locale: 'en-ZA',
    reducedMotion: 'reduce',
  });
  const [name = '', value = ''] = customer.cookie.split('=');
  await context.addCookies([{ name, value, url: product.url }]);
  const page = await context.newPage();
  await before(page);
  await page.goto('/cyrano');
  await expect(page.getByRole('tab')).toHaveText(['Replies', 'Openers', 'Check my draft', 'Insights']);
  return page;
}

const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const box = (page: Page, name: string) => page.getByRole('textbox', { name });

async function askForOpeners(page: Page): Promise<void> {
  await openTab(page, 'Openers');
  await box(page, 'Their profile').fill(PROFILE);
  await page.getByRole('button', { name: 'Suggest openers' }).click();
}

/** Nothing stands outside the screen, and axe finds nothing in either theme; at its width, or at each of these. */
async function expectGoodForAll(page: Page, ...sizes: { width: number; height: number }[]): Promise<void> {
  const look = async () => {
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll('[role=tab], [role=radiogroup] label, main button')]
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().right > innerWidth)
        .map((each) => each.textContent),
    );
    expect(outside).toEqual([]);
    await cleanInBothThemes(page);
  };
  if (sizes.length === 0) await look();
  for (const size of sizes) {
    await resize(page, size);
    await look();
  }
}

test('a profile, a draft and a conversation are each answered, on a phone and on a desk', async ({
  browser,
}) => {
  const page = await openCyrano(browser, PHONE.width, PHONE.height);

  await askForOpeners(page);
  const openers = page.getByRole('list', { name: 'Openers' }).getByRole('listitem');
  await expect(openers).toHaveCount(3);
  await expect(openers.getByRole('button', { name: 'Copy opener' })).toHaveCount(3);
  await page.getByRole('button', { name: 'More openers' }).click();
  await expect(openers).toHaveCount(6);
  const tones = page.getByRole('radiogroup', { name: 'Tone' }).locator('visible=true').locator('label');
  for (const size of [DESK, PHONE]) {
    await resize(page, size);
    const tops = () => tones.evaluateAll((labels) => labels.map((each) => each.getBoundingClientRect().top));
    await expect.poll(async () => [(await tops()).length, new Set(await tops()).size]).toEqual([6, 1]);
  }
  const shown = await openers.evaluateAll((items) =>
    items.map((each) => each.querySelector('p')?.textContent),
  );
  expect(new Set(shown).size).toBe(shown.length);
  await expectGoodForAll(page, DESK, PHONE);

  await openTab(page, 'Check my draft');
  await box(page, 'Your draft').fill(DRAFT);
  await page.getByRole('button', { name: 'Check draft' }).click();
  const checked = page.getByRole('region', { name: 'Your draft, checked' });
  await expect(checked.getByText('of 100')).toBeVisible();
  await expect(checked.getByText(DRAFT)).toBeVisible();
  await expect(box(page, 'Your draft')).toHaveValue(DRAFT);
  await expect(checked.getByRole('button', { name: 'Copy rewrite' }).first()).toBeEnabled();
  await expectGoodForAll(page, DESK, PHONE);

  await openTab(page, 'Insights');
  await box(page, 'The conversation').fill(TALK);
  await page.getByRole('button', { name: 'Read the conversation' }).click();
  await expect(page.getByRole('heading', { name: 'What to try next' })).toBeVisible();
  await expect(page.getByText('3 messages, 25 words')).toBeVisible();
  await expectGoodForAll(page, DESK, PHONE);
  const turns = page.getByRole('list', { name: 'The messages' }).getByRole('listitem');
  await expect(turns).toHaveCount(6);
  await turns.nth(1).getByRole('button', { name: 'Theirs. Make it yours' }).click();
  await expect(page.getByText('You changed the messages.')).toBeVisible();
  await page.getByRole('button', { name: 'Read the conversation' }).click();
  await expect(page.getByText('4 messages, 37 words')).toBeVisible();

  // Each panel is as it was left, the replies included.
  await openTab(page, 'Openers');
  await expect(openers).toHaveCount(6);
  await openTab(page, 'Replies');
  await expect(box(page, 'Message you received')).toBeVisible();
  await expectGoodForAll(page, DESK, PHONE);
  await page.context().close();
});

test('the other tabs take the conversation that stands under Replies', async ({ browser }) => {
  const page = await openCyrano(browser, 1440, 900);
  await box(page, 'Message you received').fill(TALK);
  await page.getByRole('button', { name: 'Suggest replies' }).click();
  await expect(page.getByRole('button', { name: 'Copy reply' })).toHaveCount(3);

  await openTab(page, 'Check my draft');
  await expect(box(page, 'The message it answers')).toHaveValue(
    'Early, like eight. Are you a morning person?',
  );
  await expectGoodForAll(page);

  await openTab(page, 'Insights');
  const turns = page.getByRole('list', { name: 'The messages' }).getByRole('listitem');
  await expect(turns).toHaveCount(6);
  await expectGoodForAll(page, PHONE, DESK);
  await page.getByRole('button', { name: 'Read the conversation' }).click();
  await expect(page.getByText('3 messages, 25 words')).toBeVisible();

  // What is sent goes on there, and the same is said of it.
  await openTab(page, 'Replies');
  await page
    .getByRole('listitem')
    .filter({ hasNot: page.locator('[data-gap]') })
    .getByRole('button', { name: 'I sent this' })
    .first()
    .click();
  await openTab(page, 'Insights');
  await expect(turns).toHaveCount(7);
  await expect(page.getByText('The conversation has changed since it was read.')).toBeVisible();

  // Another one is pasted, and the way back stays open.
  await page.getByRole('button', { name: 'Paste another' }).click();
  await expect(box(page, 'The conversation')).toBeFocused();
  await expect(page.getByText('3 messages, 25 words')).toHaveCount(0);
  await box(page, 'The conversation').fill('Me: hi\nHer: hello you');
  await page.getByRole('button', { name: 'Read the conversation' }).click();
  await expect(turns).toHaveCount(2);
  await page.getByRole('button', { name: 'Change the text' }).click();
  await page.getByRole('button', { name: 'Take the conversation under Replies' }).click();
  await expect(turns).toHaveCount(7);
  await page.context().close();
});

test('a draft with a gap is copied filled, and one that must not be sent brings a warning first', async ({
  browser,
}) => {
  const page = await openCyrano(browser, 360, 740);
  await openTab(page, 'Check my draft');
  await box(page, 'Your draft').fill('hey');
  await page.getByRole('button', { name: 'Check draft' }).click();
  const copy = page.getByRole('button', { name: 'Copy rewrite' }).first();
  await expect(copy).toBeDisabled();
  await page
    .getByRole('textbox', { name: /^Fill in: / })
    .first()
    .fill('the goat');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url });
  await copy.click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^[^[\]]*the goat[^[\]]*$/);

  await box(page, 'Your draft').fill('answer me, i know where you live');
  await page.getByRole('button', { name: 'Check draft' }).click();
  const warning = page.getByText('Before you send this', { exact: true });
  await expect(warning).toBeVisible();
  await expectGoodForAll(page);
  await page.context().close();
});

test('the tabs by keyboard alone', async ({ browser }) => {
  const page = await openCyrano(browser, 1440, 900);
  await tabTo(page, page.getByRole('tab', { name: 'Replies' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Openers' })).toBeFocused();
  await tabTo(page, box(page, 'Their profile'));
  await page.keyboard.type(PROFILE);
  await tabTo(page, page.getByRole('radio', { name: 'Warm' }).locator('visible=true'));
  await page.keyboard.press('ArrowRight');
  await press(page, page.getByRole('button', { name: 'Suggest openers' }));
  await expect(page.getByRole('button', { name: 'Copy opener' })).toHaveCount(3);
  await press(page, page.getByRole('button', { name: 'Copy opener' }).first());
  await press(page, page.getByRole('button', { name: 'More openers' }));
  await expect(page.getByRole('button', { name: 'Copy opener' })).toHaveCount(6);
  // Heard once, and whole.
  await expect(page.getByRole('log').filter({ hasText: '3 openers are ready.' })).toContainText('?');
  await page.context().close();
});

test('what fails is told with a way on, and nothing is lost', async ({ browser }) => {
  const script = '**/assets/OpenersPanel-*.js';
  const page = await openCyrano(browser, 390, 844, (page) => page.route(script, (route) => route.abort()));
  await openTab(page, 'Openers');
  await expect(page.getByText('This part did not arrive')).toBeVisible();
  await expectGoodForAll(page);
  await page.unroute(script);
  await page.getByRole('button', { name: 'Try again' }).click();

  const refusals = [
    { status: 429, code: 'too-many-requests', says: 'Try again in 40 seconds.' },
    { status: 503, code: 'coach-busy', says: 'Cyrano is busy right now. Try again in 40 seconds.' },
  ];
  const call = '**/api/coach/starters';
  await page.route(call, (route) => {
    const refusal = refusals.shift();
    if (!refusal) return route.abort();
    const error = { code: refusal.code, message: '' };
    return route.fulfill({
      status: refusal.status,
      headers: { 'retry-after': '40' },
      contentType: 'application/json',
      body: JSON.stringify({ error }),
    });
  });
  await box(page, 'Their profile').fill(PROFILE);
  const suggest = page.getByRole('button', { name: 'Suggest openers' });
  const alert = page.getByRole('alert');
  for (const { says } of [
    ...refusals,
    { says: 'Network error. Please check your internet connection and try again.' },
  ]) {
    await suggest.click();
    await expect(alert).toContainText(says);
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expect(box(page, 'Their profile')).toHaveValue(PROFILE);
  }
  await page.unroute(call);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Copy opener' })).toHaveCount(3);

  await box(page, 'Their profile').fill('a'.repeat(8_123));
  await suggest.click();
  await expect(page.getByText(/^123 characters too many/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy opener' })).toHaveCount(3);
  await page.context().close();
});

test('the same in the frame', async ({ browser }) => {
  const page = await openCyrano(browser, 360, 740);
  await page.evaluate(() => localStorage.removeItem('cyranoChat'));
  await page.goto('/chat');
  const cyrano = page.frameLocator('iframe[title="Cyrano"]');
  await cyrano.getByRole('tab', { name: 'Insights' }).click();
  await cyrano.getByRole('button', { name: /How was the market/ }).click();
  await expect(cyrano.getByRole('heading', { name: 'What to try next' })).toBeVisible();
  await cyrano.getByRole('tab', { name: 'Openers' }).click();
  await cyrano.getByRole('button', { name: /Marine biologist/ }).click();
  await expect(cyrano.getByRole('button', { name: 'Copy opener' })).toHaveCount(3);
  const wide = await page
    .frames()
    .at(-1)
    ?.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBe(0);
  expect(await axeFaults(page)).toEqual([]);
  await page.context().close();
});
