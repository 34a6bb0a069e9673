/** What may be nowhere: secrets of the operator in any page or answer, and pasted words in any place that is not sealed. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { buy, GOOD_CARD, signUp } from './support/customer.ts';
import { drawnChat } from './support/drawn-screens.ts';
import { type Product, startProduct } from './support/product.ts';
import { choosePlan, payWith, signUpOnScreen } from './support/screens.ts';
import { test } from './support/shared-product.ts';
import { formsOf, formsOfCard, Told } from './support/told.ts';

const PASTED = 'A sentence from a private talk, zebra crossing, are you free on Friday?';

/** Everything that an operator would not show anybody; each value is found by its own words wherever it turns up. */
const SECRETS = {
  APP_SECRET: 'app-secret-that-nobody-may-see-0001,app-secret-of-last-year-0002-abcdefgh',
  DATA_KEY: 'data-key-that-nobody-may-see-0003-abcdefghij',
  SANDBOX_SECRET: 'sk_test_sandboxSecretNobodyMaySee4',
  YOCO_SECRET_KEY: 'sk_test_yocoSecretNobodyMaySee5',
  YOCO_WEBHOOK_SECRET: 'whsec_yocoWebhookNobodyMaySee6',
  PAYSTACK_SECRET_KEY: 'sk_test_paystackSecretNobodyMaySee7',
  GOOGLE_CLIENT_SECRET: 'GOCSPX-googleSecretNobodyMaySee8',
  LLM_API_KEY: 'sk-llmKeyNobodyMaySee9',
  METRICS_TOKEN: 'metrics-token-that-nobody-may-see-00010',
  SMTP_PASSWORD: 'smtpPasswordNobodyMaySee11',
} as const;

/** A port that was free a moment ago: whoever is asked there refuses at once. */
async function closedPort(): Promise<number> {
  const server = createServer();
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  );
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test.describe.configure({ mode: 'serial' });
let product: Product;
test.beforeAll(async () => {
  const { SMTP_PASSWORD, ...secrets } = SECRETS;
  const [smtp, llm, issuer] = [await closedPort(), await closedPort(), await closedPort()];
  product = await startProduct({
    env: {
      ...secrets,
      YOCO_PUBLIC_KEY: 'pk_test_yocoPublic',
      PAYSTACK_PUBLIC_KEY: 'pk_test_paystackPublic',
      GOOGLE_CLIENT_ID: 'google-client',
      GOOGLE_ISSUER: `http://127.0.0.1:${issuer}`,
      LLM_BASE_URL: `http://127.0.0.1:${llm}/v1`,
      LLM_MODEL: 'some-model',
      SMTP_URL: `smtp://mailer:${SMTP_PASSWORD}@127.0.0.1:${smtp}`,
    },
  });
});
test.afterAll(() => product.stop());

