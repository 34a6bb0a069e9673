import { describe, expect, it } from 'vitest';
import { readingAge, textsOf } from './reading-age.ts';

/** Most that a screen may ask of its reader, in years. */
const LIMIT_YEARS = 12;

/**
 * The copy of the open pages, legal text with it, and of the screens. Left out: errors that the specification words, and identity, whose copy is
 * looked after beside it.
 */
const copies: Record<string, () => Promise<unknown>> = {
  landing: () => import('../src/pages/content/landing.ts'),
  'choose-us': () => import('../src/pages/content/choose-us.ts'),
  claims: () => import('../src/pages/content/claims.ts'),
  pricing: () => import('../src/pages/content/pricing.ts'),
  errors: () => import('../src/pages/content/errors.ts'),
  terms: () => import('../src/pages/content/terms.ts'),
  privacy: () => import('../src/pages/content/privacy.ts'),
  checkout: () => import('../src/checkout/web/copy.ts'),
  cyrano: async () => (await import('../src/coach/web/copy.ts')).CYRANO_COPY,
};

describe('the reading age', () => {
  it.each(Object.keys(copies))('of %s is about twelve at most', async (name) => {
    const { years, words } = readingAge(textsOf(await copies[name]?.()));
    expect(words).toBeGreaterThan(20);
    expect(years).toBeLessThanOrEqual(LIMIT_YEARS);
  });

  it('of all of it together is well below', async () => {
    const all = await Promise.all(Object.values(copies).map((load) => load()));
    expect(readingAge(all.flatMap(textsOf)).years).toBeLessThanOrEqual(LIMIT_YEARS - 1);
  });

  it('of hard words in long sentences is high, of short ones low', () => {
    const hard =
      'Notwithstanding any provision to the contrary, the responsible party shall process personal information exclusively in accordance with applicable legislation.';
    expect(readingAge([hard]).years).toBeGreaterThan(18);
    expect(readingAge(['You paste it. It reads it. You pick a line.']).years).toBeLessThan(8);
  });

  it('is taken over sentences, not over labels', () => {
    expect(readingAge(['Pricing', 'You pay once.', 'Terms and conditions of everything']).words).toBe(3);
  });
});
