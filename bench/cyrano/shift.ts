/** What moves on the screen while replies come: the browser's own layout shifts, with the replies far enough apart to be counted. */
import type { Figure } from './figures.ts';
import { type Place, see } from './place.ts';

const MESSAGE =
  'Haha just back from the pottery market with my nephew, my hands are wrecked. What did you get up to?';
/** A shift within 500 ms of a press is not counted by the browser. */
const APART_MS = 700;

/** Runs in the page before its own script: an answer's events are handed on one by one, and shifts are added up. */
function slowDown(apartMs: number): void {
  const sums = { counted: 0, all: 0 };
  Object.assign(window, { sums });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
      sums.all += entry.value;
      if (!entry.hadRecentInput) sums.counted += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const usual = window.fetch;
  window.fetch = async (...call) => {
    const answer = await usual(...call);
    if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer;
    const events = (await answer.text()).split(/(?<=\n\n)/);
    const body = new ReadableStream({
      async start(to) {
        for (const event of events) {
          await new Promise((resolve) => setTimeout(resolve, apartMs));
          to.enqueue(new TextEncoder().encode(event));
        }
        to.close();
      },
    });
    return new Response(body, { headers: answer.headers, status: answer.status });
  };
}

export async function measureShift(place: Place): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of ['phone', 'desk'] as const) {
    const page = await place.open('about:blank', size);
    await page.addInitScript(slowDown, APART_MS);
    await page.goto('/cyrano');
    await page.getByRole('textbox', { name: 'Message you received' }).fill(MESSAGE);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() =>
      Object.assign((window as unknown as { sums: object }).sums, { counted: 0, all: 0 }),
    );
    await page.getByRole('button', { name: 'Suggest replies' }).click();
    await see(page.getByRole('button', { name: 'Copy reply' })).toHaveCount(3);
    await see(page.getByRole('button', { name: 'More replies' })).toBeEnabled();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const { counted } = await page.evaluate(
      () => (window as unknown as { sums: { counted: number; all: number } }).sums,
    );
    await page.context().close();
    figures.push({ what: `CLS while replies come, ${size}`, value: counted, unit: '', limit: 0 });
  }
  return figures;
}
