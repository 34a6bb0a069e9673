/** The screens as a customer finds them: by their labels and buttons. */
import { expect, type Page } from '@playwright/test';

/** The two sizes in which screens are looked at. */
export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

/** Changes the size, and waits until what is laid out by script has followed. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

export const PASSWORD = 'correct horse 22';

/** Fills the sign-up of /login and sends it. */
export async function signUpOnScreen(page: Page, email: string, name = 'Thandi'): Promise<void> {
  await expect(page).toHaveURL(/\/login$/);
  if (await page.getByLabel('Name').isHidden()) await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('I am 18 or older and accept the terms').check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

/** Signs in with what `signUpOnScreen` set. */
export async function signInOnScreen(page: Page, email: string, password = PASSWORD): Promise<void> {
  if (!page.url().endsWith('/login')) await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Chooses a plan on the pricing page, by script as most people do. */
export async function choosePlan(page: Page, name: 'Weekly' | 'Monthly' | 'Yearly'): Promise<void> {
  await page.goto('/pricing');
  // The script comes after the first sight; a press before it sends the form, which is a story of its own.
  await expect(page.locator('[data-needs-script]').first()).toBeVisible();
  await page
    .getByRole('region', { name })
    .getByRole('button', { name: `Choose ${name}` })
    .click();
}

/** Opens the popup from the Pay button and types a card into its frame. */
/** The sheet of the card form grows and shrinks with its steps, and what is pressed meanwhile moves away: waits until it stands still. */
export async function cardFormStands(page: Page): Promise<void> {
  const sheet = page.frameLocator('iframe[title="Card payment"]').locator('#sheet');
  await expect
    .poll(() => sheet.evaluate((it) => Math.ceil(it.getBoundingClientRect().height) - window.innerHeight))
    .toBe(0);
}

export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: /^Pay R/ }).click();
  await expect(page.getByRole('button', { name: 'Processing…' })).toBeDisabled();
  const form = page.frameLocator('iframe[title="Card payment"]');
  await form.getByLabel('Card number').fill(card);
  await form.getByLabel('Expiry').fill('12/39');
  await form.getByLabel('CVC').fill('123');
  await form.getByRole('button', { name: 'Pay' }).click();
}
