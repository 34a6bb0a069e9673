/** A thread of 500 turns, scrolled from its end to its beginning as a finger or a wheel does, and traced. `TRACES` names a folder for the traces. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Figure, median } from './figures.ts';
import { framesOf, shareInTime, type TraceEvent } from './frames.ts';
import { type Place, type Size, see, TALKER, THREAD_TURNS } from './place.ts';

/** CSS pixels a second: somebody in a hurry. */
const SPEED = 3_000;
const DISTANCE = 12_000;
const ROUNDS = 3;
/** A shared machine drops frames of an empty page too; the thread may have this share more. */
const WORSE = 0.01;
const CATEGORIES = ['cc', 'benchmark', 'viz', 'devtools.timeline', 'blink.user_timing'];

interface Scroll {
  wanted: number;
  dropped: number;
  inTime: number;
}

/** How far down everything that scrolls is, together. */
const position = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('*')].reduce(
      (sum, box) => sum + box.scrollTop,
      0,
    ),
  );

/** One scroll upwards over the middle of the screen. */
async function scrollOnce(page: Page, place: Place, size: Size): Promise<Scroll> {
  const devTools = await page.context().newCDPSession(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.evaluate(() => {
    const times: number[] = [];
    const note = (time: number) => {
      times.push(time);
      (window as unknown as { noting: number }).noting = requestAnimationFrame(note);
    };
    Object.assign(window, { times, noting: requestAnimationFrame(note) });
    performance.mark('bench-scroll');
  });
  const from = await position(page);
  await place.browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate(() => performance.mark('bench-scroll'));
  await devTools.send('Input.synthesizeScrollGesture', {
    x: Math.round(width * 0.6),
    y: Math.round(height * 0.45),
    yDistance: DISTANCE,
    speed: SPEED,
    preventFling: true,
    // A wheel at both sizes: a finger that is synthesized moves nothing in a headless browser, not even a bare page.
    gestureSourceType: 'mouse',
  });
  const times = await page.evaluate(() => {
    cancelAnimationFrame((window as unknown as { noting: number }).noting);
    return (window as unknown as { times: number[] }).times;
  });
  const trace = await place.browser.stopTracing();
  if (process.env.TRACES) writeFileSync(join(process.env.TRACES, `scroll-${size}-${Date.now()}.json`), trace);
  const { traceEvents } = JSON.parse(trace.toString()) as {
    traceEvents: TraceEvent[];
  };
  const pid = traceEvents.find(({ name }) => name === 'bench-scroll')?.pid ?? -1;
  await devTools.detach();
  const way = from - (await position(page));
  if (way < DISTANCE / 2) throw new Error(`scrolled ${way} pixels instead of ${DISTANCE}`);
  const frames = framesOf(traceEvents, pid);
  if (frames.wanted === 0) throw new Error('the trace has no frames of the page');
  return { ...frames, inTime: shareInTime(times) };
}

/** Everything that is stored of the talk, shown. */
async function openThread(page: Page, size: Size): Promise<void> {
  if (size === 'phone') await page.getByRole('button', { name: /^People:/ }).click();
  await page.getByRole('searchbox').fill(TALKER);
  await page
    .getByRole('list', { name: 'People' })
    .getByRole('button', { name: new RegExp(TALKER) })
    .click();
  const turns = page.getByRole('list', { name: `Messages with ${TALKER}` }).getByRole('listitem');
  const earlier = page.getByRole('button', { name: 'Earlier messages' });
  await see(turns.first()).toBeAttached();
  for (let count = await turns.count(); count < THREAD_TURNS; count = await turns.count()) {
    await earlier.click();
    await see.poll(() => turns.count()).toBeGreaterThan(count);
  }
}

const toEnd = (page: Page) =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('*')];
    for (const box of boxes)
      if (box.scrollHeight > box.clientHeight + 1_000) box.scrollTop = box.scrollHeight;
  });

async function measure(page: Page, place: Place, size: Size): Promise<Scroll> {
  const scrolls: Scroll[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await toEnd(page);
    scrolls.push(await scrollOnce(page, place, size));
  }
  return {
    wanted: median(scrolls.map(({ wanted }) => wanted)),
    dropped: median(scrolls.map(({ dropped }) => dropped)),
    inTime: median(scrolls.map(({ inTime }) => inTime)),
  };
}

export async function measureScroll(place: Place): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of ['phone', 'desk'] as const) {
    const bare = await place.openBare('<div style="height: 40000px"></div>', size);
    const empty = await measure(bare, place, size);
    await bare.context().close();
    const page = await place.open('/cyrano', size);
    await openThread(page, size);
    const thread = await measure(page, place, size);
    await page.context().close();
    figures.push(
      {
        what: `frames dropped of ${thread.wanted}, 500 turns scrolled, ${size}`,
        value: thread.dropped,
        unit: 'frames',
        limit: empty.dropped + Math.ceil(thread.wanted * WORSE),
        bare: empty.dropped,
      },
      {
        what: `frames at 60 a second, ${size}`,
        value: thread.inTime * 100,
        unit: '%',
        limit: (empty.inTime - WORSE) * 100,
        least: true,
        bare: empty.inTime * 100,
      },
    );
  }
  return figures;
}
