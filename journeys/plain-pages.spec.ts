/** How a plain page comes up: its styles in it, its faces on, nothing moves, and no press is lost however early it is. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { type Browser, expect, type Page } from '@playwright/test';
import type { Product } from './support/product.ts';
import { test } from './support/shared-product.ts';

const PATHS = ['/', '/pricing', '/choose-us', '/terms', '/privacy'];
const ASSETS = fileURLToPath(new URL('../build/client/assets', import.meta.url));
const ISLAND = /\/assets\/main-[^/]*\.js$/;
/** One of each kind: the landing, the prices, a text. */
const SAMPLED = ['/', '/pricing', '/privacy'];

let product: Product;
test.beforeAll(({ shared }) => {
  product = shared;
});

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const visit = async (browser: Browser, options: Parameters<Browser['newContext']>[0] = {}) =>
  (await browser.newContext({ baseURL: product.url, locale: 'en-ZA', userAgent, ...options })).newPage();

async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

test('nothing moves, no stylesheet is fetched, and the real faces are on', async ({ browser }) => {
  for (const viewport of [
    { width: 360, height: 780 },
    { width: 1440, height: 900 },
  ]) {
    for (const path of PATHS) {
      const where = `${path} at ${viewport.width}`;
      const page = await visit(browser, { viewport });
      const refused: string[] = [];
      page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
      await page.addInitScript(() => {
        const seen = { moved: 0, facesAt: 0 };
        Object.assign(window, { seen });
        document.fonts.addEventListener('loadingdone', () => {
          seen.facesAt = performance.now();
        });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.moved += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      // A quiet line is no sign of a first paint, and what the page is installed as is only named after it.
      await expect(page.locator('link[rel="manifest"]'), where).toHaveCount(1);
      await expect(page.locator('script[type="speculationrules"]'), where).toHaveCount(1);
      const faces = () =>
        page.evaluate(() =>
          [...document.fonts].flatMap(({ status, family }) => (status === 'loaded' ? family : [])).join(),
        );
      for (const face of ['Fraunces Variable', 'Instrument Sans Variable'])
        await expect.poll(faces, where).toContain(face);
      const look = () =>
        page.evaluate(async () => {
          // What the faces moved is told a frame later.
          for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          return {
            ...(window as unknown as { seen: { moved: number; facesAt: number } }).seen,
            paintedAt: paint?.startTime ?? 0,
            sheets: document.querySelectorAll('link[rel="stylesheet"]').length,
          };
        });
      let seen = await look();
      // On a busy machine the faces may come after the first paint, and a bare machine has none of those that ours stand over
      // (fallback-faces.css): then the page is looked at once more, with the faces at hand.
      if (seen.moved >= 0.001 && seen.facesAt > seen.paintedAt) {
        await page.reload({ waitUntil: 'networkidle' });
        for (const face of ['Fraunces Variable', 'Instrument Sans Variable'])
          await expect.poll(faces, where).toContain(face);
        seen = await look();
      }
      expect(seen.sheets, where).toBe(0);
      expect(refused, where).toEqual([]);
      expect(seen.moved, where).toBeLessThan(0.001);
      await page.context().close();
    }
  }
});

test('a page looks the same with all the styles there are', async ({ browser }) => {
  const sheets = readdirSync(ASSETS).filter((name) =>
    /^(?:root|Island|home|ReadingScene|Voice|public-meta)-.*\.css$/.test(name),
  );
  expect(sheets.length).toBeGreaterThan(2);
  for (const [colorScheme, viewport] of [
    ['light', { width: 390, height: 844 }],
    ['dark', { width: 1440, height: 900 }],
  ] as const) {
    const page = await visit(browser, { colorScheme, viewport, reducedMotion: 'reduce' });
    for (const path of SAMPLED) {
      await page.goto(path, { waitUntil: 'networkidle' });
      // The first link as a keyboard meets it, so that the look of the focus is compared as well.
      await page.keyboard.press('Tab');
      const changed = await page.evaluate(async (names) => {
        // One text for each element: there are thousands of them, with hundreds of values each.
        const look = () =>
          [...document.querySelectorAll('body, body *')].flatMap((element) =>
            ['', '::before', '::after'].map((part) => {
              const style = getComputedStyle(element, part);
              // What is not drawn beside an element has no look before it is drawn.
              if (part && style.content === 'none') return 'none';
              return Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`).join('\n');
            }),
          );
        const before = look();
        // Before the page's own styles, so that they win where both say something: only what they leave unsaid can change.
        const come = names.map((name) => {
          const link = document.createElement('link');
          Object.assign(link, { rel: 'stylesheet', href: `/assets/${name}` });
          document.head.prepend(link);
          return new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
        });
        await Promise.all(come);
        const after = look();
        const changed = before.flatMap((text, at) => {
          const now = after[at] ?? '';
          if (text === now) return [];
          const lines = now.split('\n');
          return [`element ${at}: ${text.split('\n').filter((line, place) => line !== lines[place])}`];
        });
        return changed.slice(0, 20);
      }, sheets);
      expect(changed, `${path}, ${viewport.width}, ${colorScheme}`).toEqual([]);
    }
    await page.context().close();
  }
});

test.describe('a plan pressed before the script of the page is alive', () => {
  const choices = () => {
    const database = new DatabaseSync(join(product.dataDir, 'repartee.db'), { readOnly: true });
    const rows = database
      .prepare("select label from analytics_hits where name = 'plan-selection.choose' order by rowid")
      .all();
    database.close();
    return rows.map(({ label }) => label);
  };

  /** Opens the plans without their script, presses two of them, and lets the script come. */
  async function pressEarly(page: Page): Promise<void> {
    let letCome = () => {};
    const held = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route(ISLAND, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/pricing', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Choose Yearly' }).click();
    await page.getByRole('button', { name: 'Choose Weekly' }).click();
    await expect(page).toHaveURL(/\/pricing$/);
    letCome();
  }

  test('is chosen once the script is there, counted once, the first press only', async ({ browser }) => {
    const page = await visit(browser);
    const before = choices().length;
    await pressEarly(page);
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('selectedPlan') ?? '{}').type)).toBe(
      'yearly',
    );
    await expect.poll(() => choices().slice(before)).toEqual(['yearly']);
    await page.context().close();
  });

  test('says so where it cannot be kept', async ({ browser }) => {
    const page = await visit(browser);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await pressEarly(page);
    await expect(page.getByRole('alertdialog')).toContainText('Something went wrong. Please try again.');
    await page.context().close();
  });

  test('is sent as a form where the script never comes', async ({ browser }) => {
    const page = await visit(browser);
    await page.route(ISLAND, (route) => route.abort());
    await page.clock.install();
    await page.goto('/pricing', { waitUntil: 'commit' });
    const asked = page.waitForRequest(`${product.url}/checkout?plan=monthly`);
    await page.getByRole('button', { name: 'Choose Monthly' }).click();
    await page.clock.fastForward(5_000);
    await asked;
    await page.context().close();
  });

  test('on a slow processor, at the very first paint', async ({ browser }) => {
    const page = await visit(browser);
    await slowDown(page);
    await page.addInitScript(() => {
      new PerformanceObserver((list, observer) => {
        if (list.getEntriesByName('first-contentful-paint').length === 0) return;
        observer.disconnect();
        document.querySelector<HTMLButtonElement>('#plans button')?.click();
      }).observe({ type: 'paint', buffered: true });
    });
    const before = choices().length;
    await page.goto('/pricing');
    await expect(page).toHaveURL(/\/login$/);
    await expect.poll(() => choices().slice(before)).toEqual(['weekly']);
    await page.context().close();
  });
});
