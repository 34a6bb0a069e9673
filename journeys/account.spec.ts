/** The account page: everything about oneself seen, changed, taken along and ended, and the ways back. */
import { readFileSync } from 'node:fs';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { axeFaults, cleanInBothThemes } from './support/axe.ts';
import { buy, type Customer, signUp } from './support/customer.ts';
import { fromLetter, lettersTo } from './support/letters.ts';
import type { Product } from './support/product.ts';
import { signInOnScreen } from './support/screens.ts';
import { ageSessions, inDatabase } from './support/sessions.ts';
import { test } from './support/shared-product.ts';

/** What `signUp` sets. */
const PASSWORD = 'let me in 22';

let product: Product;
test.beforeAll(({ configured }) => {
  product = configured.product;
});

/** A browser that is signed in as a customer already. */
async function browserOf(
  browser: Browser,
  customer: Customer,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-ZA', ...options });
  const [name = '', value = ''] = customer.cookie.split('=');
  await context.addCookies([{ name, value, url: product.url }]);
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}

const openAccount = async (page: Page) => {
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
};

const leave = (context: BrowserContext) => context.close();

test('everyone can use it, on a phone and a desk, in both themes: bought, never bought, with a very long name', async ({
  browser,
}) => {
  const buyer = await signUp(product, 'buyer@example.com');
  await buy(product, buyer, 'weekly');
  const newcomer = await signUp(product, `${'long'.repeat(15)}@${'sub.'.repeat(30)}example.com`);
  await newcomer.post('/api/account/name', { name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2) });
  for (const [customer, plan] of [
    [buyer, 'Weekly plan'],
    [newcomer, 'No plan yet'],
  ] as const) {
    const page = await browserOf(browser, customer, { reducedMotion: 'reduce' });
    const inEachSize = async () => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await cleanInBothThemes(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(wide, `${width} px`).toBeLessThanOrEqual(0);
      }
    };
    await openAccount(page);
    await expect(page.getByText(plan)).toBeVisible();
    await page.getByRole('button', { name: 'Change name' }).click();
    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByRole('button', { name: 'Change password' }).click();
    await inEachSize();
    await page.getByRole('button', { name: 'Delete account…' }).click();
    await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
    await inEachSize();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Delete account…' })).toBeFocused();
    await leave(page.context());
  }
});

test('the chat leads there and back; the name changes everywhere it stands', async ({ browser }) => {
  const customer = await signUp(product, 'renamed@example.com');
  await buy(product, customer, 'weekly');
  const page = await browserOf(browser, customer);
  await page.goto('/cyrano');
  await page.getByRole('textbox', { name: 'Message you received' }).fill('Are you still there?');
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await page.getByRole('button', { name: 'Change name' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await name.fill('Thandeka');
  await name.press('Enter');
  await expect(page.getByText('Your name is changed.')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Thandeka');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userName'))).toBe('Thandeka');
  await page.getByRole('link', { name: 'Open Cyrano' }).click();
  await expect(page.getByRole('banner')).toContainText('Thandeka');
  await leave(page.context());
});

test('a new password signs the other devices out, and everywhere means everywhere', async ({ browser }) => {
  const email = 'two-devices@example.com';
  const customer = await signUp(product, email);
  await buy(product, customer, 'weekly');
  const page = await browserOf(browser, customer);
  const phone = await browser.newContext({ baseURL: product.url });
  const other = await phone.newPage();
  await other.goto('/login');
  await signInOnScreen(other, email, PASSWORD);
  await expect(other).toHaveURL(/\/chat$/);

  await openAccount(page);
  await expect(page.getByRole('button', { name: /^Sign out Chrome on / })).toHaveCount(1);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password', { exact: true }).fill('not this one');
  await page.getByLabel('New password', { exact: true }).fill('password');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This password is one of the most common.')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('a whole new line');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your current password is not right.')).toBeVisible();
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign out Chrome on / })).toHaveCount(0);
  await other.goto('/chat');
  await expect(other).toHaveURL(/\/login$/);
  await fromLetter(product, email, /every other device was signed out/);

  await signInOnScreen(other, email, 'a whole new line');
  await expect(other).toHaveURL(/\/chat$/);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const left = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  expect(left.filter((key) => !['currency', 'consent', 'theme'].includes(key))).toEqual([]);
  await other.goto('/account');
  await expect(other).toHaveURL(/\/login$/);
  await leave(page.context());
  await leave(phone);
});

