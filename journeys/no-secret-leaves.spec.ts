/** Every page and answer of a whole purchase is collected, and no secret of the operator's is in any of them. */
import { createServer } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { GOOD_CARD } from './support/customer.ts';
import { type Product, startProduct } from './support/product.ts';
import { choosePlan, payWith, signUpOnScreen } from './support/screens.ts';

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

/** The forms in which a text leaves a server by accident: as it is, in base64, in hex, in an address. */
const formsOf = (secret: string): string[] => [
  secret,
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  Buffer.from(secret).toString('base64url'),
  Buffer.from(secret).toString('hex'),
  encodeURIComponent(secret),
];

/** A port that was free a moment ago: whoever is asked there refuses at once. */
async function closedPort(): Promise<number> {
  const server = createServer();
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  );
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Keeps the headers and the body of each answer that a browser or we ourselves get. */
class Collector {
  readonly #seen: Promise<{ address: string; text: string }>[] = [];

  watch(page: Page): void {
    page.on('response', (response) => {
      this.#seen.push(
        (async () => {
          const headers = JSON.stringify(await response.allHeaders().catch(() => ({})));
          // A redirect has no body.
          const body = await response.text().catch(() => '');
          return { address: response.url(), text: `${headers}\n${body}` };
        })(),
      );
    });
  }

  async ask(address: string, init?: RequestInit): Promise<void> {
    const answer = await fetch(address, { redirect: 'manual', ...init });
    const text = `${JSON.stringify([...answer.headers])}\n${await answer.text()}`;
    this.#seen.push(Promise.resolve({ address, text }));
  }

  note(address: string, text: string): void {
    this.#seen.push(Promise.resolve({ address, text }));
  }

  /** Addresses whose answer holds one of these texts. */
  async holding(texts: readonly string[]): Promise<string[]> {
    const seen = await Promise.all(this.#seen);
    return seen.filter(({ text }) => texts.some((part) => text.includes(part))).map(({ address }) => address);
  }

  get count(): number {
    return this.#seen.length;
  }
}

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
  const collected = new Collector();
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
  await product.kill();
  collected.note('standard output and error', product.output());

  // The collector sees what does stand in answers: the key that browsers get, and the question of the pasted message in its reading.
  expect(await collected.holding(['pk_test_sandbox'])).not.toEqual([]);
  expect(await collected.holding(['free on Friday'])).toContain(`${product.url}/api/coach/advice`);
  expect(await collected.holding(['is ready: http'])).toEqual(['standard output and error']);
  expect(collected.count).toBeGreaterThan(60);

  for (const [name, value] of Object.entries(SECRETS))
    for (const secret of value.split(','))
      expect(await collected.holding(formsOf(secret)), `${name} left the server`).toEqual([]);
  expect(product.output()).not.toContain('zebra crossing');
});
