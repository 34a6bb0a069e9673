import { expect } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import type { Product } from './support/product.ts';
import { test } from './support/shared-product.ts';

/** The least that has to be true: a started product serves its pages, readable and without a fault on the console. */
let product: Product;
test.beforeAll(({ shared }) => {
  product = shared;
});

for (const path of ['/', '/choose-us', '/pricing', '/login', '/terms', '/privacy']) {
  test(`${path} opens, complains of nothing and can be read by everyone`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(product.url) && !request.url().startsWith('data:'))
        strangers.push(request.url());
    });
    const answer = await page.goto(product.url + path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('html').getAttribute('lang')).toBe('en-ZA');
    expect(await page.content()).not.toContain('%%');
    expect(await axeFaults(page)).toEqual([]);
    expect({ complaints, strangers }).toEqual({ complaints: [], strangers: [] });
  });
}

test('an unknown address is told as one', async ({ page }) => {
  const answer = await page.goto(`${product.url}/no-such-page`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
