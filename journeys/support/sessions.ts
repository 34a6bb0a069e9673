/** Sessions of a product under test: who a browser is, and how long ago it signed in. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import type { Product } from './product.ts';

/** Whose session a browser has, by the product's word; null where it has none. */
export async function signedInAs(page: Page, product: Product): Promise<string | null> {
  const answer = await page.request.get(`${product.url}/api/auth/session`);
  return ((await answer.json()) as { user: { email: string } | null }).user?.email ?? null;
}

/** A second connection to the product's own database, as an operator's command has. */
export function inDatabase<T>(product: Product, use: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(product.dataDir, 'repartee.db'), { timeout: 5_000 });
  try {
    return use(database);
  } finally {
    database.close();
  }
}

/** Every session so far was signed in twenty minutes ago. */
export function ageSessions(product: Product): void {
  const longAgo = new Date(Date.now() - 20 * 60_000).toISOString();
  inDatabase(product, (database) => database.prepare('update session set createdAt = ?').run(longAgo));
}

/** Makes a browser one that was never here, and opens /login; what a device keeps stays. */
export async function comeAnew(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/login');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.reload();
}
