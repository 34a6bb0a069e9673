/** First light: a stranger lands, chooses, signs up, pays, pastes a message and copies a reply. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { captures } from './support/customer.ts';
import { answered } from './support/cyrano.ts';
import type { Product } from './support/product.ts';
import { cardFormStands, choosePlan, payWith, signInOnScreen, signUpOnScreen } from './support/screens.ts';
import { test } from './support/shared-product.ts';

const CARD = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  secure: '4000 0000 0000 3220',
  reset: '4000 0000 0000 0341',
};
const RECEIVED =
  'Haha just back from the pottery market with my nephew, my hands are wrecked 😂 what did you get up to?';

let product: Product;
test.beforeAll(({ shared }) => {
  product = shared;
});
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.beforeEach(async ({ page }) => {
  const goto = page.goto.bind(page);
  page.goto = (path, options) => goto(new URL(path, product.url).href, options);
  page.on('pageerror', (error) => {
    throw error;
  });
});

/** Pastes a message and copies the first reply, wherever the assistant stands. */
async function copyAReply(page: Page, cyrano: FrameLocator | Page): Promise<void> {
  await cyrano.getByRole('textbox', { name: 'Message you received' }).fill(RECEIVED);
  await cyrano.getByRole('radio', { name: 'Playful' }).check();
  // Replies to the same message may stand there from before.
  const told = page.waitForResponse((answer) => answer.url().endsWith('/api/coach/advice') && answer.ok());
  await cyrano.getByRole('button', { name: 'Suggest replies' }).click();
  await told;
  await answered(cyrano);
  const replies = cyrano
    .getByRole('listitem')
    .filter({ has: cyrano.getByRole('button', { name: 'Copy reply' }) });
  await expect(replies).toHaveCount(3);
  for (const text of await replies.allInnerTexts())
    expect(text).toMatch(/pottery|market|nephew|hands|wreck|clay/i);
  const words = (await replies.first().locator('p[data-reply]').textContent()) ?? '';
  expect(words.length).toBeGreaterThan(10);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await replies.first().getByRole('button', { name: 'Copy reply' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(words);
}

/** How often the gateway took this amount, stories that were told before included. */
const taken = async (amount: number): Promise<number> =>
  (await captures(product)).filter(({ amountInCents }) => amountInCents === amount).length;

test('from the first page to a copied reply', async ({ page }) => {
  const before = await taken(24_999);
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL(/\/choose-us$/);
  await page
    .getByRole('link', { name: /pric|plan|start/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.getByRole('region', { name: 'Monthly' }).getByRole('button', { name: 'Choose Monthly' }).click();

  await signUpOnScreen(page, 'stranger@example.com');
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('button', { name: 'Pay R249.99' })).toBeEnabled();
  // Who takes the card is said before anything opens; who sells, where the operator has named somebody.
  await expect(page.getByText('Card form by Sandbox (test cards)')).toBeVisible();
  await expect(page.getByText('Sold by')).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
  await payWith(page, CARD.good);

  await expect(page).toHaveURL(/\/chat$/);
  const cyrano = page.frameLocator('iframe[title="Cyrano"]');
  await copyAReply(page, cyrano);
  expect(await axeFaults(page)).toEqual([]);

  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored.selectedPlan).toBeUndefined();
  expect(JSON.parse(stored.userSubscription ?? '{}')).toMatchObject({ isActive: true, type: 'monthly' });
  expect(await taken(24_999)).toBe(before + 1);
});

test('a declined card opens nothing; the next one does', async ({ page }) => {
  await choosePlan(page, 'Weekly');
  await signUpOnScreen(page, 'declined@example.com');
  await payWith(page, CARD.declined);
  await expect(page.getByText('Payment failed: Please check your card details and try again.')).toBeVisible();
  await expect(page).toHaveURL(/\/checkout/);
  await expect(page.getByRole('button', { name: 'Pay R99.99' })).toBeEnabled();
  await payWith(page, CARD.good);
  await expect(page).toHaveURL(/\/chat$/);
  await copyAReply(page, page.frameLocator('iframe[title="Cyrano"]'));
});

test('a card with a second step, and the assistant without a frame', async ({ page }) => {
  await choosePlan(page, 'Weekly');
  await signUpOnScreen(page, 'secure@example.com');
  await payWith(page, CARD.secure);
  const form = page.frameLocator('iframe[title="Card payment"]');
  await form.getByLabel('Code').fill('123456');
  await cardFormStands(page);
  await form.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await page
    .getByRole('button', { name: 'Full screen' })
    .or(page.getByRole('switch', { name: 'Full screen' }))
    .click();
  await expect(page).toHaveURL(/\/cyrano$/);
  expect(await page.evaluate(() => localStorage.getItem('cyranoChat'))).toBe('true');
  await copyAReply(page, page);
  expect(await axeFaults(page)).toEqual([]);
});

test('a key of the frame that ran out is renewed without a word, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/login');
  await signInOnScreen(page, 'stranger@example.com');
  await expect(page).toHaveURL(/\/chat$/);
  const cyrano = page.frameLocator('iframe[title="Cyrano"]');
  await copyAReply(page, cyrano);
  const database = new DatabaseSync(join(product.dataDir, 'repartee.db'), { timeout: 5_000 });
  database.exec('delete from coach_tokens');
  database.close();
  await copyAReply(page, cyrano);
});

