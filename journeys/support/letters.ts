/** The letters of a product under test, from the outbox in its data folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Product } from './product.ts';

/** A letter as the outbox keeps it. */
export interface KeptLetter {
  to: string;
  subject: string;
  text: string;
}

/** Every letter to an address so far, the oldest first. */
export function lettersTo(product: Product, address: string): KeptLetter[] {
  const folder = join(product.dataDir, 'outbox');
  let names: string[] = [];
  try {
    names = readdirSync(folder);
  } catch {
    // Nothing has been written yet, so there is no folder.
  }
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as KeptLetter)
    .filter(({ to }) => to === address);
}

/**
 * Waits for a letter to an address and gives what a pattern finds in its text: the whole match, or its first group.
 *
 * @param already how many such letters are known of; a later one is waited for
 */
export async function fromLetter(
  product: Product,
  address: string,
  pattern: RegExp,
  already = 0,
): Promise<string> {
  const matches = () =>
    lettersTo(product, address).flatMap(({ text }) => {
      const found = pattern.exec(text);
      return found ? [found[1] ?? found[0]] : [];
    });
  await expect.poll(() => matches().length, { message: `a letter to ${address}` }).toBeGreaterThan(already);
  return matches().at(-1) ?? '';
}
