/** People: what Cyrano remembers of somebody changes its replies, and what is deleted is gone. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type BrowserContext, expect, type FrameLocator, type Page } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { buy, type Customer, signUp } from './support/customer.ts';
import type { Product } from './support/product.ts';
import { test } from './support/shared-product.ts';

let product: Product;
test.beforeAll(({ shared }) => {
  product = shared;
});

/** A subscriber who is signed in already: how that is done is another story. */
async function subscriber(context: BrowserContext, email: string): Promise<Customer> {
  const customer = await signUp(product, email);
  await buy(product, customer, 'weekly');
  const [name = '', ...value] = customer.cookie.split('=');
  await context.addCookies([{ name, value: value.join('='), url: product.url }]);
  return customer;
}

const CHAT = [
  'Naledi: Sorry I went quiet, my dog Biscuit was at the vet all week',
  'Me: Biscuit deserves a medal and a sofa',
].join('\n');
const DOUBT = "I don't believe you";

type Screen = Page | FrameLocator;
const box = (cyrano: Screen) => cyrano.getByRole('textbox', { name: 'Message you received' });
const replies = (cyrano: Screen) =>
  cyrano.getByRole('listitem').filter({ has: cyrano.getByRole('button', { name: 'Copy reply' }) });
const people = (cyrano: Screen) => cyrano.getByRole('list', { name: 'People' });
const stored = (cyrano: Screen) => cyrano.getByRole('list', { name: 'Messages with Naledi' });

/** Opens the list where it does not stand beside the conversation. */
async function openPeople(cyrano: Screen, isPhone: boolean): Promise<void> {
  if (isPhone) await cyrano.getByRole('button', { name: /^People:/ }).click();
  await expect(people(cyrano)).toBeVisible();
}

async function ask(cyrano: Screen, message: string): Promise<string[]> {
  await box(cyrano).fill(message);
  await cyrano.getByRole('button', { name: 'Suggest replies' }).click();
  await expect(cyrano.getByText(message).first()).toBeVisible();
  await expect(replies(cyrano)).toHaveCount(3);
  return replies(cyrano).allInnerTexts();
}

