/** What is counted of a visit: what was seen and done, without cookies or texts; and Google only after a yes. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { type Browser, expect, type Page } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { GOOD_CARD } from './support/customer.ts';
import { type Product, startProduct } from './support/product.ts';
import { choosePlan, payWith, signUpOnScreen } from './support/screens.ts';
import { test } from './support/shared-product.ts';

/** What people's browsers say; one without a window counts as well, unless it is a robot that says so. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const GOOGLE = 'https://www.googletagmanager.com/**';
const OPERATOR = fileURLToPath(new URL('../src/operator/main.ts', import.meta.url));

/** Every hit kept, in words. */
function hits(product: Product): string[] {
  const database = new DatabaseSync(join(product.dataDir, 'repartee.db'), { readOnly: true });
  const rows = database.prepare('select name, label, path from analytics_hits order by rowid').all();
  database.close();
  return rows.map(({ name, label, path }) => [name, label, path].filter(Boolean).join(' '));
}

const visit = async (browser: Browser, product: Product, options: object = {}): Promise<Page> =>
  (await browser.newContext({ baseURL: product.url, locale: 'en-ZA', userAgent, ...options })).newPage();

// Each has a server of its own, and this file comes late: two browsers take one story each.
test.describe.configure({ mode: 'parallel' });

test('a visit is counted once at each step, and the operator reads it; who asks not to be tracked is not', async ({
  browser,
}) => {
  const product = await startProduct();
  const untracked = await visit(browser, product, { extraHTTPHeaders: { DNT: '1', 'Sec-GPC': '1' } });
  for (const path of ['/', '/pricing', '/login']) await untracked.goto(path, { waitUntil: 'networkidle' });
  expect(hits(product)).toEqual([]);
  await untracked.context().close();

  const page = await visit(browser, product);
  await page.goto('/choose-us');
  await expect.poll(() => hits(product)).toEqual(['/choose-us']);
  // A finger on the link may have the page drawn ahead: nobody has seen it yet.
  const link = page.getByRole('link', { name: 'Choose your plan' });
  await link.hover();
  await page.waitForLoadState('networkidle');
  expect(hits(product)).toEqual(['/choose-us']);
  await link.click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect.poll(() => hits(product).at(-1)).toBe('/pricing');
  await page.goBack();
  await expect.poll(() => hits(product).at(-1)).toBe('/choose-us');
  await choosePlan(page, 'Monthly');
  await signUpOnScreen(page, 'counted@example.com');
  await expect(page).toHaveURL(/\/checkout/);
  await payWith(page, GOOD_CARD);
  await expect(page).toHaveURL(/\/chat$/);
  const cyrano = page.frameLocator('iframe[title="Cyrano"]');
  await cyrano.getByLabel('Message you received').fill('I adopted a dog called Biscuit');
  await cyrano.getByRole('button', { name: 'Suggest replies' }).click();
  await cyrano.getByRole('button', { name: 'Copy reply' }).first().click();
  // The frame tells of it when the text is on the clipboard.
  await expect.poll(() => hits(product)).toContain('chat.reply-copied frame /chat');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const steps = [
    'plan-selection.see-plans choose-us /choose-us',
    'plan-selection.choose monthly /pricing',
    'authentication.sign-up password /login',
    'checkout.started monthly /checkout',
    'checkout.opened monthly /checkout',
    'chat.opened frame /chat',
    'chat.ready frame /chat',
    'chat.replies-asked advice /chat',
    'chat.reply-copied frame /chat',
    'authentication.sign-out /chat',
  ];
  await expect
    .poll(() =>
      hits(product)
        .filter((hit) => !hit.startsWith('/'))
        .sort(),
    )
    .toEqual(steps.sort());
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies.filter((name) => !name.startsWith('repartee.'))).toEqual([]);

  const told = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', OPERATOR, 'stats', '--json'],
    {
      cwd: product.dataDir,
      env: { PATH: process.env.PATH, DATA_DIR: product.dataDir },
      encoding: 'utf8',
    },
  );
  const { funnel } = JSON.parse(told.stdout) as { funnel: { people: number }[] };
  expect(funnel.map(({ people }) => people)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  await page.context().close();
  await product.stop();
});

test('Google is asked for, with two equal answers, only where the operator has an id', async ({
  browser,
}) => {
  const product = await startProduct({ coach: false, env: { ANALYTICS_ID: 'G-TEST1' } });
  const page = await visit(browser, product, { viewport: { width: 390, height: 844 } });
  const asked: string[] = [];
  await page.route(GOOGLE, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  const bar = page.getByRole('region', { name: 'Google Analytics' });
  const [yes, no] = [
    bar.getByRole('button', { name: 'Allow Google Analytics' }),
    bar.getByRole('button', { name: 'No thanks' }),
  ];
  for (const path of ['/pricing', '/login']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(bar).toBeVisible();
    const [left, right] = [await yes.boundingBox(), await no.boundingBox()];
    expect([left?.width, left?.height]).toEqual([right?.width, right?.height]);
    expect(await axeFaults(page)).toEqual([]);
  }
  expect(asked).toEqual([]);
  await no.click();
  await expect(bar).toBeHidden();
  await page.goto('/privacy', { waitUntil: 'networkidle' });
  await expect(bar).toBeHidden();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Google Analytics: change my choice' }).click();
  await yes.click();
  await expect.poll(() => asked).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem('analyticsConsent'))).toBe('yes');
  await page.context().close();
  await product.stop();
});
