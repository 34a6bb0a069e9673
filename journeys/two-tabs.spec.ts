/** Somebody has the product open twice, as people do who came by a letter and by a bookmark. */
import { expect, type Page } from '@playwright/test';
import { captures } from './support/customer.ts';
import type { Product } from './support/product.ts';
import { choosePlan, payWith, signUpOnScreen } from './support/screens.ts';
import { test } from './support/shared-product.ts';

const CARD = '4242 4242 4242 4242';

let product: Product;
test.beforeAll(({ shared }) => {
  product = shared;
});

const at = (page: Page) => {
  const goto = page.goto.bind(page);
  page.goto = (path, options) => goto(new URL(path, product.url).href, options);
  return page;
};

test('a plan open at the checkout in two tabs is paid once, whichever card comes second', async ({
  page: first,
  context,
}) => {
  // The product is shared with stories that were told before this one.
  const before = (await captures(product)).length;
  await choosePlan(at(first), 'Weekly');
  await signUpOnScreen(first, 'two-tabs@example.com');
  await expect(first.getByRole('button', { name: 'Pay R99.99' })).toBeEnabled();
  const second = at(await context.newPage());
  await second.goto('/checkout');
  await second.getByRole('button', { name: 'Pay R99.99' }).click();
  const form = second.frameLocator('iframe[title="Card payment"]');
  await form.getByLabel('Card number').fill(CARD);
  await form.getByLabel('Expiry').fill('12/39');
  await form.getByLabel('CVC').fill('123');

  await payWith(first, CARD);
  await expect(first).toHaveURL(/\/chat$/);

  // Nothing is taken from the second card, and its tab opens what the first one paid for.
  await form.getByRole('button', { name: 'Pay' }).click();
  await expect(second).toHaveURL(/\/chat$/);
  await expect(second.frameLocator('iframe[title="Cyrano"]').getByRole('textbox')).toBeVisible();
  expect(await captures(product)).toHaveLength(before + 1);
});

test('two cards sent in the same moment are one payment', async ({ page: first, context }) => {
  const before = (await captures(product)).length;
  await choosePlan(at(first), 'Monthly');
  await signUpOnScreen(first, 'same-moment@example.com');
  await expect(first.getByRole('button', { name: 'Pay R249.99' })).toBeEnabled();
  const second = at(await context.newPage());
  await second.goto('/checkout');
  const forms = [];
  for (const tab of [first, second]) {
    await tab.getByRole('button', { name: 'Pay R249.99' }).click();
    const form = tab.frameLocator('iframe[title="Card payment"]');
    await form.getByLabel('Card number').fill(CARD);
    await form.getByLabel('Expiry').fill('12/39');
    await form.getByLabel('CVC').fill('123');
    forms.push(form);
  }
  await Promise.all(forms.map((form) => form.getByRole('button', { name: 'Pay' }).click()));
  for (const tab of [first, second]) await expect(tab).toHaveURL(/\/chat$/);
  expect(await captures(product)).toHaveLength(before + 1);
});
