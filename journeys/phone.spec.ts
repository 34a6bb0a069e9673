/** Cyrano on a phone: installed, without a network, with a message that another app shares. */
import { expect, type Page } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import type { Product } from './support/product.ts';
import { test } from './support/shared-product.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

let product: Product;
test.beforeAll(({ shared }) => {
  product = shared;
});

/** Opens a page and waits until the service worker answers for it. */
async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(product.url + path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
}

async function look(page: Page, shot: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await axeFaults(page)).toEqual([]);
    if (process.env.SCREENSHOTS)
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/${shot}-${colorScheme}.png` });
  }
}

const offlineHeading = (page: Page) => page.getByRole('heading', { name: 'No connection right now' });

test('a browser finds nothing that keeps it from installing the product', async ({ page, context }) => {
  await openWithWorker(page, '/pricing');
  const devtools = await context.newCDPSession(page);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  expect(url).toBe(`${product.url}/manifest.webmanifest`);
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'Repartee', display: 'standalone' });
  // A private window installs nothing, whatever the page is like.
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('without a network every page says so, and opens by itself when it is back', async ({
  page,
  context,
}) => {
  await openWithWorker(page, '/');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const urls = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    );
    return urls.flat();
  });
  expect(kept).toContain('/offline');
  expect(kept.filter((path) => path !== '/offline' && !path.startsWith('/assets/'))).toEqual([]);

  await context.setOffline(true);
  for (const path of ['/pricing', '/chat', '/no-such-page']) {
    await page.goto(product.url + path);
    await expect(offlineHeading(page)).toBeVisible();
    await expect(page.getByRole('status')).toContainText('This device is offline');
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await look(page, 'offline-390');
  // Still in the product's own faces.
  expect(
    await page.evaluate(() => document.fonts.check('600 20px Fraunces', 'N') && document.fonts.size > 0),
  ).toBe(true);
  await page.goto(`${product.url}/pricing`);
  await expect(offlineHeading(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Monthly' })).toBeVisible();
});
