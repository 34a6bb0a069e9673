/** Cyrano's screen on a phone: nothing moves under the reader's eyes, the box stays above the keyboard, and 768 px is where a phone ends. */
import { type BrowserContext, expect, type FrameLocator, type Page } from '@playwright/test';
import { buy, signUp } from './support/customer.ts';
import type { Product } from './support/product.ts';
import { test } from './support/shared-product.ts';

let product: Product;
test.beforeAll(({ shared }) => {
  product = shared;
});

async function subscriber(context: BrowserContext): Promise<void> {
  const customer = await signUp(product, `layout-${crypto.randomUUID()}@example.com`);
  await buy(product, customer, 'weekly');
  const [name = '', ...value] = customer.cookie.split('=');
  await context.addCookies([{ name, value: value.join('='), url: product.url }]);
}

const box = (cyrano: Page | FrameLocator) => cyrano.getByRole('textbox', { name: 'Message you received' });
const replies = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Copy reply' }) });

interface Shift {
  value: number;
  moved: string[];
}

/** Records what moves, and has each part of an answer arrive by itself, as from a slow model. */
function watchSlowReplies(): void {
  const EACH_MS = 700;
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const watcher = new PerformanceObserver((list) => {
    // What moves right after a press is the answer to it.
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    })[])
      if (!entry.hadRecentInput)
        shifts.push({
          value: entry.value,
          moved: entry.sources.map(({ node, previousRect: was, currentRect: is }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            const name = `${element?.tagName} ${element?.className} “${element?.textContent?.slice(0, 40)}”`;
            return `${name} ${was.x},${was.y} ${was.width}x${was.height} to ${is.x},${is.y} ${is.width}x${is.height}`;
          }),
        });
  });
  watcher.observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, { watcher });

  const real = window.fetch;
  window.fetch = async (...call) => {
    const answer = await real(...call);
    if (!String(call[0]).endsWith('/api/coach/advice') || !answer.body) return answer;
    const events = (await answer.text()).split(/(?<=\n\n)/);
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, EACH_MS));
        const event = events.shift();
        if (event === undefined) controller.close();
        else controller.enqueue(encoder.encode(event));
      },
    });
    return new Response(body, { status: answer.status, headers: answer.headers });
  };
}

/** Presses a button and sees that nothing moves until the answer is whole. */
async function pressAndWatch(page: Page, button: string, count: number): Promise<void> {
  // What the words that were put in moved is told a frame later.
  await page.evaluate(forgetShifts);
  await page.getByRole('button', { name: button }).tap();
  await expect(replies(page)).toHaveCount(count);
  await expect(page.getByRole('button', { name: 'More replies' })).toBeVisible();
  expect(await shiftsOf(page), `${button}, ${count} replies`).toEqual([]);
}

/** Forgets what has moved so far, once the frames that tell it have been drawn. */
async function forgetShifts(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  const { shifts, watcher } = window as unknown as { shifts: Shift[]; watcher: PerformanceObserver };
  watcher.takeRecords();
  shifts.splice(0);
}

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('nothing moves while replies come', async ({ page, context }) => {
    await subscriber(context);
    await page.addInitScript(watchSlowReplies);
    await page.goto(`${product.url}/cyrano`);
    await expect(box(page)).toBeVisible();
    await box(page).fill('Sorry I went quiet, work ate my whole week. Still up for that coffee on Saturday?');
    await pressAndWatch(page, 'Suggest replies', 3);
    await pressAndWatch(page, 'More replies', 6);
    await box(page).fill('haha fine. but you still owe me the story about the goat');
    await pressAndWatch(page, 'Suggest replies', 3);
  });

  test('the keyboard never covers the box, whichever way the browser shows it', async ({ page, context }) => {
    await subscriber(context);
    // Chromium and Firefox make the window smaller.
    for (const path of ['/cyrano', '/chat']) {
      await page.goto(product.url + path);
      // The last one counts.
      expect(await page.locator('meta[name=viewport]').last().getAttribute('content')).toContain(
        'interactive-widget=resizes-content',
      );
      const cyrano = path === '/chat' ? page.frameLocator('iframe[title="Cyrano"]') : page;
      await expect(box(cyrano)).toBeVisible();
      await box(cyrano).focus();
      await page.setViewportSize({ width: 390, height: 480 });
      await expect(box(cyrano)).toBeInViewport({ ratio: 1 });
      await expect(cyrano.getByRole('button', { name: 'Suggest replies' })).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 390, height: 844 });
      // Safari lays it over the window, and tells how much is left.
      await page.evaluate(() => {
        Object.defineProperty(visualViewport, 'height', { get: () => 480, configurable: true });
        visualViewport?.dispatchEvent(new Event('resize'));
      });
      const send = cyrano.getByRole('button', { name: 'Suggest replies' });
      await expect
        .poll(async () => {
          const edge = await send.boundingBox();
          return edge ? edge.y + edge.height : Number.POSITIVE_INFINITY;
        })
        .toBeLessThanOrEqual(480);
    }
  });
});

test('up to 768 px the chat is laid out for a phone, in the frame as without it', async ({
  page,
  context,
}) => {
  await subscriber(context);
  for (const path of ['/cyrano', '/chat']) {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(product.url + path);
    const cyrano = path === '/chat' ? page.frameLocator('iframe[title="Cyrano"]') : page;
    await expect(box(cyrano)).toBeVisible();
    const edgePx = () =>
      box(cyrano).evaluate((element) => getComputedStyle(element.closest('form') as Element).paddingLeft);
    for (const [width, edge] of [
      [768, '12px'],
      [769, '32px'],
      [802, '32px'],
      [803, '32px'],
      [600, '12px'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(edgePx, `${path} at ${width}`).toBe(edge);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    }
  }
});
