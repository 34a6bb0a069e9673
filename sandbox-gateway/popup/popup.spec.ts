/**
 * The popup as a buyer meets it: a shop's page with a strict content policy on one origin, the gateway on another.
 * A browser test of its own: the gateway is started as a program, the page loads its SDK.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';

const MAIN = join(import.meta.dirname, '..', 'main.ts');
const folder = mkdtempSync(join(tmpdir(), 'sandbox-popup-'));
let gateway: ChildProcess;
let gatewayUrl: string;
let shop: Server;
let shopUrl: string;

const SHOP_SCRIPT = `
  window.calls = [];
  document.querySelector('button').addEventListener('click', () => {
    const wantsClose = !location.search.includes('no-close');
    new YocoSDK({ publicKey: 'pk_test_popup' }).showPopup({
      amountInCents: 24999, currency: 'ZAR', name: 'Corner Shop', description: 'One <b>kettle</b>',
      callback: (result) => calls.push({ result }),
      ...(wantsClose ? { onClose: () => calls.push({ closed: true }) } : {}),
    });
  });`;

test.beforeAll(async () => {
  shop = createServer((request, response) => {
    if (request.url === '/shop.js') {
      response.setHeader('content-type', 'text/javascript').end(SHOP_SCRIPT);
      return;
    }
    const policy = `default-src 'none'; script-src 'self' ${gatewayUrl}; style-src 'self'; frame-src ${gatewayUrl}`;
    response.setHeader('content-type', 'text/html').setHeader('content-security-policy', policy);
    response.end(`<!doctype html><html lang="en-ZA"><title>Shop</title><main><h1>Shop</h1>
      <button>Buy</button></main><script src="${gatewayUrl}/sdk.js"></script><script src="/shop.js"></script></html>`);
  });
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
  shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`;
  gateway = spawn(
    process.execPath,
    [
      MAIN,
      '--db',
      join(folder, 'g.db'),
      '--secret',
      'sk_test_popup',
      '--public',
      'pk_test_popup',
      '--parent',
      new URL(shopUrl).origin,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (gateway.stdout === null) throw new Error('no standard output');
  const [line] = await once(createInterface(gateway.stdout), 'line');
  gatewayUrl = JSON.parse(String(line)).url;
});

test.afterAll(async () => {
  shop.closeAllConnections();
  shop.close();
  gateway.kill('SIGTERM');
  await once(gateway, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

async function openPopup(page: Page, query = ''): Promise<FrameLocator> {
  await page.goto(shopUrl + query);
  await page.getByRole('button', { name: 'Buy' }).click();
  const form = page.frameLocator('iframe[title="Card payment"]');
  await expect(form.getByLabel('Card number')).toBeFocused();
  return form;
}

async function fill(form: FrameLocator, number: string): Promise<void> {
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Expiry').fill('12/30');
  await form.getByLabel('CVC').fill('123');
}

const calls = (page: Page) => page.evaluate('window.calls');
const popup = (page: Page) => page.getByRole('dialog', { name: 'Card payment' });

test('a card becomes a token, and the popup is gone', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const form = await openPopup(page);
  await expect(form.getByText('R249.99')).toBeVisible();
  await expect(form.getByText('One <b>kettle</b>')).toBeVisible();
  await fill(form, '4242424242424242');
  await expect(form.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await form.getByRole('button', { name: 'Pay' }).click();
  await expect(popup(page)).toHaveCount(0);
  expect(await calls(page)).toEqual([
    {
      result: expect.objectContaining({ id: expect.stringMatching(/^tok_test_/), status: 'charge_ready' }),
    },
  ]);
  await expect(page.getByRole('button', { name: 'Buy' })).toBeFocused();
  expect(complaints).toEqual([]);
});

test('by keyboard alone, with a 3-D Secure step', async ({ page }) => {
  const form = await openPopup(page);
  await page.keyboard.type('4000000000003220');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1230');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Code')).toBeFocused();
  await page.keyboard.type('111111');
  await page.keyboard.press('Enter');
  await expect(form.getByText('That is not the right code. Try again.')).toBeVisible();
  await form.getByLabel('Code').fill('123456');
  await form.getByRole('button', { name: 'Confirm' }).click();
  await expect(popup(page)).toHaveCount(0);
  expect(await calls(page)).toEqual([{ result: expect.objectContaining({ status: 'charge_ready' }) }]);
});

test('a caret in the middle of the number stays where it is', async ({ page }) => {
  const form = await openPopup(page);
  const number = form.getByLabel('Card number');
  await number.fill('4242 4242 4242');
  await number.press('Home');
  await number.pressSequentially('40000');
  await expect(number).toHaveValue('4000 0424 2424 2424 2');
});

for (const [what, query, call] of [
  ['to onClose', '', { closed: true }],
  [
    'to the callback where there is no onClose',
    '?no-close',
    { result: { status: 'error', error: { message: 'Payment cancelled', status: 0 } } },
  ],
] as const) {
  test(`a popup that is given up is told once, ${what}`, async ({ page }) => {
    for (const way of ['Cancel', 'Escape in the form', 'Escape on the page']) {
      const form = await openPopup(page, query);
      if (way === 'Cancel') await form.getByRole('button', { name: 'Cancel' }).click();
      else if (way === 'Escape in the form') await page.keyboard.press('Escape');
      else {
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        await page.keyboard.press('Escape');
      }
      await expect(popup(page), way).toHaveCount(0);
      expect(await calls(page), way).toEqual([call]);
    }
  });
}

test('problems stand at their fields, and a real card never leaves the page', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const form = await openPopup(page);
  await form.getByRole('button', { name: 'Pay' }).click();
  await expect(form.getByText('Enter the card number.')).toBeVisible();
  await expect(form.getByLabel('Expiry')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Card number')).toBeFocused();
  await fill(form, '5555555555554444');
  await form.getByRole('button', { name: 'Pay' }).click();
  await expect(form.getByText('This is not one of the sandbox cards')).toBeVisible();
  await expect(form.getByLabel('Expiry')).not.toHaveAttribute('aria-invalid');
  expect(sent).toEqual([]);
  await form.getByText('Sandbox cards', { exact: true }).click();
  await form.getByRole('button', { name: '4242 4242 4242 4242' }).click();
  await form.getByRole('button', { name: 'Pay' }).click();
  await expect(popup(page)).toHaveCount(0);
  expect(sent).toEqual([`${gatewayUrl}/v1/tokens`]);
});

test('a page that is not allowed cannot frame the form, and hears so in the end', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await page.clock.install();
  // The same server by another name is another origin.
  await page.goto(shopUrl.replace('127.0.0.1', 'localhost'));
  await page.getByRole('button', { name: 'Buy' }).click();
  await expect.poll(() => complaints.join('\n')).toContain('frame-ancestors');
  await expect(page.frameLocator('iframe').getByLabel('Card number')).toHaveCount(0);
  await page.clock.fastForward('00:16');
  await expect(popup(page)).toHaveCount(0);
  expect(await calls(page)).toMatchObject([
    { result: { error: { message: 'The payment form could not be loaded' } } },
  ]);
});

test('fits and is accessible on a phone and a desk, in the light and in the dark', async ({ page }, info) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const form = await openPopup(page);
  await form.getByRole('button', { name: 'Pay' }).click();
  await expect(form.getByText('Enter the card number.')).toBeVisible();
  const card = form.locator('#sheet');
  const frame = page.locator('iframe[title="Card payment"]');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      const where = `${width} px, ${colorScheme}`;
      await page.emulateMedia({ colorScheme });
      const heights = async () => [
        (await frame.boundingBox())?.height,
        // Nothing of the box stands empty around the frame.
        (await popup(page).boundingBox())?.height,
        Math.ceil((await card.boundingBox())?.height ?? 0),
      ];
      await expect.poll(async () => new Set(await heights()).size, where).toBe(1);
      await info.attach(`popup, ${where}`, { body: await page.screenshot(), contentType: 'image/png' });
      const results = await new AxeBuilder({ page }).analyze();
      const faults = results.violations.map((violation) => `${violation.id}: ${violation.help}`);
      expect(faults, where).toEqual([]);
    }
  }
});
