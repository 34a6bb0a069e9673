/** An operator frames somebody else's chatbot: `CHATBOT_URL` names a page with the deep-chat component from npm. */
import { expect, type Page } from '@playwright/test';
import { axeFaults, cleanInBothThemes } from './support/axe.ts';
import { buy, type Customer, signUp } from './support/customer.ts';
import { type Product, startProduct } from './support/product.ts';
import { inDatabase } from './support/sessions.ts';
import { test } from './support/shared-product.ts';
import { startThirdParty, type ThirdParty } from './support/third-party.ts';

const SAID = 'She asked about Saturday, zebra crossing';
const REFUSED = 'Cannot connect to chat server. Please try again later.';
const SLOW = 'Failed to load chat interface';
const EXPIRED = 'Your subscription has expired. Please renew to continue using the product.';
const FRAME_TIME_MS = 15_000;
const LOOK_AGAIN_MS = 10 * 60_000;

let bot: ThirdParty;
let product: Product;
let customer: Customer;
test.beforeAll(async () => {
  bot = await startThirdParty();
  product = await startProduct({ coach: false, env: { CHATBOT_URL: bot.url } });
  customer = await signUp(product, 'framed@example.com');
  await buy(product, customer, 'weekly');
});
test.afterAll(async () => {
  await product.stop();
  await bot.stop();
});

test.beforeEach(async ({ page }) => {
  Object.assign(bot, { headers: {}, status: 200, isSlow: false });
  bot.asked.length = 0;
  await signIn(page, customer);
  const goto = page.goto.bind(page);
  page.goto = (path, options) => goto(new URL(path, product.url).href, options);
});

async function signIn(page: Page, { cookie }: Customer): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url: product.url }]);
}

const frameOf = (page: Page) => page.locator('iframe[title="Cyrano"]');
const chatOf = (page: Page) => frameOf(page).contentFrame();

/** Says something in the third party's own chat and waits for its answer. */
async function talk(page: Page): Promise<void> {
  const chat = chatOf(page);
  await expect(chat.getByText('Hi, what is on your mind?')).toBeVisible();
  const answers = chat.getByText(`You said "${SAID}". Tell me more.`);
  const already = await answers.count();
  await chat.locator('#text-input').click();
  await page.keyboard.type(SAID);
  await page.keyboard.press('Enter');
  await expect(answers).toHaveCount(already + 1);
}

/** A page of theirs on which nothing has been said: the one of the other route may stand there until the screen has come. */
async function fresh(page: Page): Promise<void> {
  await expect(chatOf(page).getByText('Hi, what is on your mind?')).toBeVisible();
  await expect(chatOf(page).getByText(SAID, { exact: true })).toHaveCount(0);
}

/** The error box, its Retry, and nothing of the frame. */
async function expectTrouble(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text)).toBeVisible();
  await expect(frameOf(page)).toHaveCount(0);
  await cleanInBothThemes(page);
}
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).click();

