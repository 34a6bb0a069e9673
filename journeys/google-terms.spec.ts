/** A Gmail address without an account here: its password offers Google, a new account wants the box, and nobody else gets in by it. */
import { expect, type Page } from '@playwright/test';
import { addGoogleAccounts, type GoogleProduct, openGoogle } from './support/google.ts';
import { signInOnScreen } from './support/screens.ts';
import { inDatabase, signedInAs } from './support/sessions.ts';
import { test } from './support/shared-product.ts';

const BY_WINDOW = 'by.window@gmail.com';
const BY_TAB = 'by.tab@gmail.com';
const OTHER = 'somebody.else@gmail.com';
const DIFFERENT = 'The Google account you signed in with uses a different email address.';
const WANTED = 'Tick the box to make your account';

let started: GoogleProduct;
test.beforeAll(({ configured }) => {
  started = configured;
  addGoogleAccounts(started, [BY_WINDOW, BY_TAB, OTHER]);
});
test.beforeEach(async ({ page }) => {
  const goto = page.goto.bind(page);
  page.goto = (path, options) => goto(new URL(path, started.product.url).href, options);
  page.on('pageerror', (error) => {
    throw error;
  });
});

const choose = (page: Page, email: string) => page.getByRole('button', { name: email }).click();
const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });
const box = (page: Page) => page.getByLabel('I am 18 or older and accept the terms');
const accounts = () =>
  inDatabase(started.product, (database) =>
    database.prepare('select email from user order by email').all(),
  ).map(({ email }) => email);

/** Tries a password for an address that has no account, and is offered Google for it. */
async function offered(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await signInOnScreen(page, email, 'not my password');
  await expect(page.getByText('This looks like a Google address')).toBeVisible();
}

test('by a window: the box is ticked, another account comes, and nobody is signed in', async ({ page }) => {
  const before = accounts();
  await offered(page, BY_WINDOW);
  await choose(await openGoogle(page), BY_WINDOW);
  await expect(page.getByText(WANTED)).toBeVisible();
  await expect(box(page)).toBeFocused();
  await box(page).check();

  await choose(await openGoogle(page), OTHER);
  await expect(page.getByText(DIFFERENT)).toBeVisible();
  expect(await signedInAs(page, started.product)).toBeNull();
  expect(accounts()).toEqual(before);
  await expect(page).toHaveURL(/\/login$/);

  await choose(await openGoogle(page), BY_WINDOW);
  await expect(page).toHaveURL(/\/pricing$/);
  expect(await signedInAs(page, started.product)).toBe(BY_WINDOW);
});

test('in this tab: what was typed outlives the way to Google and back, and binds the same', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const before = accounts();
  await offered(page, BY_TAB);
  await google(page).click();
  // Cancelled there: here it is as it was.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('This looks like a Google address')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(BY_TAB);

  await google(page).click();
  await expect(page.getByRole('heading', { name: 'Continue as' })).toBeVisible();
  await choose(page, BY_TAB);
  await expect(page.getByText(WANTED)).toBeVisible();
  await expect(page).toHaveURL(`${started.product.url}/login`);
  await expect(page.getByLabel('Email')).toHaveValue(BY_TAB);
  await expect(box(page)).toBeFocused();
  await google(page).click();
  await expect(page.getByText('Please confirm that you are 18 or older and accept the terms.')).toBeVisible();
  await box(page).check();

  await google(page).click();
  // Google is told once more whom we mean.
  await expect(page.getByRole('heading', { name: 'Continue as' })).toBeVisible();
  await expect(page.getByRole('button').first()).toHaveText(BY_TAB);
  await choose(page, OTHER);
  await expect(page.getByText(DIFFERENT)).toBeVisible();
  expect(await signedInAs(page, started.product)).toBeNull();
  expect(accounts()).toEqual(before);

  await google(page).click();
  await choose(page, BY_TAB);
  await expect(page.getByText(WANTED)).toBeVisible();
  await box(page).check();
  await google(page).click();
  await choose(page, BY_TAB);
  await expect(page).toHaveURL(/\/pricing$/);
  expect(await signedInAs(page, started.product)).toBe(BY_TAB);
  expect(await page.evaluate(() => sessionStorage.getItem('googleTyped'))).toBeNull();
});

test('another address frees the next visit from the one before', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await offered(page, 'nobody.yet@gmail.com');
  await google(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('nobody.yet@gmail.com');
  await page.getByLabel('Email').fill('somebody.else');
  await expect(page.getByText('This looks like a Google address')).toBeHidden();
  await google(page).click();
  await choose(page, OTHER);
  await expect(page.getByText(WANTED)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('');
});
