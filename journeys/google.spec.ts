/** Signing in with Google: by a window, in the same tab, for a Gmail address, and every way in which it does not work out. */
import { expect, type Page } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { addGoogleAccounts, type GoogleProduct, openGoogle, startWithGoogle } from './support/google.ts';
import { signedInAs } from './support/sessions.ts';
import { test } from './support/shared-product.ts';

const LERATO = 'lerato@example.com';
const GMAIL = 'thandi@gmail.com';
const OTHER = 'somebody.else@gmail.com';
const NEW = 'new.here@example.com';
const TERMS = 'I am 18 or older and accept the terms';

let started: GoogleProduct;
test.beforeAll(({ configured }) => {
  started = configured;
  addGoogleAccounts(started, [LERATO, GMAIL, OTHER, NEW]);
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

/** Makes an account at the first visit, in the sign-up mode with the box ticked. */
async function firstVisit(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByLabel(TERMS).check();
  const popup = await openGoogle(page);
  await choose(popup, email);
  await expect(page).toHaveURL(/\/pricing$/);
}

test('a window makes the account, closes by itself and leads on', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByLabel(TERMS).check();
  const popup = await openGoogle(page);
  await expect(popup.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  expect(popup.url()).toContain(started.issuer.url);
  // Once more brings the same window to the front.
  await google(page).click();
  expect(page.context().pages()).toHaveLength(2);
  const closed = popup.waitForEvent('close');
  await choose(popup, LERATO);
  await closed;
  await expect(page).toHaveURL(/\/pricing$/);
  expect(await signedInAs(page, started.product)).toBe(LERATO);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toMatchObject({ userEmail: LERATO, userName: 'Lerato M' });
  expect(JSON.parse(stored.user ?? '{}')).toMatchObject({ email: LERATO, displayName: 'Lerato M' });
});

test('without the box no new account is made; with it the second press does', async ({ page }) => {
  await page.goto('/login');
  const popup = await openGoogle(page);
  await choose(popup, NEW);
  const box = page.getByLabel(TERMS);
  await expect(box).toBeVisible();
  await expect(page.getByText('Tick the box to make your account')).toBeVisible();
  expect(await signedInAs(page, started.product)).toBeNull();
  expect(await axeFaults(page)).toEqual([]);
  await box.check();
  await choose(await openGoogle(page), NEW);
  await expect(page).toHaveURL(/\/pricing$/);
  expect(await signedInAs(page, started.product)).toBe(NEW);
});

test('on a phone Google is visited in the same tab', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  await google(page).click();
  await expect(page).toHaveURL((url) => url.href.startsWith(started.issuer.url));
  await page.getByRole('button', { name: 'Cancel' }).click();
  // Whoever cancels knows: nothing is said, and the address holds nothing of it.
  await expect(page).toHaveURL(`${started.product.url}/login`);
  await expect(google(page)).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await google(page).click();
  await choose(page, LERATO);
  await expect(page).toHaveURL(/\/pricing$/);
  expect(await signedInAs(page, started.product)).toBe(LERATO);
});

test('the offer for a Gmail address stands once its file is here, however late that is', async ({ page }) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/google-part*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@gmail.com');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('This looks like a Google address')).toBeHidden();
  arrive();
  await expect(page.getByText('This looks like a Google address')).toBeVisible();
});

test('a Gmail address that a password does not open is offered Google, for this address alone', async ({
  page,
  context,
}) => {
  await firstVisit(page, GMAIL);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Email').fill('Thandi@Gmail.com');
  await page.getByLabel('Password', { exact: true }).fill('not my password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('This looks like a Google address')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  const wrong = await openGoogle(page);
  await choose(wrong, OTHER);
  await expect(
    page.getByText('The Google account you signed in with uses a different email address.'),
  ).toBeVisible();
  expect(await signedInAs(page, started.product)).toBeNull();

  const right = await openGoogle(page);
  await choose(right, GMAIL);
  await expect(page).toHaveURL(/\/pricing$/);
  expect(await signedInAs(page, started.product)).toBe(GMAIL);
});

test('a blocked window is told, and the next press goes by this tab', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/login');
  await google(page).click();
  await expect(page.getByText('Please allow popups for this website')).toBeVisible();
  await google(page).click();
  await choose(page, LERATO);
  await expect(page).toHaveURL(/\/pricing$/);
  expect(await signedInAs(page, started.product)).toBe(LERATO);
});

test('a window that is closed is passed over in silence, and another can be opened at once', async ({
  page,
}) => {
  await page.goto('/login');
  const first = await openGoogle(page);
  await expect(first.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await first.close();
  const second = await openGoogle(page);
  await choose(second, LERATO);
  await expect(page).toHaveURL(/\/pricing$/);

  await page.request.post(`${started.product.url}/api/auth/sign-out`, {
    headers: { origin: started.product.url },
    data: {},
  });
  await page.goto('/login');
  const third = await openGoogle(page);
  await expect(third.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await third.close();
  await expect(page.getByText('Waiting for the Google window')).toBeVisible();
  await expect(page.getByText('Waiting for the Google window')).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL(/\/login$/);
});

test('an issuer that is down is told in the words for it', async ({ page }) => {
  // A fresh product: what an issuer has said about itself is remembered for an hour.
  const down = await startWithGoogle([], { coach: false });
  await down.issuer.stop();
  await page.goto(`${down.product.url}/login`);
  const popup = await openGoogle(page);
  await expect(page.getByText('Failed to login with google. Please try again.')).toBeVisible();
  await expect.poll(() => popup.isClosed()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await google(page).click();
  await expect(page.getByText('Failed to complete login. Please try again.')).toBeVisible();
  await down.product.stop();
});
