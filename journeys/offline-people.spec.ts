/** Conversations that are read without a network: on this device only, only where the reader wants it, and gone at once. */
import { type BrowserContext, expect, type FrameLocator, type Page } from '@playwright/test';
import { cleanInBothThemes } from './support/axe.ts';
import { buy, type Customer, signUp } from './support/customer.ts';
import type { Product } from './support/product.ts';
import { test } from './support/shared-product.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

let product: Product;
test.beforeAll(({ shared }) => {
  product = shared;
});

/** A subscriber on this browser, with two people. */
async function writer(context: BrowserContext): Promise<Customer> {
  const customer = await signUp(product, `offline-${crypto.randomUUID()}@example.com`);
  await buy(product, customer, 'weekly');
  const [name = '', ...value] = customer.cookie.split('=');
  await context.addCookies([{ name, value: value.join('='), url: product.url }]);
  for (const person of [
    { name: 'Naledi', stage: 'talking', notes: 'Met at pottery class.' },
    { name: 'Thabo', stage: 'matched', notes: '' },
  ]) {
    const { person: added } = (await (await customer.post('/api/coach/people', person)).json()) as {
      person: { id: string };
    };
    await customer.post(`/api/coach/people/${added.id}/turns`, {
      turns: [
        { from: 'them', text: `Biscuit says hello, and so do I. ${person.name}` },
        { from: 'me', text: 'Biscuit deserves a medal and a sofa' },
        { from: 'them', text: 'Which one first?' },
      ],
    });
  }
  return customer;
}

async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(product.url + path);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** The names on this device, or null where there is no copy; asked without making one. */
const keptHere = (page: Page): Promise<string[] | null> =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'offlineCopy')) return null;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('offlineCopy');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const copy = await new Promise<{ people: { name: string }[] } | undefined>((resolve) => {
      const request = database.transaction('copies').objectStore('copies').get('copy');
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    return copy ? copy.people.map(({ name }) => name).sort() : null;
  });

const offlineSwitch = (cyrano: Page | FrameLocator) =>
  cyrano.getByRole('switch', { name: 'Read people offline' });

async function openSettings(cyrano: Page | FrameLocator): Promise<void> {
  await cyrano.getByRole('button', { name: 'Cyrano’s settings' }).click();
  await cyrano.getByRole('menuitem', { name: 'Memory and privacy' }).click();
  await expect(offlineSwitch(cyrano)).toBeVisible();
}

const keptList = (page: Page) => page.getByRole('list', { name: 'People' });

test('kept where the reader wants it, read without a network, and gone when they say so', async ({
  page,
  context,
}) => {
  await writer(context);
  await openWithWorker(page, '/cyrano');
  await openSettings(page);
  await expect(offlineSwitch(page)).not.toBeChecked();
  expect(await keptHere(page)).toBeNull();
  await offlineSwitch(page).scrollIntoViewIfNeeded();
  await cleanInBothThemes(page, 'offline-switch-390', true);
  await offlineSwitch(page).click();
  await expect.poll(() => keptHere(page)).toEqual(['Naledi', 'Thabo']);

  await context.setOffline(true);
  await page.goto(`${product.url}/cyrano`);
  await expect(keptList(page).getByRole('listitem')).toHaveCount(2);
  await keptList(page).getByText('Naledi').first().click();
  const messages = page.getByRole('list', { name: 'Messages with Naledi' });
  await expect(messages.getByRole('listitem')).toHaveCount(3);
  await expect(messages).toContainText('Which one first?');
  await expect(page.getByText('Met at pottery class.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await cleanInBothThemes(page, 'offline-people-390', true);
  await context.setOffline(false);
  await expect(page.getByRole('textbox', { name: 'Message you received' })).toBeVisible();

  // Somebody who is deleted goes from the device before the server is asked.
  await page.getByRole('button', { name: /^People:/ }).click();
  await page.getByRole('list', { name: 'People' }).getByRole('button', { name: /Thabo/ }).click();
  await page.getByRole('button', { name: 'More for Thabo' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.poll(() => keptHere(page)).toEqual(['Naledi']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => keptHere(page)).toEqual(['Naledi', 'Thabo']);

  await openSettings(page);
  await expect(offlineSwitch(page)).toBeChecked();
  await offlineSwitch(page).click();
  await expect.poll(() => keptHere(page)).toBeNull();
  await context.setOffline(true);
  await page.goto(`${product.url}/cyrano`);
  await expect(page.getByRole('heading', { name: 'No connection right now' })).toBeVisible();
  await expect(keptList(page)).toBeHidden();
});

test('switched on in the frame, gone with the sign-out, in every tab', async ({ page, context }) => {
  await writer(context);
  await openWithWorker(page, '/chat');
  const frame = page.frameLocator('iframe[title="Cyrano"]');
  await openSettings(frame);
  await offlineSwitch(frame).click();
  await expect(offlineSwitch(frame)).toBeChecked();
  await expect.poll(() => keptHere(page)).toEqual(['Naledi', 'Thabo']);
  await frame.getByRole('button', { name: 'Done' }).click();

  const other = await context.newPage();
  await other.goto(`${product.url}/account`);
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/(?:login)?$/);
  await expect.poll(() => keptHere(other)).toBeNull();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('offlineCopy'))).toBeNull();
  // Whoever is next on this device begins with nothing, and with the switch off.
  await writer(context);
  await page.goto(`${product.url}/cyrano`);
  await openSettings(page);
  await expect(offlineSwitch(page)).not.toBeChecked();
  expect(await keptHere(page)).toBeNull();
});
