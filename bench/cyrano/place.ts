/** The product with a reader who has much in it, and a browser that is signed in as them. */
import { type Browser, type BrowserContextOptions, chromium, expect, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../../journeys/support/browser.ts';
import { buy, signUp } from '../../journeys/support/customer.ts';
import { type Product, startProduct } from '../../journeys/support/product.ts';

/** As patient as the stories are: a busy machine makes figures worse, and no run fail. */
export const see = expect.configure({ timeout: 60_000 });

/** Whose conversation is long. */
export const TALKER = 'Naledi';
export const THREAD_TURNS = 500;
export const PEOPLE = 300;

export const SIZES = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof SIZES;

export interface Place {
  product: Product;
  browser: Browser;
  /** A new browser of the reader's at this address of the product, before anything is measured. */
  open(path: string, size: Size, options?: BrowserContextOptions): Promise<Page>;
  /** A page of no product with these contents, in a browser of the same size. */
  openBare(html: string, size: Size): Promise<Page>;
  stop(): Promise<void>;
}

/** People that are added together. */
const AT_ONCE = 20;
const LINES = [
  'Morning! Did the goats get out again?',
  'Only two of them, and one came back by herself for breakfast. I am calling that a win.',
  'You should charge admission. I would pay to see you run after them in your good shoes, honestly.',
  'The good shoes are dead. Long live the boots.',
  'Haha. What are you doing on Saturday? There is a market by the old station, with the bread I told you about and a man who sells nothing but lamps.',
  'Nothing that cannot wait for bread.',
];

/** Five hundred messages of several lengths, from both in turns of one to three. */
export const threadTurns = () =>
  Array.from({ length: THREAD_TURNS }, (_, index) => ({
    from: index % 5 < 2 ? 'me' : 'them',
    text: `${LINES[(index * 7) % LINES.length]} (${index + 1})`,
  }));

async function talk(product: Product) {
  const customer = await signUp(product, 'bench@example.com');
  await buy(product, customer, 'yearly');
  const post = async (path: string, body: unknown) => {
    const answer = await customer.post(`/api/coach${path}`, body);
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as { person: { id: string } };
  };
  const names = Array.from({ length: PEOPLE - 1 }, (_, index) => `Person ${index + 1}`);
  while (names.length > 0)
    await Promise.all(names.splice(0, AT_ONCE).map((name) => post('/people', { name })));
  const { person } = await post('/people', { name: TALKER });
  await post(`/people/${person.id}/turns`, { turns: threadTurns() });
  return customer;
}

export async function startPlace(): Promise<Place> {
  const product = await startProduct({ env: { RATE_LIMITS: 'off' } });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  const stop = async () => {
    await browser.close();
    await product.stop();
  };
  try {
    const customer = await talk(product);
    const [name = '', value = ''] = customer.cookie.split('=');
    return {
      product,
      browser,
      stop,
      async open(path, size, options) {
        const context = await browser.newContext({
          baseURL: product.url,
          viewport: SIZES[size],
          hasTouch: size === 'phone',
          ...options,
        });
        await context.addCookies([{ name, value, url: product.url }]);
        const page = await context.newPage();
        await page.goto(path);
        return page;
      },
      async openBare(html, size) {
        const context = await browser.newContext({ viewport: SIZES[size], hasTouch: size === 'phone' });
        const page = await context.newPage();
        await page.setContent(`<!doctype html><html lang="en"><title>Bare</title><body>${html}`);
        return page;
      },
    };
  } catch (fault) {
    await stop();
    throw fault;
  }
}
