/** "Is it you?": what needs a fresh sign-in goes on by itself once Google or the device has said who it is. */
import { type Browser, expect, type Page } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { signUp } from './support/customer.ts';
import { addDevice } from './support/device.ts';
import { addGoogleAccounts, type GoogleProduct, openGoogle } from './support/google.ts';
import { signInOnScreen } from './support/screens.ts';
import { ageSessions, signedInAs } from './support/sessions.ts';
import { test } from './support/shared-product.ts';

const MINE = 'thandi@example.com';
const ANOTHER = 'another@example.com';

let started: GoogleProduct;
test.beforeAll(({ configured }) => {
  started = configured;
  addGoogleAccounts(started, [MINE, ANOTHER]);
});

async function visitor(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: started.product.url, locale: 'en-ZA', ...options });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}
const choose = (page: Page, email: string) => page.getByRole('button', { name: email }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Is it you?' });

/** Asks for another address, long after the sign-in. */
async function askForAnother(page: Page, email: string): Promise<void> {
  ageSessions(started.product);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByRole('textbox', { name: 'New email' }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog(page)).toBeVisible();
}

test('Google says who it is: by a window, and no other account', async ({ browser }) => {
  const page = await visitor(browser);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByLabel('I am 18 or older and accept the terms').check();
  await choose(await openGoogle(page), MINE);
  await expect(page).toHaveURL(/\/pricing$/);

  await askForAnother(page, 'new-by-google@example.com');
  expect(await axeFaults(page)).toEqual([]);
  await choose(await openGoogle(page), ANOTHER);
  await expect(
    dialog(page).getByText('This is not the Google account that is linked to your account here.'),
  ).toBeVisible();
  expect(await signedInAs(page, started.product)).toBe(MINE);

  const closed = await openGoogle(page);
  await choose(closed, MINE);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('Open the link in the letter to new-by-google@example.com')).toBeVisible();
  expect(await signedInAs(page, started.product)).toBe(MINE);
  await page.context().close();
});

test('Google says who it is: in the same tab, and back to the account', async ({ browser }) => {
  const page = await visitor(browser, { viewport: { width: 390, height: 844 } });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByLabel('I am 18 or older and accept the terms').check();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await choose(page, MINE);
  await expect(page).toHaveURL(/\/pricing$/);

  await askForAnother(page, 'newer@example.com');
  await dialog(page).getByRole('button', { name: 'Continue with Google' }).click();
  await choose(page, MINE);
  await expect(page).toHaveURL(/\/account$/);
  // The page was left, and with it what was typed; asked again, it is done at once.
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByRole('textbox', { name: 'New email' }).fill('newer@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Open the link in the letter to newer@example.com')).toBeVisible();
  await page.context().close();
});

test('the device says who it is, unlocked', async ({ browser }) => {
  const email = 'device@example.com';
  const page = await visitor(browser);
  const device = await addDevice(page.context(), page);
  await signUp(started.product, email);
  await page.goto('/login');
  await signInOnScreen(page, email, 'let me in 22');
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey is added.')).toBeVisible();

  await askForAnother(page, 'newest@example.com');
  await device.unlock(false);
  const passkey = dialog(page).getByRole('button', { name: 'Use a passkey' });
  await passkey.click();
  await expect(passkey).toBeEnabled();
  await expect(dialog(page)).toBeVisible();
  // Whoever did not want to after all is told nothing.
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  await device.unlock(true);
  await passkey.click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('Open the link in the letter to newest@example.com')).toBeVisible();
  expect(await signedInAs(page, started.product)).toBe(email);
  await page.context().close();
});
