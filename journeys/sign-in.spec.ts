/** Every way through /login but Google's and the passkey's, which have stories of their own: in a real browser, with the letters as they were sent. */
import { expect, type Page } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { buy, signUp } from './support/customer.ts';
import { fromLetter, lettersTo } from './support/letters.ts';
import type { Product } from './support/product.ts';
import { choosePlan, PASSWORD, signInOnScreen, signUpOnScreen } from './support/screens.ts';
import { test } from './support/shared-product.ts';

const RESET_LINK = /https?:\/\/\S+\/login\?reset=[\w-]+/;
const VERIFY_LINK = /https?:\/\/\S+\/api\/auth\/verify-email\?token=[\w-]+/;
const CODE = /\b(\d{6})\b/;

/** What `signUp` sets. */
const CUSTOMERS_PASSWORD = 'let me in 22';

let product: Product;
test.beforeAll(({ shared }) => {
  product = shared;
});
test.beforeEach(({ page }) => {
  const goto = page.goto.bind(page);
  page.goto = (path, options) => goto(new URL(path, product.url).href, options);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const session = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);

/** A customer of this address, who is not signed in here. */
async function customer(page: Page, email: string): Promise<void> {
  await signUp(product, email);
  await page.goto('/login');
}

test('Try Now opens the form for new people, and the way back to signing in stands beside it', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Try Now' }).click();
  await expect(heading).toHaveText('Create your account');
  await button(page, 'Sign In').click();
  await expect(heading).toHaveText('Welcome back');
  await page.goto('/login');
  await expect(page.locator('fieldset:enabled').first()).toBeVisible();
  await expect(heading).toHaveText('Welcome back');
});

test('whoever has just chosen a plan finds the form for new people open, and a member who takes it for a sign-in is in', async ({
  page,
}) => {
  const email = 'takes-it-for-a-sign-in@example.com';
  await signUp(product, email);
  const heading = page.getByRole('heading', { level: 1 });
  await choosePlan(page, 'Monthly');
  await expect(heading).toHaveText('Create your account');
  await expect(page.getByText('Next: Monthly, R249.99, paid once.')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(CUSTOMERS_PASSWORD);
  await button(page, 'Sign In').click();
  await expect(page).toHaveURL(/\/checkout$/);
});

test('the press that only leads to the other form sends nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/sign-in/email')) sent.push(request.url());
  });
  const heading = page.getByRole('heading', { level: 1 });
  await choosePlan(page, 'Weekly');
  await expect(heading).toHaveText('Create your account');
  await button(page, 'Sign In').click();
  await expect(heading).toHaveText('Welcome back');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill(CUSTOMERS_PASSWORD);
  await button(page, 'Sign Up').click();
  await expect(heading).toHaveText('Create your account');
  await button(page, 'Sign In').click();
  await expect(heading).toHaveText('Welcome back');
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
  expect(sent).toEqual([]);
});

test('a member who came by Try Now and signs out again is met as a member', async ({ page }) => {
  const email = 'member@example.com';
  await buy(product, await signUp(product, email), 'weekly');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Try Now' }).click();
  await expect(heading).toHaveText('Create your account');
  await button(page, 'Sign In').click();
  await signInOnScreen(page, email, CUSTOMERS_PASSWORD);
  await expect(page).toHaveURL(/\/chat$/);
  await button(page, 'Logout').click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(heading).toHaveText('Welcome back');
});

test('the way back leads to the checkout however slowly it comes, and whatever another tab does', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(`${product.url}/terms`);
  await choosePlan(page, 'Monthly');
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  const asked = page.waitForRequest(`${product.url}/checkout`);
  await page.route(`${product.url}/checkout`, async (route) => {
    await held;
    await route.continue();
  });
  let lookups = 0;
  page.on('response', (answer) => {
    if (answer.url().includes('/subscription')) lookups += 1;
  });
  await signUpOnScreen(page, 'slow-way@example.com');
  await asked;
  expect(lookups).toBe(1);
  await other.evaluate(() => new BroadcastChannel('repartee-identity').postMessage('look-again'));
  // Waits until the other tab's word was acted on; on a slow machine another look may come with it.
  await expect.poll(() => lookups).toBeGreaterThan(1);
  letIn();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('button', { name: 'Pay R249.99' })).toBeVisible();
});

