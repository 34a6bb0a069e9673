/** Whoever pastes a message knows before who reads it: the operator's language model, or the local coach alone. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { cleanInBothThemes } from './support/axe.ts';
import { buy, signUp } from './support/customer.ts';
import { type Product, startProduct } from './support/product.ts';
import { test } from './support/shared-product.ts';

const MESSAGE = 'Spent all morning baking rye bread, you?';
const WRITTEN = [
  'A rye loaf on a Saturday morning is a proper ritual. How long did it rise?',
  'Rye is brave, most people stop at banana bread. Did the crust behave?',
  'You had me at baking all morning. What goes on the first slice?',
];

const IN_AFRIKAANS = 'Ek het die hele oggend brood gebak, die kors is perfek. En jy?';
const AFRIKAANS = [
  'Niks klop die reuk van vars brood nie. Watter soort het jy gebak?',
  'Daardie kors is harde werk. Wat eet jy daarmee saam?',
  'Die hele oggend klink soos liefde. Bak jy elke week brood?',
];

let product: Product;
let model: Server;
let host: string;
/** What the model was asked about a message. */
let asked: string[] = [];
test.beforeAll(async () => {
  model = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString('utf8');
    const isAfrikaans = body.includes('die hele oggend');
    if (isAfrikaans || body.includes('rye')) asked.push(body);
    const texts = isAfrikaans ? AFRIKAANS : WRITTEN;
    const replies = texts.map((text) => ({ text, tone: 'warm', strategy: 'follow up' }));
    const reading = {
      summary: 'They baked bread all morning and ask what you did.',
      interest: { level: 'high', reason: 'they ask back' },
      intents: ['share_info', 'ask_reciprocal'],
      questions: ['En jy?'],
      danger: 'none',
    };
    const content = JSON.stringify(isAfrikaans ? { reading, replies } : { replies });
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content } }] }));
  });
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(model.address() as AddressInfo).port}`;
  product = await startProduct({ env: { LLM_BASE_URL: `http://${host}/v1`, LLM_MODEL: 'm1' } });
});
test.afterAll(async () => {
  await product.stop();
  model.close();
});

type Screen = Page | FrameLocator;
const box = (cyrano: Screen) => cyrano.getByRole('textbox', { name: 'Message you received' });
const replies = (cyrano: Screen) =>
  cyrano.getByRole('listitem').filter({ has: cyrano.getByRole('button', { name: 'Copy reply' }) });

async function ask(cyrano: Screen, message = MESSAGE): Promise<void> {
  await box(cyrano).fill(message);
  await cyrano.getByRole('button', { name: 'Suggest replies' }).click();
  await expect(replies(cyrano)).toHaveCount(3);
}

test('the choice stands before the first paste, and is changed at one press', async ({ page, context }) => {
  const customer = await signUp(product, 'chooses@example.com');
  await buy(product, customer, 'weekly');
  const [name = '', ...value] = customer.cookie.split('=');
  await context.addCookies([{ name, value: value.join('='), url: product.url }]);

  // In the frame, on a telephone: nothing can be pasted before.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.url}/chat`);
  const framed = page.frameLocator('iframe[title="Cyrano"]');
  await expect(framed.getByRole('heading', { name: 'Who may read what you paste?' })).toBeVisible();
  await expect(framed.getByRole('heading', { name: `The AI at ${host}` })).toBeVisible();
  await expect(box(framed)).toHaveCount(0);
  await cleanInBothThemes(page, 'consent-390');
  await framed.getByRole('button', { name: 'Use the local coach' }).click();
  await ask(framed);
  await expect(replies(framed).first()).toContainText('Local coach');
  expect(asked).toEqual([]);

  // On a page of its own the choice is known, and one press lets the model write.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${product.url}/cyrano`);
  await expect(page.getByText('Nothing leaves our own server.')).toBeVisible();
  await cleanInBothThemes(page, 'consent-local-1440');
  await page.getByRole('button', { name: `Let the AI at ${host} write` }).click();
  await ask(page);
  for (const text of WRITTEN) await expect(replies(page).filter({ hasText: text })).toBeVisible();
  await expect(replies(page).first()).toContainText(host);
  expect(asked).not.toEqual([]);
  const stored = (await (await customer.get('/api/coach/memory')).json()) as { consent: unknown };
  expect(stored.consent).toMatchObject({ host, version: expect.any(String), at: expect.any(String) });

  // It is asked in the language that they write in, and answers in it.
  await page.getByRole('button', { name: 'Start over' }).click();
  asked = [];
  await ask(page, IN_AFRIKAANS);
  for (const text of AFRIKAANS) await expect(replies(page).filter({ hasText: text })).toBeVisible();
  await expect(replies(page).filter({ hasText: host })).toHaveCount(3);
  const { messages } = JSON.parse(asked[0] ?? '') as { messages: { content: string }[] };
  expect(JSON.parse(messages.at(-1)?.content ?? '')).toMatchObject({
    message: IN_AFRIKAANS,
    found: { language: 'af' },
  });
  await expect(page.getByText('They baked bread all morning and ask what you did.')).toBeVisible();
  await cleanInBothThemes(page, 'afrikaans-1440');

  // Somebody who agreed to who read before is asked anew.
  const put = await page.request.put(`${product.url}/api/coach/memory`, {
    headers: { origin: product.url },
    data: { writer: 'llm', consent: { host: 'elsewhere.example', version: '2026-01-01' } },
  });
  expect(put.ok()).toBe(true);
  asked = [];
  await page.goto(`${product.url}/account`);
  await page.goto(`${product.url}/cyrano`);
  await expect(page.getByText('has changed')).toBeVisible();
  await cleanInBothThemes(page, 'consent-1440');
  await page.getByRole('button', { name: 'Let the AI write' }).click();
  await expect(box(page)).toBeVisible();
});