test('reminders are switched off and on in the account, and off by the link of a letter', async ({
  browser,
}) => {
  const customer = await signUp(product, 'no-reminders@example.com');
  await buy(product, customer, 'weekly');
  const page = await browserOf(browser, customer);
  await openAccount(page);
  const box = page.getByRole('checkbox', { name: 'Remind me before my plan ends' });
  await expect(box).toBeChecked();
  await box.click();
  await expect(page.getByText('Reminders are off.')).toBeVisible();
  await expect(box).not.toBeChecked();
  await box.click();
  await expect(page.getByText('Reminders are on.')).toBeVisible();
  await page.goto('/account/reminders?token=made-up');
  await expect(page.getByRole('heading', { name: 'No more reminders?' })).toBeVisible();
  await cleanInBothThemes(page, 'reminders');
  await page.getByRole('button', { name: 'Switch reminders off' }).click();
  await expect(page.getByText('This link is not known any more.')).toBeVisible();
  await leave(page.context());
});

test('a receipt stands on a sheet of its own, with who sold it', async ({ browser }) => {
  const customer = await signUp(product, 'receipts@example.com');
  await buy(product, customer, 'monthly');
  const page = await browserOf(browser, customer);
  await openAccount(page);
  await page.getByRole('link', { name: /^Receipt of / }).click();
  await expect(page.getByText('R249.99')).toBeVisible();
  for (const text of ['Prompter (Pty) Ltd', '1 Long Street', 'receipts@example.com', 'Monthly'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText('Not registered for VAT')).toBeVisible();
  await fromLetter(product, 'receipts@example.com', /^Receipt number: \d{4}-\d{6}$/m);
  await page.reload();
  await expect(page.getByText(/^\d{4}-\d{6}$/)).toBeVisible();
  await cleanInBothThemes(page, 'receipt');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print or save' })).toBeHidden();
  await expect(page.getByText('Prompter (Pty) Ltd')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/account/receipt?payment=nobody-knows');
  await expect(page.getByText('There is no such receipt in your account.')).toBeVisible();
  await leave(page.context());
});

test('money back is asked for beside the receipt, and without a sign-in by a mailed link', async ({
  browser,
}) => {
  const email = 'money-back@example.com';
  const customer = await signUp(product, email);
  await buy(product, customer, 'weekly');
  const page = await browserOf(browser, customer, { viewport: { width: 390, height: 844 } });
  await openAccount(page);
  const receipts = page.getByRole('region', { name: 'Receipts' });
  await receipts.scrollIntoViewIfNeeded();
  await cleanInBothThemes(page, 'money-back');
  await receipts.getByRole('button', { name: /^Ask for my money back: R99\.99 of / }).click();
  await expect(receipts.getByText('all of it. The plan that it paid for then ends.')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await receipts.getByRole('button', { name: 'Ask for R99.99 back' }).click();
  await expect(receipts.getByText(/^Money back asked for on /)).toBeVisible();
  await fromLetter(product, email, /We have your request to give back R99\.99/);
  await receipts.scrollIntoViewIfNeeded();
  await cleanInBothThemes(page, 'money-back-asked');
  await leave(page.context());

  const other = 'money-back-by-letter@example.com';
  const locked = await signUp(product, other);
  await buy(product, locked, 'monthly');
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-ZA' });
  const stranger = await context.newPage();
  await stranger.goto('/refund');
  await stranger.getByLabel('Email of your account').fill(other);
  await cleanInBothThemes(stranger, 'refund-letter');
  await stranger.getByRole('button', { name: 'Send me the link' }).click();
  await expect(stranger.getByText(/^If there is an account with this address/)).toBeVisible();
  await stranger.goto(await fromLetter(product, other, /https?:\/\/\S+\/refund\?token=\S+/));
  await stranger.getByRole('button', { name: /^Ask for my money back: R249\.99 of / }).click();
  await cleanInBothThemes(stranger, 'refund-payments');
  await stranger.getByRole('button', { name: 'Ask for R249.99 back' }).click();
  await expect(stranger.getByText(/^Money back asked for on /)).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText('This link has expired or was used already.')).toBeVisible();
  await leave(context);
});

test('a new address asks who it is first, in place, and moves when its link is opened', async ({
  browser,
}) => {
  const customer = await signUp(product, 'old@example.com');
  const page = await browserOf(browser, customer);
  ageSessions(product);
  await openAccount(page);
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByRole('textbox', { name: 'New email' }).fill('new@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(dialog).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  // Going away from it loses nothing that was typed.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'New email' })).toHaveValue('new@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(dialog.getByText('Invalid email or password.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Open the link in the letter to new@example.com')).toBeVisible();
  // The session before was this browser's own: one is left.
  await page.reload();
  await expect(page.getByText('This one', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Sign out Chrome on / })).toHaveCount(0);

  await fromLetter(product, 'old@example.com', /wants to change its address to new@example\.com/);
  const link = await fromLetter(product, 'new@example.com', /https?:\/\/\S+confirm-email\?token=\S+/);
  const mailbox = await browser.newContext();
  const reader = await mailbox.newPage();
  await reader.goto(link);
  await expect(reader.getByRole('heading', { name: 'Your address is as it was' })).toBeVisible();
  await expect(reader.getByText(/^Sign in to your account first/)).toBeVisible();
  expect(await axeFaults(reader)).toEqual([]);
  await leave(mailbox);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your new address is confirmed' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your address is as it was' })).toBeVisible();

  await openAccount(page);
  await expect(page.getByText('new@example.com').first()).toBeVisible();
  await fromLetter(product, 'old@example.com', /uses new@example\.com from now on/);
  await leave(page.context());
});