test('no secret is in any page, script, answer, header or log line', async ({ page }) => {
  const collected = new Told();
  collected.watch(page);
  const goto = page.goto.bind(page);
  page.goto = (path, options) => goto(new URL(path, product.url).href, options);

  for (const path of ['/', '/choose-us', '/terms', '/privacy', '/gallery', '/nowhere', '/login'])
    await page.goto(path);
  await choosePlan(page, 'Weekly');
  await signUpOnScreen(page, 'watched@example.com');
  await payWith(page, GOOD_CARD);
  await expect(page).toHaveURL(/\/chat$/);
  const cyrano = page.frameLocator('iframe[title="Cyrano"]');
  await cyrano.getByRole('button', { name: 'Let the AI write' }).click();
  await cyrano.getByRole('textbox', { name: 'Message you received' }).fill(PASTED);
  await cyrano.getByRole('button', { name: 'Suggest replies' }).click();
  await expect(cyrano.getByRole('button', { name: 'Copy reply' }).first()).toBeVisible();
  for (const path of ['/cyrano', '/account', '/success', '/checkout']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }

  const cookie = (await page.context().cookies(product.url))
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const json = { cookie, origin: product.url, 'content-type': 'application/json' };
  for (const path of [
    '/api/openapi.json',
    '/api/settings/public',
    '/api/plans',
    '/api/auth/jwks',
    '/api/auth/token',
    '/api/auth/sign-in/google?popup=1',
    '/api/account',
    '/api/account/export',
    '/api/account/receipts',
    '/subscription/status',
    '/healthz',
    '/readyz',
    '/metrics',
    '/api/nowhere',
    '/sandbox/v1/ledger',
    '/sandbox/sdk.js',
    '/.env',
    '/data/app-secret',
    '/app-secret',
  ])
    await collected.ask(`${product.url}${path}`, { headers: { cookie } });
  await collected.ask(`${product.url}/metrics`, {
    headers: { authorization: `Bearer ${SECRETS.METRICS_TOKEN}` },
  });
  await collected.ask(product.cyranoUrl);
  // Answers to what is wrong tell more than they should most easily.
  for (const [path, body] of [
    ['/api/auth/sign-in/email', '{"email":"watched@example.com","password":"wrong password"}'],
    ['/auth/login', '{"email":"watched@example.com"}'],
    ['/api/checkout', '{"plan":"daily"}'],
    ['/api/checkout', '{"plan":"yearly"}'],
    ['/api/checkout/nowhere/pay', '{"token":"tok_x"}'],
    ['/api/payments/webhook/yoco', '{"id":"evt"}'],
    ['/api/coach/advice', '{"message":""}'],
    ['/api/coach/advice', '{'],
    ['/api/coach/advice', JSON.stringify({ message: PASTED })],
    ['/sandbox/v1/charges/', '{"token":"tok_x"}'],
  ] as const)
    await collected.ask(`${product.url}${path}`, { method: 'POST', headers: json, body });
  // The collector sees what does stand in answers: the key that browsers get, and the question of the pasted message in its reading.
  expect(await collected.holding(['pk_test_sandbox'])).not.toEqual([]);
  expect(await collected.holding(['free on Friday'])).toContain(`${product.url}/api/coach/advice`);
  expect(collected.count).toBeGreaterThan(60);

  for (const [name, value] of Object.entries(SECRETS))
    for (const secret of value.split(','))
      expect(await collected.holding(formsOf(secret)), `${name} left the server`).toEqual([]);
  // Nor the card that paid: only the sandbox's own form offers it.
  const withCard = await collected.holding(formsOfCard(GOOD_CARD));
  expect(withCard.filter((address) => !address.startsWith(`${product.url}/sandbox/`))).toEqual([]);
  for (const form of formsOfCard(GOOD_CARD)) expect(product.output()).not.toContain(form);
});

/** Stands in everything that is pasted below. */
const CANARY = 'walnut harmonica';
/** As it is, as in an address, in hex, and in base64 wherever in a longer text it stands. */
const CANARY_FORMS = [
  CANARY,
  encodeURIComponent(CANARY),
  CANARY.replace(' ', '+'),
  Buffer.from(CANARY).toString('hex'),
  Buffer.from(CANARY, 'utf16le').toString('latin1'),
  ...[0, 1, 2].map((before) =>
    Buffer.from(`${'.'.repeat(before)}${CANARY}`)
      .toString('base64')
      .slice(before === 0 ? 0 : 4, -4),
  ),
];

/** Files in the product's data folder with one of these texts: the database, its write-ahead file, the outbox, keys. */
const filesHolding = (folder: string, texts: readonly string[]): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file).toString('latin1');
      return texts.some((text) => bytes.includes(text));
    });

