/** A whole chat pasted into Cyrano: taken apart, put right, answered, changed, sent, and gone on with. */
import { type BrowserContext, expect, type FrameLocator, type Page } from '@playwright/test';
import { cleanInBothSizes, cleanInBothThemes } from './support/axe.ts';
import { buy, signUp } from './support/customer.ts';
import { answered } from './support/cyrano.ts';
import type { Product } from './support/product.ts';
import { DESK, PHONE, resize } from './support/screens.ts';
import { test } from './support/shared-product.ts';

let product: Product;
test.beforeAll(({ shared }) => {
  product = shared;
});
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const LINES = [
  'haha okay fine, you win',
  'told you',
  'but if the bunny chow is average I am holding you responsible',
  'deal, in writing',
  'how was your hike?',
  'muddy and very good',
];
/** Thirty messages as an Android phone in South Africa exports them. */
const EXPORT = [
  '2026/11/20, 18:59 - Messages and calls are end-to-end encrypted. Only people in this chat can read them.',
  ...Array.from({ length: 29 }, (_, index) => {
    const minute = String(index).padStart(2, '0');
    return `2026/11/20, 19:${minute} - ${index % 2 ? 'Tom Smith' : 'Naledi'}: ${LINES[index % LINES.length]}`;
  }),
  '2026/11/20, 20:01 - Naledi: <Media omitted>',
  '2026/11/20, 20:02 - Naledi: My sister adopted a three-legged greyhound. Do you have pets?',
].join('\n');

/** A subscriber who is signed in already: how that is done is another story. */
async function subscriber(context: BrowserContext, email: string): Promise<void> {
  const customer = await signUp(product, email);
  await buy(product, customer, 'weekly');
  const [name = '', ...value] = customer.cookie.split('=');
  await context.addCookies([{ name, value: value.join('='), url: product.url }]);
}

type Screen = Page | FrameLocator;
const box = (cyrano: Screen) => cyrano.getByRole('textbox', { name: 'Message you received' });
const replies = (cyrano: Screen) =>
  cyrano.getByRole('listitem').filter({ has: cyrano.getByRole('button', { name: 'Copy reply' }) });
const turns = (cyrano: Screen) =>
  cyrano.getByRole('region', { name: 'The conversation so far' }).getByRole('listitem');
const suggest = (cyrano: Screen) => cyrano.getByRole('button', { name: 'Suggest replies' });

async function paste(page: Page, cyrano: Screen, text: string): Promise<void> {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await box(cyrano).focus();
  await page.keyboard.press('Control+V');
}

/** What the next question to the coach carries. */
const nextQuestion = async (page: Page) =>
  (await page.waitForRequest((request) => request.url().endsWith('/api/coach/advice'))).postDataJSON();

