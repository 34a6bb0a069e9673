/**
 * Every text of spec sections 5 and 8 that can occur so far is brought onto the screen by what causes it. The table is
 * a second copy on purpose: no product code reads it, so a text that drifts is found.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page } from '@playwright/test';
import table from '../checks/spec-texts.json' with { type: 'json' };
import { type Customer, GOOD_CARD, signUp } from './support/customer.ts';
import { type Product, startProduct } from './support/product.ts';
import { choosePlan, payWith, signInOnScreen, signUpOnScreen } from './support/screens.ts';
import { test } from './support/shared-product.ts';

// What stands on the pages without anything going wrong has its own story (every-page.spec.ts).
const { pages: _pages, currencies: _currencies, ...texts } = table;
/** What `signUp` sets. */
const CUSTOMERS_PASSWORD = 'let me in 22';
const shown = new Set<string>();
let product: Product;

test.describe.configure({ mode: 'serial' });
test.beforeAll(({ shared }) => {
  product = shared;
});
test.beforeEach(({ page }) => at(page, product));

function at(page: Page, where: Product): void {
  const goto = page.goto.bind(page);
  page.goto = (path, options) => goto(new URL(path, where.url).href, options);
}

/** Finds a text of the table on the screen and ticks it off. */
async function sees(page: Page, group: keyof typeof texts, key: string, filled?: string): Promise<void> {
  const text = filled ?? (texts[group] as Record<string, string>)[key];
  if (!text) throw new Error(`${group}.${key} is not in the table`);
  await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  shown.add(`${group}.${key}`);
}

/** A second connection to the product's own database, as an operator's command has. */
function inDatabase(sql: string): void {
  const database = new DatabaseSync(join(product.dataDir, 'repartee.db'), { timeout: 5_000 });
  database.exec(sql);
  database.close();
}

/** Somebody who is signed in already: how that is done is another story. */
async function signedIn(page: Page, { cookie }: Customer): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url: product.url }]);
}

/** A new customer on /checkout with a plan chosen. */
async function atCheckout(page: Page, email: string, plan = 'monthly') {
  await signedIn(page, await signUp(product, email));
  await page.goto(`/checkout?plan=${plan}`);
  await expect(page).toHaveURL(/\/checkout$/);
  // The checkout is a document of its own and first asks who this is.
  await expect(page.getByRole('button', { name: /^Pay R/ })).toBeVisible();
}

const refuse = (page: Page, path: string, status: number, code: string, message: string) =>
  page.route(`**${path}`, (route) => route.fulfill({ status, json: { error: { code, message } } }));