test('pasted words come to rest sealed or not at all, whichever way they came', async ({ browser }) => {
  const customer = await signUp(product, 'canary@example.com');
  await buy(product, customer, 'weekly');
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  const [name = '', value = ''] = customer.cookie.split('=');
  await context.addCookies([{ name, value, url: product.url }]);
  const picture = await drawnChat(context, [
    ['them', `Is the ${CANARY} from the picture still yours?`],
    ['me', 'It is, and it is out of tune'],
    ['them', 'Bring it on Saturday?'],
  ]);
  const page = await context.newPage();
  /** Addresses that a log may keep, and what is sent to be counted. */
  const exposed: string[] = [];
  page.on('request', (request) => {
    exposed.push(request.url());
    if (request.url().includes('/api/analytics')) exposed.push(request.postData() ?? '');
  });
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  const box = (label: string) => page.getByRole('textbox', { name: label });
  const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click();
  const replies = page.getByRole('button', { name: 'Copy reply' });
  const settled = () => expect(page.getByRole('button', { name: 'Suggest replies' })).toBeEnabled();

  // A message on its own, and one of somebody who is remembered: name, notes, several turns, a reply that was changed and sent.
  await page.goto('/cyrano');
  await press('Use the local coach');
  await box('Message you received').fill(`Did you find the ${CANARY} that I lost?`);
  await press('Suggest replies');
  await expect(replies.first()).toBeVisible();
  await press('New person');
  await box('Name').fill(`Naledi ${CANARY}`);
  // The message on its own stays one.
  await page.getByRole('checkbox', { name: 'Keep what is on the screen with them' }).uncheck();
  await press('Add');
  await press('Add a note');
  await box(`Notes about Naledi ${CANARY}`).fill(`Plays the ${CANARY}, badly.`);
  await expect(page.getByText('Saved.')).toBeVisible();
  await box('Message you received').fill(
    `Naledi: I bought a ${CANARY}\nMe: A ${CANARY} of your own!\nNaledi: Want to hear the ${CANARY}?`,
  );
  await press('Suggest replies');
  await expect(replies).toHaveCount(3);
  await settled();
  await page.getByRole('button', { name: 'Edit', exact: true }).last().click();
  await box('Your wording').fill(`Only if the ${CANARY} is tuned.`);
  await press('Save');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'is tuned.' })
    .getByRole('button', { name: 'I sent this' })
    .click();

  // A picture, read in the browser and taken over.
  const asked = page.waitForEvent('filechooser');
  await press('Add screenshots');
  await (await asked).setFiles([{ name: `${CANARY}.png`, mimeType: 'image/png', buffer: picture }]);
  const review = page.getByRole('dialog', { name: 'From your screenshots' });
  await expect(review.getByRole('list', { name: 'Messages that were read' })).toContainText(CANARY);
  await review.getByRole('button', { name: 'Use 3 messages' }).click();
  await press('Suggest replies');
  await settled();

  // The other tabs.
  const tabs = [
    ['Openers', 'Their profile', `I restore one ${CANARY} a year.`, 'Suggest openers', 'Copy opener'],
    ['Check my draft', 'Your draft', `hey so is the ${CANARY} ok?`, 'Check draft', 'Copy rewrite'],
    [
      'Insights',
      'The conversation',
      `Me: hi\nHer: my ${CANARY} fell\nMe: oh no`,
      'Read the conversation',
      'Read the conversation',
    ],
  ] as const;
  for (const [tab, field, text, button, done] of tabs) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    // It takes the conversation under Replies until another is pasted.
    if (tab === 'Insights') await press('Paste another');
    await box(field).fill(text);
    await press(button);
    await expect(page.getByRole('button', { name: done }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: button, exact: true })).toBeEnabled();
  }

  // What is learned or told about the reader.
  await press('Cyrano’s settings');
  await page.getByRole('menuitem', { name: 'My voice' }).click();
  await box('Facts about me').fill(`I own a ${CANARY}`);
  await box('Words I never use').fill(CANARY);
  await press('Save');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // It was kept where it should be: the export gives it back from every store.
  const all = [
    `Naledi ${CANARY}`,
    `Plays the ${CANARY}`,
    `Want to hear the ${CANARY}`,
    `Only if the ${CANARY}`,
    `${CANARY} from the picture`,
    `I own a ${CANARY}`,
  ];
  const missing = async () => {
    const kept = JSON.stringify(await (await customer.get('/api/account/export')).json());
    return all.filter((words) => !kept.includes(words));
  };
  await expect.poll(missing).toEqual([]);
  const metrics = await fetch(`${product.url}/metrics`, {
    headers: { authorization: `Bearer ${SECRETS.METRICS_TOKEN}` },
  });
  const stores = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const places = {
    metrics: await metrics.text(),
    exposed: exposed.join('\n'),
    told: told.join('\n'),
    stores,
  };
  expect(places.metrics).toContain('repartee_coach_tasks_total');
  expect(places.exposed).toContain('/api/analytics');
  // While it runs, its write-ahead file included, and after it has ended.
  const looks = [filesHolding(product.dataDir, CANARY_FORMS)];
  expect(filesHolding(product.dataDir, ['canary@example.com'])).not.toEqual([]);
  await context.close();
  await product.kill();
  looks.push(filesHolding(product.dataDir, CANARY_FORMS));
  expect(looks).toEqual([[], []]);
  for (const [place, text] of Object.entries({ ...places, output: product.output() }))
    for (const form of CANARY_FORMS) expect(text, place).not.toContain(form);

  // Everything that it wrote down of both stories.
  expect(product.output()).toContain('is ready: http');
  expect(product.output()).not.toContain('zebra crossing');
  for (const [name, value] of Object.entries(SECRETS))
    for (const form of value.split(',').flatMap(formsOf))
      expect(product.output(), `${name} is in the log`).not.toContain(form);
});
