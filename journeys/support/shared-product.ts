/** Products for all stories of a worker that leave each other's people and settings alone. */
import { test as base } from '@playwright/test';
import type { GoogleProduct } from './google.ts';
import { type Product, startProduct } from './product.ts';

/**
 * Playwright's `test` with two products, each started once for each worker that has a story with it. A start costs three seconds of a
 * processor. They are for stories that bring people of their own; one that stops its server, needs other settings or sends many requests
 * starts its own.
 *
 * Also for stories that need neither: with another `test` they would have a browser worker of their own.
 *
 * `shared` has the default settings, but for the time limit of payments, so that a lost answer is soon looked for. `configured` has what
 * many operators set: Google (a real issuer on loopback, to which stories add accounts), a seller, and modest claims. The coach is asked of
 * `shared` alone.
 */
export const test = base.extend<object, { shared: Product; configured: GoogleProduct }>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from the pattern
    async ({}, use) => {
      const product = await startProduct({ env: { PAYMENT_TIMEOUT_MS: '3000' } });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  configured: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      // The issuer takes a while to load, and most workers need none.
      const { startWithGoogle } = await import('./google.ts');
      const started = await startWithGoogle([], {
        coach: false,
        env: {
          SELLER_NAME: 'Prompter (Pty) Ltd',
          SELLER_ADDRESS: '1 Long Street',
          MARKETING_CLAIMS: 'modest',
        },
      });
      await use(started);
      await started.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
