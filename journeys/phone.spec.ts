/** Cyrano on a phone: without a network, with a message that another app shares. That it can be installed is a story of its own. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { cleanInBothThemes } from './support/axe.ts';
import { buy, type Customer, signUp } from './support/customer.ts';
import { type Product, startProduct } from './support/product.ts';
import { test } from './support/shared-product.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

let product: Product;
test.beforeAll(({ shared }) => {
  product = shared;
});

/** Somebody who is signed in on this browser; how that is done is another story. */
async function signedIn(context: BrowserContext, plan: string | null): Promise<Customer> {
  const customer = await signUp(product, `phone-${crypto.randomUUID()}@example.com`);
  if (plan) await buy(product, customer, plan);
  const [name = '', ...value] = customer.cookie.split('=');
  await context.addCookies([{ name, value: value.join('='), url: product.url }]);
  return customer;
}

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

const offlineHeading = (page: Page) => page.getByRole('heading', { name: 'No connection right now' });

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
  await cleanInBothThemes(page, 'offline-390');
  // Still in the product's own faces.
  await expect
    .poll(() =>
      page.evaluate(() => document.fonts.check('600 20px Fraunces', 'N') && document.fonts.size > 0),
    )
    .toBe(true);
  await page.goto(`${product.url}/pricing`);
  await expect(offlineHeading(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Monthly' })).toBeVisible();
});

/** Sends what another app would share, as a browser does for it. */
async function share(page: Page, text: string, picture?: { name: string; base64: string }): Promise<void> {
  await Promise.all([
    page.waitForURL(({ pathname }) => pathname !== '/pricing'),
    page.evaluate(
      ({ text, picture }) => {
        const form = Object.assign(document.createElement('form'), {
          method: 'post',
          enctype: 'multipart/form-data',
          action: '/cyrano',
        });
        const field = (type: string, name: string) =>
          form.appendChild(Object.assign(document.createElement('input'), { type, name }));
        field('hidden', 'title').value = 'Another app';
        field('hidden', 'text').value = text;
        field('hidden', 'url');
        if (picture) {
          const bytes = Uint8Array.from(atob(picture.base64), (sign) => sign.charCodeAt(0));
          const chosen = new DataTransfer();
          chosen.items.add(new File([bytes], picture.name, { type: 'image/png' }));
          field('file', 'pictures').files = chosen.files;
        }
        document.body.append(form);
        form.submit();
      },
      { text, picture },
    ),
  ]);
}

const SHARED = 'Okay but is it weird to bring my goat to a picnic? </script> & co';
const box = (page: Page) => page.getByRole('textbox', { name: 'Message you received' });
const waiting = (page: Page) => page.evaluate(() => sessionStorage.getItem('sharedMessage'));

test('what another app shares stands in the box, and no server has seen it', async ({ page, context }) => {
  await signedIn(context, 'weekly');
  await openWithWorker(page, '/pricing');
  const sent: string[] = [];
  context.on('request', (request) => {
    // The navigation itself ends in the service worker, which sends nothing on.
    if (request.serviceWorker() || !request.isNavigationRequest()) sent.push(request.postData() ?? '');
    expect(request.url()).not.toContain('goat');
  });
  const picture = (await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 80 } })).toString(
    'base64',
  );
  // The visit is counted by a POST too, whenever the page has been drawn.
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url() === `${product.url}/cyrano`,
  );
  await share(page, SHARED, { name: 'chat.png', base64: picture });
  expect((await answered).fromServiceWorker()).toBe(true);
  const review = page.getByRole('dialog', { name: /screenshots/i });
  await expect(review).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(review).toHaveCount(0);
  await expect(box(page)).toHaveValue(SHARED);
  expect(new URL(page.url()).pathname).toBe('/cyrano');
  // It is not handed over twice, and a reload loses it no more than what was typed.
  await expect.poll(() => waiting(page)).toBeNull();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state ?? null))).toContain('goat');
  await page.reload();
  await expect(box(page)).toHaveValue(SHARED);
  expect(sent.filter((body) => body.includes('goat'))).toEqual([]);
  expect(product.output()).not.toContain('goat');
});

test('somebody who has to sign in and pay first finds what was shared afterwards', async ({
  page,
  context,
}) => {
  await openWithWorker(page, '/pricing');
  await share(page, SHARED);
  await expect(page).toHaveURL(/\/login$/);
  expect(JSON.parse((await waiting(page)) ?? '{}')).toMatchObject({ text: SHARED });
  // Without a network it waits too.
  await context.setOffline(true);
  await page.goto(`${product.url}/cyrano`);
  await expect(offlineHeading(page)).toBeVisible();
  await expect(page.getByText('The message that you shared waits in this tab.')).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/login$/);
  const customer = await signedIn(context, null);
  await page.goto(`${product.url}/cyrano`);
  await expect(page).toHaveURL(/\/pricing$/);
  await buy(product, customer, 'weekly');
  // Where a payment and a sign-in lead.
  await page.goto(`${product.url}/chat`);
  await expect(page).toHaveURL(/\/cyrano$/);
  await expect(box(page)).toHaveValue(SHARED);
});

test('a new release is seen at once, and its offline page takes the place of the old one', async ({
  page,
  context,
}) => {
  const old = await startProduct({ coach: false, env: { BRAND_NAME: 'Oldname' } });
  const { dataDir, ports, url } = old;
  /** Every offline page that is kept, by its title. */
  const kept = () =>
    page.evaluate(async () => {
      const titles: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          if (new URL(request.url).pathname === '/offline')
            titles.push(
              /<title>.* · (.*)<\/title>/.exec((await (await cache.match(request))?.text()) ?? '')?.[1] ?? '',
            );
      }
      return titles;
    });
  await page.goto(url);
  await expect.poll(kept).toEqual(['Oldname']);
  // The page is kept while the worker is installed; it answers for pages that are opened once it is active.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(`${url}/sw.js`);
  await old.kill('SIGTERM');
  // A server that cannot be reached is told apart from a device that is offline.
  await page.goto(`${url}/pricing`);
  await expect(offlineHeading(page)).toBeVisible();
  await expect(page.getByRole('status')).toContainText('We cannot be reached');

  const next = await startProduct({ coach: false, env: { BRAND_NAME: 'Newname' }, dataDir, ports });
  try {
    await expect(page).toHaveTitle(/Newname/);
    await expect(page.getByRole('heading', { name: 'Monthly' })).toBeVisible();
    await expect.poll(kept).toEqual(['Newname']);
    await context.setOffline(true);
    await page.goto(url);
    await expect(page).toHaveTitle('No connection right now · Newname');
  } finally {
    await next.kill('SIGTERM');
    await old.stop();
  }
});
