/** From the first page to a reply without a mouse, and the chat's two layouts at the width where one becomes the other. */
import { expect } from '@playwright/test';
import { GOOD_CARD } from './support/customer.ts';
import { press, tabTo } from './support/keyboard.ts';
import type { Product } from './support/product.ts';
import { PASSWORD } from './support/screens.ts';
import { test } from './support/shared-product.ts';

let product: Product;
test.beforeAll(({ shared }) => {
  product = shared;
});

test('from the first page to a reply by keyboard alone', async ({ page }) => {
  await page.goto(product.url);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await press(page, page.getByRole('link', { name: 'Get Started' }).first());
  await expect(page).toHaveURL(/\/choose-us$/);
  await press(page, page.getByRole('link', { name: 'Choose your plan' }));
  await expect(page).toHaveURL(/\/pricing$/);
  await press(page, page.getByRole('button', { name: 'Choose Monthly' }));
  await expect(page).toHaveURL(/\/login$/);
  await press(page, page.getByRole('button', { name: 'Sign Up' }));
  await tabTo(page, page.getByLabel('Name'));
  await page.keyboard.type('Thandi');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('keys@example.com');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await tabTo(page, page.getByLabel('I am 18 or older and accept the terms'));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: 'Sign Up' }));
  await expect(page).toHaveURL(/\/checkout$/);
  await press(page, page.getByRole('button', { name: 'Pay R249.99' }));
  const card = page.frameLocator('iframe[title="Card payment"]');
  for (const [label, typed] of [
    ['Card number', GOOD_CARD],
    ['Expiry', '12/39'],
    ['CVC', '123'],
  ] as const) {
    await tabTo(page, card.getByLabel(label));
    await page.keyboard.type(typed);
  }
  await press(page, card.getByRole('button', { name: 'Pay' }));
  await expect(page).toHaveURL(/\/chat$/);
  const cyrano = page.frameLocator('iframe[title="Cyrano"]');
  await tabTo(page, cyrano.getByRole('textbox', { name: 'Message you received' }));
  await page.keyboard.type('My sister adopted a three-legged greyhound. Do you have pets?');
  await page.keyboard.press('Enter');
  await expect(cyrano.getByRole('button', { name: 'Copy reply' })).toHaveCount(3);
  // From the box the first reply is two keys away, and the next is behind it.
  await page.keyboard.press('Tab');
  await expect(cyrano.getByRole('button', { name: 'To the replies' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cyrano.locator('[data-item]').first().locator(':focus')).toHaveCount(1);
  await tabTo(page, cyrano.getByRole('button', { name: 'Copy reply' }).nth(1));

  // The same assistant without a frame: one column up to 768 pixels, the notes beside the message from 769 on.
  await page.goto(`${product.url}/cyrano`);
  await page
    .getByRole('textbox', { name: 'Message you received' })
    .fill('I will bring you some bread just now. Do you want it?');
  await page.getByRole('button', { name: 'Suggest replies' }).click();
  const fold = page.getByRole('button', { name: /notes? on these words/ });
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(fold).toBeVisible();
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(fold).toBeHidden();
});