async function cleanInBothThemes(page: Page, shot: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await axeFaults(page)).toEqual([]);
    if (process.env.SCREENSHOTS)
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/${shot}-${colorScheme}.png` });
  }
}

/** Rows that are stored of all people and messages, read from the database file. */
function rowsStored(): { people: number; turns: number } {
  const database = new DatabaseSync(join(product.dataDir, 'repartee.db'), { readOnly: true });
  const count = (table: string) =>
    Number(database.prepare(`select count(*) as rows from ${table}`).get()?.rows);
  const rows = { people: count('memory_people'), turns: count('memory_turns') };
  database.close();
  return rows;
}

const SIZES = [
  [390, 844],
  [1440, 900],
] as const;

for (const [width, height] of SIZES) {
  test(`somebody over two sittings, and deleted, at ${width} x ${height}`, async ({ page, context }) => {
    const isPhone = width < 1100;
    await page.setViewportSize({ width, height });
    await subscriber(context, `remembers-${width}@example.com`);
    const before = rowsStored();
    await page.goto(`${product.url}/cyrano`);
    await expect(box(page)).toBeVisible();

    // Nobody has to have people: the message alone is what stands there first.
    await expect(page.getByRole('heading', { name: 'What did they write?' })).toBeVisible();
    await openPeople(page, isPhone);
    await cleanInBothThemes(page, `people-none-${width}`);
    await page.getByRole('button', { name: 'New person' }).click();
    await cleanInBothThemes(page, `people-new-${width}`);
    await page.getByRole('textbox', { name: 'Name' }).fill('Naledi');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Naledi' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Stage' }).selectOption('Talking');
    await page.getByRole('button', { name: 'Add a note' }).click();
    await page
      .getByRole('textbox', { name: 'Notes about Naledi' })
      .fill('Met at pottery class. Loves hiking.');
    await expect(page.getByText('Saved.')).toBeVisible();
    await cleanInBothThemes(page, `people-notes-${width}`);
    await box(page).fill(CHAT);
    await page.getByRole('button', { name: 'Suggest replies' }).click();
    await expect.poll(() => rowsStored().turns).toBe(before.turns + 2);
    await cleanInBothThemes(page, `people-pasted-${width}`);

    // The second sitting: what was said is there again, and the coach is told who this is about.
    await page.goto(`${product.url}/account`);
    await page.goto(`${product.url}/cyrano`);
    await openPeople(page, isPhone);
    await people(page)
      .getByRole('button', { name: /Naledi/ })
      .click();
    await expect(stored(page).getByRole('listitem')).toHaveCount(2);
    await expect(stored(page)).toContainText('Biscuit deserves');
    await cleanInBothThemes(page, `people-second-${width}`);
    // What was said then is taken up now; a message on its own cannot.
    const question = page.waitForRequest((request) => request.url().endsWith('/api/coach/advice'));
    const later = await ask(page, DOUBT);
    expect((await question).postDataJSON()).toMatchObject({ person: expect.any(String) });
    for (const reply of later) expect(reply).toMatch(/sofa|medal|biscuit/i);
    await cleanInBothThemes(page, `people-answer-${width}`);
    await openPeople(page, isPhone);
    await people(page)
      .getByRole('button', { name: /Just this message/ })
      .click();
    expect((await ask(page, DOUBT)).join(' ')).not.toMatch(/sofa|medal|biscuit/i);
    await openPeople(page, isPhone);
    await people(page)
      .getByRole('button', { name: /Naledi/ })
      .click();
    await expect(replies(page)).toHaveCount(3);

    // What was sent is remembered too.
    await replies(page).first().getByRole('button', { name: 'I sent this' }).click();
    await expect.poll(() => rowsStored().turns).toBe(before.turns + 4);

    // Deleted: it can be taken back, and is gone after that time.
    const full = rowsStored();
    await page.getByRole('button', { name: 'More for Naledi' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByText('Naledi is deleted in 10 seconds')).toBeVisible();
    await cleanInBothThemes(page, `people-undo-${width}`);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name: 'Naledi' })).toBeVisible();
    expect(rowsStored()).toEqual(full);
    await page.getByRole('button', { name: 'More for Naledi' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByText('Naledi is deleted in 10 seconds')).toBeVisible();
    await page.goto(`${product.url}/account`);
    await expect.poll(rowsStored).toEqual(before);
  });
}

test('Memory and privacy, and My voice', async ({ page, context }) => {
  test.setTimeout(240_000);
  const customer = await subscriber(context, 'private@example.com');
  await customer.post('/api/coach/people', { name: 'Anneke' });
  const open = async (name: string) => {
    await page.getByRole('button', { name: 'Cyrano’s settings' }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  };
  await page.goto(`${product.url}/cyrano`);
  await open('My voice');
  await page.getByRole('textbox', { name: 'Facts about me' }).fill('I bake rye bread\n');
  await page.getByRole('textbox', { name: 'Words I never use' }).fill('babe');
  await page.getByRole('combobox', { name: 'Length' }).selectOption('short');
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await cleanInBothThemes(page, `voice-${width}`);
  }
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await (await customer.get('/api/coach/voice')).json()).toEqual({
    facts: ['I bake rye bread'],
    never: ['babe'],
    style: { length: 'short' },
  });

  await open('Memory and privacy');
  await expect(page.getByRole('radio', { name: /^30 days/ })).toBeChecked();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await cleanInBothThemes(page, `memory-${width}`);
  }
  // A shorter time deletes, so it is asked for twice.
  await page.getByRole('radio', { name: /^7 days/ }).check();
  const settings = async () => (await customer.get('/api/coach/memory')).json();
  expect(await settings()).toMatchObject({ keepDays: 30 });
  await page.getByRole('button', { name: 'Delete and change' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(await settings()).toMatchObject({ keepDays: 7 });

  await page.getByRole('button', { name: 'Delete everything now' }).click();
  await page.getByRole('button', { name: 'Delete everything', exact: true }).click();
  await expect(page.getByText('Everything is deleted.')).toBeVisible();
  expect(await settings()).toMatchObject({ keepDays: 7 });
  expect(await (await customer.get('/api/coach/people')).json()).toEqual({ people: [] });
  expect(await (await customer.get('/api/coach/voice')).json()).toMatchObject({ facts: [], never: [] });
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Cyrano’s settings' })).toBeFocused();
});
