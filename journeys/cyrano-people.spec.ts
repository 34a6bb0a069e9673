/** People and My voice: what Cyrano remembers changes its replies, in the frame and on the full screen; what is deleted or runs out is gone. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type BrowserContext, expect, type FrameLocator, type Page } from '@playwright/test';
import { cleanInBothThemes } from './support/axe.ts';
import { buy, type Customer, signUp } from './support/customer.ts';
import { answered } from './support/cyrano.ts';
import { type Product, startProduct } from './support/product.ts';
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

/** Chooses from the list. */
async function choose(cyrano: Screen, isPhone: boolean, name: RegExp): Promise<void> {
  await openPeople(cyrano, isPhone);
  await people(cyrano).getByRole('button', { name }).click();
}

async function note(cyrano: Screen, words: string): Promise<void> {
  await cyrano.getByRole('button', { name: /^(?:Add a note|Notes)/ }).click();
  await cyrano.getByRole('textbox', { name: 'Notes about Naledi' }).fill(words);
  await expect(cyrano.getByText('Saved.')).toBeVisible();
}

const tone = (cyrano: Screen, name: string) =>
  cyrano.getByRole('radiogroup', { name: 'Tone' }).getByRole('radio', { name });

async function ask(cyrano: Screen, message: string): Promise<string[]> {
  await box(cyrano).fill(message);
  await cyrano.getByRole('button', { name: 'Suggest replies' }).click();
  await expect(cyrano.getByText(message).first()).toBeVisible();
  await expect(replies(cyrano)).toHaveCount(3);
  await answered(cyrano);
  return replies(cyrano).allInnerTexts();
}