test('the visitor talks to the third party inside our frame, with our rules and without our keys', async ({
  page,
}) => {
  await page.goto('/chat');
  await talk(page);
  if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/third-party.png` });

  const frame = frameOf(page);
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups');
  await expect(frame).toHaveAttribute('allow', 'clipboard-write');
  const [looked, framed] = bot.asked;
  expect(looked?.isFrame).toBe(false);
  // Its own parameters stay, the label comes to them; no ticket, no referrer and no cookie of ours goes along.
  expect(framed).toMatchObject({ isFrame: true, referrer: null, cookie: null });
  expect([...(framed?.url.searchParams.keys() ?? [])]).toEqual(['bot', 'session']);
  const user = (await (await customer.get('/api/auth/session')).json()) as { user: { id: string } };
  expect(framed?.url.searchParams.get('session')).toMatch(
    new RegExp(`^user_${user.user.id.slice(0, 8)}_\\d{13}$`),
  );
  expect(
    await chatOf(page)
      .locator('body')
      .evaluate(() => location.hash),
  ).toBe('');

  // It has `load` and nothing else: what it says in Cyrano's name is not heard, and nothing is kept of it.
  const asked = bot.asked.length;
  await chatOf(page)
    .locator('body')
    .evaluate(() => {
      for (const type of ['expired', 'unauthorised', 'error', 'kept'])
        parent.postMessage({ source: 'cyrano', type, kept: 'theirs' }, '*');
    });
  await talk(page);
  expect(bot.asked).toHaveLength(asked);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('theirs');

  // The same assistant on the full screen.
  await page.getByRole('switch', { name: 'Full screen' }).click();
  await expect(page).toHaveURL(/\/cyrano$/);
  await fresh(page);
  await talk(page);
  await expect(page.getByRole('textbox', { name: 'Message you received' })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Full screen' }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await fresh(page);
  await talk(page);
  expect(product.output()).not.toContain('zebra crossing');
});

test('one that refuses to be framed, is broken or is gone is an error box, and Retry opens it once it is back', async ({
  page,
}) => {
  const headers: Record<string, string>[] = [
    { 'x-frame-options': 'SAMEORIGIN' },
    { 'content-security-policy': "default-src 'self'; frame-ancestors 'self' https://other.example" },
  ];
  bot.headers = headers[0] ?? {};
  await page.goto('/chat');
  await expectTrouble(page, REFUSED);
  for (const next of headers.slice(1)) {
    bot.headers = next;
    await retry(page);
    await expectTrouble(page, REFUSED);
  }
  bot.headers = {};
  bot.status = 503;
  await retry(page);
  await expectTrouble(page, REFUSED);
  // Nothing was framed that would have been an empty box; the operator reads why.
  expect(bot.asked.filter(({ isFrame }) => isFrame)).toEqual([]);
  for (const why of [
    'X-Frame-Options: SAMEORIGIN',
    "frame-ancestors 'self' https://other.example",
    'it answers 503',
  ])
    expect(product.output()).toContain(why);

  const port = Number(new URL(bot.url).port);
  await bot.stop();
  await retry(page);
  await expectTrouble(page, REFUSED);
  bot = await startThirdParty(port);
  // One that names us is framed.
  bot.headers = { 'content-security-policy': `frame-ancestors ${product.url}/`, 'x-frame-options': 'DENY' };
  await retry(page);
  await talk(page);
});

test('one that does not come in fifteen seconds is an error box, and one that comes later is not taken', async ({
  page,
}) => {
  await page.clock.install();
  // It stands still: on a busy machine it would run ahead of the story.
  await page.clock.pauseAt(Date.now() + 60_000);
  bot.isSlow = true;
  await page.goto('/chat');
  await expect(frameOf(page)).toBeAttached();
  await expect(page.getByText('Cyrano is on the way…')).toBeVisible();
  await expect.poll(() => bot.asked.filter(({ isFrame }) => isFrame).length).toBe(1);
  await page.clock.fastForward(FRAME_TIME_MS - 2_000);
  await expect(frameOf(page)).toBeAttached();
  await page.clock.fastForward(2_000);
  // The look at it by axe waits for timers.
  await page.clock.resume();
  await expectTrouble(page, SLOW);

  await retry(page);
  await expect(page.getByText('Cyrano is on the way…')).toBeVisible();
  await page.clock.fastForward(FRAME_TIME_MS);
  await expectTrouble(page, SLOW);
  bot.isSlow = false;
  await retry(page);
  await talk(page);
});

test('the door shuts on it when the plan or the session ends, though it asks us nothing', async ({
  page,
  browser,
}) => {
  await page.clock.install();
  await page.goto('/chat');
  await talk(page);
  // Nobody loses a talk because we cannot be reached.
  await page.route('**/api/auth/session', (route) => route.abort());
  await page.clock.fastForward(LOOK_AGAIN_MS);
  await talk(page);
  await page.unroute('**/api/auth/session');

  const ending = inDatabase(product, (database) => {
    const was = database.prepare('select expiry_date from subscriptions').get() as { expiry_date: string };
    database.prepare('update subscriptions set expiry_date = ?').run('2026-01-01T00:00:00.000Z');
    return was.expiry_date;
  });
  await page.clock.fastForward(LOOK_AGAIN_MS);
  await expect(page.getByRole('alertdialog')).toContainText(EXPIRED);
  await expect(frameOf(page)).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  inDatabase(product, (database) => database.prepare('update subscriptions set expiry_date = ?').run(ending));

  await page.goto('/chat');
  await talk(page);
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await signIn(elsewhere, customer);
  await elsewhere.goto(`${product.url}/chat`);
  await talk(elsewhere);
  await elsewhere.getByRole('button', { name: 'Logout' }).click();
  await expect(elsewhere).not.toHaveURL(/\/chat$/);
  await other.close();
  // Signed out in another browser: whoever looks at the tab again stands before the door.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL(/\/login$/);
  await expect(frameOf(page)).toHaveCount(0);
});
