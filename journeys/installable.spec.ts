/** The product is installed as an app by a whole browser: the one without windows, in which the other stories are told, installs nothing. */
import { chromium, expect } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './support/browser.ts';
import { test } from './support/shared-product.ts';

test('a browser finds nothing that keeps it from installing the product', async ({ shared: product }) => {
  // Started here: one that the story's settings name would have a worker of its own, with products of its own.
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const faults = async () => {
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // A private window installs nothing, whatever the page is like.
    return installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
  };
  // A browser that installs nothing finds no fault anywhere.
  await page.goto(`${product.url}/healthz`);
  expect(await faults()).toEqual(['no-manifest']);

  await page.goto(`${product.url}/pricing`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // Plain pages name it once they have been drawn.
  const named = page.locator('link[rel="manifest"]');
  await expect(named).toHaveCount(1);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  expect(url).toBe(`${product.url}/manifest.webmanifest`);
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'Repartee', display: 'standalone' });
  expect(await faults()).toEqual([]);
  for (const path of ['/', '/pricing', '/choose-us']) {
    await page.goto(product.url + path);
    await expect(named).toHaveAttribute('href', '/manifest.webmanifest');
  }
  for (const path of ['/login', '/chat', '/cyrano', '/account'])
    expect(await (await page.request.get(product.url + path)).text(), path).toContain(
      '<link rel="manifest" href="/manifest.webmanifest"/>',
    );
  // A worker that is kept for long could not be replaced.
  const worker = (await page.request.get(`${product.url}/sw.js`)).headers();
  expect(worker['cache-control']).toBe('no-cache');
  expect(worker['content-security-policy']).toContain("connect-src 'self'");
  await browser.close();
});