test.describe('login', () => {
  test('what the form itself notices', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await sees(page, 'login', 'required');
    await page.getByLabel('Email').fill('nobody');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await sees(page, 'login', 'invalid-email');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('nobody');
    await page.getByLabel('Email').fill('palesa@example.com');
    await page.getByLabel('Password', { exact: true }).fill('12345');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await sees(page, 'login', 'weak-password');
  });

  test('an address that has an account', async ({ page, context }) => {
    await page.goto('/login');
    await signUpOnScreen(page, 'palesa@example.com');
    await expect(page).toHaveURL(/\/pricing$/);
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await signUpOnScreen(page, 'palesa@example.com');
    await sees(page, 'login', 'email-already-in-use');
  });

  test('wrong password and unknown address, alike', async ({ page }) => {
    for (const email of ['palesa@example.com', 'nobody@example.com']) {
      await page.goto('/login');
      await signInOnScreen(page, email, 'not this one');
      await sees(page, 'login', 'invalid-login-credentials');
    }
  });

  test('no answer, an answer without words, and trouble after the sign-in', async ({ page }) => {
    await page.goto('/login');
    await page.route('**/api/auth/sign-in/email', (route) => route.abort());
    await signInOnScreen(page, 'palesa@example.com');
    await sees(page, 'login', 'network-request-failed');
    await expect(page.getByLabel('Email')).toHaveValue('palesa@example.com');
    await page.unroute('**/api/auth/sign-in/email');
    await page.route('**/api/auth/sign-in/email', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Sign In' }).click();
    await sees(page, 'login', 'anything-else');
    await page.unroute('**/api/auth/sign-in/email');
    await page.route('**/subscription/status', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Sign In' }).click();
    await sees(page, 'login', 'after-login');
  });

  test('while nobody knows who is there', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/auth/session', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/chat');
    await sees(page, 'login', 'connecting');
    release();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('a password reset, asked for and failed', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email').fill('palesa@example.com');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await sees(page, 'reset', 'sent');
    await page.route('**/api/auth/request-password-reset', (route) => route.abort());
    await page.getByRole('button', { name: 'Send it once more' }).click();
    await sees(page, 'reset', 'failed');
  });

  test('Google: the button’s own three texts, and those by code after a Gmail address failed', async ({
    page,
    configured,
  }) => {
    // Its issuer is never asked here: what comes of a real visit to Google has a story of its own (google.spec.ts).
    const START = '**/api/auth/google/start';
    at(page, configured.product);
    const google = page.getByRole('button', { name: 'Continue with Google' });
    const gmail = async () => {
      await page.goto('/login');
      await signInOnScreen(page, 'nobody.here@gmail.com', 'not this one');
      await expect(page.getByText('This looks like a Google address')).toBeVisible();
    };
    const blockPopups = () => page.evaluate(() => Object.assign(window, { open: () => null }));
    /** Opens the window, shuts it by hand, and waits out the grace. */
    const closeIt = async () => {
      const opened = page.waitForEvent('popup');
      await google.click();
      await (await opened).close();
      await page.clock.runFor(10_000);
    };

    await page.route(START, (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/login');
    await google.click();
    await sees(page, 'social', 'failed');
    await blockPopups();
    await google.click();
    await sees(page, 'social', 'blocked');
    await page.goto('/login?google=error&code=google-redirect-failed');
    await sees(page, 'social', 'redirect');

    await gmail();
    await blockPopups();
    await google.click();
    await sees(page, 'login', 'popup-blocked');
    await page.unroute(START);
    await refuse(page, '/api/auth/google/start', 403, 'google-different-email', '');
    await gmail();
    await google.click();
    await sees(page, 'login', 'other-google-account');

    await page.unroute(START);
    await page.route(START, () => {});
    await page.clock.install();
    await gmail();
    await closeIt();
    await sees(page, 'login', 'popup-closed-by-user');
    // By the button of the social login the same is nobody's fault, and nothing is said.
    await page.goto('/login');
    await expect(google).toBeEnabled();
    await closeIt();
    await expect(page.getByText('Waiting for the Google window…')).toBeHidden();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('told apart where the operator wants that, and too many attempts', async ({ page, browser }) => {
    // A server of its own, also because the lock would hold for the stories after this one.
    const distinct = await startProduct({ coach: false, env: { LOGIN_ERRORS: 'distinct' } });
    const other = await (await browser.newContext()).newPage();
    at(other, distinct);
    await other.goto('/login');
    await signUpOnScreen(other, 'palesa@example.com');
    await expect(other).toHaveURL(/\/pricing$/);
    at(page, distinct);
    await page.goto('/login');
    await signInOnScreen(page, 'palesa@example.com', 'not this one');
    await sees(page, 'login', 'wrong-password');
    await signInOnScreen(page, 'nobody@example.com', 'not this one');
    await sees(page, 'login', 'user-not-found');
    await other.context().close();

    await page.evaluate(async () => {
      for (let attempt = 0; attempt < 30; attempt++)
        await fetch('/api/auth/sign-in/email', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'x@example.com', password: 'guess' }),
        });
    });
    await signInOnScreen(page, 'x@example.com');
    await sees(page, 'login', 'too-many-requests');
    await expect(page.getByText(/^You can try again in /)).toBeVisible();
    await distinct.stop();
  });
});

test.describe('checkout', () => {
  test('a plan that cannot be kept', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await choosePlan(page, 'Monthly');
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText(texts.checkout['plan-select']);
    await sees(page, 'checkout', 'plan-select');
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(alert).toBeHidden();
    await expect(page).toHaveURL(/\/pricing$/);
  });

  test('the card SDK blocked, broken, throwing or late', async ({ page }) => {
    await atCheckout(page, 'sdk@example.com');
    const pay = page.getByRole('button', { name: 'Pay R249.99' });
    const fails = async (body: string | null) => {
      await page.route('**/sandbox/sdk.js', (route) =>
        body === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body }),
      );
      await pay.click();
      await sees(page, 'checkout', 'initialisation');
      await expect(pay).toBeEnabled();
      await page.unroute('**/sandbox/sdk.js');
      await page.reload();
    };
    await fails(null);
    await fails('throw new Error("broken");');
    await fails('window.YocoSDK = class {};');
    await fails('window.YocoSDK = class { showPopup() { throw new Error("broken"); } };');

    await page.clock.install();
    await page.route('**/sandbox/sdk.js', () => {});
    await expect(pay).toBeEnabled();
    const beforeMs = await page.evaluate(() => Date.now());
    await pay.click();
    await sees(page, 'checkout', 'processing');
    // It stands still from here: on a busy machine it would run ahead of the story.
    await page.clock.pauseAt(beforeMs + 9_000);
    await expect(page.getByRole('button', { name: 'Processing…' })).toBeDisabled();
    await page.clock.fastForward(2_000);
    await page.clock.resume();
    await sees(page, 'checkout', 'initialisation');
  });

  test('a card that is declined, and a provider that broke', async ({ page }) => {
    await atCheckout(page, 'failing@example.com');
    await payWith(page, '4000 0000 0000 0002');
    await sees(page, 'checkout', 'card');
    await payWith(page, '4000 0000 0000 0119');
    const why = 'The payment could not be made and you have not been charged. Please try again.';
    await sees(page, 'checkout', 'other', texts.checkout.other.replace('{message}', why));
  });

  test('the session ended meanwhile', async ({ page }) => {
    await atCheckout(page, 'ended@example.com');
    await page.evaluate(() =>
      fetch('/api/auth/sign-out', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    );
    await page.getByRole('button', { name: 'Pay R249.99' }).click();
    await sees(page, 'checkout', 'sign-in-first');
  });

  test('paid and not saved: the payment id, and then the chat all the same', async ({ page }) => {
    await atCheckout(page, 'unsaved@example.com', 'weekly');
    inDatabase(
      "create trigger disk_trouble before insert on subscriptions begin select raise(abort, 'disk trouble'); end",
    );
    await payWith(page, GOOD_CARD);
    const [before = ''] = texts.checkout['save-failed'].split('{id}');
    const line = page.getByText(before);
    await expect(line.first()).toBeVisible();
    await sees(page, 'checkout', 'save-failed', ((await line.first().textContent()) ?? '').trim());
    expect(await line.first().textContent()).toMatch(/payment ID: ch_[\w-]+/);
    inDatabase('drop trigger disk_trouble');
    await expect(page).toHaveURL(/\/chat$/);
  });

  test('what runs already', async ({ page }) => {
    await atCheckout(page, 'runs@example.com');
    await payWith(page, GOOD_CARD);
    await expect(page).toHaveURL(/\/chat$/);
    await choosePlan(page, 'Weekly');
    await sees(page, 'checkout', 'active');
    await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
    await sees(page, 'checkout', 'return');
    await page.getByRole('button', { name: 'Return to Chat' }).click();
    await expect(page).toHaveURL(/\/chat$/);
    await choosePlan(page, 'Yearly');
    await sees(page, 'checkout', 'upgrade');
    await expect(page.getByRole('button', { name: 'Pay R1999.99' })).toBeEnabled();

    await page.goto('/success');
    await sees(page, 'success', 'heading');
    await sees(page, 'success', 'button');
    await page.getByRole('button', { name: 'Go to Chat Now' }).click();
    await expect(page).toHaveURL(/\/chat$/);
  });
});

