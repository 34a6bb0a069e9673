/** While wrong passwords have locked an address, its owner gets in by every other way, and a new password ends the lock. */
import { expect, type Page } from '@playwright/test';
import { addDevice } from './support/device.ts';
import { addGoogleAccounts, type GoogleProduct, openGoogle } from './support/google.ts';
import { fromLetter } from './support/letters.ts';
import { signInOnScreen, signUpOnScreen } from './support/screens.ts';
import { comeAnew, inDatabase, signedInAs } from './support/sessions.ts';
import { test } from './support/shared-product.ts';

const OWNER = 'owner@example.com';
const LOCKED = 'Access to this account has been temporarily disabled due to many failed login attempts.';

let started: GoogleProduct;
test.beforeAll(({ configured }) => {
  started = configured;
  addGoogleAccounts(started, [OWNER]);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The right password is refused as well: the address is locked. */
async function isLocked(page: Page): Promise<void> {
  await signInOnScreen(page, OWNER);
  await expect(page.getByText(LOCKED)).toBeVisible();
  await expect(page.getByText(/^You can try again in /)).toBeVisible();
  expect(await signedInAs(page, started.product)).toBeNull();
}
async function isIn(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/pricing$/);
  expect(await signedInAs(page, started.product)).toBe(OWNER);
}

test('whoever is signed in reads what a link did, and is led on with a press, at every visit', async ({
  browser,
}) => {
  const { product } = started;
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-ZA' });
  const page = await context.newPage();
  await page.goto('/login');
  await signUpOnScreen(page, 'reader@example.com');
  await expect(page).toHaveURL(/\/pricing$/);
  // The address and the session are read side by side; whichever is first must not decide.
  for (let visit = 1; visit <= 4; visit++) {
    await page.goto('/login?verified=1');
    await button(page, 'Continue').click();
    await expect(page).toHaveURL(/\/pricing$/);
  }
  await context.close();
});

test('the owner gets in by Google, by a code, by a passkey, and by a reset', async ({ browser }) => {
  const { product } = started;
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-ZA' });
  const page = await context.newPage();
  await addDevice(context, page);
  await page.goto('/login');
  await signUpOnScreen(page, OWNER);
  await isIn(page);
  // Whose address was never confirmed would lose password and passkey to whoever comes by Google.
  await page.goto(await fromLetter(product, OWNER, /https?:\/\/\S+\/api\/auth\/verify-email\?token=[\w-]+/));
  await expect(page.getByText('Your email address is confirmed. Thank you.')).toBeVisible();
  await page.goto('/account');
  await button(page, 'Add a passkey').click();
  await expect(page.getByText('The passkey is added.')).toBeVisible();

  const stranger = await (await browser.newContext({ baseURL: product.url })).newPage();
  await stranger.goto('/login');
  for (let guess = 1; guess <= 5; guess++) {
    // The words of the guess before stand there until this one is answered.
    const refused = stranger.waitForResponse((answer) => answer.url().endsWith('/sign-in/email'));
    await signInOnScreen(stranger, OWNER, `guess ${guess}`);
    await refused;
    await expect(button(stranger, 'Sign In')).toBeEnabled();
    await expect(stranger.getByText('Invalid email or password.')).toBeVisible();
  }
  await isLocked(stranger);
  await stranger.context().close();
  // As after many more guesses: this story must not be faster than the lock.
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  const { changes } = inDatabase(product, (database) =>
    database.prepare('update password_tries set closed_until = ? where tries >= 5').run(inAnHour),
  );
  expect(changes).toBe(1);

  await comeAnew(page);
  await isLocked(page);
  await openGoogle(page).then((window) => window.getByRole('button', { name: OWNER }).click());
  await isIn(page);

  await comeAnew(page);
  await isLocked(page);
  await button(page, 'Email me a code instead').click();
  await button(page, 'Send me a code').click();
  await page.getByLabel('Code').fill(await fromLetter(product, OWNER, /^\s*(\d{6})\s*$/m));
  await button(page, 'Continue').click();
  await isIn(page);

  await comeAnew(page);
  await isLocked(page);
  await button(page, 'Use a passkey').click();
  await isIn(page);

  await comeAnew(page);
  await isLocked(page);
  await button(page, 'Forgot password?').click();
  await button(page, 'Send the link').click();
  await page.goto(await fromLetter(product, OWNER, /https?:\/\/\S+\/login\?reset=[\w-]+/));
  await page.getByLabel('New password').fill('a quite new line 7');
  await button(page, 'Set new password').click();
  await expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible();
  await signInOnScreen(page, OWNER, 'a quite new line 7');
  await isIn(page);
  await context.close();
});
