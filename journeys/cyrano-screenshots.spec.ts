/** Screenshots of a chat become messages in the browser: fetched once, read there, put right, and never sent. */
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { cleanInBothThemes } from './support/axe.ts';
import { buy, signUp } from './support/customer.ts';
import { type DrawnProfile, type DrawnTurn, drawnChat, drawnProfile } from './support/drawn-screens.ts';
import { test } from './support/shared-product.ts';

/** What the reader may weigh on the wire, all of it together. */
const MOST_BYTES = 4_500_000;
const READER = /\/assets\/(?:reader|ScreenshotsReview|worker\.min|tesseract-core|eng\.traineddata)/;
const CHAT: readonly DrawnTurn[] = [
  ['them', 'My sister adopted a three-legged greyhound'],
  ['me', 'That is the best news of the week'],
  ['them', 'He steals socks, so hide yours. Do you have pets?'],
  ['me', 'A cat who thinks that she owns the street'],
  ['them', 'Would she share it on Saturday?'],
];
const PROFILE: DrawnProfile = {
  name: 'Lindiwe, 29',
  facts: ['Cape Town', 'Architect', '168 cm'],
  prompts: [
    ['My simple pleasures', 'Sunday pancakes with too much syrup'],
    ['I geek out on', 'Old lighthouses and the people who keep them'],
    ['Together we could', 'Learn to sail a very small boat'],
  ],
};

type Screen = Page | FrameLocator;
const dialog = (cyrano: Screen) => cyrano.getByRole('dialog', { name: 'From your screenshots' });
const turns = (cyrano: Screen) =>
  cyrano.getByRole('region', { name: 'The conversation so far' }).getByRole('listitem');

async function choose(
  page: Page,
  cyrano: Screen,
  ...pictures: { name: string; buffer: Buffer }[]
): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await cyrano.getByRole('button', { name: 'Add screenshots' }).click();
  await (await asked).setFiles(pictures.map((picture) => ({ ...picture, mimeType: 'image/png' })));
}

test('two pictures of one chat become its messages, and none of it is sent', async ({ browser, shared }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const customer = await signUp(shared, 'screenshots@example.com');
  await buy(shared, customer, 'weekly');
  const [name = '', ...value] = customer.cookie.split('=');
  await context.addCookies([{ name, value: value.join('='), url: shared.url }]);
  const [first, second] = [
    { name: 'Screenshot_2.png', buffer: await drawnChat(context, CHAT.slice(2)) },
    { name: 'Screenshot_1.png', buffer: await drawnChat(context, CHAT.slice(0, 4)) },
  ];
  const profile = await drawnProfile(context, PROFILE);
  const page = await context.newPage();
  const sent: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on('request', (request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  page.on('response', (response) => {
    if (!READER.test(response.url())) return;
    const size = response.request().sizes();
    // One that is still open when the story ends counts nothing.
    sizes.push(size.then(({ responseBodySize }) => responseBodySize).catch(() => 0));
  });

  await page.goto(`${shared.url}/cyrano`);
  await expect(page.getByRole('button', { name: 'Add screenshots' })).toBeVisible();
  await cleanInBothThemes(page, 'shots-start');
  expect(sent.filter((line) => READER.test(line))).toEqual([]);
  sent.length = 0;

  await choose(page, page, first, second, { name: 'notes.png', buffer: Buffer.from('no picture') });
  const review = dialog(page);
  await expect(review.getByText('This browser cannot open it.')).toBeVisible();
  const messages = review.getByRole('list', { name: 'Messages that were read' }).getByRole('listitem');
  await expect(messages).toHaveCount(CHAT.length);
  for (const [index, [, text]] of CHAT.entries()) await expect(messages.nth(index)).toContainText(text);
  await expect(messages.nth(0)).toContainText('Them');
  await expect(messages.nth(1)).toContainText('You');
  expect(sent.filter((line) => !line.startsWith(`GET ${shared.url}/assets/`))).toEqual([]);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(bytes).toBeLessThan(MOST_BYTES);
  await cleanInBothThemes(page, 'shots-review');
  await page.setViewportSize({ width: 1440, height: 900 });
  await cleanInBothThemes(page, 'shots-review-desk');
  await page.setViewportSize({ width: 390, height: 844 });

  // Sides and words are put right before they are taken.
  await messages
    .nth(3)
    .getByRole('button', { name: /^Switch side/ })
    .click();
  await messages
    .nth(3)
    .getByRole('button', { name: /^Switch side/ })
    .click();
  await review.getByRole('button', { name: 'Use 5 messages' }).click();
  await expect(turns(page)).toHaveCount(CHAT.length);
  await cleanInBothThemes(page, 'shots-taken');
  await page.getByRole('button', { name: 'Suggest replies' }).click();
  await expect(page.getByRole('button', { name: 'Copy reply' }).first()).toBeVisible();

  // An opener from a picture of a profile: its words are read as paragraphs, put right, and taken up.
  sent.length = 0;
  await page.getByRole('tab', { name: 'Openers' }).click();
  await choose(page, page, { name: 'Profile.png', buffer: profile });
  const words = review.getByRole('textbox', { name: 'Words that were read' });
  await expect(words).toHaveValue(/Together we could: Learn to sail a very small boat/);
  for (const [prompt, answer] of PROFILE.prompts)
    expect(await words.inputValue()).toContain(`${prompt}: ${answer}`);
  await cleanInBothThemes(page, 'shots-profile');
  await words.fill((await words.inputValue()).replace('Lindiwe, 29\n', ''));
  await review.getByRole('button', { name: 'Use these words' }).click();
  await expect(page.getByRole('textbox', { name: 'Their profile' })).toHaveValue(/^(?!.*Lindiwe).*pancakes/s);
  await page.getByRole('button', { name: 'Suggest openers' }).click();
  const openers = page.getByRole('list', { name: 'Openers' }).getByRole('listitem');
  await expect(openers).toHaveCount(3);
  for (const opener of await openers.allInnerTexts())
    expect(opener).toMatch(/pancakes|lighthouses|keep|sail/i);
  await cleanInBothThemes(page, 'shots-openers');
  // Only the words were sent, and only to be answered.
  const posted = sent.filter((line) => line.startsWith('POST') && !line.includes('/api/analytics'));
  expect(posted).toEqual([expect.stringContaining(`POST ${shared.url}/api/coach/starters `)]);

  // One that is given up.
  await choose(page, page, first);
  await review.getByRole('button', { name: 'Cancel' }).click();
  await expect(review).toBeHidden();
  await context.close();
});

test('in the frame of the chat too', async ({ browser, shared }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 });
  const customer = await signUp(shared, 'framed-screenshots@example.com');
  await buy(shared, customer, 'weekly');
  const [name = '', ...value] = customer.cookie.split('=');
  await context.addCookies([{ name, value: value.join('='), url: shared.url }]);
  const picture = { name: 'Screenshot_1.png', buffer: await drawnChat(context, CHAT) };
  const page = await context.newPage();
  await page.goto(`${shared.url}/chat`);
  const framed = page.frameLocator('iframe[title="Cyrano"]');
  await choose(page, framed, picture);
  await dialog(framed).getByRole('button', { name: 'Use 5 messages' }).click();
  await expect(turns(framed)).toHaveCount(CHAT.length);
  await context.close();
});