test('an answer lost on the way still opens the chat, and takes the money once', async ({ page }) => {
  const before = await taken(199_999);
  await choosePlan(page, 'Yearly');
  await signUpOnScreen(page, 'lost@example.com');
  await payWith(page, CARD.reset);
  await expect(page).toHaveURL(/\/chat$/);
  expect(await taken(199_999)).toBe(before + 1);
});

test('a closed popup leaves everything as it was', async ({ page }) => {
  await choosePlan(page, 'Monthly');
  await signUpOnScreen(page, 'closed@example.com');
  await page.getByRole('button', { name: 'Pay R249.99' }).click();
  await page.frameLocator('iframe[title="Card payment"]').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Pay R249.99' })).toBeEnabled();
  await expect(page).toHaveURL(/\/checkout/);
});

test('who comes back signs in and stands in the chat; who signs out is out everywhere', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await signInOnScreen(page, 'stranger@example.com');
  await expect(page).toHaveURL(/\/chat$/);
  const other = await context.newPage();
  await other.goto(`${product.url}/chat`);
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/(login)?$/);
  const left = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  expect(left.filter((key) => !['currency', 'consent', 'theme'].includes(key))).toEqual([]);
  await page.goto('/chat');
  await expect(page).toHaveURL(/\/login$/);
});

test('without script a plan is chosen all the same', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.url}/pricing`);
  await page.getByRole('region', { name: 'Yearly' }).getByRole('button', { name: 'Choose Yearly' }).click();
  await expect(page).toHaveURL(/\/checkout\?plan=yearly$/);
  await context.close();
});

test('a press before the script finds the form for new people open, as a later one does', async ({
  page,
}) => {
  // The plain page without its script, as a slow line has it for a while.
  await page.route('**/*.js', (route) =>
    route.request().headers().referer?.endsWith('/pricing') ? route.abort() : route.continue(),
  );
  await page.goto('/pricing');
  const sent = page.waitForRequest(/\/checkout\?plan=monthly$/);
  await page.getByRole('region', { name: 'Monthly' }).getByRole('button', { name: 'Choose Monthly' }).click();
  await sent;
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
  await expect(page.getByText('Next: Monthly, R249.99, paid once.')).toBeVisible();
});

test('a press before the script leads to the same checkout, and the address is rid of the plan', async ({
  page,
}) => {
  await page.goto('/login');
  await signUpOnScreen(page, 'quick@example.com');
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goto('/checkout?plan=yearly');
  await expect(page.getByRole('button', { name: 'Pay R1999.99' })).toBeEnabled();
  await expect(page).toHaveURL(/\/checkout$/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Pay R1999.99' })).toBeEnabled();
});
