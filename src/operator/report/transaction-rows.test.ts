import { expect, it } from 'vitest';
import { transactionCsv } from './transaction-rows.ts';

it('writes amounts in rand, and what a sheet would calculate as a text', () => {
  const row = {
    takenAt: '2026-11-28T22:30:00.000Z',
    provider: 'paystack',
    paymentId: '=HYPERLINK("https://evil.example","x")',
    checkoutId: '@SUM(A1)',
    plan: 'monthly',
    currency: 'ZAR',
    takenInCents: 24_999,
    feeInCents: 825,
    vatInCents: null,
    givenBackAt: null,
    givenBackInCents: 0,
    state: 'applied',
  };
  const [head, line, ...rest] = transactionCsv([row]).split('\n');
  expect(head).toBe(
    'day,taken at,provider,payment,checkout,plan,currency,taken,fee,VAT in it,given back,given back at,state',
  );
  expect(line).toBe(
    `2026-11-29,2026-11-28T22:30:00.000Z,paystack,"'=HYPERLINK(""https://evil.example"",""x"")",'@SUM(A1),monthly,ZAR,249.99,8.25,,,,applied`,
  );
  expect(rest).toEqual([]);
});