test('a screen whose script never arrives is given up after two minutes, in words', async ({ page }) => {
  let asked = 0;
  await page.route(/\/assets\/login-.*\.js$/, () => {
    asked += 1;
  });
  await page.clock.install();
  // Nobody is signed in, so this leads to the login without loading another document.
  await page.goto('/account');
  await expect.poll(() => asked).toBe(1);
  const trouble = page.getByRole('heading', { name: 'This page lost its thread' });
  await page.clock.fastForward(119_000);
  await expect(trouble).toHaveCount(0);
  await page.clock.fastForward(2_000);
  await expect(trouble).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the front page' })).toBeVisible();
});

test('what was typed is kept from mode to mode, the focus goes along, and each mode can be used by all', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('kept@example.com');
  await page.getByLabel('Password', { exact: true }).fill('half a thou');
  const heading = page.getByRole('heading', { level: 1 });
  const modes: [string, string][] = [
    ['Sign Up', 'Create your account'],
    ['Sign In', 'Welcome back'],
    ['Forgot password?', 'Forgot your line?'],
    ['Sign In', 'Welcome back'],
    ['Email me a code instead', 'A code instead'],
    ['Sign In', 'Welcome back'],
  ];
  for (const [press, title] of modes) {
    await button(page, press).click();
    await expect(heading).toHaveText(title);
    await expect(heading).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue('kept@example.com');
    expect(await axeFaults(page), title).toEqual([]);
  }
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('half a thou');
  await page.getByRole('button', { name: 'Show what I typed' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
});

test('password managers and phones are told what each field is for', async ({ page }) => {
  await page.goto('/login');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('autocomplete', /^username/);
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await button(page, 'Sign Up').click();
  await expect(page.getByLabel('Name')).toHaveAttribute('autocomplete', 'name');
  await expect(email).toHaveAttribute('autocomplete', 'email');
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  for (const [field, name] of [
    [page.getByLabel('Name'), 'name'],
    [email, 'email'],
    [password, 'password'],
  ] as const)
    await expect(field).toHaveAttribute('name', name);
});

test('no button for Google where none is set up', async ({ page }) => {
  await page.goto('/login');
  await expect(button(page, 'Sign In')).toBeEnabled();
  await expect(page.getByText('Continue with Google')).toHaveCount(0);
  // Not even for an address that looks like Google's.
  await signInOnScreen(page, 'nobody@gmail.com', 'not this one');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('Google')).toHaveCount(0);
});

test('inside an app’s browser Google is not offered, and everything else is', async ({
  browser,
  configured,
}) => {
  const context = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36 Instagram 330.0.0.0.1 Android',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(`${configured.product.url}/login`);
  await expect(page.getByText('Google signs nobody in inside Instagram’s own browser.')).toBeVisible();
  const link = page.getByRole('link', { name: 'Open in your browser' });
  await expect(link).toHaveAttribute('href', /^intent:\/\/localhost:\d+\/login#Intent;scheme=http;/);
  await expect(button(page, 'Continue with Google')).toHaveCount(0);
  await expect(button(page, 'Email me a code instead')).toBeEnabled();
  expect(await axeFaults(page)).toEqual([]);
  await signInOnScreen(page, 'nobody@gmail.com', 'not this one');
  await expect(page.getByRole('alert')).toContainText('Invalid email or password.');
  await expect(page.getByText('This looks like a Google address')).toHaveCount(0);
  await context.close();
});

test('a fault is said at its field and the focus goes there', async ({ page }) => {
  await page.goto('/login');
  await button(page, 'Sign Up').click();
  await page.getByLabel('Email').fill('ann');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await button(page, 'Sign Up').click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Invalid email address\./);
  await page.getByLabel('Email').fill('ann@example.com');
  await button(page, 'Sign Up').click();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Sign Up').click();
  await expect(page.getByLabel('I am 18 or older and accept the terms')).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
});

