import { describe, expect, it } from 'vitest';
import type { MoneyLine } from '#checkout/server';
import { sumMoney } from './money-report.ts';
import { inRand, moneyCsv, moneyText } from './money-text.ts';

const line = (at: string, change: Partial<MoneyLine> = {}): MoneyLine => ({
  event: 'captured',
  atMs: Date.parse(at),
  count: 1,
  plan: 'weekly',
  provider: 'yoco',
  amountInCents: 9_999,
  currency: 'ZAR',
  days: 0,
  ...change,
});
const range = { from: '2026-11-29', to: '2026-12-01', by: 'day' } as const;
const LINES = [
  // 23:59 and midnight of the 30th in South Africa.
  line('2026-11-29T21:59:59.999Z'),
  line('2026-11-29T22:00:00.000Z'),
  line('2026-11-30T10:00:00.000Z', { plan: 'monthly', provider: 'paystack', amountInCents: 24_999 }),
  line('2026-11-30T22:30:00.000Z', { event: 'refunded' }),
  line('2026-11-30T12:00:00.000Z', { currency: 'USD', amountInCents: 500 }),
  line('2026-11-30T12:00:00.000Z', { event: 'imported', amountInCents: 199_999, plan: 'yearly' }),
  line('2026-11-30T12:00:00.000Z', { event: 'granted', amountInCents: 0, days: 30, plan: 'monthly' }),
  line('2026-11-30T12:00:00.000Z', { event: 'extended', amountInCents: 0, days: 3 }),
  line('2026-11-30T12:00:00.000Z', { event: 'extended', amountInCents: 0, days: 4 }),
];
const sums = (payments: number, capturedInCents: number, refunds = 0, refundedInCents = 0) => ({
  payments,
  capturedInCents,
  refunds,
  refundedInCents,
  netInCents: capturedInCents - refundedInCents,
});
const report = (by: 'day' | 'month') => ({
  ...range,
  by,
  zone: 'Africa/Johannesburg',
  currency: 'ZAR' as const,
  unsettledNow: [],
  askedBackNow: { requests: 0, amountInCents: 0 },
  ...sumMoney(LINES, { ...range, by }),
});

describe('the sums of the ledger', () => {
  it('take off what was given back, and are of rand alone', () => {
    expect(report('day').total).toEqual(sums(3, 44_997, 1, 9_999));
    expect(report('day').otherCurrencies).toEqual([
      { event: 'captured', currency: 'USD', count: 1, amountInCents: 500 },
    ]);
  });

  it('are the same by plan and provider', () => {
    expect(report('day').parts).toEqual([
      { plan: 'weekly', provider: 'yoco', ...sums(2, 19_998, 1, 9_999) },
      { plan: 'monthly', provider: 'paystack', ...sums(1, 24_999) },
    ]);
  });

  it.each([
    [
      'day',
      [
        ['2026-11-29', sums(1, 9_999)],
        ['2026-11-30', sums(2, 34_998)],
        ['2026-12-01', sums(0, 0, 1, 9_999)],
      ],
    ],
    [
      'month',
      [
        ['2026-11', sums(3, 44_997)],
        ['2026-12', sums(0, 0, 1, 9_999)],
      ],
    ],
  ] as const)('by %s, which begins in South Africa', (by, expected) => {
    expect(report(by).periods.map(({ period, parts: _parts, ...own }) => [period, own])).toEqual(expected);
  });

  it('hold nothing that was given or paid elsewhere; it stands apart', () => {
    expect(report('day').withoutMoney).toEqual({
      granted: [{ plan: 'monthly', count: 1, days: 30 }],
      extended: { count: 2, days: 7 },
      imported: { count: 1, amountInCents: 199_999 },
    });
  });

  it('name each period once, the empty ones too', () => {
    const { periods } = sumMoney([], { from: '2026-01-31', to: '2027-03-01', by: 'month' });
    expect(periods.map(({ period }) => period)).toHaveLength(15);
    expect(new Set(periods.map(({ period }) => period)).size).toBe(15);
    expect(sumMoney([], { from: '2028-02-28', to: '2028-03-01', by: 'day' }).periods).toHaveLength(3);
  });

  it('put a plan that nobody knows any more last', () => {
    const { parts } = sumMoney([line('2026-11-30T12:00:00.000Z', { plan: null }), ...LINES], range);
    expect(parts.map(({ plan }) => plan)).toEqual(['weekly', 'monthly', null]);
  });
});

describe('on paper', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [24_999, '249.99'],
    [-199_999, '-1999.99'],
    [900_719_925_474_099, '9007199254740.99'],
  ])('%i cents are %s', (cents, text) => {
    expect(inRand(cents)).toBe(text);
  });

  it('the text says what is in the sums and what is not', () => {
    const text = moneyText(report('day'));
    expect(text).toMatch(/^all +3 +R449\.97 +1 +-R99\.99 +R349\.98$/m);
    expect(text).toMatch(/^2026-12-01 +0 +– +1 +-R99\.99 +-R99\.99$/m);
    expect(text).toContain('In no sum: 1 captured in USD, 5.00.');
    expect(text).toContain('In no sum, given: 1 × monthly plan, 30 days.');
    expect(text).toContain('In no sum, given: 2 × longer, 7 days.');
    expect(text).toContain('In no sum, paid in the old system: 1 payments, R1999.99.');
  });

  it('the table for a sheet adds up to the total', () => {
    const [head, ...rows] = moneyCsv(report('day')).split('\n');
    expect(head).toBe(
      'day (Africa/Johannesburg),plan,provider,currency,payments,taken,refunds,given back,net',
    );
    expect(rows).toEqual([
      '2026-11-29,weekly,yoco,ZAR,1,99.99,0,0.00,99.99',
      '2026-11-30,weekly,yoco,ZAR,1,99.99,0,0.00,99.99',
      '2026-11-30,monthly,paystack,ZAR,1,249.99,0,0.00,249.99',
      '2026-12-01,weekly,yoco,ZAR,0,0.00,1,99.99,-99.99',
    ]);
  });
});