test.describe('chat', () => {
  const SESSION = '/api/chat/session';
  test.beforeEach(async ({ page }) => {
    await page.goto('/login');
    await signInOnScreen(page, 'runs@example.com', CUSTOMERS_PASSWORD);
    await expect(page).toHaveURL(/\/chat$/);
  });

  test('what the server says and what the screen shows', async ({ page }) => {
    const cases: [string, number, string, string, RegExp | null][] = [
      ['cannot-connect', 502, 'chat-unavailable', 'Cannot connect to server', null],
      ['fallback', 500, 'internal-error', 'something else', null],
      ['no-token', 401, 'no-token', 'No token provided', /\/login$/],
      ['invalid-token', 401, 'invalid-token', 'Invalid token', /\/login$/],
      ['no-subscription', 403, 'no-subscription', 'No active subscription', /\/pricing$/],
    ];
    const been: string[] = [];
    page.on('framenavigated', (frame) => been.push(frame.url()));
    for (const [key, status, code, message, leadsTo] of cases) {
      await refuse(page, SESSION, status, code, message);
      // Looked for before the page is whole: it leads on by itself after a while.
      been.length = 0;
      await page.goto('/chat', { waitUntil: 'commit' });
      await sees(page, 'chat', key);
      if (leadsTo) await expect.poll(() => been.some((url) => leadsTo.test(url))).toBe(true);
      else await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await page.unroute(`**${SESSION}`);
      if (status !== 401) continue;
      // Refused is signed out: /login asks anew instead of leading in a circle.
      await expect(page).toHaveURL(/\/login$/);
      expect((await (await page.request.get(`${product.url}/api/auth/session`)).json()).user).toBeNull();
      await signInOnScreen(page, 'runs@example.com', CUSTOMERS_PASSWORD);
      await expect(page).toHaveURL(/\/chat$/);
    }
  });

  test('no answer, then Retry', async ({ page }) => {
    await page.route(`**${SESSION}`, (route) => route.abort());
    await page.goto('/chat');
    await sees(page, 'chat', 'network');
    await page.unroute(`**${SESSION}`);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(
      page.frameLocator('iframe[title="Cyrano"]').getByRole('textbox', { name: 'Message you received' }),
    ).toBeVisible();
  });

  test('access that ran out', async ({ page }) => {
    inDatabase(
      "update subscriptions set expiry_date = '2026-01-01T00:00:00.000Z' where user_id = (select id from user where email = 'runs@example.com')",
    );
    await page.goto('/chat');
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText(texts.chat.expired);
    await sees(page, 'chat', 'expired');
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/pricing$/);
    expect(await page.evaluate(() => localStorage.getItem('userSubscription'))).toBeNull();
  });
});

test('no text of the table was left out', () => {
  const all = Object.entries(texts).flatMap(([group, rows]) =>
    Object.keys(rows).map((key) => `${group}.${key}`),
  );
  expect(all.filter((text) => !shown.has(text))).toEqual([]);
});