test('a forgotten password: the letter, its link once, and in with the new one', async ({
  page,
  browser,
}) => {
  const email = 'forgot@example.com';
  await customer(page, email);
  await page.getByLabel('Email').fill(email);
  await button(page, 'Forgot password?').click();
  await button(page, 'Send the link').click();
  await expect(page.getByText('Password reset email sent. Please check your inbox.')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  const link = await fromLetter(product, email, RESET_LINK);

  // Opened elsewhere, as people do: on the phone where the mail is.
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(link);
  const field = phone.getByLabel('New password');
  await expect(field).toHaveAttribute('autocomplete', 'new-password');
  expect(phone.url()).not.toContain('reset');
  await phone.reload();
  await field.fill('short');
  await button(phone, 'Set new password').click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Password should be at least 6 characters\./);
  expect(await axeFaults(phone)).toEqual([]);
  await field.fill('a quite new line 7');
  await button(phone, 'Set new password').click();
  await expect(phone.getByText('Your new password is set. Sign in with it.')).toBeVisible();
  // This device never knew the address; the link did.
  await expect(phone.getByLabel('Email')).toHaveValue(email);
  await signInOnScreen(phone, email, CUSTOMERS_PASSWORD);
  await expect(phone.getByRole('alert')).toContainText('Invalid email or password.');
  await signInOnScreen(phone, email, 'a quite new line 7');
  await expect(phone).toHaveURL(/\/pricing$/);

  await phone.context().clearCookies();
  await phone.goto(link);
  await phone.getByLabel('New password').fill('and another one 8');
  await button(phone, 'Set new password').click();
  await expect(phone.getByRole('alert')).toContainText(
    'This link has expired or was used already. Please ask for a new one.',
  );
  await button(phone, 'Ask for a new link').click();
  await expect(button(phone, 'Send the link')).toBeVisible();
  await phone.context().close();
});

test('an address without an account is told the same, and gets no letter', async ({ page }) => {
  await page.goto('/login');
  await button(page, 'Forgot password?').click();
  await button(page, 'Send the link').click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('nobody@example.com');
  await button(page, 'Send the link').click();
  await expect(page.getByText('Password reset email sent. Please check your inbox.')).toBeVisible();
  expect(lettersTo(product, 'nobody@example.com')).toEqual([]);
});

test('six digits by mail: kept over a reload, pasted as they come, wrong ones refused', async ({ page }) => {
  const email = 'code@example.com';
  await customer(page, email);
  await button(page, 'Email me a code instead').click();
  await page.getByLabel('Email').fill(email);
  await button(page, 'Send me a code').click();
  const field = page.getByLabel('Code');
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(await session(page, 'tempEmail')).toBe(email);
  expect(await axeFaults(page)).toEqual([]);
  const digits = await fromLetter(product, email, CODE);

  await page.reload();
  await expect(field).toBeVisible();
  await field.fill('12');
  await button(page, 'Continue').click();
  await expect(field).toHaveAccessibleDescription(/Please enter all six digits\./);
  await field.fill(String((Number(digits) + 1) % 1_000_000).padStart(6, '0'));
  await button(page, 'Continue').click();
  await expect(field).toHaveAccessibleDescription(/This code is wrong or has expired\./);
  await expect(field).toBeFocused();

  await field.fill(`Your code: ${digits.slice(0, 3)} ${digits.slice(3)}.`);
  await expect(field).toHaveValue(digits);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pricing$/);
  for (const key of ['tempEmail', 'userToken']) expect(await session(page, key)).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('userEmail'))).toBe(email);
});

