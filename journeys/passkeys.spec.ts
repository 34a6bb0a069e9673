/** Passkeys with Chromium's own virtual device: added, used instead of a password, refused, removed. */
import { type Browser, expect, type Page } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { signUp } from './support/customer.ts';
import { addDevice } from './support/device.ts';
import { lettersTo } from './support/letters.ts';
import type { Product } from './support/product.ts';
import { signInOnScreen } from './support/screens.ts';
import { comeAnew, signedInAs } from './support/sessions.ts';
import { test } from './support/shared-product.ts';

/** What `signUp` sets. */
const PASSWORD = 'let me in 22';

let product: Product;
test.beforeAll(({ shared }) => {
  product = shared;
});

async function withDevice(browser: Browser, unlocked = true) {
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-ZA' });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  return { page, ...(await addDevice(context, page, { unlocked })), close: () => context.close() };
}

async function signedIn(page: Page, email: string): Promise<void> {
  await signUp(product, email);
  await page.goto('/login');
  await signInOnScreen(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
}

test('a device is added, signs in without a password, and is removed', async ({ browser }) => {
  const { page, kept, close } = await withDevice(browser);
  const email = 'device@example.com';
  await signedIn(page, email);
  const add = page.getByRole('button', { name: 'Add a passkey' });
  await add.click();
  await expect(page.getByText('The passkey is added.')).toBeVisible();
  expect(await kept()).toBe(1);
  await expect
    .poll(() => lettersTo(product, email).map(({ subject }) => subject))
    .toContain('A passkey was added');
  await add.click();
  await expect(page.getByText('This device has a passkey for your account already.')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await comeAnew(page);
  expect(await signedInAs(page, product)).toBeNull();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  expect(await signedInAs(page, product)).toBe(email);

  await page.goto('/account');
  await page.getByRole('button', { name: /^Remove the passkey / }).click();
  await expect(page.getByText(/^The passkey is removed\./)).toBeVisible();
  // The device still has it, and offers it; it opens nothing any more.
  expect(await kept()).toBe(1);
  await comeAnew(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(
    page.getByText('This passkey was not accepted. Please try again, or sign in another way.'),
  ).toBeVisible();
  expect(await signedInAs(page, product)).toBeNull();
  await close();
});

test('a device that nobody unlocks adds nothing and opens nothing', async ({ browser }) => {
  const { page, kept, unlock, close } = await withDevice(browser, false);
  const email = 'locked@example.com';
  await signedIn(page, email);
  const add = page.getByRole('button', { name: 'Add a passkey' });
  await add.click();
  await expect(add).toBeEnabled();
  expect(await kept()).toBe(0);
  await unlock(true);
  await add.click();
  await expect(page.getByText('The passkey is added.')).toBeVisible();

  await comeAnew(page);
  await unlock(false);
  const use = page.getByRole('button', { name: 'Use a passkey' });
  await use.click();
  await expect(use).toBeEnabled();
  await expect(page).toHaveURL(/\/login$/);
  // Whoever did not want to after all is told nothing.
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await signedInAs(page, product)).toBeNull();
  await unlock(true);
  await use.click();
  await expect(page).toHaveURL(/\/pricing$/);
  expect(await signedInAs(page, product)).toBe(email);
  await close();
});
