import { expect } from '@playwright/test';
import { buy, signUp } from './support/customer.ts';
import { test } from './support/shared-product.ts';

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`try ${width}`, async ({ page, context, shared: product }) => {
    await page.setViewportSize({ width, height });
    const c = await signUp(product, `try${width}@example.com`);
    await buy(product, c, 'weekly');
    const [name = '', ...value] = c.cookie.split('=');
    await context.addCookies([{ name, value: value.join('='), url: product.url }]);
    const shot = (n: string) => page.screenshot({ path: `/tmp/v-shots/${n}-${width}.png` });
    for (const n of [
      'Naledi',
      'Sipho',
      'Anneke van der Merwe-Oosthuizen',
      'Thandi',
      'Lerato',
      'Pieter',
      'Zanele',
      'Mo',
    ])
      await c.post('/api/coach/people', {
        name: n,
        stage: 'talking',
        notes: n === 'Thandi' ? 'Plays the cello' : '',
      });
    await page.goto(`${product.url}/cyrano`);
    const phone = width < 1100;
    const openList = async () => {
      if (phone) await page.getByRole('button', { name: /^People:/ }).click();
    };
    await openList();
    await expect(page.getByRole('list', { name: 'People' })).toContainText('Naledi');
    await page.waitForTimeout(600);
    await shot('list');
    await page.getByRole('searchbox').fill('cello');
    await shot('search');
    await page.getByRole('searchbox').fill('xyz');
    await shot('search-none');
    await page.getByRole('searchbox').fill('');
    await page
      .getByRole('list', { name: 'People' })
      .getByRole('button', { name: /Anneke/ })
      .click();
    await page.waitForTimeout(600);
    await shot('person');
    await page.getByRole('button', { name: /^More for Anneke/ }).click();
    await page.waitForTimeout(300);
    await shot('menu');
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.waitForTimeout(300);
    await shot('rename');
    await page.getByRole('textbox', { name: 'Name' }).fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForTimeout(500);
    await shot('rename-empty');
    await page.getByRole('textbox', { name: 'Name' }).fill('Anneke');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForTimeout(500);
    await page.getByRole('button', { name: /^More for Anneke/ }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await page.waitForTimeout(500);
    await shot('archived');
    await openList();
    await page.waitForTimeout(500);
    await shot('list-archived');
    await page.getByRole('button', { name: /^Archived/ }).click();
    await page.waitForTimeout(300);
    await shot('list-archive-open');
    await page
      .getByRole('list', { name: 'People' })
      .getByRole('button', { name: /Anneke/ })
      .click();
    await page.getByRole('button', { name: /^More for Anneke/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.waitForTimeout(500);
    await shot('undo');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.waitForTimeout(500);
    await shot('undone');
  });