test('who has no password proves it by a mailed code, and sets a first one', async ({ browser }) => {
  const email = 'no-password@example.com';
  const customer = await signUp(product, email);
  const noPassword = 'delete from account where "userId" = (select id from "user" where email = ?)';
  inDatabase(product, (database) => database.prepare(noPassword).run(email));
  ageSessions(product);
  const page = await browserOf(browser, customer);
  await openAccount(page);
  await page.getByRole('button', { name: 'Set a password' }).click();
  await page.getByLabel('New password', { exact: true }).fill('my very first line');
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeHidden();
  await dialog.getByRole('button', { name: 'Email me a code instead' }).click();
  await dialog.getByLabel('Code', { exact: true }).fill(await fromLetter(product, email, /^\s*(\d{6})\s*$/m));
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Your password is set.')).toBeVisible();
  await leave(page.context());
});

test('a copy of everything is a file', async ({ browser }) => {
  const customer = await signUp(product, 'copy@example.com');
  await buy(product, customer, 'weekly');
  const page = await browserOf(browser, customer);
  await openAccount(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^account-\d{4}-\d\d-\d\d\.json$/);
  const all = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(all).toMatchObject({
    subscription: { type: 'weekly', userEmail: 'copy@example.com' },
    account: { profile: { email: 'copy@example.com' } },
  });
  await expect(page.getByText('Your copy is downloaded.')).toBeVisible();
  await leave(page.context());
});

test('deleted by a typed word, told in plain words, and had back by the letter', async ({ browser }) => {
  const email = 'leaving@example.com';
  const customer = await signUp(product, email);
  await buy(product, customer, 'weekly');
  const page = await browserOf(browser, customer);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/chat');
  await expect(otherTab.getByRole('button', { name: 'Logout' })).toBeVisible();
  // Conversations are kept on this device too. A chat that starts takes away a copy that nobody asked for, once, and may still be at it.
  const copies = () => otherTab.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  const keepCopy = () =>
    otherTab.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          localStorage.setItem('offlineCopy', 'true');
          const request = indexedDB.open('offlineCopy');
          request.onsuccess = () => resolve(request.result.close());
          request.onerror = () => reject(request.error);
        }),
    );
  await expect.poll(() => keepCopy().then(copies)).toEqual(['offlineCopy']);
  await openAccount(page);
  await page.getByRole('button', { name: 'Delete account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText('Your plan has 7 days left.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('Type the word DELETE')).toBeVisible();
  await expect(dialog.getByLabel('Type DELETE to go on')).toBeFocused();
  await dialog.getByLabel('Type DELETE to go on').fill('delete');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is closed' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await expect(otherTab).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('userEmail'))).toBeNull();
  await expect.poll(copies).toEqual([]);

  await page.goto('/login');
  await signInOnScreen(page, email, PASSWORD);
  await expect(page.getByText('This account is closed.')).toBeVisible();

  const link = await fromLetter(product, email, /https?:\/\/\S+\/account\/undo\?token=\S+/);
  await page.goto(link);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account stays' })).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('This link has expired or was used already.')).toBeVisible();
  await expect.poll(() => lettersTo(product, email).at(-1)?.subject).toBe('Your account stays');

  await page.goto('/login');
  await signInOnScreen(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/chat$/);
  await leave(page.context());
});

test('an account that cannot be fetched says so and tries again; nobody signed in is led to the sign-in', async ({
  browser,
}) => {
  const page = await browserOf(browser, await signUp(product, 'offline@example.com'));
  await page.route('**/api/account', (route) => route.abort());
  await page.goto('/account');
  await expect(page.getByText('Your account could not be fetched.')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.unroute('**/api/account');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
  await leave(page.context());

  const stranger = await browser.newContext({ baseURL: product.url });
  const visitor = await stranger.newPage();
  for (const path of ['/account', '/account/receipt?payment=1']) {
    await visitor.goto(path);
    await expect(visitor).toHaveURL(/\/login$/);
  }
  await leave(stranger);
});
