/** Pages on a processor slowed four times: how long after the first paint the real faces are on, and whether a plan pressed right then is kept. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../../journeys/support/browser.ts';
import type { Product } from '../../journeys/support/product.ts';

const RUNS = 5;
const SLOWED = 4;
const LIMIT_MS = 10_000;

/** Medians of the runs, in milliseconds. */
export type FirstSight = {
  path: string;
  firstPaintMs: number;
  /** From the first paint to the frame that has the real faces; 0 where it had them itself. */
  facesAfterMs: number;
};

/** What became of the presses of all runs. */
export type EarlyPresses = {
  presses: number;
  counted: number;
  /** Of presses whose plan could not be kept, those that were told. */
  alerts: number;
  /** Median, from the first paint to the alert. */
  alertAfterMs: number;
};

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** A page in a browser profile of its own: nothing is cached. Chromium's own agent would be taken for a robot and not be counted. */
async function slowPage(browser: Browser): Promise<Page> {
  const userAgent =
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, userAgent });
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return page;
}

/** Runs in the page, before anything else is there: when the first paint was, and when the last frame that got a face. */
function watchFaces(): void {
  const seen = { firstPaintMs: 0, facesMs: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') seen.firstPaintMs = startTime;
  }).observe({ type: 'paint', buffered: true });
  document.fonts.addEventListener('loadingdone', () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        seen.facesMs = performance.now();
      }),
    ),
  );
}

async function seeOnce(browser: Browser, url: string): Promise<Omit<FirstSight, 'path'>> {
  const page = await slowPage(browser);
  try {
    await page.addInitScript(watchFaces);
    await page.goto(url, { waitUntil: 'networkidle' });
    const { firstPaintMs, facesMs, on } = await page.evaluate(() => ({
      ...(window as unknown as { seen: { firstPaintMs: number; facesMs: number } }).seen,
      on: [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    }));
    for (const face of ['Fraunces Variable', 'Instrument Sans Variable'])
      if (!on.some((family) => family.includes(face))) throw new Error(`${url}: ${face} is not on`);
    return { firstPaintMs, facesAfterMs: Math.max(0, facesMs - firstPaintMs) };
  } finally {
    await page.context().close();
  }
}

/** Runs in the page: presses the first plan with the first paint, and notes how long after it the alert stands there. */
function pressAtFirstPaint(): void {
  new PerformanceObserver((list, observer) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (!paint) return;
    observer.disconnect();
    document.querySelector<HTMLButtonElement>('#plans button')?.click();
    const alert = new MutationObserver(() => {
      if (!document.querySelector('[role="alertdialog"][open]')) return;
      alert.disconnect();
      Object.assign(window, { alertAfterMs: performance.now() - paint.startTime });
    });
    alert.observe(document, { subtree: true, childList: true, attributes: true });
  }).observe({ type: 'paint', buffered: true });
}

function refuseStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

/** @returns how many choices of a plan the product has counted so far */
function choices(product: Product): number {
  const database = new DatabaseSync(join(product.dataDir, 'repartee.db'), { readOnly: true });
  const row = database
    .prepare("select count(*) as n from analytics_hits where name = 'plan-selection.choose'")
    .get();
  database.close();
  return Number(row?.n);
}

/** Whether a press with the first paint is counted: the count comes with a beacon, shortly after the page was left. */
async function isCounted(browser: Browser, product: Product): Promise<boolean> {
  const before = choices(product);
  const page = await slowPage(browser);
  try {
    await page.addInitScript(pressAtFirstPaint);
    await page.goto(`${product.url}/pricing`);
    const until = Date.now() + LIMIT_MS;
    while (choices(product) === before && Date.now() < until) await pause(50);
    return choices(product) === before + 1;
  } finally {
    await page.context().close();
  }
}

/** @returns milliseconds from the first paint to the alert; null where none came */
async function alertAfterMs(browser: Browser, product: Product): Promise<number | null> {
  const page = await slowPage(browser);
  try {
    await page.addInitScript(refuseStorage);
    await page.addInitScript(pressAtFirstPaint);
    await page.goto(`${product.url}/pricing`);
    const found = await page
      .waitForFunction(() => (window as { alertAfterMs?: number }).alertAfterMs, null, { timeout: LIMIT_MS })
      .catch(() => null);
    return found === null ? null : ((await found.jsonValue()) ?? null);
  } finally {
    await page.context().close();
  }
}

/** @param product on loopback, so that the processor is all that is slow */
export async function measureSlowProcessor(
  product: Product,
  paths: readonly string[],
): Promise<{ sights: FirstSight[]; presses: EarlyPresses }> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const sights: FirstSight[] = [];
    for (const path of paths) {
      const runs: Array<Omit<FirstSight, 'path'>> = [];
      for (let run = 0; run < RUNS; run++) runs.push(await seeOnce(browser, product.url + path));
      sights.push({
        path,
        firstPaintMs: median(runs.map(({ firstPaintMs }) => firstPaintMs)),
        facesAfterMs: median(runs.map(({ facesAfterMs }) => facesAfterMs)),
      });
    }
    let counted = 0;
    const alerts: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      if (await isCounted(browser, product)) counted++;
      const afterMs = await alertAfterMs(browser, product);
      if (afterMs !== null) alerts.push(afterMs);
    }
    return {
      sights,
      presses: { presses: RUNS, counted, alerts: alerts.length, alertAfterMs: median(alerts) },
    };
  } finally {
    await browser.close();
  }
}
