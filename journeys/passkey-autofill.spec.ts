/** Passkeys in the list of the address field: there without a question, chosen, refused, and out of the way of everything else. */
import { type Browser, expect, type Page } from '@playwright/test';
import { signUp } from './support/customer.ts';
import { addDevice } from './support/device.ts';
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

/** A browser that was never here, with a device that keeps a passkey for this address; nobody is at hand to say yes to it. */
async function withPasskey(browser: Browser, email: string) {
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-ZA' });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  const device = await addDevice(context, page, { listsAtField: true });
  // Every question for a passkey: of which kind, and whether it was taken back before it was answered.
  await page.addInitScript(() => {
    const asked: string[] = [];
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      const which = asked.push(options?.mediation ?? 'button') - 1;
      let answered = false;
      options?.signal?.addEventListener('abort', () => {
        if (!answered) asked[which] += ', taken back';
      });
      return get(options).finally(() => {
        answered = true;
      });
    };
    Object.assign(window, { asked });
  });
  const { cookie } = await signUp(product, email);
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: product.url }]);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey is added.')).toBeVisible();
  await device.atHand(false);
  return { page, device, context };
}
const asked = (page: Page) => page.evaluate(() => (window as unknown as { asked: string[] }).asked);

test('nothing is asked before somebody is there; then the passkey stands in the list, and signs in', async ({
  browser,
}) => {
  const email = 'listed@example.com';
  const { page, device, context } = await withPasskey(browser, email);
  await comeAnew(page);
  await device.atHand(true);
  const questions: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/passkey')) questions.push(request.url());
  });
  await page.waitForLoadState('networkidle');
  // Alive only then: before, no sign of a person is noticed.
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeEnabled();
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  expect([await asked(page), questions]).toEqual([[], []]);
  await page.mouse.move(20, 20);
  await expect(page).toHaveURL(/\/pricing$/);
  expect(await signedInAs(page, product)).toBe(email);
  await context.close();
});

test('the list waits beside the password, and goes with it', async ({ browser }) => {
  const email = 'beside@example.com';
  const { page, context } = await withPasskey(browser, email);
  await comeAnew(page);
  await page.getByLabel('Email').click();
  await expect.poll(() => asked(page)).toEqual(['conditional']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel('Password', { exact: true }).click();
  await page.getByLabel('Email').click();
  expect(await asked(page)).toEqual(['conditional']);

  // A new account has no passkey yet: none is offered there.
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect.poll(() => asked(page)).toEqual(['conditional, taken back']);
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email');
  await page.getByLabel('Email').click();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByLabel('Email').click();
  await expect.poll(() => asked(page)).toEqual(['conditional, taken back', 'conditional']);

  await signInOnScreen(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/pricing$/);
  expect(await signedInAs(page, product)).toBe(email);
  await context.close();
});

test('the button takes the list’s place, and afterwards the list is back', async ({ browser }) => {
  const email = 'button@example.com';
  const { page, device, context } = await withPasskey(browser, email);
  await comeAnew(page);
  await page.getByLabel('Email').click();
  await expect.poll(() => asked(page)).toEqual(['conditional']);
  await device.atHand(true);
  await device.unlock(false);
  const use = page.getByRole('button', { name: 'Use a passkey' });
  await use.click();
  await expect.poll(() => asked(page)).toEqual(['conditional, taken back', 'button']);
  // Refused on the device, which is nobody's business; then it is unlocked, and the next press opens.
  await expect(use).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await device.atHand(false);
  await page.getByLabel('Email').click();
  await expect.poll(() => asked(page)).toEqual(['conditional, taken back', 'button', 'conditional']);
  await device.unlock(true);
  await device.atHand(true);
  await use.click();
  await expect(page).toHaveURL(/\/pricing$/);
  expect(await signedInAs(page, product)).toBe(email);
  await context.close();
});

test('a passkey that opens nothing any more is told, and the password still does', async ({ browser }) => {
  const email = 'removed@example.com';
  const { page, device, context } = await withPasskey(browser, email);
  await page.getByRole('button', { name: /^Remove the passkey / }).click();
  await expect(page.getByText(/^The passkey is removed\./)).toBeVisible();
  await comeAnew(page);
  await device.atHand(true);
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeEnabled();
  await page.mouse.move(20, 20);
  await expect(
    page.getByText('This passkey was not accepted. Please try again, or sign in another way.'),
  ).toBeVisible();
  expect(await signedInAs(page, product)).toBeNull();
  await device.atHand(false);
  await signInOnScreen(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/pricing$/);
  await context.close();
});
