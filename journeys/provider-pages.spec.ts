/**
 * Paying in a provider's own form (Paystack, by access code) and on a provider's own page (Yoco, by redirect): each story is
 * told against the sandbox gateway with that wire, and its own ledger says what was taken.
 */
import { randomBytes } from 'node:crypto';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { GATEWAY_PUBLIC, GATEWAY_SECRET, type GatewayProgram, startGateway } from './support/gateway.ts';
import { type Product, type ProductOptions, startProduct } from './support/product.ts';
import { choosePlan, payWith, signUpOnScreen } from './support/screens.ts';

const CARD = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  reset: '4000 0000 0000 0341',
  late: '4000 0000 0000 0036',
};
const WEBHOOK_SECRET = `whsec_${randomBytes(24).toString('base64')}`;

let gateway: GatewayProgram;
let product: Product;
let seen: Promise<string>[];
test.beforeAll(async () => {
  gateway = await startGateway();
});
test.afterAll(() => gateway.stop());
test.afterEach(() => product.stop());

/** Starts the product with a provider, and keeps all that this browser is told. */
async function open(page: Page, env: NonNullable<ProductOptions['env']>): Promise<void> {
  product = await startProduct({ env: { PAYMENT_TIMEOUT_MS: '3000', ...env } });
  const goto = page.goto.bind(page);
  page.goto = (path, options) => goto(new URL(path, product.url).href, options);
  seen = [];
  page.on('response', (response) => {
    if (response.url().startsWith(product.url))
      seen.push(
        (async () =>
          JSON.stringify(await response.allHeaders().catch(() => ({}))) +
          (await response.text().catch(() => '')))(),
      );
  });
}

async function fillIn(form: FrameLocator | Page, card: string): Promise<void> {
  await form.getByLabel('Card number').fill(card);
  await form.getByLabel('Expiry').fill('12/39');
  await form.getByLabel('CVC').fill('123');
  // Not a click: the frame may still be growing for the words of a refusal, and the button moves with it.
  await form.getByLabel('CVC').press('Enter');
}

/** No answer to this browser and no line of the log held a secret or a card's number. */
async function nothingLeaked(): Promise<void> {
  const texts = [...(await Promise.all(seen)), product.output()];
  expect(texts.length).toBeGreaterThan(10);
  const secrets = [
    GATEWAY_SECRET,
    WEBHOOK_SECRET,
    ...Object.values(CARD).map((card) => card.replaceAll(' ', '')),
  ];
  for (const secret of [...secrets, ...Object.values(CARD)])
    expect(texts.filter((text) => text.includes(secret))).toEqual([]);
}

const taken = async (wire: string) =>
  (await gateway.captures()).filter((capture) => capture.wire === wire).map((one) => one.amountInCents);

test('in Paystack’s form: declined, then bought; an answer that is lost resolves by itself', async ({
  page,
}) => {
  await open(page, {
    PAYMENTS: 'paystack',
    PAYSTACK_PUBLIC_KEY: GATEWAY_PUBLIC,
    PAYSTACK_SECRET_KEY: GATEWAY_SECRET,
    PAYSTACK_API_URL: `${gateway.url}/paystack`,
    PAYSTACK_SDK_URL: `${gateway.url}/paystack/inline.js`,
  });
  await gateway.post('/paystack/webhook-address', {
    url: `${product.url}/api/payments/webhook/paystack`,
  });
  await choosePlan(page, 'Weekly');
  await signUpOnScreen(page, 'paystack@example.com');
  await payWith(page, CARD.declined);
  const form = page.frameLocator('iframe[title="Card payment"]');
  await expect(form.getByText('Your card was declined.')).toBeVisible();
  expect(await taken('paystack')).toEqual([]);
  await fillIn(form, CARD.good);
  await expect(page).toHaveURL(/\/chat$/);
  expect(await taken('paystack')).toEqual([9_999]);

  // The dearer plan: what is given up is said above the button, and the answer to this card is lost.
  await choosePlan(page, 'Monthly');
  await expect(page.getByText('Your remaining 7 days of Weekly end now.')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await payWith(page, CARD.reset);
  await expect(form.getByText(/could not be reached/)).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page).toHaveURL(/\/chat$/);
  expect(await taken('paystack')).toEqual([9_999, 24_999]);
  await nothingLeaked();
});

test('on Yoco’s page: left, declined, bought; a message that comes late is waited for', async ({ page }) => {
  await open(page, {
    PAYMENTS: 'yoco',
    YOCO_MODE: 'checkout',
    YOCO_SECRET_KEY: GATEWAY_SECRET,
    YOCO_WEBHOOK_SECRET: WEBHOOK_SECRET,
    YOCO_API_URL: `${gateway.url}/yoco/api`,
  });
  await gateway.post('/yoco/api/webhooks', {
    name: 'repartee',
    url: `${product.url}/api/payments/webhook/yoco`,
    secret: WEBHOOK_SECRET,
  });
  await choosePlan(page, 'Weekly');
  await signUpOnScreen(page, 'yoco@example.com');
  const payButton = page.getByRole('button', { name: /^Pay R/ });
  await payButton.click();
  await expect(page).toHaveURL(new RegExp(`^${gateway.url}/pay/`));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`${product.url}/checkout`);

  await payButton.click();
  await fillIn(page, CARD.declined);
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await fillIn(page, CARD.good);
  await expect(page).toHaveURL(/\/success/);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to Chat Now' }).click();
  await expect(page).toHaveURL(/\/chat$/);
  expect(await taken('yoco-checkout')).toEqual([9_999]);

  await choosePlan(page, 'Monthly');
  await payButton.click();
  await fillIn(page, CARD.late);
  await expect(page.getByRole('heading', { name: 'Checking your payment' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Still checking' })).toBeVisible();
  // Gone, and back when the message has come.
  await page.goto('/terms');
  await gateway.post('/v1/messages/flush', {});
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByText('Monthly')).toBeVisible();
  expect(await taken('yoco-checkout')).toEqual([9_999, 24_999]);
  await nothingLeaked();
});
