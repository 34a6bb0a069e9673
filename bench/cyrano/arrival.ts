/** How soon the reading stands on the screen after the answer has come into the page. */
import type { Page } from '@playwright/test';
import { type Figure, median } from './figures.ts';
import { type Place, see } from './place.ts';

const LIMIT_MS = 50;
const MESSAGES = [
  'Haha just back from the pottery market with my nephew, my hands are wrecked. What did you get up to?',
  'Are you still up for that coffee on Saturday?',
  'Sorry, work has been mad. I would love to see you next week though!',
  'My dog ate my phone charger, so if I vanish you know why',
  'What are you looking for on here, honestly?',
  'I had a really nice time last night. Did you get home safe?',
  'Nah, hiking is for people who hate sofas',
  'You never told me what happened with your landlord!',
  'Do you like halloumi? This is a serious question.',
  'I think we want different things, but I liked talking to you.',
];

interface Seen {
  /** All in ms since the page began; null until it happened. */
  came: number | null;
  drawn: number | null;
  clear: number | null;
}

interface Delays {
  drawn: number;
  clear: number;
}

/**
 * Runs in the page before its own script. Notes when bytes with the wanted words are handed to a reader of a stream, when a frame with
 * the awaited element in it has been drawn, and when that element has come half out of its fade.
 */
function watch({ words, selector }: { words: string; selector: string }): void {
  const seen: Seen = { came: null, drawn: null, clear: null };
  let before: Element | null = null;
  const decoder = new TextDecoder();
  const { read } = ReadableStreamDefaultReader.prototype;
  ReadableStreamDefaultReader.prototype.read = async function noted(this: ReadableStreamDefaultReader) {
    const part = await read.call(this);
    // The router reads a stream of texts.
    if (seen.came === null && part.value instanceof Uint8Array && decoder.decode(part.value).includes(words))
      seen.came = performance.now();
    return part;
  } as typeof read;
  const afterFrame = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
  const look = () => {
    const element = document.querySelector(selector);
    if (!element || element === before) return;
    if (seen.drawn === null) seen.drawn = performance.now();
    if (Number(getComputedStyle(element).opacity) >= 0.5) seen.clear ??= performance.now();
    else afterFrame(look);
  };
  new MutationObserver(() => {
    const element = document.querySelector(selector);
    if (element && element !== before && seen.drawn === null) afterFrame(look);
  }).observe(document, { subtree: true, childList: true });
  Object.assign(window, {
    seen,
    again: () => {
      before = document.querySelector(selector);
      Object.assign(seen, { came: null, drawn: null, clear: null });
    },
  });
}

const again = (page: Page) => page.evaluate(() => (window as unknown as { again: () => void }).again());
async function seenOn(page: Page): Promise<Seen> {
  const seen = () => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await see.poll(async () => (await seen()).clear).not.toBeNull();
  return seen();
}

/** A page that streams a text from a server into an element, and nothing else. */
const BARE = `<p id="out"></p><script>
  window.ask = async () => {
    document.getElementById('out').replaceChildren();
    const reader = (await fetch('/api/plans')).body.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const box = document.createElement('b');
      box.textContent = decoder.decode(value);
      document.getElementById('out').replaceChildren(box);
    }
  };
</script>`;

async function measureBare(place: Place): Promise<number> {
  const context = await place.browser.newContext({ baseURL: place.product.url });
  const page = await context.newPage();
  await page.route('**/bench-bare', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Bare</title>${BARE}` }),
  );
  await page.addInitScript(watch, { words: 'weekly', selector: '#out b' });
  await page.goto('/bench-bare');
  const times: number[] = [];
  for (let round = 0; round < MESSAGES.length; round++) {
    await again(page);
    await page.evaluate(() => (window as unknown as { ask: () => Promise<void> }).ask());
    const { came, drawn } = await seenOn(page);
    times.push((drawn ?? 0) - (came ?? 0));
  }
  await context.close();
  return median(times);
}

/** Two answers on a page just opened: the first, with everything still cold, and one more. */
async function measureTwo(place: Place, messages: readonly string[]): Promise<Delays[]> {
  const page = await place.open('about:blank', 'desk');
  await page.addInitScript(watch, {
    words: 'event: analysis',
    selector: 'section[aria-label="What Cyrano notices"]',
  });
  await page.goto('/cyrano', { waitUntil: 'networkidle' });
  const found: Delays[] = [];
  for (const message of messages) {
    await page.getByRole('textbox', { name: 'Message you received' }).fill(message);
    await again(page);
    await page.getByRole('button', { name: 'Suggest replies' }).click();
    const { came, drawn, clear } = await seenOn(page);
    if (came === null || drawn === null || clear === null) throw new Error('the reading was not seen');
    found.push({ drawn: drawn - came, clear: clear - came });
    await see(page.getByRole('button', { name: 'More replies' })).toBeEnabled();
  }
  await page.context().close();
  return found;
}

export async function measureArrival(place: Place): Promise<Figure[]> {
  const bare = await measureBare(place);
  const [first, later]: [Delays[], Delays[]] = [[], []];
  for (let at = 0; at < MESSAGES.length; at += 2) {
    const [one, two] = await measureTwo(place, MESSAGES.slice(at, at + 2));
    if (one) first.push(one);
    if (two) later.push(two);
  }
  const drawn = (some: readonly Delays[]) => some.map((each) => each.drawn);
  const clear = [...first, ...later].map((each) => each.clear);
  const limit = LIMIT_MS;
  return [
    {
      what: 'answer to reading on screen, first of a page, median',
      value: median(drawn(first)),
      unit: 'ms',
      limit,
      bare,
    },
    { what: 'the same, second of a page', value: median(drawn(later)), unit: 'ms', limit, bare },
    { what: 'the same until it is half out of any fade', value: median(clear), unit: 'ms', limit, bare },
    { what: 'the slowest of ten', value: Math.max(...drawn([...first, ...later])), unit: 'ms' },
  ];
}
