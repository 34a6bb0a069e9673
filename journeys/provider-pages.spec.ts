/**
 * Paying in a provider's own form (Paystack, by access code) and on a provider's own page (Yoco by an address, PayFast by a
 * form): each story is told against the sandbox gateway with that wire, and its own ledger says what was taken. The popup of
 * a card token is in `no-secret-leaves.spec.ts`, with what may not leave.
 */
import { randomBytes } from 'node:crypto';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { GATEWAY_PUBLIC, GATEWAY_SECRET, type GatewayProgram, startGateway } from './support/gateway.ts';
import { type Product, type ProductOptions, startProduct } from './support/product.ts';
import { choosePlan, payWith, signUpOnScreen } from './support/screens.ts';
import { test } from './support/shared-product.ts';
import { formsOf, formsOfCard, Told } from './support/told.ts';

const CARD = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  reset: '4000 0000 0000 0341',
  late: '4000 0000 0000 0036',
  forged: '4000 0000 0000 0051',
};
const WEBHOOK_SECRET = `whsec_${randomBytes(24).toString('base64')}`;

let gateway: GatewayProgram;
let product: Product;
let told: Told;
test.beforeAll(async () => {
  gateway = await startGateway();
});
test.afterAll(() => gateway.stop());
test.afterEach(() => product.stop());

/** Starts the product with a provider, and keeps all that this browser is told. */
async function open(page: Page, env: NonNullable<ProductOptions['env']>): Promise<void> {
  product = await startProduct({ coach: false, env: { PAYMENT_TIMEOUT_MS: '3000', ...env } });
  const goto = page.goto.bind(page);
  page.goto = (path, options) => goto(new URL(path, product.url).href, options);
  told = new Told();
  told.watch(page, (address) => address.startsWith(product.url));
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
  expect(told.count).toBeGreaterThan(10);
  const secrets = [GATEWAY_SECRET, WEBHOOK_SECRET].flatMap(formsOf);
  const texts = [...secrets, ...Object.values(CARD).flatMap(formsOfCard)];
  expect(await told.holding(texts)).toEqual([]);
  expect(texts.filter((text) => product.output().includes(text))).toEqual([]);
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

test('on PayFast’s page: left, a forged message, bought', async ({ page }) => {
  await open(page, {
    PAYMENTS: 'payfast',
    PAYFAST_MERCHANT_ID: '10000100',
    PAYFAST_MERCHANT_KEY: GATEWAY_PUBLIC,
    PAYFAST_PASSPHRASE: GATEWAY_SECRET,
    PAYFAST_PROCESS_URL: `${gateway.url}/payfast/eng/process`,
    PAYFAST_API_URL: `${gateway.url}/payfast`,
  });
  await choosePlan(page, 'Weekly');
  await signUpOnScreen(page, 'payfast@example.com');
  const payButton = page.getByRole('button', { name: /^Pay R/ });
  await payButton.click();
  await expect(page).toHaveURL(new RegExp(`^${gateway.url}/pay/`));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`${product.url}/checkout`);

  // Declined, and somebody without the key claims that it was paid.
  await payButton.click();
  await fillIn(page, CARD.forged);
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await expect.poll(() => gateway.messages('payfast')).toMatchObject([{ forged: true, status: 400 }]);
  await fillIn(page, CARD.good);
  await expect(page).toHaveURL(/\/success/);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to Chat Now' }).click();
  await expect(page).toHaveURL(/\/chat$/);
  expect(await taken('payfast')).toEqual([9_999]);

  // The dearer plan, and its message is held back: PayFast cannot be asked, so the screen waits for it.
  await choosePlan(page, 'Monthly');
  await payButton.click();
  await fillIn(page, CARD.late);
  await expect(page.getByRole('heading', { name: 'Checking your payment' })).toBeVisible();
  // Who looks into the account meanwhile is not told that nothing was bought.
  await page.goto('/account');
  await expect(page.getByText('Your payment of R249.99 for Monthly is being checked')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.goBack();
  await gateway.post('/v1/messages/flush', {});
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByText('Monthly')).toBeVisible();
  expect(await taken('payfast')).toEqual([9_999, 24_999]);
  await nothingLeaked();
});
