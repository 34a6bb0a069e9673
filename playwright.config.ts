import { defineConfig } from '@playwright/test';
import { chromiumFlags, headlessShellPath } from './journeys/support/browser.ts';

/** Journeys start the product themselves, each story its own, so nothing is started here. */
export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'sandbox-gateway/**/*.spec.ts'],
  outputDir: 'test-results/journeys',
  // Stories start servers of their own on free ports, so three of them can be told at once: the machine of the tests has two cores, and many stories wait for a while.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Long, because the machine may be busy; no story passes by waiting.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    // Recording costs a third of the stories' time; a failed one is told again with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: headlessShellPath(), args: chromiumFlags },
  },
});
