import { describe, expect, it } from 'vitest';
import {
  currencyOffer,
  dailyInCents,
  formatPrice,
  formatRand,
  isPlanType,
  PLAN_TYPES,
  PLANS,
  wirePlans,
} from './index.ts';

describe('the catalogue', () => {
  it.each([
    ['weekly', 9_999, 7, 1],
    ['monthly', 24_999, 30, 2],
    ['yearly', 199_999, 365, 3],
  ] as const)('%s costs %i cents for %i days, rank %i', (type, amountInCents, days, rank) => {
    expect(PLANS[type]).toMatchObject({ type, amountInCents, days, rank, currency: 'ZAR' });
  });

  it.each([
    ['weekly', 'R14.28'],
    ['monthly', 'R8.33'],
    ['yearly', 'R5.48'],
  ] as const)('a day of %s is %s', (type, price) => {
    expect(formatRand(dailyInCents(PLANS[type]))).toBe(price);
  });

  it('knows no other plan', () => {
    expect([...PLAN_TYPES, 'Weekly', 'lifetime', '', null, 1, '__proto__'].map(isPlanType)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('tells prices on the wire in rand and in cents', () => {
    expect(wirePlans().plans.map((plan) => [plan.type, plan.price, plan.amountInCents])).toEqual([
      ['weekly', 99.99, 9_999],
      ['monthly', 249.99, 24_999],
      ['yearly', 1999.99, 199_999],
    ]);
  });
});

describe('prices for the eye', () => {
  it.each([
    [24_999, 'ZAR', 'R249.99'],
    [199_999, 'ZAR', 'R1999.99'],
    [24_999, 'USD', '≈$13'],
    [24_999, 'EUR', '≈€12'],
    [24_999, 'GBP', '≈£10'],
    [24_999, 'AUD', '≈A$20'],
    [199_999, 'CAD', '≈C$146'],
  ] as const)('%i cents in %s reads %s', (amountInCents, currency, text) => {
    expect(formatPrice(amountInCents, currency)).toBe(text);
  });

  it.each([
    ['en-ZA', null],
    ['en-GB', 'GBP'],
    ['de-DE', 'EUR'],
    ['fr', null],
    ['en_AU', 'AUD'],
  ])('a browser in %s is offered %s', (locale, currency) => {
    expect(currencyOffer(locale)).toBe(currency);
  });
});
