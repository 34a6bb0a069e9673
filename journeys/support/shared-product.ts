/** One product for all stories of a worker that leave each other's people and settings alone. */
import { test as base } from '@playwright/test';
import { type Product, startProduct } from './product.ts';

/**
 * Playwright's `test` with `shared`: a product with the default settings, started once for each worker. For stories that
 * bring people of their own; one that stops its server, changes settings or sends many requests starts its own.
 */
export const test = base.extend<object, { shared: Product }>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from the pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