test('an export of thirty messages, changed, edited, sent and gone on with, seen on a phone and a desk', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE);
  await subscriber(context, 'talks@example.com');
  await page.goto(`${product.url}/cyrano`);
  await expect(cyranoHeading(page)).toBeVisible();
  await cleanInBothSizes(page, 'empty');

  // A second message stands under the first as the same chat, until the reader says otherwise or starts over.
  const [opening, second] = ['I baked bread on Friday.', 'And then I burned it. Do you cook?'];
  await box(page).fill(opening);
  await suggest(page).click();
  await expect(replies(page)).toHaveCount(3);
  await box(page).fill(second);
  const [together] = await Promise.all([nextQuestion(page), suggest(page).click()]);
  expect(together).toMatchObject({ message: second, conversation: [{ from: 'them', text: opening }] });
  await expect(turns(page)).toHaveText([new RegExp(opening)]);
  await expect(replies(page)).toHaveCount(3);
  await cleanInBothSizes(page, 'goes-on');
  const [alone] = await Promise.all([
    nextQuestion(page),
    page.getByRole('button', { name: 'Read it alone' }).click(),
  ]);
  expect(alone).not.toHaveProperty('conversation');
  await expect(turns(page)).toHaveCount(0);
  await expect(replies(page)).toHaveCount(3);
  await cleanInBothSizes(page, 'alone');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(cyranoHeading(page)).toBeVisible();

  await paste(page, page, EXPORT);
  await expect(page.getByText('Taken apart into 30 messages.')).toBeVisible();
  await expect(box(page)).toHaveValue('');
  await expect(turns(page)).toHaveCount(30);
  await expect(page.getByRole('button', { name: 'Tom Smith', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await cleanInBothSizes(page, 'pasted');

  // Put together again, and taken apart once more; then one turn is put right and one removed and brought back.
  await page.getByRole('button', { name: 'Keep as one message' }).click();
  await expect(box(page)).toHaveValue(EXPORT);
  await box(page).fill('');
  await paste(page, page, EXPORT);
  await turns(page)
    .nth(1)
    .getByRole('button', { name: /^Switch side/ })
    .click();
  await expect(turns(page).nth(1)).toContainText('Tom Smith');
  await turns(page)
    .nth(1)
    .getByRole('button', { name: /^Switch side/ })
    .click();
  await turns(page)
    .nth(1)
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(turns(page)).toHaveCount(29);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(turns(page)).toHaveCount(30);

  const [asked] = await Promise.all([nextQuestion(page), suggest(page).click()]);
  // What they wrote since the reader's last turn is one message; all that was said before goes along.
  expect(asked.message).toBe(`${LINES[4]}\nMy sister adopted a three-legged greyhound. Do you have pets?`);
  expect(asked.conversation).toHaveLength(28);
  expect(asked.conversation.at(-1)).toEqual({ from: 'me', text: LINES[3] });
  await expect(replies(page)).toHaveCount(3);
  await expect(replies(page).first().getByText('Local coach')).toBeVisible();
  await cleanInBothSizes(page, 'answered');

  // A turn that is given to the other side makes it another conversation than the replies were written for.
  for (const side of ['them', 'me']) {
    await turns(page)
      .last()
      .getByRole('button', { name: /^Switch side/ })
      .click();
    await expect(page.getByText('The conversation changed.')).toBeVisible();
    if (side === 'them') await cleanInBothSizes(page, 'other-talk');
    const [again] = await Promise.all([
      nextQuestion(page),
      page.getByRole('button', { name: 'Suggest again', exact: true }).click(),
    ]);
    expect(again.conversation.at(-1).from).toBe(side);
    await expect(page.getByText('The conversation changed.')).toHaveCount(0);
    await answered(page);
  }
  await expect(replies(page)).toHaveCount(3);

  // Three more, none of which was there before.
  await page.getByRole('button', { name: 'More replies' }).click();
  await expect(replies(page)).toHaveCount(6);
  const texts = await replies(page).locator('p[data-reply]').allInnerTexts();
  expect(new Set(texts).size).toBe(6);

  // One is changed and stays what it is, and the old one is brought back.
  const changed = replies(page).nth(1);
  await changed.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('menuitem', { name: 'Funnier' }).click();
  const words = changed.locator('p[data-reply]');
  await expect(words).not.toHaveText(texts[1] ?? '');
  await expect(words).toContainText(texts[1]?.slice(1) ?? '');
  await cleanInBothSizes(page, 'changed');
  await changed.getByRole('button', { name: 'Bring the old one back' }).click();
  await expect(changed).toContainText(texts[1] ?? '');

  // Another is worded anew with a gap, which cannot be copied before it is filled.
  const first = replies(page).first();
  await first.getByRole('button', { name: 'Edit' }).click();
  await first
    .getByRole('textbox', { name: 'Your wording' })
    .fill('A cat called [name]. Bring the greyhound?');
  await first.getByRole('button', { name: 'Save' }).click();
  await first.getByRole('button', { name: 'Copy reply' }).click();
  await expect(first.getByRole('textbox', { name: 'Fill in: name' })).toBeFocused();
  // However long it is, all of it is seen.
  const name =
    'Moshoeshoe the Second, Prince of the Fridge, Terror of the neighbour’s doves and of every curtain';
  await page.keyboard.type(name);
  const gap = first.getByRole('textbox', { name: 'Fill in: name' });
  for (const size of [DESK, PHONE]) {
    await resize(page, size);
    expect(await gap.evaluate((it) => it.getClientRects().length)).toBeGreaterThan(1);
    expect(await first.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  }
  await cleanInBothSizes(page, 'edited');
  await first.getByRole('button', { name: 'Copy reply' }).click();
  const wording = `A cat called ${name}. Bring the greyhound?`;
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(wording);

  await first.getByRole('button', { name: 'I sent this' }).click();
  await expect(box(page)).toBeFocused();
  await expect(turns(page).last()).toContainText(wording);
  await cleanInBothSizes(page, 'sent');

  // What they write back is read with what was said.
  await page.keyboard.type('Only if the cat is kind. Sunday at three?');
  const [next] = await Promise.all([nextQuestion(page), page.keyboard.press('Enter')]);
  expect(next.message).toBe('Only if the cat is kind. Sunday at three?');
  expect(next.conversation.at(-1)).toEqual({ from: 'me', text: wording });
  expect(next.conversation.at(-2).text).toContain('greyhound');
  await expect(replies(page)).toHaveCount(3);

  // A reload keeps all of it, in no storage; a fresh start is one press, and can be taken back.
  await answered(page);
  const shown = await replies(page).first().textContent();
  const inJson = JSON.stringify(await replies(page).first().locator('p[data-reply]').textContent());
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(window.history.state ?? {})))
    .toContain(inJson.slice(1, -1));
  await page.reload();
  await expect(replies(page).first()).toHaveText(shown ?? '');
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain('greyhound');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(cyranoHeading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(replies(page)).toHaveCount(3);
});

const cyranoHeading = (cyrano: Screen) => cyrano.getByRole('heading', { name: 'What did they write?' });

test('by keyboard: one message, its goal, its change and what is sent', async ({ page, context }) => {
  await subscriber(context, 'keys-talk@example.com');
  await page.goto(`${product.url}/cyrano`);
  await box(page).focus();
  await page.keyboard.type('I baked bread.');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Do you want some on Friday?');
  await page.keyboard.press('Enter');
  await expect(replies(page)).toHaveCount(3);
  await expect(box(page)).toHaveValue('');

  // Single keys: letters while one types, and a list of what they do.
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.type('?j');
  await expect(box(page)).toHaveValue('?j');
  await box(page).fill('');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(sheet.getByText('Copy', { exact: true })).toBeVisible();
  await cleanInBothThemes(page, 'keys');
  await page.keyboard.press('c');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  const copyOf = (index: number) => replies(page).nth(index).getByRole('button', { name: 'Copy reply' });
  await page.keyboard.press('j');
  await expect(copyOf(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(copyOf(1)).toBeFocused();
  await expect(copyOf(1)).toHaveAccessibleDescription(/Written by Local coach/);

  // With a fold open, copying moves nothing.
  await page.keyboard.press('y');
  await expect(
    replies(page)
      .nth(1)
      .getByRole('button', { name: /^Why: / }),
  ).toHaveAttribute('aria-expanded', 'true');
  const places = () =>
    page.locator('main :is(p, li, button)').evaluateAll((parts) =>
      parts.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      }),
    );
  const before = await places();
  await page.keyboard.press('c');
  const second = await replies(page).nth(1).locator('p[data-reply]').textContent();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(second);
  expect(await places()).toEqual(before);

  // Colours of the reader's own: what is chosen is told apart; at four times the size nothing stands outside.
  await page.emulateMedia({ forcedColors: 'active' });
  const fills = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((each) => getComputedStyle(each).backgroundColor));
  expect(new Set(fills).size).toBe(2);
  await page.setViewportSize({ width: 320, height: 256 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ forcedColors: 'none' });

  await page.getByRole('button', { name: 'Options' }).press('Enter');
  const told = page.waitForResponse((response) => response.url().endsWith('/api/coach/advice'));
  const [wished] = await Promise.all([
    nextQuestion(page),
    page.getByRole('combobox', { name: 'What you want' }).selectOption('make-plans'),
  ]);
  expect(wished).toMatchObject({
    goal: 'make-plans',
    message: 'I baked bread.\nDo you want some on Friday?',
  });
  await told;
  await answered(page);
  await expect(replies(page)).toHaveCount(3);
  await replies(page).first().getByRole('button', { name: 'Change' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Warmer' })).toBeFocused();
  await page.keyboard.press('Escape');
  await replies(page).first().getByRole('button', { name: 'I sent this' }).press('Enter');
  await expect(turns(page)).toHaveCount(2);
  await expect(box(page)).toBeFocused();
});

test('the switch to the whole screen and back carries what was pasted and answered', async ({
  page,
  context,
}) => {
  await subscriber(context, 'switches@example.com');
  await page.goto(`${product.url}/chat`);
  const framed = page.frameLocator('iframe[title="Cyrano"]');
  await expect(box(framed)).toBeVisible();
  // Until the page around it has heard that the frame is loaded, it passes no keys on.
  await expect(page.getByText('Cyrano is on the way…')).toHaveCount(0);
  // The list of keys opens from the page around it too.
  await page.keyboard.press('?');
  await expect(framed.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(framed.getByRole('dialog')).toHaveCount(0);
  await box(framed).fill('Me: coffee on Saturday?\nHer: yes! which place?');
  await suggest(framed).click();
  await expect(turns(framed)).toHaveCount(1);
  const first = replies(framed).first();
  await expect(first).toBeVisible();
  await expect(replies(framed)).toHaveCount(3);
  await answered(framed);
  const shown = await replies(framed).last().textContent();
  await box(framed).fill('half a thought');
  const kept = () => page.evaluate(() => JSON.stringify(window.history.state ?? {}));
  await expect.poll(kept).toContain('half a thought');

  await page.getByRole('switch', { name: 'Full screen' }).click();
  await expect(page).toHaveURL(/\/cyrano$/);
  await expect(replies(page).last()).toHaveText(shown ?? '');
  await expect(box(page)).toHaveValue('half a thought');
  await page.getByRole('switch', { name: 'Full screen' }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(replies(framed).last()).toHaveText(shown ?? '');
  await page.reload();
  await expect(replies(framed).last()).toHaveText(shown ?? '');

  // Nothing stays for whoever signs in next.
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).not.toHaveURL(/\/chat$/);
  await page.goBack();
  expect(await kept()).not.toContain('coffee');
});