test('another code after half a minute, and the earlier one is dead', async ({ page }) => {
  const email = 'again@example.com';
  await customer(page, email);
  await page.clock.install();
  await button(page, 'Email me a code instead').click();
  await page.getByLabel('Email').fill(email);
  await button(page, 'Send me a code').click();
  const first = await fromLetter(product, email, CODE);
  await expect(page.getByRole('button', { name: /^Send another code in \d+ s$/ })).toBeDisabled();
  await page.clock.runFor(31_000);
  await button(page, 'Send another code').click();
  await expect(page.getByText('Another code is on its way. The earlier one no longer works.')).toBeVisible();
  const second = await fromLetter(product, email, CODE, 1);
  const field = page.getByLabel('Code');
  if (first !== second) {
    await field.fill(first);
    await button(page, 'Continue').click();
    await expect(field).toHaveAccessibleDescription(/This code is wrong or has expired\./);
  }
  await field.fill(second);
  await button(page, 'Continue').click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('the address can be changed before the code, and the password is one press away', async ({ page }) => {
  await page.goto('/login');
  await button(page, 'Email me a code instead').click();
  await page.getByLabel('Email').fill('typo@exmaple.com');
  await button(page, 'Send me a code').click();
  await button(page, 'Use another address').click();
  await expect(page.getByLabel('Email')).toHaveValue('typo@exmaple.com');
  expect(await session(page, 'tempEmail')).toBeNull();
  await button(page, 'Sign In').click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});

test('a very long address makes no screen wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const email = `${'long.'.repeat(11)}name@${'department.'.repeat(4)}example.com`;
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.goto('/login');
  await signInOnScreen(page, email, 'not this one');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await tooWide()).toBeLessThanOrEqual(0);
  await button(page, 'Email me a code instead').click();
  await button(page, 'Send me a code').click();
  await expect(page.getByText(email)).toBeVisible();
  expect(await tooWide()).toBeLessThanOrEqual(0);
});

test('the link of the confirmation letter, signed in, signed out and broken', async ({ page, browser }) => {
  const email = 'confirm@example.com';
  await page.goto('/login');
  await signUpOnScreen(page, email);
  await expect(page).toHaveURL(/\/pricing$/);
  const link = await fromLetter(product, email, VERIFY_LINK);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText(/^Nothing is confirmed yet\. Sign in first/)).toBeVisible();
  await expect(button(elsewhere, 'Sign In')).toBeEnabled();
  expect(new URL(elsewhere.url()).search).toBe('');
  expect(await axeFaults(elsewhere)).toEqual([]);
  await elsewhere.goto(`${product.url}/api/auth/verify-email?token=made-up`);
  await expect(elsewhere.getByText(/^Nothing is confirmed yet\./)).toBeVisible();
  await elsewhere.context().close();

  await page.goto(link);
  await expect(page.getByText('Your email address is confirmed. Thank you.')).toBeVisible();
  await button(page, 'Continue').click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('a code by keyboard alone', async ({ page }) => {
  const email = 'by-keys@example.com';
  await customer(page, email);
  const tabTo = async (name: string) => {
    const target = button(page, name);
    const focused = () => target.evaluate((element) => element === document.activeElement);
    for (let tab = 0; tab < 40 && !(await focused()); tab++) await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  };
  await expect(button(page, 'Sign In')).toBeEnabled();
  await tabTo('Email me a code instead');
  await page.keyboard.press('Enter');
  // The focus stands at the heading of the new form: one step to its field.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(button(page, 'Send me a code')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Your cue is in the mail');
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#login-code')).toBeFocused();
  await page.keyboard.type(await fromLetter(product, email, CODE));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pricing$/);
});

test('sign-out clears every stored key in every tab, and leaves currency and theme', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await signUpOnScreen(page, 'signs-out@example.com');
  await expect(page).toHaveURL(/\/pricing$/);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${product.url}/account`);
    await expect(button(tab, 'Logout')).toBeVisible();
    await tab.evaluate(() => {
      sessionStorage.setItem('tempEmail', 'left@example.com');
      localStorage.setItem('cyranoChat', 'true');
      localStorage.setItem('currency', 'USD');
    });
    await expect.poll(() => session(tab, 'authToken')).not.toBeNull();
  }
  await button(page, 'Logout').click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/(login)?$/);
    // Another tab may notice the ended session, and note where it was, a moment before it hears of the sign-out.
    const left = () => tab.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    await expect.poll(left, { message: 'what is left stored' }).toEqual(['currency']);
  }
});