/** Rows that are stored of all people and messages, read from the database file. */
function rowsStored({ dataDir } = product): { people: number; turns: number } {
  const database = new DatabaseSync(join(dataDir, 'repartee.db'), { readOnly: true });
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
  test(`somebody over three sittings, and deleted, at ${width} x ${height}`, async ({ page, context }) => {
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
    await note(page, 'Met at pottery class. Loves hiking.');
    await tone(page, 'Calm').check();
    await cleanInBothThemes(page, `people-notes-${width}`);
    await box(page).fill(CHAT);
    await page.getByRole('button', { name: 'Suggest replies' }).click();
    await expect.poll(() => rowsStored().turns).toBe(before.turns + 2);
    await cleanInBothThemes(page, `people-pasted-${width}`);

    // The second sitting is in the frame: what was said is there again, and the coach is told who this is about.
    await page.goto(`${product.url}/account`);
    await page.goto(`${product.url}/chat`);
    const frame = page.frameLocator('iframe[title="Cyrano"]');
    // A new visit begins with whom they wrote last.
    await expect(frame.getByRole('heading', { name: 'Naledi' })).toBeVisible();
    await expect(stored(frame).getByRole('listitem')).toHaveCount(2);
    await expect(stored(frame)).toContainText('Biscuit deserves');
    await expect(tone(frame, 'Calm')).toBeChecked();
    await cleanInBothThemes(page, `people-second-${width}`);
    // What was said then is taken up now; a message on its own cannot.
    const question = page.waitForRequest((request) => request.url().endsWith('/api/coach/advice'));
    const later = await ask(frame, DOUBT);
    expect((await question).postDataJSON()).toMatchObject({ person: expect.any(String) });
    for (const reply of later) expect(reply).toMatch(/sofa|medal|biscuit/i);
    await cleanInBothThemes(page, `people-answer-${width}`);
    await choose(frame, isPhone, /Just this message/);
    expect((await ask(frame, DOUBT)).join(' ')).not.toMatch(/sofa|medal|biscuit/i);
    await choose(frame, isPhone, /Naledi/);
    await expect(replies(frame)).toHaveCount(3);

    // What was sent is remembered too.
    await replies(frame).first().getByRole('button', { name: 'I sent this' }).click();
    await expect.poll(() => rowsStored().turns).toBe(before.turns + 4);

    // The third, in another tab: a stored message is put right, and the notes change what Cyrano suggests.
    const third = await context.newPage();
    await third.setViewportSize({ width, height });
    await third.goto(`${product.url}/cyrano`);
    await expect(third.getByRole('heading', { name: 'Naledi' })).toBeVisible();
    await expect(tone(third, 'Calm')).toBeChecked();
    await third.getByRole('button', { name: /^More for “Biscuit deserves/ }).click();
    await third.getByRole('menuitem', { name: 'Edit words' }).click();
    await third.getByRole('textbox', { name: 'Words of this message' }).fill('Biscuit deserves a parade');
    await cleanInBothThemes(third, `people-edit-${width}`);
    await third.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(stored(third)).toContainText('Biscuit deserves a parade');
    expect((await ask(third, 'haha ok')).filter((reply) => /hiking/i.test(reply))).toHaveLength(1);
    await note(third, 'Met at pottery class. Learning French.');
    const renewed = await ask(third, 'haha okay then');
    expect(renewed.filter((reply) => /french/i.test(reply))).toHaveLength(1);
    expect(renewed.join(' ')).not.toMatch(/hiking/i);
    await cleanInBothThemes(third, `people-third-${width}`);
    await third.close();
    await page.goto(`${product.url}/cyrano`);
    await expect(stored(page)).toContainText('Biscuit deserves a parade');
    // One menu for both on a phone.
    await expect(page.getByRole('button', { name: 'Cyrano’s settings' })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'More for Naledi' })).toHaveCount(1);
    await page.getByRole('button', { name: 'More for Naledi' }).click();
    await cleanInBothThemes(page, `people-menu-${width}`);
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Naledi M');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Naledi M' })).toBeVisible();

    // Deleted: it can be taken back, and is gone after that time.
    const full = rowsStored();
    await page.clock.install();
    await page.getByRole('button', { name: 'More for Naledi' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByText('Naledi M is deleted in 10 seconds')).toBeVisible();
    // It stands still from here, so that the way back stays open on a busy machine.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_000);
    await expect(page.getByText(/Naledi M is deleted in [1-8] s,/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.clock.resume();
    await expect(page.getByRole('heading', { name: 'Naledi' })).toBeVisible();
    expect(rowsStored()).toEqual(full);
    await page.getByRole('button', { name: 'More for Naledi' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByText('Naledi M is deleted in 10 seconds')).toBeVisible();
    // Looked at this time, since nobody takes it back: axe may take as long as the way back is open.
    await cleanInBothThemes(page, `people-undo-${width}`);
    await page.goto(`${product.url}/account`);
    await expect.poll(() => rowsStored()).toEqual(before);
    // And with them how their replies should be.
    expect(await page.evaluate(() => localStorage.getItem('cyranoWishes'))).toBeNull();
  });
}

test('a conversation that was nobody’s is kept with somebody', async ({ page, context }) => {
  const customer = await subscriber(context, 'keeps@example.com');
  const before = rowsStored();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.url}/cyrano`);
  await tone(page, 'Calm').check();
  await box(page).fill(CHAT);
  await page.getByRole('button', { name: 'Suggest replies' }).click();
  await ask(page, DOUBT);
  expect(rowsStored()).toEqual(before);

  // With somebody new. What cannot be stored stays on the screen until it can.
  await page.route('**/api/coach/people/*/turns', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await openPeople(page, true);
  await page.getByRole('button', { name: 'New person' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Naledi');
  await expect(page.getByRole('checkbox', { name: 'Keep what is on the screen with them' })).toBeChecked();
  await cleanInBothThemes(page, 'people-keep-new-390');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Not remembered yet')).toBeVisible();
  await expect(replies(page)).toHaveCount(3);
  await expect(tone(page, 'Calm')).toBeChecked();
  expect(rowsStored()).toEqual({ people: before.people + 1, turns: before.turns });
  await cleanInBothThemes(page, 'people-not-kept-390');
  await page.unroute('**/api/coach/people/*/turns');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Not remembered yet')).toHaveCount(0);
  await expect.poll(() => rowsStored().turns).toBe(before.turns + 3);
  const { people: known } = await (await customer.get('/api/coach/people')).json();
  const { turns } = await (await customer.get(`/api/coach/people/${known[0].id}/turns`)).json();
  expect(turns.map(({ text }: { text: string }) => text)).toEqual([
    'Sorry I went quiet, my dog Biscuit was at the vet all week',
    'Biscuit deserves a medal and a sofa',
    DOUBT,
  ]);

  // Nothing of it is left where it was; the next one goes to the same person, behind what is there.
  await page.setViewportSize({ width: 1440, height: 900 });
  await choose(page, false, /Just this message/);
  await expect(page.getByRole('heading', { name: 'What did they write?' })).toBeVisible();
  await ask(page, 'haha ok');
  await page.getByRole('button', { name: 'Cyrano’s settings' }).click();
  await page.getByRole('menuitem', { name: 'Keep this conversation with …' }).click();
  await cleanInBothThemes(page, 'people-keep-known-1440');
  await page
    .getByRole('dialog', { name: 'Keep this conversation with …' })
    .getByRole('button', { name: /Naledi/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Naledi' })).toBeVisible();
  await expect(page.getByText('The conversation changed.')).toBeVisible();
  await expect.poll(() => rowsStored().turns).toBe(before.turns + 4);
  await cleanInBothThemes(page, 'people-kept-1440');
  await page.reload();
  await expect(page.getByText('haha ok', { exact: true }).first()).toBeVisible();
  expect(rowsStored().turns).toBe(before.turns + 4);
});

test('Memory and privacy, and My voice', async ({ page, context }) => {
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

test('how I write is learned, changed and followed, in the frame', async ({ page, context }) => {
  const customer = await subscriber(context, 'voice@example.com');
  const { person } = await (await customer.post('/api/coach/people', { name: 'Sipho' })).json();
  const mine = ['hey you', 'no way', 'i work as a nurse', 'hey, how was it', 'see you there'];
  await customer.post(`/api/coach/people/${person.id}/turns`, {
    turns: mine.map((text) => ({ from: 'me', text })),
  });
  await page.goto(`${product.url}/chat`);
  const frame = page.frameLocator('iframe[title="Cyrano"]');
  const open = async () => {
    await frame.getByRole('button', { name: 'Cyrano’s settings' }).click();
    await frame.getByRole('menuitem', { name: 'My voice' }).click();
  };
  const voice = async () => (await customer.get('/api/coach/voice')).json();
  await ask(frame, 'What do you do for a living?');
  await open();
  await frame.getByRole('button', { name: 'Learn from my messages' }).click();
  const proposal = frame.getByRole('region', { name: 'From 5 messages of yours' });
  await expect(proposal.getByRole('checkbox', { name: 'About me: I work as a nurse' })).toBeChecked();
  await expect(proposal.getByRole('checkbox', { name: 'Capital letters: all lower case' })).toBeChecked();
  await proposal.getByRole('checkbox', { name: 'How I say hello: hey' }).uncheck();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await cleanInBothThemes(page, `voice-learned-${width}`);
  }
  // Seen first, then filled in, then saved: nothing changes by itself.
  expect(await voice()).toEqual({ facts: [], never: [], style: {} });
  await proposal.getByRole('button', { name: 'Fill these in' }).click();
  await expect(frame.getByRole('textbox', { name: 'Facts about me' })).toHaveValue('I work as a nurse');
  await expect(frame.getByRole('combobox', { name: 'Capital letters' })).toHaveValue('all lower case');
  await expect(frame.getByRole('textbox', { name: 'How I say hello' })).toHaveValue('');
  await frame.getByRole('combobox', { name: 'Emoji' }).selectOption('now and then');
  await frame.getByRole('button', { name: 'Save' }).click();
  await expect(frame.getByRole('dialog')).toHaveCount(0);
  expect(await voice()).toMatchObject({
    style: { length: 'short', capitals: 'all lower case', 'full stops': 'none', emoji: 'now and then' },
  });

  // Cyrano writes like that, fills in what it knows, and says how near a line is, also while it is edited.
  await cleanInBothThemes(page, 'voice-again');
  await frame.getByRole('button', { name: 'Suggest again with your voice' }).click();
  await expect(frame.getByText('Your voice has changed')).toHaveCount(0);
  await answered(frame);
  await expect(replies(frame)).toHaveCount(3);
  const answers = await replies(frame).allInnerTexts();
  expect(answers.join(' ')).toContain('nurse');
  for (const text of await frame.locator('[data-reply]').allInnerTexts())
    expect(text).not.toMatch(/^\p{Lu}|\bI\b|\.$/mu);
  await expect(replies(frame).filter({ hasText: 'Close to how you write' })).not.toHaveCount(0);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await cleanInBothThemes(page, `voice-near-${width}`);
  }
  const first = replies(frame).first();
  await first.getByRole('button', { name: 'Edit' }).click();
  await first.getByRole('textbox', { name: 'Your wording' }).fill('I Am A Nurse. Really. It Is Long.');
  await expect(first).toContainText('Not quite how you write: has capital letters and has full stops');
});

test('what is kept for 30 days is gone from the files on the 31st', async () => {
  const DAY_MS = 86_400_000;
  const early = await startProduct({ coach: false });
  const customer = await signUp(early, 'month@example.com');
  await buy(early, customer, 'yearly');
  const { person } = await (await customer.post('/api/coach/people', { name: 'Naledi' })).json();
  const turns = [{ from: 'them', text: 'see you' }];
  expect((await customer.post(`/api/coach/people/${person.id}/turns`, { turns })).ok).toBe(true);
  expect(rowsStored(early)).toEqual({ people: 1, turns: 1 });
  await early.kill();
  // The same product, whose clock has gone on.
  const { dataDir, ports } = early;
  const clock = `const now = Date.now; Date.now = () => now() + ${31 * DAY_MS};`;
  const late = await startProduct({
    coach: false,
    dataDir,
    ports,
    nodeFlags: ['--import', `data:text/javascript,${clock}`],
  });
  await expect.poll(() => rowsStored(late)).toEqual({ people: 0, turns: 0 });
  await late.kill();
  await early.stop();
});
